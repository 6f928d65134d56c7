# Where points come from, and what breaks a tie.

keyper-source-shipping = vracht
keyper-source-farm = boerderij
keyper-source-village = dorp
keyper-source-fair = jaarmarkten
keyper-ahead = { $above } heeft { $more }, { $below } heeft { $less }.
    .you = Jij hebt { $more }, { $below } heeft { $less }.
    .yours = { $above } heeft { $more }, jij hebt { $less }.
keyper-workforce = Keyper: keyples per beurt

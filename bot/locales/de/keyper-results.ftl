# Where points come from, and what breaks a tie.

keyper-source-shipping = Fracht
keyper-source-farm = Farm
keyper-source-village = Dorf
keyper-source-fair = Jahrmärkte
keyper-ahead = { $above } hat { $more }, { $below } hat { $less }.
    .you = Du hast { $more }, { $below } hat { $less }.
    .yours = { $above } hat { $more }, du hast { $less }.
keyper-workforce = Keyper: Keyples, Zug für Zug

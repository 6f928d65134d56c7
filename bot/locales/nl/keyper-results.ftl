# Where points come from, and what breaks a tie.

keyper-source-shipping = vracht
keyper-source-farm = boerderij
keyper-source-village = dorp
keyper-source-fair = jaarmarkten
keyper-ahead = { $above } bezit { $more }, { $below } bezit { $less }, en dat beslist.
keyper-workforce = Keyper: keyples, beurt na beurt

# Where points come from, and what breaks a tie.

keyper-source-shipping = shipping
keyper-source-farm = farm
keyper-source-village = village
keyper-source-fair = fairs
keyper-ahead = { $above } owns { $more }, { $below } owns { $less }, and that decides.
keyper-workforce = Keyper: keyples, turn by turn

# Where points come from, and what breaks a tie.

keyper-source-shipping = shipping
keyper-source-farm = farm
keyper-source-village = village
keyper-source-fair = fairs
keyper-ahead = { $above } has { $more }, { $below } has { $less }.
    .you = You have { $more }, { $below } has { $less }.
    .yours = { $above } has { $more }, you have { $less }.
keyper-workforce = Keyper: keyples, turn by turn

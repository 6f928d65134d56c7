# Where points come from, and what breaks a tie.

keyper-source-shipping = fret
keyper-source-farm = ferme
keyper-source-village = village
keyper-source-fair = foires
keyper-ahead = { $above } a { $more }, { $below } a { $less }.
    .you = Tu as { $more }, { $below } a { $less }.
    .yours = { $above } a { $more }, tu as { $less }.
keyper-workforce = Keyper : keyples, tour par tour

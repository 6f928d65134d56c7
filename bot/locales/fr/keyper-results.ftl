# Where points come from, and what breaks a tie.

keyper-source-shipping = fret
keyper-source-farm = ferme
keyper-source-village = village
keyper-source-fair = foires
keyper-ahead = { $above } possède { $more }, { $below } possède { $less } : voilà ce qui départage.
keyper-workforce = Keyper : keyples, tour par tour

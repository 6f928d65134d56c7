# Where points come from, and what breaks a tie.

keyper-source-shipping = Fracht
keyper-source-farm = Farm
keyper-source-village = Dorf
keyper-source-fair = Jahrmärkte
keyper-ahead = { $above } besitzt { $more }, { $below } besitzt { $less }: Das entscheidet.
keyper-workforce = Keyper: Keyples, Zug für Zug

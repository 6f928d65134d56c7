# Where points come from, and what breaks a tie.

keyper-source-shipping = envíos
keyper-source-farm = granja
keyper-source-village = aldea
keyper-source-fair = ferias
keyper-ahead = { $above } tiene { $more }, { $below } tiene { $less }.
    .you = Tienes { $more }, { $below } tiene { $less }.
    .yours = { $above } tiene { $more }, tú tienes { $less }.
keyper-workforce = Keyper: keyples, turno a turno

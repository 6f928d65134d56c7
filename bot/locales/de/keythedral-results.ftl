# Where points come from, and what breaks a tie.

keythedral-source-seats = Sitze mit Nummer { $number }
keythedral-source-cubes = übrige Waren
keythedral-ahead = Die übrigen Waren von { $above } sind { $more } wert, die von { $below } { $less }.
    .you = Deine übrigen Waren sind { $more } wert, die von { $below } { $less }.
    .yours = Die übrigen Waren von { $above } sind { $more } wert, deine { $less }.
keythedral-workforce = Keythedral: Waren, Zug für Zug

# Where points come from, and what breaks a tie.

keythedral-source-seats = Sitze mit Nummer { $number }
keythedral-source-cubes = übrige Steine
keythedral-ahead = Die übrigen Steine von { $above } sind { $more } wert, die von { $below } { $less }.
    .you = Deine übrigen Steine sind { $more } wert, die von { $below } { $less }.
    .yours = Die übrigen Steine von { $above } sind { $more } wert, deine { $less }.
keythedral-workforce = Keythedral: Steine, Zug für Zug

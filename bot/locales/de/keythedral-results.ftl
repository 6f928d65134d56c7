# Where points come from, and what breaks a tie.

keythedral-source-seats = Sitze der Nummer { $number }
keythedral-source-cubes = übrige Würfel
keythedral-ahead = Die übrigen Würfel entscheiden. Die von { $above } sind { $more } wert, die von { $below } { $less }.
keythedral-workforce = Keythedral: Würfel, Zug für Zug

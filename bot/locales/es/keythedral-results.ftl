# Where points come from, and what breaks a tie.

keythedral-source-seats = asientos de número { $number }
keythedral-source-cubes = cubos sobrantes
keythedral-ahead = deciden los cubos sobrantes. Los de { $above } valen { $more }, los de { $below } { $less }.
keythedral-workforce = Keythedral: cubos, turno a turno

# Where points come from, and what breaks a tie.

keythedral-source-seats = zetels met nummer { $number }
keythedral-source-cubes = blokjes over
keythedral-ahead = de resterende blokjes beslissen. Die van { $above } zijn { $more } waard, die van { $below } { $less }.
keythedral-workforce = Keythedral: blokjes, beurt na beurt

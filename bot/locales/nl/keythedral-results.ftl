# Where points come from, and what breaks a tie.

keythedral-source-seats = zetels met nummer { $number }
keythedral-source-cubes = overgebleven blokjes
keythedral-ahead = De blokjes die { $above } over heeft, zijn { $more } waard, die van { $below } { $less }.
    .you = De blokjes die je over hebt, zijn { $more } waard, die van { $below } { $less }.
    .yours = De blokjes die { $above } over heeft, zijn { $more } waard, die van jou { $less }.
keythedral-workforce = Keythedral: blokjes per beurt

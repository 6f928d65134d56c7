# Where points come from, and what breaks a tie.

keythedral-source-seats = seats of number { $number }
keythedral-source-cubes = cubes left over
keythedral-ahead = the cubes left over decide. Those of { $above } are worth { $more }, those of { $below } { $less }.
keythedral-workforce = Keythedral: cubes, turn by turn

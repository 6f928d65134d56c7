# Where points come from, and what breaks a tie.

keythedral-source-seats = sièges numéro { $number }
keythedral-source-cubes = cubes restants
keythedral-ahead = les cubes restants départagent. Leur valeur : { $above } { $more }, { $below } { $less }.
keythedral-workforce = Keythedral : cubes, tour par tour

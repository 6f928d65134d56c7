# Where points come from, and what breaks a tie.

keythedral-source-seats = sièges de la rangée { $number }
keythedral-source-cubes = cubes restants
keythedral-ahead = Valeur des cubes restants : { $above } { $more }, { $below } { $less }.
    .you = Valeur des cubes restants : toi { $more }, { $below } { $less }.
    .yours = Valeur des cubes restants : { $above } { $more }, toi { $less }.
keythedral-workforce = Keythedral : cubes, tour par tour

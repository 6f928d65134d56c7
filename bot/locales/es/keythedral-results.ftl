# Where points come from, and what breaks a tie.

keythedral-source-seats = asientos del número { $number }
keythedral-source-cubes = cubos sobrantes
keythedral-ahead = Los cubos sobrantes de { $above } valen { $more }; los de { $below }, { $less }.
    .you = Tus cubos sobrantes valen { $more }; los de { $below }, { $less }.
    .yours = Los cubos sobrantes de { $above } valen { $more }; los tuyos, { $less }.
keythedral-workforce = Keythedral: cubos, turno a turno

# Where points come from, and what breaks a tie.

keythedral-source-seats = seats of number { $number }
keythedral-source-cubes = cubes left over
keythedral-ahead = { $above }’s cubes left over are worth { $more }, { $below }’s { $less }.
    .you = Your cubes left over are worth { $more }, { $below }’s { $less }.
    .yours = { $above }’s cubes left over are worth { $more }, yours { $less }.
keythedral-workforce = Keythedral: cubes, turn by turn

# The legend of Keythedral’s signs.

keythedral-signs-group-cubes = Cubes
keythedral-signs-any = any cube
keythedral-signs-group-fields = Fields
keythedral-signs-group-map = On the map
keythedral-signs-place = number of a field or place, not a count
keythedral-signs-worker = worker, with the number of its dwelling
keythedral-signs-cottage = cottage: sends 1 worker
keythedral-signs-house = house: sends up to 2 workers
keythedral-signs-fence = fence, with its builder’s sign
keythedral-signs-site = free place for a cottage
keythedral-signs-halo = yellow: sends its workers now
keythedral-signs-keythedral = the keythedral
keythedral-signs-marker = which number works first, second …
keythedral-signs-start = start player
keythedral-signs-field-back = back of the next field
keythedral-signs-group-town = In town and in the keythedral
keythedral-signs-seat = number of a row of seats
keythedral-signs-hidden-seat = seat not on sale yet
keythedral-signs-sold = seat sold
keythedral-signs-price = law: 1 cube more, or 1 less
keythedral-signs-new-house = turn a cottage into a house
keythedral-signs-new-fence = fence in hand, or to build
keythedral-signs-no-fence = remove a fence
keythedral-signs-law = law

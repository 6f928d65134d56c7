### Words that tests put into Lantern.

lantern-planted = { $what } { $mark }
lantern-aims-planted = Planted:

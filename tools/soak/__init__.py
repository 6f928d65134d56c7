"""Games on the real process, which is killed again and again, while Discord and the disk fail at random."""

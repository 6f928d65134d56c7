# The legend of signs: shared by all games.

signs-button = What do the signs mean?
signs-title = What the signs mean
signs-page = ### { $game }: what the signs mean
signs-group-marks = On every picture
signs-players = each player’s colour and sign
signs-computer = before a name: a computer plays
signs-badge = letter or number of the button for this piece or place
signs-pale = pale or dim: you can’t choose it now
signs-draft = yellow: your choice, not played yet; around a player: their turn
signs-news = red with a dot: new since your last visit
signs-count = how many of the piece before it
signs-points = points
signs-arrow = pay the left, get the right

-- Games and lobbies opened so far are played by the rulings they were agreed under.
UPDATE game SET options = json_set(options, '$.rulings', '1');

"""What all pictures are made of: theme, layout maths, text, sprites, marks, files. No game names here."""

"""Pages, panels and pictures, made from decisions and views, never from a game's rules."""

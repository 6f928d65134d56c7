"""A turn and what it means: tables in play, who is asked, what is written, what answers itself."""

# Words of `latchkey play`.

playground-demo = Half played: it is your turn now, and the computer plays the other seats.

# A finished game as one page to keep and to share.

replay-all = Sicht aller
replay-player = Spieler { $number }
replay-who = { $who }
replay-turn = Zug { $turn } von { $turns }
replay-start = Der Anfang
replay-end = Das Ende
replay-first = An den Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-language = Sprache
replay-view = Gesehen von
replay-zoom = Bild vergrößern
replay-theme = Hell oder dunkel
replay-score = Endwertung
replay-hint = Pfeiltasten, Wischen und der Regler führen von Zug zu Zug; ein Tippen vergrößert das Bild.
replay-old = Diese Aufzeichnung öffnet jeder neuere Browser, der Skripte ausführen darf.
replay-button = 💾 Zum Behalten
replay-drawing = 💾 Ich zeichne die ganze Partie. Das dauert eine Weile.
replay-here = 💾 **{ $game }**, Zug um Zug, in einer Datei. Jeder Browser öffnet sie, auch ohne Netz; gib sie, wem du magst.
replay-failed = Diese Aufzeichnung konnte nicht gezeichnet werden. `/game log` erzählt dasselbe in Worten.
replay-not-over = Die Aufzeichnung des ganzen Spiels gibt es, wenn es vorbei ist.

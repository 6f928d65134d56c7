# A finished game as one page to keep and to share.

replay-all = Vista de todos
replay-player = Jugador { $number }
replay-who = { $who }
replay-turn = Turno { $turn } de { $turns }
replay-start = El comienzo
replay-end = El final
replay-first = Al comienzo
replay-back = Un turno atrás
replay-on = Un turno adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausar
replay-slider = Turno
replay-language = Idioma
replay-view = Visto por
replay-zoom = Ampliar la imagen
replay-theme = Claro u oscuro
replay-score = Puntuación final
replay-hint = Las flechas, los deslizamientos y el control llevan de turno en turno; un toque amplía la imagen.
replay-old = Esta partida se abre en cualquier navegador reciente que pueda ejecutar scripts.
replay-button = 💾 Para guardar
replay-drawing = 💾 Dibujo toda la partida. Esto tarda un rato.
replay-here = 💾 **{ $game }**, turno a turno, en un solo archivo. Cualquier navegador lo abre, también sin red; dáselo a quien quieras.
replay-failed = No se pudo dibujar esta partida. `/game log` cuenta lo mismo con palabras.
replay-not-over = La partida entera se puede guardar cuando haya acabado.

# The legend of signs: shared by all games.

signs-button = ¿Qué significan los signos?
signs-title = Qué significan los signos
signs-page = ### { $game }: qué significan los signos
signs-group-marks = En todas las imágenes
signs-players = color y signo de cada jugador
signs-computer = delante de un nombre: máquina
signs-badge = letra o número del botón de esta pieza o lugar
signs-pale = pálido o apagado: ahora no se puede elegir
signs-draft = amarillo: tu elección, aún sin jugar; en un jugador: le toca
signs-news = rojo con un punto: nuevo desde tu última visita
signs-count = cuántas hay de la pieza anterior
signs-points = puntos
signs-arrow = pagas lo de la izquierda y recibes lo de la derecha

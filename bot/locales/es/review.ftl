# A game looked at again.

review-button = Análisis
review-progress = 🔎 Analizando la partida: { $done } de { $of } turnos…
review-title = ### 🔎 { $game }: análisis
review-chart = { $game }: puntos esperados, turno a turno
review-alt = Gráfico de líneas con los puntos esperados de cada jugador en { $turns } turnos.
review-borders = Las líneas empiezan de cero en cada estación o ronda, porque entonces cambian los valores.
review-worst = **Los turnos que más puntos costaron:**
review-own-worst = **Los turnos que más puntos te costaron:**
review-none = No he encontrado errores claros.
review-stopped = La partida terminó antes de tiempo. Estos son los puntos hasta entonces.
review-well = **Bien jugado:** { $who }, { $chapter }, turno { $number }: { $line }.
review-own-well = **Bien jugado:** { $chapter }, turno { $number }: { $line }.
review-hinted = **Tus jugadas y mis pistas:** en { $count } de { $of } turnos jugaste lo que yo habría sugerido.
review-hinted-turns = -# Turnos { $turns }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}
review-partial = Hasta ahora he comparado { $done } de { $of } turnos. Esta página se completará cuando termine el análisis.
review-turn = **{ $chapter }, turno { $number }, { $who }**: costó unos { $points } puntos
review-own-turn = **{ $chapter }, turno { $number }**: costó unos { $points } puntos
review-played = Jugado: { $line }
review-better = Mejor: { $line }
review-look = Ver posición
review-label-played = Jugado
review-label-better = Mejor
review-as-played = Turno { $number } tal como se jugó. { $picture }
review-as-better = Turno { $number } con una jugada mejor. { $picture }
review-decided =
    { $points ->
        [0] **Lo que decidió la partida:** { $first } y { $second } empatan a puntos.
       [one] **Lo que decidió la partida:** { $first } le saca 1 punto a { $second }.
       *[other] **Lo que decidió la partida:** { $first } le saca { $points } puntos a { $second }.
    } La mayor diferencia: { $source }, { $more } a { $less }.
review-foot = Es la opinión de una máquina, y se equivoca a menudo. Solo usa lo que el jugador podía saber entonces.
review-not-over = Podrás analizar la partida cuando termine.

# A game looked at again.

review-button = Repaso
review-progress = 🔎 Repasando la partida: { $done } de { $of } turnos…
review-title = ### 🔎 { $game }: repaso de la partida
review-chart = { $game }: puntos que cabía esperar, turno a turno
review-alt = Puntos que cada jugador podía esperar a lo largo de { $turns } turnos, en líneas.
review-borders = Las líneas vuelven a empezar con cada estación o ronda: lo que hay en la mesa vale entonces otra cosa.
review-worst = **Donde más se perdió:**
review-own-worst = **Donde más perdiste:**
review-none = Una máquina apenas habría jugado de otra forma.
review-turn = **{ $chapter }, turno { $number }, { $who }**: unos { $points } puntos
review-own-turn = **{ $chapter }, turno { $number }**: unos { $points } puntos
review-played = Jugado: { $line }
review-better = Mejor: { $line }
review-why = De menos: { $why }
review-look = Verlo allí
review-as-played = Turno { $number } tal como se jugó. { $picture }
review-as-better = Turno { $number } con la jugada mejor. { $picture }
review-decided =
    { $points ->
        [0] **Lo que decidió la partida:** { $first } y { $second } tienen los mismos puntos: { $sources } para { $first }.
       *[other] **Lo que decidió la partida:** { $first } frente a { $second }: { $sources }, { $points } en total.
    }
review-source = { $source } { $points }
review-foot = Según lo juzga una máquina, que se equivoca a menudo. Lo mejor se juzga por lo que el jugador podía saber entonces.
review-not-over = Una partida se repasa cuando ha acabado.

# Gráficos de una partida terminada.

charts-button = Gráficos
charts-title = ### 📊 { $game }, { $name }: cómo se llegó ahí
charts-heading = { $game }: puntos y ritmo
charts-sources = Puntos por origen
charts-chapters = { $chapters }: valor al final
charts-tempo = Ritmo
charts-pace = turno habitual
charts-turns = turnos
charts-alt = { $title }, en líneas. Al final: { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = Un turno solía durar { $pace }, { $turns } en total.
charts-not-over = Hay gráficos de una partida cuando ha terminado.
charts-source = { $source }: { $points }

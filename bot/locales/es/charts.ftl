# Gráficos de una partida terminada.

charts-button = Gráficos
charts-title = ### 📊 { $game }, { $name }: gráficos
charts-heading = { $game }: puntos y ritmo
charts-sources = Puntos por origen
charts-chapters = { $chapters }: valor al final de cada una
charts-tempo = Ritmo
charts-pace = turno típico
charts-turns = turnos
charts-alt = Gráfico de líneas. { $title }; al final: { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }, normalmente de { $pace }.
charts-not-over = Podrás ver los gráficos cuando termine la partida.
charts-source = { $source }: { $points }

# Gráficos de una partida terminada.

charts-button = Gráficos
charts-title = ### 📊 { $game }, { $name }: gráficos
charts-heading = { $game }: puntos y ritmo
charts-sources = Puntos por origen
charts-chapters = { $chapters }: puntos al final de cada una
charts-tempo = Ritmo
charts-pace = turno típico
charts-turns = turnos
charts-alt = Gráfico de líneas. { $title }; al final: { $last }.
charts-line = { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. { $sources }.
charts-line-pace =
    { $turns ->
        [one] 1 turno de { $pace }.
       *[other] { $turns } turnos, normalmente de { $pace }.
    }
charts-not-over = Podrás ver los gráficos cuando termine la partida.
charts-source = { $source }: { $points }

### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Partida larga
lantern-option-long-help = Tres rondas en vez de dos
lantern-option-pile = Montón
lantern-option-pile-help = Cuántas fichas hay
lantern-option-pile-small = pequeño
lantern-option-pile-large = grande
lantern-option-gift = Regalo
lantern-option-gift-help = Una ficha más al empezar

## Tokens

lantern-amber = naranja
lantern-blue = azul
lantern-white = blanco
lantern-token-amber = Ficha naranja
lantern-token-amber-help = Uno de tres colores. Encendida, es un farol redondo que vale 1 punto; uno de cada color forman un juego que vale 2 más. Apaga sola un farol naranja; cualquier otro, junto con una segunda ficha.
lantern-token-blue = Ficha azul
lantern-token-blue-help = Uno de tres colores. Encendida, es un farol con esquinas que vale 1 punto; uno de cada color forman un juego que vale 2 más. Apaga sola un farol azul; cualquier otro, junto con una segunda ficha.
lantern-token-white = Ficha blanca
lantern-token-white-help = Uno de tres colores. Encendida, es un farol alto que vale 1 punto; uno de cada color forman un juego que vale 2 más. Apaga sola un farol blanco; cualquier otro, junto con una segunda ficha.
lantern-sets = { $count ->
    [one] Un juego de tres
   *[other] { $count } juegos de tres
    }

## Questions

lantern-ask-hide = ¿Qué ficha escondes?
lantern-ask-hidden = Escondes { $colour }. ¿Seguro?
lantern-ask-nothing-to-hide = No tienes ninguna ficha que esconder.
lantern-ask-turn = Ronda { $round }: ¿qué haces?
lantern-ask-more = Enciendes { $lit }, por { $points ->
    [one] un punto
   *[other] { $points } puntos
    } en total. ¿Otro más?
lantern-ask-draw = Has robado. ¿Cedes el turno?
lantern-ask-pass = Pasas. ¿Seguro?
lantern-ask-snuff = { $by } ha encendido { $lit }. ¿Apagas uno?
lantern-ask-let = Dejas arder todos. ¿Seguro?
lantern-ask-snuffed = Apagas { $colour }. ¿Seguro?

## Options

lantern-hide = Esconder
lantern-hide-brief = esconder{ " " }
lantern-light = Encender
lantern-makes-a-set = { $colour } (un juego)
lantern-draw = Robar
lantern-pass = Pasar
lantern-snuff = Apagar
lantern-paying = por { $tokens }
lantern-let = Dejar arder
lantern-end = Fin

## Orders

lantern-plan-let = Dejar arder todo
lantern-plan-lets = Dejar arder todos los faroles, los encienda quien los encienda
lantern-plan-snuff = Apagar una vez
lantern-plan-snuffs = Apagar el próximo farol { $colour } por una ficha de su color
lantern-plan-no-token = no te quedaban fichas de su color
lantern-fact-dark = nada arde ante { $who }
lantern-fact-lit = { $lit } arde ante { $who }

## What happened

lantern-shown = { $who } había escondido { $colour }
lantern-all-shown = Brillan los faroles escondidos: { $shown }.
lantern-none-shown = Nadie tenía fichas que esconder.
lantern-drew = { $who } roba una ficha.
lantern-you-drew = Has robado { $colour }.
lantern-did-light = { $who } enciende { $lit }.
lantern-did-pass = { $who } pasa.
lantern-snuffed = { $who } apaga { $colour } por { $paid }.
lantern-burn-on = Nadie apaga: todos siguen ardiendo.

## Pictures and their text twins

lantern-pictures-player = { $who }
lantern-pictures-player-number = Jugador { $number }
lantern-pictures-round = Ronda { $round } de { $rounds }
lantern-pictures-over = Se cuentan los faroles
lantern-pictures-waiting = Ahora: { $who }
lantern-pictures-pile = El montón
lantern-pictures-gone = Apagados
lantern-pictures-dark = Aún no arde ningún farol
lantern-pictures-empty-hand = Sin fichas
lantern-pictures-starts = Empieza esta ronda
lantern-pictures-screen = Mis fichas
lantern-pictures-lanterns = Faroles
lantern-pictures-just-lit = Recién encendidos por { $who }
lantern-pictures-hidden = Escondes { $colour }.
lantern-pictures-answer = Apagas { $colour } por { $paid }.
lantern-pictures-score = Puntuación
lantern-pictures-sets = Juegos
lantern-pictures-total = Total
lantern-pictures-ties = Empate a puntos: decide quién tiene más fichas en mano.
lantern-pictures-counted = { $count } de { $colour }
lantern-pictures-none = nada
lantern-pictures-in-the-pile = { $count ->
    [0] El montón está vacío.
    [one] Hay una ficha en el montón.
   *[other] Hay { $count } fichas en el montón.
    }
lantern-pictures-out = Fuera de la partida: { $tokens }.
lantern-pictures-fresh = { $who } acaba de encender { $lit }.
lantern-pictures-seat = { $who }: { $points ->
    [one] un punto
   *[other] { $points } puntos
    }, encendidos: { $lit }; en mano { $tokens ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $tokens } fichas
    }.
lantern-pictures-own = Tus fichas: { $tokens }.
lantern-pictures-standing = { $rank }. { $who }, { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.

## Names of the pictures

lantern-picture-table = La mesa
lantern-picture-screen-of = Fichas de { $who }
lantern-picture-score = Puntuación

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

lantern-synonyms =
    ficha, fichas, carta, pieza: token
    farol, faroles, linterna, encender, arder, jugar ficha: light, lantern
    apagar, anular, contrarrestar, reaccionar, reacción, reaccion: snuff
    puntuación, puntuacion, puntuar, puntúa, puntua, puntuación final, puntos, punto, puntos de victoria, pv: point, score
    empate, empates, empato, desempate: level, share
    fin de partida, final de partida, fin del juego, última ronda, ultima ronda: rounds, most points
    ganar, ganador, victoria: most points win
    jugador inicial, primer jugador, orden de turno: starts, start player
    secreto, oculto, esconder, escondido: secret, hide
    juego, juegos, color, colores: set
    robar, robo: draw
    pasar: pass
    ronda, rondas: round

# what a computer player looks at

lantern-feature-points = puntos
lantern-feature-tokens = fichas por encender
lantern-feature-missing = colores sin encender

## Parts of a game, in the chart of a review

lantern-chapter = Ronda { $number }
lantern-final-chapter = Con esto acaba la ronda, y nadie puede deshacerlo por su cuenta.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: encender, enciendo
    snuff: apagar, apago
    hide: esconder, escondo
    let: dejar, dejo
    amber: naranja
    blue: azul
    white: blanco
    lit: encendido
lantern-source-sets = tríos
lantern-source-lanterns = faroles
lantern-ahead = A { $above } le quedan más fichas: { $more } a { $less }.
lantern-chapters = Rondas
lantern-chapter-over = La ronda { $number } ha acabado
lantern-workforce = Lantern: fichas en la mano, turno a turno

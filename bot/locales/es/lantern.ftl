### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Partida larga
lantern-option-long-help = Juegas 3 rondas en vez de 2.
lantern-option-pile = Montón
lantern-option-pile-small = pequeño
lantern-option-pile-small-help = Hay pocas fichas, así que sabes mejor cuáles quedan.
lantern-option-pile-large = grande
lantern-option-pile-large-help = Hay muchas fichas, así que sabes peor cuáles quedan.
lantern-option-gift = Regalo
lantern-option-gift-help = Estos jugadores empiezan con 1 ficha más.

## Tokens

lantern-amber = naranja
lantern-blue = azul
lantern-white = blanco
lantern-token-amber = Ficha naranja
lantern-token-amber-help = Uno de 3 colores. Encendida, es un farol redondo que vale 1 punto; con uno de cada color tienes un juego, que vale 2 puntos más. Sirve para apagar un farol naranja o, con una segunda ficha, cualquier otro.
lantern-token-blue = Ficha azul
lantern-token-blue-help = Uno de 3 colores. Encendida, es un farol con esquinas que vale 1 punto; con uno de cada color tienes un juego, que vale 2 puntos más. Sirve para apagar un farol azul o, con una segunda ficha, cualquier otro.
lantern-token-white = Ficha blanca
lantern-token-white-help = Uno de 3 colores. Encendida, es un farol alto que vale 1 punto; con uno de cada color tienes un juego, que vale 2 puntos más. Sirve para apagar un farol blanco o, con una segunda ficha, cualquier otro.
lantern-sets = { $count ->
        [one] 1 juego de 3
       *[other] { $count } juegos de 3
    }

## Questions

lantern-ask-hide = ¿Qué ficha escondes?
lantern-ask-hidden = Escondes la ficha de color { $colour }. ¿Confirmas?
lantern-ask-nothing-to-hide = No tienes ninguna ficha que esconder.
lantern-ask-turn = Ronda { $round }: ¿qué haces?
lantern-ask-more = Enciendes { $lit }, por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en total. ¿Enciendes otro?
lantern-ask-draw = Robas una ficha. ¿Confirmas?
lantern-ask-pass = ¿Pasas?
lantern-ask-snuff = { $by } ha encendido { $lit }. ¿Apagas uno?
lantern-ask-let = No apagas ninguno. ¿Confirmas?
lantern-ask-snuffed = Apagas el farol { $colour }. ¿Confirmas?

## Options

lantern-hide = Esconder
lantern-hide-brief = esconder{ " " }
lantern-light = Encender
lantern-makes-a-set = { $colour } (un juego)
lantern-draw = Robar
lantern-pass = Pasar
lantern-snuff = Apagar
lantern-paying = por { $tokens }
lantern-pay-with = Paga con:
lantern-let = No apagar
lantern-end = Terminar

## Orders

lantern-plan-let = No apagar nada
lantern-plan-lets = No apagar ningún farol, lo encienda quien lo encienda
lantern-plan-snuff = Apagar una vez
lantern-plan-snuffs = Apagar el próximo farol { $colour } con una ficha de su color
lantern-plan-no-token = no te quedaban fichas de su color
lantern-fact-dark = { $who } no tiene faroles encendidos
lantern-fact-lit = { $who } tiene encendidos: { $lit }

## What is told

lantern-shown = { $who } había escondido { $colour }
    .you = habías escondido { $colour }
lantern-all-shown = Se revelan los faroles escondidos: { $shown }.
lantern-none-shown = Nadie tenía fichas que esconder.
lantern-drew = { $who } roba una ficha.
    .you = Robas una ficha.
lantern-you-drew = Es de color { $colour }.
lantern-did-light = { $who } enciende { $lit }.
    .you = Enciendes { $lit }.
lantern-did-pass = { $who } pasa.
    .you = Pasas.
lantern-snuffed = { $who } apaga el farol { $colour } por { $paid }.
    .you = Apagas el farol { $colour } por { $paid }.
lantern-burn-on = Nadie apaga ningún farol, así que todos siguen encendidos.

## Pictures and their text twins

lantern-pictures-round = Ronda { $round } de { $rounds }
lantern-pictures-over = Puntuación final
lantern-pictures-waiting = Le toca a { $who }
lantern-pictures-pile = El montón
lantern-pictures-gone = Apagados
lantern-pictures-dark = Ningún farol encendido
lantern-pictures-empty-hand = Sin fichas
lantern-pictures-starts = Empieza esta ronda
lantern-pictures-screen = Mis fichas
lantern-pictures-lanterns = Faroles
lantern-pictures-just-lit = Recién encendidos por { $who }
lantern-pictures-hidden = Escondes la ficha de color { $colour }.
lantern-pictures-answer = Apagas el farol { $colour } por { $paid }.
lantern-pictures-sets = Juegos
lantern-pictures-ties = Empate a puntos: gana quien tenga más fichas en mano.
lantern-pictures-counted = { $count } de { $colour }
lantern-pictures-none = nada
lantern-pictures-in-the-pile = { $count ->
        [0] El montón está vacío.
        [one] Hay 1 ficha en el montón.
       *[other] Hay { $count } fichas en el montón.
    }
lantern-pictures-out = Fuera de la partida: { $tokens }.
lantern-pictures-fresh = { $who } acaba de encender { $lit }.
lantern-pictures-seat = { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, encendidos: { $lit }; en mano { $tokens ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $tokens } fichas
    }.
lantern-pictures-own = Tus fichas: { $tokens }.

## Names of the pictures

lantern-picture-table = La mesa
lantern-picture-screen-of = Fichas de { $who }
lantern-picture-score = Puntuación
lantern-picture-result = Todos los faroles

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
lantern-gain-tokens = Tienes más fichas por encender.
lantern-gain-missing = Puedes encender un color que te falta.
lantern-benefit-hide = Cuando todos hayan escondido una, se enciende por 1 punto y nadie puede apagarla.
lantern-benefit-draw = Recibes 1 ficha más para encender después.

## Parts of a game, in the chart of a review

lantern-chapter = Ronda { $number }
lantern-final-chapter = Con esto acaba la ronda: después no podrás deshacerlo.

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
lantern-source-sets = juegos de 3
lantern-source-lanterns = faroles
lantern-ahead = Fichas restantes: { $above }, { $more }; { $below }, { $less }.
    .you = Fichas restantes: tú, { $more }; { $below }, { $less }.
    .yours = Fichas restantes: { $above }, { $more }; tú, { $less }.
lantern-chapters = Rondas
lantern-chapter-over = Ha acabado la ronda { $number }
lantern-workforce = Lantern: fichas en la mano, turno a turno

## The legend of signs

lantern-signs-tokens = Fichas y faroles
lantern-signs-hidden = ficha oculta
lantern-signs-bag = fichas en el montón

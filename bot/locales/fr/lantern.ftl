### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Partie longue
lantern-option-long-help = Tu joues 3 manches au lieu de 2.
lantern-option-pile = Pile
lantern-option-pile-small = petite
lantern-option-pile-small-help = Peu de jetons : tu en sais plus.
lantern-option-pile-large = grande
lantern-option-pile-large-help = Beaucoup de jetons : tu en sais moins.
lantern-option-gift = Cadeau
lantern-option-gift-help = Ces joueurs commencent avec 1 jeton de plus.

## Tokens

lantern-amber = ambre
lantern-blue = bleu
lantern-white = ivoire
lantern-token-amber = Jeton ambre
lantern-token-amber-help = Une des trois couleurs. Allumé, c’est une lanterne ronde qui vaut 1 point ; une de chaque couleur forme un trio qui en vaut 2 de plus. Ce jeton suffit pour souffler une lanterne ambre ; pour toute autre, il en faut un deuxième.
lantern-token-blue = Jeton bleu
lantern-token-blue-help = Une des trois couleurs. Allumé, c’est une lanterne à angles qui vaut 1 point ; une de chaque couleur forme un trio qui en vaut 2 de plus. Ce jeton suffit pour souffler une lanterne bleue ; pour toute autre, il en faut un deuxième.
lantern-token-white = Jeton ivoire
lantern-token-white-help = Une des trois couleurs. Allumé, c’est une haute lanterne qui vaut 1 point ; une de chaque couleur forme un trio qui en vaut 2 de plus. Ce jeton suffit pour souffler une lanterne ivoire ; pour toute autre, il en faut un deuxième.
lantern-sets = { $count ->
    [1] 1 trio
   *[other] { $count } trios
    }

## Questions

lantern-ask-hide = Quel jeton caches-tu ?
lantern-ask-hidden = Tu caches : { $colour }. Valider ?
lantern-ask-nothing-to-hide = Tu n’as pas de jeton à cacher.
lantern-ask-turn = Manche { $round } : que fais-tu ?
lantern-ask-more = Tu allumes : { $lit }, pour { $points ->
    [1] 1 point
   *[other] { $points } points
    } en tout. Encore une ?
lantern-ask-draw = Tu as pioché. Valider ?
lantern-ask-pass = Passer ?
lantern-ask-snuff = { $by } a allumé : { $lit }. En souffles-tu une ?
lantern-ask-let = Tu les laisses toutes brûler. Valider ?
lantern-ask-snuffed = Tu souffles : { $colour }. Valider ?

## Options

lantern-hide = Cacher
lantern-hide-brief = cacher{ " " }
lantern-light = Allumer
lantern-makes-a-set = { $colour } (un trio)
lantern-draw = Piocher
lantern-pass = Passer
lantern-snuff = Souffler
lantern-paying = pour { $tokens }
lantern-pay-with = Paie avec :
lantern-let = Laisser brûler
lantern-end = Terminer

## Orders

lantern-plan-let = Tout laisser brûler
lantern-plan-lets = Laisser brûler toutes les lanternes
lantern-plan-snuff = Souffler une fois
lantern-plan-snuffs = Souffler la prochaine lanterne ({ $colour }) pour un jeton de sa couleur
lantern-plan-no-token = tu n’avais plus de jeton de sa couleur
lantern-fact-dark = rien ne brûle devant { $who }
lantern-fact-lit = allumé devant { $who } : { $lit }

## What is told

lantern-shown = { $who } avait caché : { $colour }
    .you = tu avais caché : { $colour }
lantern-all-shown = Les lanternes cachées brillent : { $shown }.
lantern-none-shown = Personne n’avait de jeton à cacher.
lantern-drew = { $who } pioche un jeton.
    .you = Tu pioches un jeton.
lantern-you-drew = Couleur piochée : { $colour }.
lantern-did-light = { $who } allume : { $lit }.
    .you = Tu allumes : { $lit }.
lantern-did-pass = { $who } passe.
    .you = Tu passes.
lantern-snuffed = { $who } souffle : { $colour }, pour { $paid }.
    .you = Tu souffles : { $colour }, pour { $paid }.
lantern-burn-on = Personne ne souffle de lanterne : toutes continuent de brûler.

## Pictures and their text twins

lantern-pictures-round = Manche { $round } sur { $rounds }
lantern-pictures-over = Décompte final
lantern-pictures-waiting = À jouer : { $who }
lantern-pictures-pile = La pile
lantern-pictures-gone = Soufflées
lantern-pictures-dark = Rien ne brûle encore
lantern-pictures-empty-hand = Plus de jeton
lantern-pictures-starts = Commence cette manche
lantern-pictures-screen = Mes jetons
lantern-pictures-lanterns = Lanternes
lantern-pictures-just-lit = Allumé à l’instant par { $who }
lantern-pictures-hidden = Tu caches : { $colour }.
lantern-pictures-answer = Tu souffles : { $colour }, pour { $paid }.
lantern-pictures-sets = Trios
lantern-pictures-ties = Égalité de points : le joueur à qui il reste le plus de jetons passe devant.
lantern-pictures-counted = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } × { $colour }
}
lantern-pictures-none = aucun
lantern-pictures-in-the-pile = { $count ->
    [0] La pile est vide.
    [1] Il y a 1 jeton dans la pile.
   *[other] Il y a { $count } jetons dans la pile.
    }
lantern-pictures-out = Hors du jeu : { $tokens }.
lantern-pictures-fresh = { $who } vient d’allumer : { $lit }.
lantern-pictures-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, allumé : { $lit } ; en main { $tokens ->
    [0] aucun jeton
    [1] 1 jeton
   *[other] { $tokens } jetons
    }.
lantern-pictures-own = Tes jetons : { $tokens }.

## Names of the pictures

lantern-picture-table = La table
lantern-picture-screen-of = Jetons : { $who }
lantern-picture-score = Feuille de score
lantern-picture-result = Toutes les lanternes

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

lantern-synonyms =
    jeton, jetons, pion, carte, pièce, token: token
    lanterne, lanternes, allumer, lumière, lumiere, brûler, bruler, jouer jeton: light, lantern
    souffler, éteindre, eteindre, annuler, contrer, réagir, reagir, réaction, reaction: snuff
    score, décompte, decompte, points, point, points de victoire, pv: point, score
    égalité, égalités, egalite, ex æquo, ex aequo, départage, departage: level, share
    fin de partie, fin du jeu, partie finie, dernier tour, dernière manche: rounds, most points
    gagner, gagnant, vainqueur, victoire: most points win
    premier joueur, ordre du tour: starts, start player
    secret, caché, cacher, cache: secret, hide
    trio, trios, série, serie, couleur, couleurs: set
    piocher, pioche, pile: draw
    passer, passe: pass
    manche, manches: round

# what a computer player looks at

lantern-feature-points = points
lantern-feature-tokens = jetons à allumer
lantern-feature-missing = couleurs pas encore allumées
lantern-gain-tokens = Tu as plus de jetons à allumer.
lantern-gain-missing = Tu peux allumer une couleur qui te manque.
lantern-benefit-hide = Quand tout le monde en a caché un, il s’allume pour 1 point et personne ne peut le souffler.
lantern-benefit-draw = Tu reçois 1 jeton de plus à allumer plus tard.

## Parts of a game, in the chart of a review

lantern-chapter = Manche { $number }
lantern-final-chapter = La manche se termine : ensuite, tu ne pourras plus annuler.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: allumer, allume
    snuff: souffler, souffle, éteindre, éteins
    hide: cacher, cache
    let: laisser, laisse
    amber: ambre, orange
    blue: bleu
    white: ivoire, blanc
    lit: allumée
lantern-source-sets = trios
lantern-source-lanterns = lanternes
lantern-ahead = Jetons restants : { $above } { $more }, { $below } { $less }.
    .you = Jetons restants : toi { $more }, { $below } { $less }.
    .yours = Jetons restants : { $above } { $more }, toi { $less }.
lantern-chapters = Manches
lantern-chapter-over = La manche { $number } est finie
lantern-workforce = Lantern : jetons en main, tour par tour

## The legend of signs

lantern-signs-tokens = Jetons et lanternes
lantern-signs-hidden = jeton caché
lantern-signs-bag = jetons dans la pile

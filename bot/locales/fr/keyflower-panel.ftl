### Keyflower's panel: the words on keys, and one short question for each step of a turn.

## Keys

keyflower-key-cash = Échanger
keyflower-key-middle = Centre
keyflower-key-mine = Chez moi
keyflower-key-carry = Transporter
keyflower-key-extend = Agrandir
keyflower-key-more = Plus d’ouvriers
keyflower-key-groups = Enchère dépassée
keyflower-key-group = { $count } sur { $tile }
keyflower-key-group-far = Dépassés : { $count } sur { $tile }
keyflower-key-skill = Compétence
keyflower-key-front = Devant
keyflower-key-behind = Derrière
keyflower-key-turn-left = ⟲
keyflower-key-turn-right = ⟳
keyflower-key-tile-next = Suivante
keyflower-key-tile-after = Ensuite : { $tile }
keyflower-key-tile-first = D’abord : { $tile }

keyflower-panel-use-in = Utiliser une tuile :
keyflower-panel-groups = Ouvriers d’une enchère dépassée :
keyflower-panel-pay-groups = Ou payer avec un ouvrier d’une enchère dépassée :

## Questions

keyflower-panel-winter = Tu as { $count } tuiles hiver en main : voir { panel-more } › { panel-plan }.
keyflower-panel-which-bid = Sur quelle tuile mises-tu ?
keyflower-panel-which-tile = Quelle tuile ?
keyflower-panel-which-group = Quelle enchère dépassée ?
keyflower-panel-which-contract = Quel contrat ?
keyflower-panel-cash-for = Contre quoi ?
keyflower-panel-how-many = Combien ?
keyflower-panel-send = Quels ouvriers ? Personne n’a misé ici.
keyflower-panel-send-beat = Quels ouvriers ? En tête : { $who }, { $workers }.
keyflower-panel-send-raise = Qui ajoutes-tu ? En tête : { $who }, { $workers } contre { $own }.
keyflower-panel-send-own = Qui ajoutes-tu ? En tête : toi, { $workers }.
keyflower-panel-send-used = Quels ouvriers ? Déjà { $workers } ici : même couleur.
keyflower-panel-send-use = Quels ouvriers envoies-tu ? Au moins { $need }.
keyflower-panel-send-more = Envoyer d’autres ouvriers ?
keyflower-panel-all-sent = Valide, ou annule.
keyflower-panel-keyple = { $help } Si personne ne mise dessus, le premier joueur choisit quand même son bateau d’abord, puis le pion passe à gauche.
keyflower-panel-order = Elle te fait choisir un bateau { $number ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
       *[other] en quatrième
    } à la fin de la saison{ $keyple ->
        [yes] {" "}et te donne le pion violet premier joueur
       *[no] {""}
    }.{ $winter ->
        [yes] {" "}Dans ton village, elle rapporte 1 point par tuile voisine.
       *[no] {""}
    }
keyflower-panel-take = Que prends-tu ?
keyflower-panel-pay = Avec quoi paies-tu ?
keyflower-panel-pay-more = Encore { $count } à payer.
keyflower-panel-source = D’où ?
keyflower-panel-source-behind = Combien en prends-tu derrière ton paravent ?
keyflower-panel-carry-there = Améliorer { $tile } : que transportes-tu ?
keyflower-panel-upgrade-which = Quelle tuile améliorer ?
keyflower-panel-upgrade-more = Améliorer une tuile ? Reste : { $upgrades ->
        [one] { $upgrades } amélioration
       *[other] { $upgrades } améliorations
    }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }. Valider termine ton tour.
keyflower-panel-carry-which = Depuis quelle tuile transportes-tu ?
keyflower-panel-carry-more = De quelle tuile transporter encore ? { $steps ->
        [one] Il reste { $steps } pas
       *[other] Il reste { $steps } pas
    }. Valider termine ton tour.
keyflower-panel-extend-which = Quelle tuile agrandir ?
keyflower-panel-extend-more = Agrandir une tuile ? Reste : { $upgrades ->
        [one] { $upgrades } amélioration
       *[other] { $upgrades } améliorations
    }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }. Valider termine ton tour.
keyflower-panel-carry-to = Vers quelle tuile ?
keyflower-panel-carry-where = Où transporter { $resource } de { $tile } ?
keyflower-panel-where = Où va la tuile { $tile } ?
keyflower-panel-adjust =
    { $count ->
        [0] Tuile { $tile } : tourne-la, déplace-la ou valide.
       *[other] Tuile { $tile } : tourne-la, déplace-la ou continue.
    }
keyflower-panel-one-way =
    { $count ->
        [0] La tuile { $tile } ne va que dans ce sens. Déplace-la ou valide.
       *[other] La tuile { $tile } ne va que dans ce sens. Déplace-la ou continue.
    }
keyflower-panel-transport = Tu as { $steps } pas et { $upgrades ->
        [one] 1 amélioration
       *[other] { $upgrades } améliorations
    }. Un pas transporte 1 ressource par une route vers la tuile voisine. Une amélioration se paie avec les ressources de cette tuile et des compétences.
keyflower-panel-effect-chosen = { $others ->
        [0] Une seule possibilité : { $verb }.
       *[other] Choisi : { $verb }. Un autre bouton change de choix.
    }
keyflower-panel-carry-what-from = Que transportes-tu de { $tile } ? Il reste { $steps } pas.
keyflower-panel-send-exactly = Quels ouvriers envoies-tu ? Il en faut { $need }.
keyflower-panel-only-tile = C’est la seule tuile sur laquelle tu peux miser.
keyflower-panel-pale-bid = Lettres grises : tu ne peux pas y miser, il te manque des ouvriers de la bonne couleur.
keyflower-panel-pale-use = Pourquoi une lettre grise n’est pas possible : { panel-more } › { panel-why-not }
keyflower-panel-only-bid = { $about } C’est la seule enchère que tu peux faire ici.
keyflower-panel-gold = L’or remplace toute autre ressource.
keyflower-panel-home = Mon village : améliorer ta Maison coûte encore { $missing }.
keyflower-panel-upgraded = Améliorée : { $face }.
keyflower-panel-boat = { $power } Si tu gagnes ce bateau, c’est valable pour toi jusqu’à la fin de la partie.

# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [1] Tu es déjà hôte d’une table ouverte
       *[other] Tu es déjà hôte de { $most } tables ouvertes
    }, et c’est le maximum. Finis ou arrête une partie (`/game end`), ou annule une table qui n’a pas commencé.
limits-tables-server = Ce serveur a { $most ->
        [one] { $most } table ouverte
       *[other] { $most } tables ouvertes
    }, et c’est le maximum. Tu pourras en ouvrir une quand une autre sera finie ou annulée. La modération voit cette limite dans `/settings server`.
limits-presses = Cela fait { $most ->
        [one] plus de { $most } appui
       *[other] plus de { $most } appuis
    } en une minute, donc j’ai ignoré celui-ci. Réessaie { $when }.
limits-presses-server = Ce serveur est très actif en ce moment, donc j’ai ignoré cet appui. Rien n’a changé. Réessaie { $when }.
limits-pictures = Cela fait { $most ->
        [one] plus de { $most } image
       *[other] plus de { $most } images
    } en une minute. Je pourrai dessiner la suivante { $when }. `/game board text:True` montre tout de suite la table en texte.
limits-pictures-server = On m’a demandé beaucoup d’images sur ce serveur. Je pourrai dessiner la suivante { $when }. `/game board text:True` montre tout de suite la table en texte.
limits-films = Les films sont longs à dessiner : { $most } par minute au maximum. Demande le suivant { $when }.
limits-films-server = On m’a demandé beaucoup de films sur ce serveur. Je pourrai dessiner le suivant { $when }.
limits-thoughts = Cela fait { $most ->
        [one] plus de { $most } conseil ou analyse
       *[other] plus de { $most } conseils ou analyses
    } en une minute. Redemande { $when }.
limits-thoughts-server = On m’a demandé beaucoup de conseils et d’analyses sur ce serveur. Redemande { $when }.
limits-imports = Tu peux importer au maximum { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } par jour. Importe la suivante { $when }.
limits-imports-server = Ce serveur peut importer au maximum { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } par jour. Importe la suivante { $when }.
limits-leagues =
    { $most ->
        [1] Tu organises déjà une ligue
       *[other] Tu organises déjà { $most } ligues
    }, et c’est le maximum. Tu pourras en ouvrir une autre quand l’une sera finie ou annulée.
limits-leagues-server = Ce serveur a { $most ->
        [one] { $most } ligue
       *[other] { $most } ligues
    }, et c’est le maximum. Tu pourras en ouvrir une quand une autre sera finie ou annulée.
limits-new-leagues = Tu peux ouvrir au maximum { $most ->
        [one] { $most } ligue
       *[other] { $most } ligues
    } par jour. Ouvre la suivante { $when }.
limits-new-leagues-server = Ce serveur peut ouvrir au maximum { $most ->
        [one] { $most } ligue
       *[other] { $most } ligues
    } par jour. Ouvre la suivante { $when }.

limits-title = Limites fixées par la personne responsable du bot :
limits-count = { $count ->
        [0] sans limite
       *[other] au plus { $count }
    }
limits-of-tables = Tables ouvertes : { $server } sur ce serveur ({ $open } maintenant), { $person } par hôte
limits-of-presses = Appuis et commandes par minute : { $server } sur ce serveur, { $person } par personne
limits-of-pictures = Images par minute, sans compter celles des tours : { $server } sur ce serveur, { $person } par personne
limits-of-films = Films par minute : { $server } sur ce serveur, { $person } par personne
limits-of-thoughts = Conseils et analyses par minute : { $server } sur ce serveur, { $person } par personne
limits-of-imports = Parties importées par jour : { $server } sur ce serveur, { $person } par personne
limits-of-leagues = Ligues à la fois : { $server } sur ce serveur, { $person } par organisateur
limits-of-new-leagues = Ligues ouvertes par jour : { $server } sur ce serveur, { $person } par personne

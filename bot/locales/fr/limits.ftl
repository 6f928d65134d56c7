# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [1] Tu es déjà hôte d’une table ouverte
       *[other] Tu es déjà hôte de { $most } tables ouvertes
    }, et c’est le maximum pour une personne à la fois. Joues-en une jusqu’au bout, arrêtes-en une avec `/game end`, ou annule une table qui n’a pas commencé ; puis ouvre la suivante.
limits-tables-server = Ce serveur a { $most ->
        [one] une table ouverte
       *[other] { $most } tables ouvertes
    }, et c’est le maximum à la fois. Dès que l’une est finie ou annulée, la suivante peut s’ouvrir. Les modérateurs voient cette limite dans `/settings server`.
limits-presses = Cela fait { $most ->
        [one] plus d’un appui
       *[other] plus de { $most } appuis
    } en une minute, donc celui-ci a été ignoré. Rien n’a changé ; continue { $when }.
limits-presses-server = Il se passe plus de choses sur ce serveur que je ne peux en suivre, donc cet appui a été ignoré. Rien n’a changé ; continue { $when }.
limits-pictures = Cela fait { $most ->
        [one] plus d’une image
       *[other] plus de { $most } images
    } en une minute. La suivante pourra être dessinée { $when } ; `/game board text:True` montre aussitôt la table en mots.
limits-pictures-server = On a demandé tant d’images sur ce serveur que la suivante ne pourra être dessinée que { $when }. `/game board text:True` montre aussitôt la table en mots.
limits-films = Les films sont longs à dessiner, et personne ne peut en avoir plus de { $most } par minute. Demande le suivant { $when }.
limits-films-server = On a demandé beaucoup de films sur ce serveur. Le suivant pourra être dessiné { $when }.
limits-thoughts = Réfléchir prend du temps, et personne ne peut demander { $most ->
        [one] plus d’un conseil ou d’une analyse
       *[other] plus de { $most } conseils ou analyses
    } par minute. Redemande { $when }.
limits-thoughts-server = On a demandé beaucoup de conseils et d’analyses sur ce serveur. Redemande { $when }.
limits-imports = Personne ne peut importer { $most ->
        [one] plus d’une partie
       *[other] plus de { $most } parties
    } par jour. La suivante pourra venir { $when }.
limits-imports-server = Ce serveur ne peut pas importer { $most ->
        [one] plus d’une partie
       *[other] plus de { $most } parties
    } par jour. La suivante pourra venir { $when }.
limits-leagues =
    { $most ->
        [1] Tu organises déjà une ligue
       *[other] Tu organises déjà { $most } ligues
    }, et c’est le maximum pour une personne à la fois. Dès que l’une est finie ou annulée, ouvre la suivante.
limits-leagues-server = Ce serveur a { $most ->
        [one] une ligue
       *[other] { $most } ligues
    }, et c’est le maximum à la fois. Dès que l’une est finie ou annulée, la suivante peut s’ouvrir.
limits-new-leagues = Personne ne peut ouvrir { $most ->
        [one] plus d’une ligue
       *[other] plus de { $most } ligues
    } par jour. La suivante pourra s’ouvrir { $when }.
limits-new-leagues-server = Sur ce serveur, on ne peut pas ouvrir { $most ->
        [one] plus d’une ligue
       *[other] plus de { $most } ligues
    } par jour. La suivante pourra s’ouvrir { $when }.

limits-title = Limites, fixées par la personne qui me gère :
limits-count = { $count ->
        [0] sans limite
       *[other] au plus { $count }
    }
limits-of-tables = Tables ouvertes : { $server } sur ce serveur ({ $open } maintenant), { $person } par hôte
limits-of-presses = Appuis et commandes par minute : { $server } sur ce serveur, { $person } par personne
limits-of-pictures = Images par minute, en plus de celles d’un tour : { $server } sur ce serveur, { $person } par personne
limits-of-films = Films par minute : { $server } sur ce serveur, { $person } par personne
limits-of-thoughts = Conseils et analyses par minute : { $server } sur ce serveur, { $person } par personne
limits-of-imports = Parties importées par jour : { $server } sur ce serveur, { $person } par personne
limits-of-leagues = Ligues à la fois : { $server } sur ce serveur, { $person } par organisateur
limits-of-new-leagues = Ligues ouvertes par jour : { $server } sur ce serveur, { $person } par personne

# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` n’était pas possible
plan-changed = elle ne valait que si { $fact }
plan-unfinished = il restait quelque chose à choisir
plan-unknown = cette version du bot ne la connaît plus

order-line = Quand c’est à moi : { $picks }
order-line-if = Quand c’est à moi : { $picks }, seulement si { $facts }
order-line-rest = Le reste de mon tour : { $picks }
order-line-handing = Terminer mon tour
order-unknown = Une consigne d’une version plus ancienne
order-unclear = Je ne connais pas cette consigne ici. Pensais-tu à { $nearest } ?
order-unknown-words = Je ne connais pas cette consigne ici. `/orders show` a des menus avec toutes celles qui existent.
order-no-such-fact = Un tour noté peut dépendre de ceci : { $facts }.
order-no-facts = Un tour noté ne peut dépendre de rien ici.
order-odd-signs = Un tour noté est fait de choix écrits comme pour `/play`, séparés par des points-virgules.
order-too-many = Tu as { $count } consignes à cette table : retires-en une d’abord.
order-twice = Tu as déjà donné cette consigne.
order-stops-at-once = Cette consigne s’arrêterait aussitôt : { $why }.

orders-title = **Tes consignes.** La première qui a une réponse répond pour toi, après un délai aléatoire ; ce qu’elle laisse ouvert t’est demandé. Personne d’autre ne peut savoir qu’elles existent. Elles prennent fin avec la saison ou la manche.
orders-none = Tu n’en as donné aucune.
orders-not-now = Rien ne peut être réglé d’avance à ce stade de la partie ; reviens voir plus tard.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(suspendue jusqu’à ce que tu joues : il y avait un doute sur une autre consigne)*
orders-answering = ⏳ L’une d’elles répondra bientôt à la question qui t’est posée. Tu peux aller plus vite.
orders-add = Ajouter une consigne
orders-withdraw = ✖ Retirer la { $number }
orders-withdraw-all = ✖ Tout retirer
orders-raise = En faire répondre une plus tôt
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Jouer
orders-back = ↩ Consignes
orders-write = ✍ Noter un tour
orders-open = 📜 Consignes

orders-line-title = **Ton prochain tour, préparé :** { $picks }
orders-line-empty = rien pour l’instant
orders-line-pick = Ce qui vient ensuite
orders-line-fact = Seulement si ceci reste vrai
orders-line-only-if = seulement si { $fact }
orders-line-whole = Il est joué tel qu’il est noté, ou pas du tout : si ce n’est alors pas possible, on te demande.
orders-line-uncovers = Un de ses choix dévoile quelque chose. La suite est jouée si elle est alors possible, et ton tour est terminé ; sinon, ce qui est joué reste joué, la consigne s’arrête là et on te demande.
orders-line-set = ✔ Donner cette consigne
orders-line-undo = ⌫ Un choix en arrière
orders-line-impossible = On ne peut pas dire maintenant ce que sera ton prochain tour. Tu peux quand même l’écrire : `/orders add`, les choix séparés par des points-virgules.

orders-notes = **Ce qu’elles ont fait**
orders-away = **Tes consignes en ton absence**
orders-note-answered = { $when } : **{ $order }** a répondu `{ $picks }`.
orders-note-stopped = { $when } : **{ $order }** s’est arrêtée : { $why }.
orders-note-taken-back = { $when } : **{ $order }** s’est arrêtée : des tours ont été annulés.

command-orders = Ce que le bot doit faire en ton absence
command-orders-show = Tes consignes à une table : lire, ajouter, retirer
command-orders-add = Donner une consigne, par exemple : surenchérir scierie rouge 4
command-orders-withdraw = Retirer une consigne, ou toutes
command-option-order = La consigne en mots, ou un tour : enchérir scierie; rouge 3 si…
command-option-order-number = Son numéro dans la liste ; aucun : toutes
order-stand-in = Un ordinateur ({ $strength }) joue mon prochain tour
orders-note-did = { $when } : **{ $order }** a répondu : { $did }.

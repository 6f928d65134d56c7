# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` n’était pas possible
plan-changed = sa condition n’est plus remplie : { $fact }
plan-unfinished = il restait un choix à faire
plan-unknown = cette version du bot ne la connaît plus

order-line = Quand c’est à moi : { $picks }
order-line-if = Quand c’est à moi : { $picks }, seulement si { $facts }
order-line-rest = Le reste de mon tour : { $picks }
order-line-handing = Terminer mon tour
order-unknown = Une consigne d’une version plus ancienne
order-unclear = Je ne connais pas cette consigne. Voulais-tu dire { $nearest } ?
order-unknown-words = Je ne connais pas cette consigne. `/orders show` propose des menus avec toutes les consignes possibles.
order-no-such-fact = Je ne connais pas cette condition. Possibles ici : { $facts }.
order-no-facts = Aucune condition n’est possible ici.
order-odd-signs = Écris tes choix comme pour `/play`, séparés par des points-virgules.
order-too-many = Tu as { $count } consignes ici. Retires-en une d’abord.
order-twice = Tu as déjà cette consigne.
order-stops-at-once = Cette consigne s’arrêterait aussitôt : { $why }.

orders-title = **Les consignes** répondent pour toi en ton absence, après un délai aléatoire. La première qui convient est jouée. Si aucune ne convient, je te pose la question. Personne d’autre ne les voit.
orders-none = Tu n’en as aucune.
orders-not-now = Tu ne peux pas donner de consignes à ce stade de la partie. Réessaie plus tard.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(en attente jusqu’à ton prochain coup : il y avait un doute sur une autre consigne)*
orders-answering = ⏳ L’une d’elles va répondre. Tu peux encore répondre avant elle.
orders-add = Ajouter une consigne
orders-withdraw = ✖ Retirer la { $number }
orders-withdraw-all = ✖ Tout retirer
orders-raise = Remonter une consigne
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Jouer
orders-write = ✍ Préparer un tour
orders-open = 📜 Consignes

orders-line-title = **Ton tour préparé :** { $picks }
orders-line-empty = rien pour l’instant
orders-line-pick = Choix suivant
orders-line-fact = Seulement si ceci reste vrai
orders-line-only-if = seulement si { $fact }
orders-line-whole = Joué exactement comme ça, ou pas du tout. Si ce n’est plus possible, je te pose la question.
orders-line-uncovers = Un des choix révèle quelque chose. La suite est jouée si elle est encore possible. Sinon, la consigne s’arrête là et je te pose la question.
orders-line-set = ✔ Enregistrer
orders-line-undo = ⌫ Retirer le dernier
orders-line-impossible = Je ne peux pas encore prévoir ton prochain tour. Tu peux l’écrire : `/orders add`, avec des points-virgules entre les choix.

orders-notes = **Ce qu’elles ont fait**
orders-away = **Tes consignes en ton absence**
orders-note-answered = { $when } : **{ $order }** a joué `{ $picks }`.
orders-note-stopped = { $when } : **{ $order }** s’est arrêtée : { $why }.
orders-note-taken-back = { $when } : **{ $order }** s’est arrêtée : des tours ont été annulés.

command-orders = Laisser le bot jouer pour toi en ton absence
command-orders-show = Lire, ajouter et retirer tes consignes
command-orders-add = Ajouter une consigne, par exemple : surenchérir scierie rouge 4
command-orders-withdraw = Retirer une consigne, ou toutes
command-option-order = La consigne, ou un tour : miser scierie; rouge 3 si…
command-option-order-number = Son numéro dans la liste ; sans numéro, toutes
order-stand-in = Un ordinateur ({ $strength }) joue mon prochain tour
order-sit-in = Un ordinateur ({ $strength }) joue pour moi jusqu’à mon retour
order-computer = L’ordinateur
orders-note-did = { $when } : **{ $order }** a joué : { $did }.

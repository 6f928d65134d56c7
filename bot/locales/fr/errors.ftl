# What went wrong, and what to do.

errors-ours = Quelque chose a échoué de mon côté, et rien n’a changé. Réessaie ; si cela se reproduit, donne aux modérateurs de ton serveur le numéro { $reference }.
errors-ours-done = C’est fait et enregistré, mais quelque chose a échoué ensuite de mon côté : ne le refais pas. `/turns` et `/play` montrent où on en est. Si cela se reproduit, donne aux modérateurs de ton serveur le numéro { $reference }.
errors-ours-unsure = Quelque chose a échoué de mon côté, et je ne peux pas vérifier si c’est fait. `/turns` et `/play` montrent où on en est. Si cela se reproduit, donne aux modérateurs de ton serveur le numéro { $reference }.
errors-cannot-store = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Réessaie dans quelques minutes ; la personne qui me gère est prévenue.
errors-not-shown = Discord ne me laisse pas montrer la réponse ici : le message est peut-être supprimé, ou le fil verrouillé. `/turns` et `/play` marchent partout ailleurs.
errors-not-shown-done = C’est fait et enregistré, mais Discord ne me laisse pas montrer la réponse ici : le message est peut-être supprimé, ou le fil verrouillé. `/turns` et `/play` montrent où on en est.
errors-late-done = Ta dernière action est faite et enregistrée, mais la réponse est arrivée trop tard pour que Discord la montre. `/turns` et `/play` montrent où on en est.
errors-may-not-write =
    Je n’ai pas le droit d’écrire dans { $where } : aucune table n’a été ouverte. Ce qui me manque là-bas : { $missing }.
    Qui gère le serveur peut me le donner, par un rôle ou dans les paramètres du salon. Réessaie ensuite, ou ouvre la table dans un autre salon.
errors-lacks-view = **Voir le salon**
errors-lacks-send = **Envoyer des messages**
errors-old-button = Ce bouton vient d’une version plus ancienne et ne fait plus rien. `/turns` montre ce qui t’attend.
errors-several-tables =
    Plusieurs tables conviennent :
    { $tables }
    { $hint }
errors-name-a-table = Dis laquelle avec l’option `table`.
errors-which-table = À quelle table joues-tu « { $line } » ?
errors-which-table-long = À quelle table joues-tu ?
errors-no-table = Je ne trouve pas de table pour cela ici. Utilise la commande dans le fil de la table, ou nomme une table avec l’option `table`. `/game new` en ouvre une nouvelle.
errors-no-game = Je ne connais pas ce jeu. Je connais { $games }.
errors-not-on-server = Tu as apporté mes commandes, mais je ne suis pas moi-même sur ce serveur. Quelqu’un qui le gère peut [m’inviter]({ $link }). Seul contre des ordinateurs, tu peux jouer tout de suite : avec `/game new` dans un message privé avec moi.
errors-no-option = Je ne comprends pas ces options. Ce jeu propose : { $options }. Sépare-les par des virgules.
errors-file-too-big = Ce fichier est trop gros pour être une partie.

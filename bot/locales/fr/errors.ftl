# What went wrong, and what to do.

errors-ours = Une erreur s’est produite de mon côté. Rien n’a changé : réessaie. Si cela se répète, donne ce numéro à la modération : { $reference }
errors-ours-done = Ton action est enregistrée, mais une erreur s’est produite ensuite de mon côté. Ne la refais pas : `/turns` et `/play` montrent où tu en es. Numéro pour la modération : { $reference }
errors-ours-unsure = Une erreur s’est produite de mon côté, et je ne sais pas si ton action est enregistrée. `/turns` et `/play` montrent où tu en es. Numéro pour la modération : { $reference }
errors-cannot-store = Je ne peux rien enregistrer pour l’instant : rien n’a changé. Réessaie dans quelques minutes.
errors-not-shown = Discord ne me laisse pas répondre ici. Le message a peut-être été supprimé, ou le fil verrouillé. `/turns` et `/play` marchent partout ailleurs.
errors-not-shown-done = Ton action est enregistrée, mais Discord ne me laisse pas répondre ici. Le message a peut-être été supprimé, ou le fil verrouillé. `/turns` et `/play` montrent où tu en es.
errors-late-done = Ton action est enregistrée, mais ma réponse est arrivée trop tard pour Discord. `/turns` et `/play` montrent où tu en es.
errors-may-not-write =
    Je ne peux pas écrire dans { $where }, donc aucune table n’a été ouverte. Il me faut : { $missing }.
    Demande à quelqu’un qui gère ce serveur, ou ouvre la table dans un autre salon.
errors-lacks-view = **Voir le salon**
errors-lacks-send = **Envoyer des messages**
errors-old-button = Ce bouton ne marche plus. `/turns` montre ce qui t’attend.
errors-several-tables =
    Plusieurs tables correspondent :
    { $tables }
    { $hint }
errors-name-a-table = Choisis-en une avec l’option `table`.
errors-which-table = À quelle table veux-tu jouer « { $line } » ?
errors-which-table-long = À quelle table veux-tu jouer ?
errors-no-table = Je ne trouve pas de table pour cela. Utilise la commande dans le fil d’une table, ou ajoute l’option `table`. `/game new` en ouvre une nouvelle.
errors-no-game = Je ne connais pas ce jeu. Je connais { $games }.
errors-not-on-server = Je ne suis pas sur ce serveur. Quelqu’un qui le gère peut [m’inviter]({ $link }). Pour jouer tout de suite contre des ordinateurs, utilise `/game new` dans un message privé avec moi.
errors-no-option = Je ne comprends pas ces options. Ce jeu propose : { $options }. Sépare-les par des virgules.
errors-file-too-big = Ce fichier est trop gros pour être une partie. Choisis un fichier que j’ai exporté.

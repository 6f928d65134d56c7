# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Cela n’a pas marché. Réessaie.
services-no-such-table = Cette table n’existe plus.
services-no-such-game = Je ne connais pas de jeu appelé { $game }.
services-not-seated = Tu ne joues pas à cette table.
services-not-allowed = Seul l’hôte, ou la modération du serveur où la table a été ouverte, peut le faire.
services-moderator-only = Seule la modération peut le faire.
services-not-running = Aucune partie n’est en cours à cette table.
services-not-paused = Cette partie n’est pas en pause.
services-paused = Cette partie est en pause. N’importe quel joueur peut la reprendre avec `/game pause`.
services-busy = Quelqu’un d’autre a joué au même instant. Réessaie.
services-stale = Cette question a déjà une réponse. Voici ton panneau à jour.

services-nothing-to-decide = Ce n’est pas ton tour.
services-waits-for = Ce n’est pas ton tour : on attend { $who }.
services-not-finished = Ton tour n’est pas fini : il reste quelque chose à choisir.
services-nothing-to-undo = Il n’y a rien à annuler.
services-needs-vote = Quelqu’un a joué depuis, ou quelque chose a été révélé. Tu peux annuler si tout le monde est d’accord.
services-hushed = Tu ne peux rien annuler tant qu’une question secrète est ouverte. Une fois qu’elle est close, tu pourras demander aux autres.
services-warning-reveals = Certains de ces choix révèlent quelque chose : ensuite, tu ne pourras plus annuler ton tour.
services-final-hushed = Les réponses sont secrètes ici : tu ne pourras plus changer la tienne.
services-final-secret = Les autres répondent ensuite en secret : tu ne pourras plus annuler.
services-final-reveals = Quelque chose sera pioché ou révélé : ensuite, tu ne pourras plus annuler.
services-final-over = La partie se termine : tu ne pourras pas annuler.

services-unclear-line = Je ne comprends pas ce coup.
services-line-unknown = « { $typed } » n’est pas un coup permis. Voulais-tu dire { $nearest } ?
services-line-ambiguous = « { $typed } » peut désigner plusieurs coups : { $nearest }.
services-line-nothing = Il n’y a aucun coup dans ce que tu as écrit. La liste qui apparaît pendant que tu écris montre ce qui est possible.
services-line-final = Tu as écrit une suite après un choix qui termine ton tour ou révèle quelque chose. Fais d’abord ce choix, puis « { $typed } ».

services-lobby-already-in = Tu es déjà à cette table.
services-lobby-full = Toutes les places de cette table sont prises.
services-lobby-host-only = Seul l’hôte peut le faire.
services-lobby-no-computer = Il n’y a pas d’ordinateur à cette table.
services-lobby-no-such-strength = Aucun niveau d’ordinateur ne s’appelle « { $strength } ».
services-lobby-not-open = Cette partie a commencé, ou elle est finie. Pour laisser ta place, utilise `/game resign`.
services-lobby-not-over = Tu pourras demander une revanche une fois cette partie finie.
services-lobby-cannot-start = La partie ne peut pas commencer ainsi. Elle se joue à { $seats } joueurs, et les options doivent convenir à ce nombre.
services-lobby-seats = Ce jeu se joue à { $seats } joueurs.
services-lobby-options = Une de ces options n’existe pas dans ce jeu, ou n’accepte pas cette valeur.
services-private = C’est ta propre partie, dans tes messages privés. Personne d’autre ne peut y prendre place, et tu ne peux pas la déplacer.

services-no-such-vote = Ce vote n’existe plus.
services-vote-over = Ce vote est déjà clos.

services-seat-unknown = Cette place n’existe pas à cette table.
services-seat-already-offered = Cette place est déjà proposée.
services-seat-not-offered = Personne n’a proposé cette place.
services-seat-has-one = Tu as déjà une place à cette table.
services-seat-computer = Un ordinateur joue à cette place.
services-seat-decided = Tu ne peux pas reprendre cette place : les autres ou la modération l’ont donnée à quelqu’un d’autre.
services-seat-held = Cette place est gardée pour { $who }. Personne d’autre ne peut la prendre pour l’instant.
services-replace-few = Il faut au moins 2 autres personnes à la table pour voter. Sinon, la modération du serveur où elle a été ouverte peut décider. Si quelqu’un se fait attendre longtemps, je te demanderai quoi faire.
services-vote-first = Un autre vote de ce genre est en cours. Attends qu’il se termine.
services-stall-own = Les autres t’attendent : appuie sur **Jouer mon tour**.

services-film-not-over = Tu pourras voir le film de toute la partie une fois qu’elle sera finie.

services-damaged = Ce fichier n’est pas une partie complète et valide, donc rien n’a été importé.
services-too-large = Ce fichier est trop gros pour une partie.
services-share-not-over = Seuls les joueurs de la partie peuvent la partager, et seulement une fois qu’elle est finie.
services-lobby-not-asked = Tu n’as pas d’invitation à cette table, ou tu y as déjà répondu.

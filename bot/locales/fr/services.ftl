# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Cela n’a pas marché.
services-no-such-table = Cette table n’existe plus.
services-no-such-game = Je ne connais pas de jeu appelé { $game }.
services-not-seated = Tu n’as pas de place à cette table.
services-not-allowed = C’est réservé à l’hôte de cette table et aux modérateurs du serveur où elle a été ouverte.
services-not-running = Aucune partie n’est en cours à cette table.
services-not-paused = Cette partie n’est pas en pause.
services-paused = Cette partie est en pause. Chacun à la table peut la faire reprendre avec `/game pause`.
services-busy = Quelqu’un d’autre a agi à cette table au même instant. Réessaie.
services-stale = Cette question a déjà reçu une réponse. Voici où tu en es maintenant.

services-nothing-to-decide = Tu n’as rien à décider en ce moment.
services-waits-for = Tu n’as rien à décider en ce moment : la table attend { $who }.
services-not-finished = Ton tour n’est pas encore fini : il reste quelque chose à choisir.
services-nothing-to-undo = Il n’y a rien que tu puisses annuler.
services-needs-vote = D’autres ont agi depuis, ou quelque chose de caché a été montré. Pour l’annuler, il faut l’accord de tous à la table : propose un vote.
services-hushed = Une question est ouverte, et personne ne doit savoir qui y a déjà répondu. Une réponse donnée reste donnée ; une fois la question close, tu peux demander à la table d’annuler quelque chose.
services-warning-reveals = Certains de ces choix dévoilent quelque chose : ton tour jusque-là compte alors et ne peut plus être annulé.
services-final-hushed = Personne ne doit savoir qui a répondu : une réponse donnée reste donnée.
services-final-secret = Les autres sont ensuite interrogés en secret, et personne ne peut l’annuler seul.
services-final-reveals = Quelque chose est pioché ou dévoilé, et personne ne peut l’annuler seul.
services-final-over = La partie se termine, et personne ne peut l’annuler.

services-unclear-line = Je n’ai pas compris ce coup.
services-line-unknown = Je ne vois pas de coup permis dans « { $typed } ». Coups proches : { $nearest }.
services-line-ambiguous = « { $typed } » peut vouloir dire plusieurs coups : { $nearest }.
services-line-nothing = Il n’y a pas de coup dans cette ligne.
services-line-final = La ligne continue après un choix qui finit ton tour ou dévoile quelque chose de caché. Fais d’abord ce choix ; on verra ensuite pour « { $typed } ».

services-lobby-already-in = Tu as déjà une place à cette table.
services-lobby-full = Toutes les places de cette table sont prises.
services-lobby-host-only = Seul l’hôte de cette table peut le faire.
services-lobby-no-computer = Il n’y a pas d’ordinateur à cette table.
services-lobby-no-such-strength = Il n’y a pas d’ordinateur appelé « { $strength } ».
services-lobby-not-open = La partie a commencé ici, ou elle est finie : on ne peut plus s’asseoir, partir ni changer ce qui a été convenu. Qui ne peut pas continuer laisse sa place avec `/game resign`.
services-lobby-not-over = Une revanche est possible une fois cette partie finie.
services-lobby-cannot-start = La partie ne peut pas commencer ainsi. Elle est pour { $seats } joueurs, et ses options doivent convenir à leur nombre.
services-lobby-seats = Ce jeu est pour { $seats } joueurs.
services-lobby-options = Ce jeu ne connaît pas l’une de ces options, ou pas avec cette valeur.
services-private = Tu joues cette partie seul, dans tes messages privés : personne d’autre ne peut y prendre de place, et elle y reste.

services-no-such-vote = Ce vote n’existe plus.
services-vote-over = Ce vote est déjà tranché.

services-seat-unknown = Cette place n’existe pas à cette table.
services-seat-already-offered = Cette place est déjà proposée.
services-seat-not-offered = Cette place n’est pas proposée.
services-seat-has-one = Tu as déjà une place à cette table.
services-seat-computer = Un ordinateur joue à cette place.
services-seat-decided = Il a été décidé que quelqu’un d’autre jouerait à cette place.
services-replace-few = Avec moins de deux autres personnes à la table, cela ne se vote pas. Un modérateur du serveur où elle a été ouverte peut décider, et une table qui attend longtemps est interrogée d’elle-même.
services-vote-first = Un autre vote de ce genre est en cours. Il doit d’abord être tranché.
services-stall-own = La table t’attend : appuie sur **Jouer mon tour**, et tout rentre dans l’ordre.

services-film-not-over = Le film de toute la partie pourra être vu une fois celle-ci finie.

services-damaged = Ce fichier n’est pas l’enregistrement complet et fidèle d’une partie, donc rien n’a été importé.
services-too-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
services-share-not-over = Ce qui a été joué se partage une fois la partie finie, et par celles et ceux qui y jouaient.
services-lobby-not-asked = Tu n’as pas reçu d’invitation à cette table, ou tu as déjà répondu.

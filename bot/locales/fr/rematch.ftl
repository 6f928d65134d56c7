# Playing the same again.

rematch-asks = 🔁 { $host } propose une revanche à **{ $game }** : mêmes personnes, mêmes ordinateurs, mêmes options, avec un autre premier joueur. Elle commence dès que tout le monde a accepté. [La table]({ $link }) s’appelle { $name }.
rematch-yes = J’en suis
rematch-no = Non merci
rematch-sure = 🔁 Une revanche de **{ $game }** ? Je pose la question à { $who }. Elle commence quand tout le monde a accepté.
rematch-sure-alone = 🔁 Une revanche de **{ $game }** avec les mêmes ordinateurs et les mêmes options ? Elle commence tout de suite.
rematch-ask = Demander une revanche
rematch-start = Lancer la revanche
rematch-waits = 🔁 Revanche. Places réservées : { $who }. Elle commence quand tout le monde a accepté.
rematch-declined-by = Pas cette fois : { $who }. Cette place est ouverte à tout le monde.
rematch-agreed = ✔ Tu joues la revanche de **{ $game }** : { $link }
rematch-you-declined = Tu ne joues pas la revanche de { $game }. Les autres le savent.
rematch-begun = ▶ La revanche de **{ $game }** a commencé : { $link }
rematch-off = La revanche de { $game } est annulée.
rematch-told-declined = 🔁 { $who } refuse la revanche de **{ $game }**. N’importe qui peut prendre cette place, ou l’hôte peut y mettre un ordinateur : { $link }
rematch-too-often = Tu as déjà demandé { $most } fois une revanche de cette partie. Les autres peuvent encore en demander une, et `/game new` ouvre une nouvelle table.
rematch-too-many = En un jour, tu as demandé { $most } revanches qui n’ont pas été jouées. Tu pourras en redemander demain.
rematch-untold = Je n’ai rien demandé à { $who } : invitations désactivées dans les réglages. Les places restent réservées.

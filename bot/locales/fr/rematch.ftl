# Playing the same again.

rematch-asks = 🔁 { $host } propose une revanche à **{ $game }** : les mêmes personnes, ordinateurs et options, et quelqu’un d’autre commence. La partie démarre quand tout le monde a accepté. [La table]({ $link }) s’appelle { $name }.
rematch-yes = J’en suis
rematch-no = Non merci
rematch-waits = 🔁 Une revanche. Des places sont gardées pour { $who } ; la partie démarre d’elle-même quand tout le monde a accepté.
rematch-declined-by = Pas cette fois : { $who }. La place est à qui la veut.
rematch-agreed = ✔ Tu participes à la revanche de **{ $game }** : { $link }
rematch-you-declined = Tu ne participes pas cette fois à la revanche de { $game }. Les autres le savent.
rematch-begun = ▶ La revanche de **{ $game }** a commencé : { $link }
rematch-off = La revanche de { $game } est annulée.
rematch-told-declined = 🔁 { $who } ne vient pas à la revanche de **{ $game }**. La place est à qui la veut, ou l’hôte y met un ordinateur : { $link }
rematch-too-often = Tu as déjà demandé { $most } fois une revanche de cette partie. Les autres peuvent encore en demander une, et `/game new` ouvre une nouvelle table.
rematch-too-many = Cela fait { $most } revanches en un jour qui n’ont pas été jouées : demain, il y en aura d’autres.
rematch-untold = Sans message, faute de vouloir des invitations : { $who }. Les places sont gardées.

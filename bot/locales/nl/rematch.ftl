# Playing the same again.

rematch-asks = 🔁 { $host } vraagt om een revanche in **{ $game }**: dezelfde mensen, computers en opties, en iemand anders begint. Het begint zodra iedereen heeft toegestemd. [De tafel]({ $link }) heet { $name }.
rematch-yes = Ik doe mee
rematch-no = Nee, bedankt
rematch-waits = 🔁 Een revanche. Er zijn plaatsen vrijgehouden voor { $who }; het begint vanzelf zodra iedereen heeft toegestemd.
rematch-declined-by = Deze keer niet: { $who }. Die plaats is voor iedereen vrij.
rematch-agreed = ✔ Je doet mee aan de revanche in **{ $game }**: { $link }
rematch-you-declined = Je doet deze keer niet mee aan de revanche in { $game }. De anderen weten het.
rematch-begun = ▶ De revanche in **{ $game }** is begonnen: { $link }
rematch-off = De revanche in { $game } gaat niet door.
rematch-told-declined = 🔁 { $who } komt niet naar de revanche in **{ $game }**. Iedereen mag die plaats nemen, of de host zet er een computer op: { $link }
rematch-too-often = Je hebt al { $most } keer om een revanche van dit spel gevraagd. De anderen kunnen dat nog doen, en `/game new` opent een nieuwe tafel.
rematch-too-many = Dat zijn { $most } revanches op één dag die niet zijn gespeeld: morgen kan het weer.
rematch-untold = Niet gevraagd, omdat ze geen uitnodigingen willen: { $who }. De plaatsen blijven vrijgehouden.

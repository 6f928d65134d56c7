# Playing the same again.

rematch-asks = 🔁 { $host } wil revanche bij **{ $game }**: dezelfde spelers, computers en opties, maar een andere startspeler. De partij begint zodra iedereen akkoord is. [De tafel]({ $link }) heet { $name }.
rematch-yes = Ik doe mee
rematch-no = Nee, bedankt
rematch-sure = 🔁 Revanche bij **{ $game }**? Ik vraag het aan { $who }. De partij begint zodra iedereen akkoord is.
rematch-sure-alone = 🔁 Revanche bij **{ $game }** met dezelfde computers en opties? De partij begint meteen.
rematch-ask = Revanche vragen
rematch-start = Revanche starten
rematch-waits = 🔁 Revanche. Plaats vrijgehouden voor { $who }. De partij begint zodra iedereen akkoord is.
rematch-declined-by = Deze keer niet: { $who }. Die plaats is vrij voor iedereen.
rematch-agreed = ✔ Je doet mee aan de revanche bij **{ $game }**: { $link }
rematch-you-declined = Je doet niet mee aan de revanche bij { $game }. De anderen weten het.
rematch-begun = ▶ De revanche bij **{ $game }** is begonnen: { $link }
rematch-off = De revanche bij { $game } is geannuleerd.
rematch-told-declined = 🔁 { $who } doet niet mee aan de revanche bij **{ $game }**. Iedereen kan die plaats nemen, of de host voegt een computer toe: { $link }
rematch-too-often = Je hebt al { $most } keer om een revanche van deze partij gevraagd. De anderen kunnen dat nog, en `/game new` opent een nieuwe tafel.
rematch-too-many = Je hebt vandaag al { $most } keer om een revanche gevraagd die niet doorging. Morgen kan het weer.
rematch-untold = Niet gevraagd, want uitnodigingen staan uit: { $who }. Hun plaats is wel vrijgehouden.

# Playing the same again.

rematch-asks = 🔁 { $host } bittet um eine Revanche in **{ $game }**: dieselben Leute, Computer und Optionen, und jemand anderes beginnt. Es geht los, sobald alle zugestimmt haben. [Der Tisch]({ $link }) heißt { $name }.
rematch-yes = Ich bin dabei
rematch-no = Nein, danke
rematch-waits = 🔁 Eine Revanche. Plätze sind frei gehalten für { $who }; es geht von selbst los, sobald alle zugestimmt haben.
rematch-declined-by = Diesmal nicht dabei: { $who }. Der Platz ist für alle frei.
rematch-agreed = ✔ Du bist bei der Revanche in **{ $game }** dabei: { $link }
rematch-you-declined = Du bist diesmal bei der Revanche in { $game } nicht dabei. Die anderen wissen es.
rematch-begun = ▶ Die Revanche in **{ $game }** hat begonnen: { $link }
rematch-off = Die Revanche in { $game } wurde abgesagt.
rematch-told-declined = 🔁 { $who } kommt nicht zur Revanche in **{ $game }**. Den Platz kann jemand anderes nehmen, oder der Host setzt einen Computer darauf: { $link }
rematch-too-often = Du hast schon { $most } Mal um eine Revanche dieser Partie gebeten. Die anderen können es noch tun, und `/game new` öffnet einen neuen Tisch.
rematch-too-many = Das sind { $most } Revanchen an einem Tag, die nicht gespielt wurden: Morgen gibt es wieder welche.
rematch-untold = Nicht gefragt, weil keine Einladungen erwünscht sind: { $who }. Die Plätze bleiben frei gehalten.

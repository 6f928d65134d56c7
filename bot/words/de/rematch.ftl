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

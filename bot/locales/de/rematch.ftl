# Playing the same again.

rematch-asks = 🔁 { $host } möchte eine Revanche bei **{ $game }**: dieselben Leute, Computer und Optionen, aber ein anderer Startspieler. Es geht los, sobald alle zugestimmt haben. [Der Tisch]({ $link }) heißt { $name }.
rematch-yes = Ich bin dabei
rematch-no = Nein, danke
rematch-sure = 🔁 Revanche bei **{ $game }**? Ich frage { $who }. Sie beginnt, wenn alle zugestimmt haben.
rematch-sure-alone = 🔁 Revanche bei **{ $game }** mit denselben Computern und Optionen? Sie beginnt sofort.
rematch-ask = Um Revanche bitten
rematch-start = Revanche starten
rematch-waits = 🔁 Revanche. Reserviert sind Plätze für { $who }. Es geht los, sobald alle zugestimmt haben.
rematch-declined-by = Diesmal nicht dabei: { $who }. Der Platz ist für alle frei.
rematch-agreed = ✔ Du bist bei der Revanche bei **{ $game }** dabei: { $link }
rematch-you-declined = Du bist bei der Revanche bei { $game } nicht dabei. Die anderen wissen Bescheid.
rematch-begun = ▶ Die Revanche bei **{ $game }** hat begonnen: { $link }
rematch-off = Die Revanche bei { $game } wurde abgesagt.
rematch-told-declined = 🔁 { $who } ist bei der Revanche bei **{ $game }** nicht dabei. Den Platz kann jemand anders nehmen, oder der Host gibt ihn einem Computer: { $link }
rematch-too-often = Du hast schon { $most }-mal um eine Revanche dieser Partie gebeten. Die anderen können es noch tun, und `/game new` eröffnet einen neuen Tisch.
rematch-too-many = Du hast an einem Tag um { $most } Revanchen gebeten, die nicht gespielt wurden. Morgen kannst du wieder fragen.
rematch-untold = Nicht gefragt, weil keine Einladungen erwünscht sind: { $who }. Die Plätze bleiben reserviert.

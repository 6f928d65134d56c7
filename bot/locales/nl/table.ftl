# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } begint
    Wat alleen jij mag zien, krijg je privé. Ben je aan de beurt? Druk dan hier op **{ table-play }** of gebruik het paneel in je DM’s.
table-commitment = De SHA-256 van de seed van deze partij is { $hash }. Aan het eind zie je de seed, zodat iedereen elke trekking kan controleren.
table-play = Mijn beurt spelen
table-screen = Mijn scherm
table-since = Wat heb ik gemist?
table-look = Rondkijken
table-since-title = **Nieuw:**
table-since-start = **Tot nu toe:**
table-since-nothing = Niets nieuws sinds je voor het laatst keek.
table-since-order = 📜 Je instructie: { $told }
table-since-order-quiet = 📜 Je instructie heeft voor je geantwoord.
table-since-limit = ⌛ Je tijd was om: { $told }
table-since-limit-quiet = ⌛ Je tijd was om, dus je hebt gepast.
table-since-computer = 🤖 De computer speelde voor je: { $told }
table-since-computer-quiet = 🤖 De computer heeft een beurt voor je gespeeld.
table-since-forced = ↪ Er was maar één zet mogelijk: { $told }
table-since-forced-quiet = ↪ Er was maar één zet mogelijk, dus die heb ik voor je gespeeld.
table-smaller = *… en nog { $count } kleine { $count ->
        [one] gebeurtenis
       *[other] gebeurtenissen
    }: zie `/game log`*
table-caught-up = 📬 Ik kon hier een tijd niets plaatsen. { $count ->
        [0] Zo staat het er nu voor:
        [one] Er is 1 beurt gespeeld:
       *[other] Er zijn { $count } beurten gespeeld:
    }
table-decided = { $who } heeft geantwoord.
table-undone = ↩ Er is een zet teruggenomen.
table-undone-turns = ↩ { $who } heeft { $count ->
        [one] een beurt
       *[other] { $count } beurten, ook van anderen,
    } teruggenomen.
table-call = { $who }, jij bent aan de beurt bij { $game }. Druk op **Mijn beurt spelen**: alleen jij ziet het.
table-reminder = ⏰ Je bent aan de beurt bij { $game }. Je beurt begon { $since }. Je paneel staat hieronder. (Herinneringen verander je met `/settings`.)
table-silence = ⏰ { $game } wacht al lang op je. Als je niet speelt, eindigt de partij op { $at }. Je paneel staat hieronder.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Deze partijen wachten op je:
table-your-screen = ### { $game }: alleen jij kunt dit zien
table-no-screen = Je speelt hier niet mee, dus je hebt geen verborgen scherm. `/game board` toont wat iedereen mag zien.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (afgelopen)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ De partij is gepauzeerd.
table-status-advice-on = 💡 De host heeft hints aan deze tafel aangezet.
table-status-advice-off = 💡 De host heeft hints aan deze tafel uitgezet.
table-status-sits-in = 🤖 Een computer speelt voor { $who } tot { $who } terug is.
table-status-resumed = ▶ De partij gaat verder.
table-status-resigned = 🏳 { $who } heeft opgegeven. Een computer neemt het over.
table-status-time-turn = ⌛ De tijd van { $who } is om. De computer speelt deze beurt.
table-status-time-seat = ⌛ De tijd van { $who } is om. Een computer speelt tot iemand de plaats overneemt.
table-status-abandoned = 🏳 { $who } heeft opgegeven. Er is niemand meer over, dus deze tafel sluit.
table-status-ended = 🛑 Deze partij is voortijdig gestopt. Niemand wint. Je kunt de partij exporteren, en niets erin is nog geheim.
table-status-silent = 🛑 Hier is 2 weken niet gespeeld, dus deze partij is gestopt. Je kunt de partij exporteren of met de knop opnieuw beginnen.
table-status-moved = 🚚 De partij gaat hier verder.
table-status-left = 🚪 { $who } is niet meer op deze server en ontvangt geen DM’s. Met `/game replace` vraag je de anderen of iemand anders moet spelen.
table-moved = De partij gaat hier verder. Wat je gemist hebt, volgt nu.
table-moved-away = 🚚 **{ $game }, { $name }**, gaat ergens anders verder: { $link }
table-status-taken = 🪑 { $who } neemt de plaats van { $former } over.
table-status-back = 👋 { $who } is terug.
table-status-seated = 🪑 { $who } neemt het over van een computer.
table-status-ruled = ⚖️ Een moderator heeft besloten dat iemand anders voor { $who } speelt.
table-replaced = Een computer speelt daar tot iemand de plaats overneemt. De spelers weten ervan.
table-annal-resigned = 🏳 { $when }: { $old } gaf op.
table-annal-taken = 🪑 { $when }: { $new } nam de plaats van { $old } over.
table-annal-seated = 🪑 { $when }: { $new } nam het over van een computer.
table-annal-timed = ⌛ { $when }: de tijd van { $old } was om, en een computer nam de plaats over.
table-annal-stalled = 🤖 { $when }: { $old } liet de anderen wachten, en die gaven de plaats aan een computer.
table-annal-voted = 🗳 { $when }: de anderen stemden ervoor dat iemand anders voor { $old } speelt.
table-annal-ruled = ⚖️ { $when }: een moderator besloot dat iemand anders voor { $old } speelt.
table-annal-moved = 🚚 { $when }: de tafel is verplaatst.
table-trouble = ⚠️ Ik kan { $game }, { $name } (#{ $id }), niet op de gewone plek tonen: { $wrong } Je beurten komen nog steeds per DM, en `/play` werkt overal. De host of een moderator kan `/game move` gebruiken in een kanaal waar ik mag schrijven.
table-trouble-lobby = ⚠️ Ik kan je tafel voor { $game }, { $name } (#{ $id }), niet tonen: { $wrong } Hij verschijnt zodra dat is opgelost. Je kunt ook ergens anders een nieuwe openen met `/game new`.
table-trouble-locked = de thread { $link } is vergrendeld of gearchiveerd, en ik kan hem niet openen.
table-trouble-forbidden = ik mag niet schrijven in { $link }. Ik heb daar ‘Kanaal bekijken’, ‘Berichten versturen’, ‘Berichten versturen in threads’ en ‘Bestanden bijvoegen’ nodig.
table-trouble-gone = het kanaal bestaat niet meer.
table-trouble-server = ik ben niet meer op die server. Word ik weer uitgenodigd, dan gaat de partij daar verder.
table-status-copied = 🔎 De beheerder van de bot heeft een kopie van deze lopende partij gemaakt, met alles wat verborgen is.
table-copied = 🔎 { $when }: de beheerder van de bot heeft een kopie van deze partij gemaakt, met alles wat verborgen is.
table-status-expired = Deze tafel sluit, omdat de partij niet binnen een week is gestart. `/game new` opent een nieuwe.
table-resign-sure = Opgeven bij { $game }? Een computer neemt het over, en je kunt niet terugkomen. Speelt er verder geen mens mee, dan sluit de tafel.
table-resign-yes = Ja, opgeven
table-end-sure = Deze partij { $game } voor iedereen stoppen? Niemand wint, en alles wat verborgen is, wordt openbaar.
table-end-yes = Ja, stoppen
table-ended = De partij is gestopt.
table-resigned = Je hebt opgegeven. Bedankt voor het meespelen.
table-resumed = De partij gaat verder.
table-paused = Gepauzeerd. Met `/game pause` hervat je de partij.
table-imported = De partij is terug: { $link } (tafel #{ $id })

table-seat-open = 🪑 De plaats van **{ $who }** bij { $game } is vrij voor iedereen. Neem je hem over, dan zie je het verborgen scherm.
table-seat-taken = 🪑 **{ $who }** speelt nu op deze plaats bij { $game }.
table-take = Plaats overnemen
table-take-back = Plaats terugnemen
table-took-back = 🪑 Je zit weer op je plaats bij { $game }.
table-took = Welkom! Deze plaats is nu van jou. Ik stuur je het verborgen scherm.
table-seat-offered = Je biedt je plaats aan. Speel door tot iemand hem overneemt.
table-seat-withdrawn = De plaats wordt niet meer aangeboden.

table-picture-part = { $picture }, deel { $part }
table-picture-changed = ❗ nieuw sinds je laatste bezoek
table-other-pictures = Andere afbeelding tonen …

table-log = ### Logboek, nieuwste beurten eerst: pagina { $page } van { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
    .you = **{ $turn }.** Jij · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Ouder
table-newer = Nieuwer ▶
table-replay = ### Beurt { $turn } van { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-own-back = ◀ Mijn beurt
table-own-on = Mijn beurt ▶
table-replay-ask = Beurt …
table-replay-which = Nummer van de beurt, 1 t/m { $turns }
table-replay-number = Typ het nummer van een beurt.
table-replay-chapter = Ga naar: { $chapters }
table-film = 🎞 Film
table-film-since = 🎞 Film bekijken
table-film-drawing = 🎞 Ik teken een film van { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } … Dat kan een minuut duren.
table-film-title = ### 🎞 { $game }, van de eerste beurt tot de laatste
table-film-since-title = ### 🎞 { $game }: terwijl je weg was
table-film-failed = Ik kon deze film niet tekenen. In `/game log` staat alles in woorden.
table-film-alt = Een film van { $game }, { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } lang. Een rood kader toont wat er per beurt verandert. Aan het eind:
table-export-whole = De hele partij. `latchkey verify` speelt alles na en controleert elke trekking.
table-export-view = De partij tot nu toe, zoals jij die ziet. De hele partij kun je exporteren zodra die is afgelopen.

vote-undo = 🗳 { $who } wil { $count ->
        [one] de laatste beurt
       *[other] de laatste { $count } beurten
    } terugnemen. Wat getrokken is, blijft getrokken. Iedereen moet akkoord gaan.
vote-pause = 🗳 { $who } wil de partij pauzeren. Iedereen moet akkoord gaan.
vote-end = 🗳 { $who } wil deze partij stoppen zonder winnaar. Alles wat verborgen is, wordt openbaar. Iedereen moet akkoord gaan.
vote-end-counts = 🗳 { $who } wil deze partij nu stoppen, met de huidige puntenstand. Alles wat verborgen is, wordt openbaar. Iedereen moet akkoord gaan.
vote-still = Nog geen antwoord van: { $who }
vote-yes = Akkoord
vote-no = Nee
vote-undo-passed = ✔ Iedereen ging akkoord: { $count ->
        [one] 1 beurt is
       *[other] { $count } beurten zijn
    } teruggenomen.
vote-undo-refused = ✘ Niet akkoord: { $refused }. Er wordt niets teruggenomen.
vote-undo-lapsed = De partij is al verder, dus deze stemming is voorbij.
vote-pause-passed = ✔ Iedereen ging akkoord: de partij is gepauzeerd. Met `/game pause` hervat je de partij.
vote-pause-refused = ✘ Niet akkoord: { $refused }. De partij gaat verder.
vote-pause-lapsed = Deze stemming is voorbij.
vote-end-passed = ✔ Iedereen ging akkoord: de partij is gestopt.
vote-end-refused = ✘ Niet akkoord: { $refused }. De partij gaat verder.
vote-end-lapsed = Deze stemming is voorbij.
vote-ask = Anderen vragen
vote-asked = Ik heb het de anderen gevraagd.
vote-asked-everybody = Ik heb het iedereen aan tafel gevraagd. Ik verplaats de tafel zodra iedereen akkoord is.
vote-move = 🗳 De host wil deze tafel naar een andere server verplaatsen: { $place } Iedereen moet akkoord gaan. De host en de moderators blijven dezelfde.
vote-move-passed = ✔ Iedereen ging akkoord: de partij gaat ergens anders verder. { $place }
vote-move-refused = ✘ Niet akkoord: { $refused }. De tafel blijft hier.
vote-move-lapsed = Deze stemming is voorbij en de tafel blijft hier: iemand ging weg of nam een plaats over, of de tafel mag niet naar de andere server.
vote-replace = 🗳 Moet iemand anders voor { $who } spelen? Als alle anderen akkoord gaan, speelt een computer tot iemand de plaats overneemt. Die ziet dan ook wat daar verborgen is.
vote-replace-passed = ✔ Alle anderen gingen akkoord: iemand anders speelt voor { $who }.
vote-replace-refused = ✘ Niet akkoord: { $refused }. { $who } houdt de plaats.
vote-replace-lapsed = Deze stemming is voorbij.

end-title = ### 🏁 { $game } is afgelopen
end-winner = 🏆 { $who } wint met **{ $points }** { $points ->
        [one] punt
       *[other] punten
    }
end-place = **{ $rank }.** { $who }: **{ $points }** { $points ->
        [one] punt
       *[other] punten
    }
end-seed = Seed: `{ $seed }`. De SHA-256 ervan stond er al bij het begin: { $hash }
end-rematch = Revanche
end-watch = Herhaling bekijken
end-log = Logboek
end-details = Details
end-not-over = Er is nog geen uitslag: de partij is nog bezig.

turns-none = Er wacht geen partij op je. 🎉
turns-title = ### { $count ->
        [one] 1 partij wacht
       *[other] { $count } partijen wachten
    } op je
turns-line = **{ $game }**, { $name }, met { $who } · je beurt begon { $since } · [openen]({ $link })
turns-play = { $number }. { $game } spelen, { $name }

settings-reminders = { $hours ->
        [0] Ik stuur je geen herinneringen meer.
        [one] Ik stuur je een herinnering als een partij 1 uur op je wacht.
       *[other] Ik stuur je een herinnering als een partij { $hours } uur op je wacht.
    }
settings-reach = Resultaat: { $reach }.
table-share = 📤 Delen
table-shared = Ik plaats dit bij de tafel, zodat iedereen het ziet.
table-shared-by = 📤 { $who } deelt dit.

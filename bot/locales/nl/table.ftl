# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } begint
    Wat alleen jij mag zien, krijg je privé. Als je aan de beurt bent, druk dan hier op **Mijn beurt spelen**, of antwoord in je DM.
table-commitment = Eerlijkheid: de SHA-256 van de seed van dit spel is { $hash }. De seed zelf wordt aan het eind getoond.
table-play = Mijn beurt spelen
table-screen = Mijn scherm
table-since = Sinds ik hier het laatst was
table-look = Rondkijken
table-since-title = **Sinds je hier het laatst was:**
table-since-you = **Voor jou:**
table-since-rest = **De rest:**
table-since-nothing = Er is niets gebeurd sinds je hier het laatst was.
table-since-order = 📜 Volgens je opdracht: { $told }
table-since-order-quiet = 📜 Je opdracht heeft geantwoord.
table-since-limit = ⌛ Je tijd was om: { $told }
table-since-limit-quiet = ⌛ Je tijd was om, en zwijgen gold als antwoord.
table-since-computer = 🤖 De computer speelde voor je: { $told }
table-since-computer-quiet = 🤖 De computer heeft een beurt voor je gespeeld.
table-since-forced = ↪ Je had geen keuze: { $told }
table-since-forced-quiet = ↪ Je had geen keuze, en het spel ging verder.
table-smaller = *… en { $count } { $count ->
        [one] kleinigheid
       *[other] kleinigheden
    }: zie `/game log`*
table-caught-up = 📬 Ik kon hier een tijdje niets plaatsen. { $count ->
        [0] Zo staat de tafel ervoor:
        [one] Intussen is één beurt gespeeld:
       *[other] Intussen zijn { $count } beurten gespeeld:
    }
table-decided = { $who } heeft geantwoord.
table-undone = ↩ Er is iets teruggenomen. Alles staat weer zoals daarvoor.
table-undone-turns = ↩ { $who } heeft { $count ->
        [one] een beurt
       *[other] { $count } beurten, ook van anderen,
    } teruggenomen. Alles staat weer zoals daarvoor.
table-call = { $who }, { $game } wacht op je. Druk op **Mijn beurt spelen**: alleen jij ziet het.
table-reminder = ⏰ { $game } wacht op je: je kreeg de vraag { $since }. Je paneel staat hieronder klaar. (Met `/settings` bepaal je wanneer en waar ik dat zeg.)
table-silence = ⏰ { $game } wacht al lang op je. Als je niet terugkomt, eindigt het vanzelf op { $at }. Je paneel staat hieronder klaar.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Deze spellen wachten al een tijdje op je:
table-your-screen = ### { $game }: alleen jij kunt dit zien
table-no-screen = Je zit niet aan deze tafel, dus er is geen verborgen scherm voor je. `/game board` toont wat iedereen mag zien.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (afgelopen)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ De tafel is gepauzeerd.
table-status-advice-on = 💡 De host staat aan deze tafel weer hints toe.
table-status-advice-off = 💡 De host heeft hints aan deze tafel uitgezet.
table-status-resumed = ▶ De tafel gaat verder.
table-status-resigned = 🏳 { $who } heeft opgegeven. Een computer neemt het over.
table-status-time-turn = ⌛ De tijd van { $who } is om. Zoals afgesproken speelt de computer deze beurt.
table-status-time-seat = ⌛ De tijd van { $who } is om. Zoals afgesproken speelt een computer verder tot iemand de plaats inneemt.
table-status-abandoned = 🏳 { $who } heeft opgegeven. Er is niemand meer om te spelen, dus deze tafel sluit.
table-status-ended = 🛑 Dit spel is vóór de laatste beurt beëindigd. Niemand heeft gewonnen. Je kunt het als bestand meenemen, en niets erin is nog geheim.
table-status-silent = 🛑 Hier is twee weken niets gebeurd, dus dit spel is vanzelf geëindigd. Je kunt het als bestand meenemen en met de knop opnieuw beginnen.
table-status-moved = 🚚 Deze tafel gaat hier verder.
table-status-left = 🚪 { $who } is niet meer op deze server, en privéberichten aan deze speler worden geweigerd. Of iemand anders verder moet spelen, vraagt `/game replace` aan de anderen.
table-moved = De partij gaat hier verder. Wat nog geplaatst moest worden, komt nu.
table-moved-away = 🚚 **{ $game }, { $name }** gaat ergens anders verder: { $link }
table-status-taken = 🪑 { $who } heeft de plaats van { $former } overgenomen en speelt verder.
table-status-seated = 🪑 { $who } heeft een plaats van een computer overgenomen en speelt verder.
table-status-ruled = ⚖️ Een moderator heeft besloten dat iemand anders verder speelt voor { $who }.
table-replaced = Daar speelt een computer verder tot iemand de plaats inneemt. De tafel en de speler krijgen het te horen.
table-annal-resigned = 🏳 { $when }: { $old } gaf op.
table-annal-taken = 🪑 { $when }: { $new } nam de plaats van { $old } over.
table-annal-seated = 🪑 { $when }: { $new } nam een plaats van een computer over.
table-annal-timed = ⌛ { $when }: de tijd van { $old } was om, en zoals afgesproken nam een computer de plaats in.
table-annal-stalled = 🤖 { $when }: { $old } liet de tafel wachten, en die gaf de plaats aan een computer.
table-annal-voted = 🗳 { $when }: de anderen stemden ervoor dat iemand anders verder speelt voor { $old }.
table-annal-ruled = ⚖️ { $when }: een moderator besloot dat iemand anders verder speelt voor { $old }.
table-annal-moved = 🚚 { $when }: de tafel ging naar een andere plek.
table-trouble = ⚠️ { $game }, { $name } (#{ $id }), kan niet worden getoond waar het gespeeld wordt: { $wrong } Je beurten komen nog steeds via privéberichten, en `/play` werkt overal. De host en moderators brengen de tafel met `/game move` naar een kanaal waar ik mag schrijven.
table-trouble-lobby = ⚠️ Je tafel voor { $game }, { $name } (#{ $id }), kan niet worden getoond: { $wrong } De tafel verschijnt vanzelf zodra dat in orde is, of open elders een andere met `/game new`.
table-trouble-locked = de thread { $link } is vergrendeld of gearchiveerd, en ik mag hem niet openen.
table-trouble-forbidden = in { $link } mag ik niet schrijven. Ik heb daar ‘Kanaal bekijken’, ‘Berichten versturen’, ‘Berichten versturen in threads’ en ‘Bestanden bijvoegen’ nodig.
table-trouble-gone = het kanaal is weg.
table-trouble-server = ik ben niet meer op de server. Word ik opnieuw uitgenodigd, dan gaat de tafel daar vanzelf verder.
table-status-copied = 🔎 Wie deze bot beheert, heeft een kopie gemaakt van dit lopende spel, met alles wat erin verborgen is.
table-copied = 🔎 { $when }: wie deze bot beheert, maakte een kopie van dit spel, met alles wat erin verborgen is.
table-status-expired = Deze tafel sluit, omdat niemand het spel binnen een week heeft gestart. `/game new` opent een nieuwe.
table-resign-sure = Opgeven bij { $game }? Een computer speelt voor je verder, en je kunt niet terugkomen. Speelt er verder geen mens mee, dan sluit de tafel.
table-resign-yes = Ja, opgeven
table-end-sure = Deze partij { $game } voor iedereen beëindigen, zonder winnaar? Wat verborgen was, is dan voor iedereen zichtbaar, en niemand kan hier verder spelen.
table-end-yes = Ja, beëindigen
table-ended = Het spel is beëindigd.
table-resigned = Je hebt opgegeven. Bedankt voor het spelen.
table-resumed = De tafel gaat verder.
table-paused = De tafel is gepauzeerd. Met nog eens `/game pause` gaat de tafel verder.
table-imported = Het spel staat weer klaar: { $link } (tafel #{ $id })

table-seat-open = 🪑 De plaats van **{ $who }** in { $game } is vrij: iedereen mag die overnemen. Wie de plaats inneemt, krijgt het verborgen scherm te zien.
table-seat-taken = 🪑 **{ $who }** heeft deze plaats in { $game }.
table-take = Deze plaats innemen
table-took = Welkom! Deze plaats is nu van jou. Het verborgen scherm is onderweg naar je.
table-seat-offered = De plaats wordt aangeboden. Er wordt verder gespeeld zoals eerst, tot iemand de plaats inneemt.
table-seat-withdrawn = De plaats wordt niet meer aangeboden.

table-picture-part = { $picture }, deel { $part }
table-picture-changed = ❗ veranderd sinds je hier het laatst was
table-picture-signs = Tekens op het speelmateriaal
table-other-pictures = Andere afbeelding tonen …

table-log = ### Het verslag, nieuwste beurten eerst: pagina { $page } van { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Ouder
table-newer = Nieuwer ▶
table-replay = ### Beurt { $turn } van { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-film = 🎞 Film
table-film-since = 🎞 Bekijken
table-film-drawing = 🎞 Ik teken een film van { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } … Dat kan een minuut duren.
table-film-title = ### 🎞 { $game }, van de eerste beurt tot de laatste
table-film-since-title = ### 🎞 { $game } sinds je hier het laatst was
table-film-failed = Deze film kon niet worden getekend. `/game log` vertelt hetzelfde in woorden.
table-film-alt = Een film van { $game }, { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } lang; wat in elke beurt veranderde, heeft een rood kader. Aan het eind:
table-export-whole = Het hele spel. `latchkey verify` speelt het na en controleert elke trekking.
table-export-view = Het spel tot nu toe, zoals jij het ziet. Het hele spel kan worden geëxporteerd zodra het is afgelopen.

vote-undo = 🗳 { $who } vraagt om { $count ->
        [one] de laatste beurt
       *[other] de laatste { $count } beurten
    } terug te nemen. Wat getrokken is, blijft getrokken. Iedereen moet akkoord gaan.
vote-pause = 🗳 { $who } vraagt om de tafel te pauzeren. Iedereen moet akkoord gaan.
vote-end = 🗳 { $who } vraagt om dit spel zonder winnaar te beëindigen. Wat verborgen is, wordt dan voor iedereen zichtbaar. Iedereen moet akkoord gaan.
vote-end-counts = 🗳 { $who } vraagt om dit spel hier te beëindigen; de punten tellen zoals ze staan. Wat verborgen is, wordt dan voor iedereen zichtbaar. Iedereen moet akkoord gaan.
vote-still = Moeten nog antwoorden: { $who }
vote-yes = Akkoord
vote-no = Nee
vote-undo-passed = ✔ Iedereen ging akkoord: { $count ->
        [one] een beurt is
       *[other] { $count } beurten zijn
    } teruggenomen.
vote-undo-refused = ✘ Niet akkoord: { $refused }. Er wordt dus niets teruggenomen.
vote-undo-lapsed = De tafel is intussen verder, dus deze stemming is voorbij.
vote-pause-passed = ✔ Iedereen ging akkoord: de tafel is gepauzeerd. Met `/game pause` gaat de tafel verder.
vote-pause-refused = ✘ Niet akkoord: { $refused }. Het spel gaat dus verder.
vote-pause-lapsed = Deze stemming is voorbij.
vote-end-passed = ✔ Iedereen ging akkoord: het spel is beëindigd.
vote-end-refused = ✘ Niet akkoord: { $refused }. Het spel gaat dus verder.
vote-end-lapsed = Deze stemming is voorbij.
vote-ask = Vraag het de tafel
vote-asked = Ik heb het de tafel gevraagd.
vote-asked-everybody = Ik heb het iedereen aan de tafel gevraagd. De tafel verhuist zodra iedereen akkoord is.
vote-move = 🗳 De host vraagt of deze tafel op een andere server verder mag gaan: { $place } Iedereen moet akkoord gaan. Wie iets over de tafel te zeggen heeft, blijft hetzelfde.
vote-move-passed = ✔ Iedereen ging akkoord: de tafel gaat ergens anders verder. { $place }
vote-move-refused = ✘ Niet akkoord: { $refused }. De tafel blijft dus hier.
vote-move-lapsed = Deze stemming is voorbij en de tafel blijft hier: een plaats is van iemand anders, of de andere server neemt de tafel niet op.
vote-replace = 🗳 Moet iemand anders verder spelen voor { $who }? Als alle anderen akkoord gaan, heeft een computer de plaats tot iemand die inneemt; wie dat doet, ziet wat daar verborgen is.
vote-replace-passed = ✔ Alle anderen gingen akkoord: iemand anders speelt verder voor { $who }.
vote-replace-refused = ✘ Niet akkoord: { $refused }. { $who } houdt dus de plaats.
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
end-seed = De seed was `{ $seed }`; de SHA-256 ervan werd aan het begin bekendgemaakt als { $hash }.
end-rematch = Revanche
end-watch = Terugkijken
end-log = Het verslag

turns-none = Niemand wacht op je. 🎉
turns-title = ### { $count ->
        [one] Eén tafel wacht
       *[other] { $count } tafels wachten
    } op je
turns-line = **{ $game }**, { $name }, met { $who } · gevraagd { $since } · [ga erheen]({ $link })
turns-play = { $number }. { $game } spelen, { $name }

settings-show =
    Je bent { $reach }.
    { $hours ->
        [0] Je krijgt nooit een herinnering.
        [one] Je krijgt een herinnering na een uur wachten, en daarna steeds minder vaak.
       *[other] Je krijgt een herinnering na { $hours } uur wachten, en daarna steeds minder vaak.
    }
settings-reminders = { $hours ->
        [0] Ik stuur je geen herinneringen meer.
        [one] Ik stuur je een herinnering als een tafel een uur op je heeft gewacht.
       *[other] Ik stuur je een herinnering als een tafel { $hours } uur op je heeft gewacht.
    }
settings-reach = Je wordt { $reach }.
table-share = 📤 Delen
table-shared = Het wordt aan de tafel geplaatst.
table-shared-by = 📤 { $who } deelt dit.

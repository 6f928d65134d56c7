# /settings: one's own, and a server's.

settings-language-which = Taal …
settings-language = 🌐 Taal: { $language }
settings-language-discord = 🌐 Taal: zoals in Discord ({ $language })
settings-language-unknown = Die taal spreek ik niet. Ik ken { $languages }.
settings-remind = Wanneer ik je herinner …
settings-after = { $hours ->
        [0] Herinner me nooit
        [one] Herinner me na een uur
        [24] Herinner me na een dag
        [48] Herinner me na twee dagen
        [168] Herinner me na een week
       *[other] Herinner me na { $hours } uur
    }
settings-zone-is = 🌍 Bij jou is het nu **{ $time }** ({ $zone }).
settings-zone = { $zone }: { $time }
settings-zone-which = Hoe laat is het bij jou?
settings-zone-unknown = Deze tijdzone ken ik niet. Kies er een uit de lijst terwijl je typt, zoals Europe/Paris.
settings-quiet-is = 🌙 Stille uren: **{ $hours }**. Dan wordt er niet op je gewacht: je klokken staan stil, en herinneringen wachten tot je wakker bent.
settings-quiet-none = 🌙 Geen stille uren: je klokken lopen dag en nacht.
settings-quiet-later = -# Dat geldt vanaf { $when }, op de eerste dag alleen in uren die ook eerder stil waren. Tot dan: { $hours } ({ $zone })
settings-quiet = Stil: { $hours }
settings-quiet-off = Geen stille uren
settings-quiet-which = Stille uren …
settings-quiet-long = Stille uren kunnen hooguit { $hours } uur per dag zijn.
settings-holidays-left = 🏖 Vakantie: in { $year } heb je nog **{ $left }** van { $of } dagen.
settings-holiday = 🏖 Weg van { $first } tot en met { $last }: je klokken staan stil, en je krijgt geen herinneringen.
settings-holiday-when = Een vakantie begint vandaag of later, binnen een jaar, en eindigt na het begin.
settings-holiday-twice = Op een van deze dagen ben je al weg.
settings-holiday-many = Dat is meer dan de { $left ->
        [one] ene dag
       *[other] { $left } dagen
    } die je in { $year } nog hebt.
settings-holiday-typed = Schrijf een dag als 2026-12-24.
settings-away = { $days ->
        [one] Vandaag weg
       *[other] Vanaf vandaag { $days } dagen weg
    }
settings-away-which = Ga op vakantie …
settings-back = Ik ben terug
settings-where-dm = Waarschuw me: via DM
settings-where-thread = Waarschuw me: in de thread van de tafel
settings-digest-on = Meerdere tafels: in één bericht
settings-digest-off = Meerdere tafels: elk apart
settings-night-on = Afbeeldingen: donker
settings-night-off = Afbeeldingen: licht
settings-big-on = Afbeeldingen: scherper bij inzoomen
settings-big-off = Afbeeldingen: normaal
settings-confirm-on = Beurt doorgeven: vraagt elke keer
settings-confirm-off = Beurt doorgeven: vraagt als je ’t niet kunt terugnemen
settings-likely-on = ⚡ Hele beurten: getoond
settings-likely-off = ⚡ Hele beurten: verborgen
settings-explain-on = ❓ Eerste spellen: uitgelegd
settings-explain-off = ❓ Eerste spellen: niet uitgelegd
settings-icons-on = 🧩 Speelmateriaal: als pictogrammen
settings-icons-off = 🧩 Speelmateriaal: in woorden
settings-tiles-both = Tegels: beide namen
settings-tiles-own = Tegels: in het Nederlands
settings-tiles-english = Tegels: Engels, zoals gedrukt
settings-elsewhere = -# Andere uren, dagen en plaatsen: `/settings reminders`, `/settings quiet`, `/settings holiday`, `/settings timezone`. Heb je je DM’s opengezet? `/settings reach` probeert het opnieuw.

server-title = ### Tafels op deze server
    Wat je hier kiest, geldt voor tafels die vanaf nu worden geopend.
server-anywhere = Tafels mogen in elk kanaal worden geopend.
server-where = Tafels mogen worden geopend in { $where }.
server-channel-allow = Dit kanaal toestaan
server-channel-forbid = Dit kanaal van de lijst halen
server-channel-all = Elk kanaal toestaan
server-who-which = Wie tafels mag openen …
server-who-all = Iedereen mag tafels openen
server-who-moderators = Alleen moderators mogen tafels openen
server-who-role = Alleen de gekozen rol mag tafels openen
server-pace-which = Gebruikelijk tempo …
server-pace = Gebruikelijk tempo: { $pace }
server-clock-which = Langste klok …
server-clock-any = Elke klok, of geen
server-clock-longest = Hooguit: { $clock }
server-icons-on = 🧩 Berichten hier: met pictogrammen
server-icons-off = 🧩 Berichten hier: alleen woorden
server-foot = Voor een rol: `/settings server role:`. Alleen moderators kunnen dit veranderen.
server-not-yours = Dit is voor moderators van deze server.
server-elsewhere = Op deze server worden tafels niet hier geopend. Gebruik { $where }.
server-role-only = Op deze server worden tafels geopend door { $role }. Vraag een van hen er een voor je te openen.
server-moderators-only = Op deze server openen de moderators de tafels. Vraag een van hen er een voor je te openen.
server-clock = Op deze server heeft een tafel een klok nodig, hooguit ‘{ $longest }’. Kies een andere.
server-news-on = Uitslagen in het kanaal: nee
server-news-off = Uitslagen in het kanaal: ja
settings-statistics-own = 📊 Statistieken: alleen voor mij
settings-statistics-shared = 📊 Statistieken: anderen mogen kijken
settings-statistics-off = 📊 Statistieken: ik sta in geen
settings-forget = ### Vergeten worden
    Je naam en nummer worden overal waar ik ze bewaar vervangen door een pseudoniem: in spellen, verslagen, uitslagen, opdrachten, notities en post. Niemand kan het terugvoeren, ook niet wie mij draait, en het kan niet ongedaan worden gemaakt. Afgelopen spellen blijven en kunnen worden nagespeeld. Aan lopende tafels neemt een computer je plaats in; lobby’s verlaat je. Berichten die al in Discord staan, zijn van Discord: verwijder wat je mag, of vraag moderators. Reservekopieën vergaan vanzelf.
settings-forget-now = Vergeet mij voorgoed
settings-forgotten = Je bent vergeten. Druk of typ je hier ooit weer iets, dan ontmoeten we elkaar voor het eerst.
settings-forget-hint = -# Om helemaal vergeten te worden: `/settings forget-me`.
server-rated-on = 🏅 Nieuwe tafels: met rating
server-rated-off = 🏅 Nieuwe tafels: zonder rating
server-values-entry = { $game } met gedrukte waarden: { $values }
server-values-which = Gebruikelijke gedrukte waarden van { $game } …

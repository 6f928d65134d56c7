# /settings: one's own, and a server's.

settings-language-which = Taal …
settings-language = 🌐 Taal: { $language }
settings-language-discord = 🌐 Taal: zoals in Discord ({ $language })
settings-language-unknown = Die taal spreek ik niet. Je kunt kiezen uit { $languages }.
settings-topic-notify = -# **Herinneringen** · { $reach }
settings-topic-time = -# **Jouw tijd** · vakantie { $year }: nog { $left } van { $of } dagen
settings-topic-pictures = -# **Afbeeldingen**
settings-topic-play = -# **Jouw partijen** · meer instellingen: typ `/settings`
settings-remind = Herinner me …
settings-after = { $hours ->
        [0] Herinner me nooit
        [one] Herinner me na een uur
        [24] Herinner me na een dag
        [48] Herinner me na 2 dagen
        [168] Herinner me na een week
       *[other] Herinner me na { $hours } uur
    }
settings-zone = Mijn tijd: { $time } ({ $zone })
settings-zone-which = Hoe laat is het bij jou?
settings-zone-unknown = Deze tijdzone ken ik niet. Kies er een uit de lijst terwijl je typt, zoals Europe/Amsterdam.
settings-quiet-is = Je klokken staan stil, herinneringen wachten
settings-quiet-none = Je klokken lopen altijd
settings-quiet-later = -# De nieuwe uren gelden vanaf { $when }. Die dag tellen alleen uren die al stil waren. Tot dan: { $hours } ({ $zone })
settings-quiet = Stille uren: { $hours }
settings-quiet-off = Geen stille uren
settings-quiet-which = Stille uren …
settings-quiet-long = Je kunt hooguit { $hours } stille uren per dag instellen.
settings-holiday = -# 🏖 Weg van { $first } tot en met { $last }: je klokken staan stil, en je krijgt geen herinneringen.
settings-holiday-when = Een vakantie begint vandaag of later, maar binnen een jaar. De laatste dag kan niet vóór de eerste liggen.
settings-holiday-twice = Op een van deze dagen ben je al weg. Kies andere dagen.
settings-holiday-many = Dat is te lang. In { $year } heb je nog maar { $left ->
        [one] 1 vakantiedag
       *[other] { $left } vakantiedagen
    }. Kies minder dagen.
settings-holiday-typed = Typ een datum, bijvoorbeeld 2026-12-24.
settings-away = { $days ->
        [one] Vandaag weg
       *[other] Vanaf vandaag { $days } dagen weg
    }
settings-away-which = Vakantie nemen …
settings-back = Ik ben terug
settings-where-dm = Melding: via DM
settings-where-thread = Melding: in thread
settings-digest-on = Bundelen: aan
settings-digest-off = Bundelen: uit
settings-night-on = Kleuren: donker
settings-night-off = Kleuren: licht
settings-big-on = Zoom: extra scherp
settings-big-off = Zoom: normaal
settings-confirm-on = Bevestigen: elke beurt
settings-confirm-off = Bevestigen: alleen definitief
settings-likely-on = ⚡ Beurt in één tik: aan
settings-likely-off = ⚡ Beurt in één tik: uit
settings-explain-on = Spelhulp: aan
settings-explain-off = Spelhulp: uit
settings-icons-on = Stukken: symbolen
settings-icons-off = Stukken: woorden
settings-tiles-both = Namen: beide
settings-tiles-own = Namen: Nederlands
settings-tiles-english = Namen: Engels

server-title = ### Tafels op deze server
    Dit geldt voor nieuwe tafels.
server-anywhere = Tafels openen kan in elk kanaal.
server-where = Tafels openen kan in { $where }.
server-channel-allow = Dit kanaal toestaan
server-channel-forbid = Dit kanaal uitsluiten
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
server-icons-on = 🧩 Berichten: symbolen
server-icons-off = 🧩 Berichten: woorden
server-foot = Mag maar één rol tafels openen? Gebruik `/settings server role:`. Alleen moderators kunnen dit veranderen.
server-not-yours = Dat kunnen alleen moderators van deze server.
server-elsewhere = Je kunt hier geen tafels openen. Gebruik { $where }.
server-role-only = Alleen { $role } kan hier tafels openen. Vraag een van hen om er een voor je te openen.
server-moderators-only = Alleen moderators kunnen hier tafels openen. Vraag een van hen om er een voor je te openen.
server-clock = Tafels hebben hier een klok nodig van hooguit ‘{ $longest }’. Kies een andere klok.
server-news-on = Uitslagen in het kanaal: ja
server-news-off = Uitslagen in het kanaal: nee
settings-statistics-own = Stats: alleen ik
settings-statistics-shared = Stats: openbaar
settings-statistics-off = Stats: uit
settings-forget =
    ### Mijn gegevens wissen
    Ik vervang je naam en ID overal door een pseudoniem dat niemand kan herleiden. Dit kun je niet terugdraaien.
    Afgelopen partijen zijn nog te bekijken. In lopende partijen neemt een computer je plaats over, en je verlaat open tafels.
    Berichten op Discord blijven: verwijder ze daar of vraag een moderator. Reservekopieën verlopen na een tijdje.
settings-forget-now = Mijn gegevens wissen
settings-forgotten = Klaar. Kom je ooit terug, dan maken we opnieuw kennis.
server-rated-on = 🏅 Nieuwe tafels: met rating
server-rated-off = 🏅 Nieuwe tafels: zonder rating
server-values-entry = { $game }, waarden: { $values }
server-values-which = Gebruikelijke waarden van { $game } …

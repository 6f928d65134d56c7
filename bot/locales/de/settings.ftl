# /settings: one's own, and a server's.

settings-language-which = Sprache …
settings-language = 🌐 Sprache: { $language }
settings-language-discord = 🌐 Sprache: wie in Discord ({ $language })
settings-language-unknown = Diese Sprache spreche ich nicht. Ich kann { $languages }.
settings-remind = Wann ich dich erinnere …
settings-after = { $hours ->
        [0] Nie erinnern
        [one] Nach einer Stunde erinnern
        [24] Nach einem Tag erinnern
        [48] Nach zwei Tagen erinnern
        [168] Nach einer Woche erinnern
       *[other] Nach { $hours } Stunden erinnern
    }
settings-zone-is = 🌍 Bei dir ist es jetzt **{ $time }** ({ $zone }).
settings-zone = { $zone }: { $time }
settings-zone-which = Wie spät ist es bei dir?
settings-zone-unknown = Diese Zeitzone kenne ich nicht. Wähle beim Tippen eine aus der Liste, zum Beispiel Europe/Paris.
settings-quiet-is = 🌙 Ruhezeiten: **{ $hours }**. Dann wartet niemand auf dich: Deine Uhren stehen still, und Erinnerungen warten, bis du wach bist.
settings-quiet-none = 🌙 Keine Ruhezeiten: Deine Uhren laufen Tag und Nacht.
settings-quiet-later = -# Das gilt ab { $when }, am ersten Tag nur in Stunden, die auch vorher Ruhezeit waren. Bis dahin: { $hours } ({ $zone })
settings-quiet = Ruhe: { $hours }
settings-quiet-off = Keine Ruhezeiten
settings-quiet-which = Ruhezeiten …
settings-quiet-long = Ruhezeiten können höchstens { $hours } Stunden am Tag dauern.
settings-holidays-left = 🏖 Urlaub { $year }: noch **{ $left }** von { $of } Tagen übrig.
settings-holiday = 🏖 Weg von { $first } bis { $last }: Deine Uhren stehen still, und du wirst nicht erinnert.
settings-holiday-when = Ein Urlaub beginnt heute oder später, innerhalb eines Jahres, und endet nach seinem Beginn.
settings-holiday-twice = An einem dieser Tage bist du schon weg.
settings-holiday-many = So viel ist { $year } nicht mehr übrig, nur noch { $left ->
        [one] ein Tag
       *[other] { $left } Tage
    }.
settings-holiday-typed = Bitte schreibe einen Tag so: 2026-12-24.
settings-away = { $days ->
        [one] Heute weg
       *[other] Ab heute { $days } Tage weg
    }
settings-away-which = Urlaub nehmen …
settings-back = Ich bin zurück
settings-where-dm = Benachrichtigen: per DM
settings-where-thread = Benachrichtigen: im Thread des Tisches
settings-digest-on = Mehrere Tische: in einer Nachricht
settings-digest-off = Mehrere Tische: jeder für sich
settings-night-on = Bilder: dunkel
settings-night-off = Bilder: hell
settings-big-on = Bilder: schärfer beim Vergrößern
settings-big-off = Bilder: normal
settings-confirm-on = Zug abgeben: fragt jedes Mal
settings-confirm-off = Zug abgeben: fragt, wenn du’s nicht rückgängig machen kannst
settings-likely-on = ⚡ Ganze Züge: sichtbar
settings-likely-off = ⚡ Ganze Züge: verborgen
settings-explain-on = ❓ Erste Spiele: erklärt
settings-explain-off = ❓ Erste Spiele: nicht erklärt
settings-icons-on = 🧩 Spielmaterial: als Symbole
settings-icons-off = 🧩 Spielmaterial: in Worten
settings-tiles-both = Plättchen: beide Namen
settings-tiles-own = Plättchen: auf Deutsch
settings-tiles-english = Plättchen: englisch, wie aufgedruckt
settings-elsewhere = -# Andere Stunden, Tage und Orte: `/settings reminders`, `/settings quiet`, `/settings holiday`, `/settings timezone`. Hast du deine DMs geöffnet? `/settings reach` probiert es noch einmal.

server-title = ### Tische auf diesem Server
    Was du hier wählst, gilt für Tische, die ab jetzt eröffnet werden.
server-anywhere = Tische dürfen in jedem Kanal eröffnet werden.
server-where = Tische dürfen hier eröffnet werden: { $where }.
server-channel-allow = Diesen Kanal erlauben
server-channel-forbid = Diesen Kanal von der Liste nehmen
server-channel-all = Jeden Kanal erlauben
server-who-which = Wer Tische eröffnen darf …
server-who-all = Alle dürfen Tische eröffnen
server-who-moderators = Nur die Moderation darf Tische eröffnen
server-who-role = Nur die gewählte Rolle darf Tische eröffnen
server-pace-which = Übliches Tempo …
server-pace = Übliches Tempo: { $pace }
server-clock-which = Längste Uhr …
server-clock-any = Jede Uhr oder keine
server-clock-longest = Höchstens: { $clock }
server-icons-on = 🧩 Beiträge hier: mit Symbolen
server-icons-off = 🧩 Beiträge hier: nur Worte
server-foot = Für eine Rolle: `/settings server role:`. Nur die Moderation kann das ändern.
server-not-yours = Das ist Sache der Moderation dieses Servers.
server-elsewhere = Auf diesem Server werden Tische nicht hier eröffnet. Bitte nutze { $where }.
server-role-only = Auf diesem Server eröffnet { $role } die Tische. Bitte jemanden mit dieser Rolle, einen für dich zu eröffnen.
server-moderators-only = Auf diesem Server eröffnet die Moderation die Tische. Bitte sie, einen für dich zu eröffnen.
server-clock = Auf diesem Server braucht ein Tisch eine Uhr, höchstens „{ $longest }“. Bitte wähle eine andere.
server-news-on = Ergebnisse im Kanal: nein
server-news-off = Ergebnisse im Kanal: ja
settings-statistics-own = 📊 Statistik: nur für mich
settings-statistics-shared = 📊 Statistik: andere dürfen sie sehen
settings-statistics-off = 📊 Statistik: ich bin in keiner
settings-forget = ### Vergessen werden
    Dein Name und deine Nummer werden überall, wo ich sie aufhebe, durch ein Pseudonym ersetzt: in Partien, Verläufen, Ergebnissen, Aufträgen, Notizen und Post. Niemand kann es zurückverfolgen, auch nicht, wer mich betreibt, und es lässt sich nicht rückgängig machen. Beendete Partien bleiben und lassen sich weiter nachspielen. An laufenden Tischen übernimmt ein Computer deinen Platz; Lobbys verlässt du. Beiträge, die schon in Discord stehen, gehören Discord: Lösche, was du darfst, oder frag die Moderation. Sicherungskopien vergehen von selbst.
settings-forget-now = Endgültig vergessen
settings-forgotten = Du bist vergessen. Drückst oder tippst du hier je wieder etwas, begegnen wir uns zum ersten Mal.
settings-forget-hint = -# Um ganz vergessen zu werden: `/settings forget-me`.
server-rated-on = 🏅 Neue Tische: gewertet
server-rated-off = 🏅 Neue Tische: nicht gewertet
server-values-entry = { $game } mit aufgedruckten Werten: { $values }
server-values-which = Übliche aufgedruckte Werte von { $game } …

# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` was niet mogelijk
plan-changed = de voorwaarde geldt niet ({ $fact })
plan-unfinished = er bleef iets te kiezen
plan-unknown = deze versie van de bot kent hem niet meer

order-line = Als ik aan de beurt ben: { $picks }
order-line-if = Als ik aan de beurt ben: { $picks }, alleen als geldt: { $facts }
order-line-rest = De rest van mijn beurt: { $picks }
order-line-handing = Mijn beurt afgeven
order-unknown = Een opdracht van een oudere versie
order-unclear = Die opdracht ken ik hier niet. Bedoelde je { $nearest }?
order-unknown-words = Die opdracht ken ik hier niet. `/orders show` heeft menu’s met alles wat er is.
order-no-such-fact = Een opgeschreven beurt kan hiervan afhangen: { $facts }.
order-no-facts = Een opgeschreven beurt kan hier nergens van afhangen.
order-odd-signs = Een opgeschreven beurt bestaat uit keuzes zoals je ze voor `/play` zou typen, met puntkomma’s ertussen.
order-too-many = Je hebt aan deze tafel { $count } opdrachten: trek er eerst een in.
order-twice = Die opdracht heb je al gegeven.
order-stops-at-once = Die opdracht zou meteen stoppen: { $why }.

orders-title = **Jouw opdrachten.** De eerste die een antwoord heeft, antwoordt voor je, na een willekeurige tijd; wat openblijft, wordt aan jou gevraagd. Niemand anders kan zien dat ze bestaan. Ze eindigen met het seizoen of de ronde.
orders-none = Je hebt er geen gegeven.
orders-not-now = In dit deel van het spel valt vooraf niets te regelen; kijk later nog eens.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(rust tot je een zet hebt gedaan: over een andere opdracht was twijfel)*
orders-answering = ⏳ Een ervan beantwoordt binnenkort de vraag die voor je ligt. Jij mag sneller zijn.
orders-add = Opdracht toevoegen
orders-withdraw = ✖ { $number } intrekken
orders-withdraw-all = ✖ Alles intrekken
orders-raise = Laat er een eerder antwoorden
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Spelen
orders-back = ↩ Opdrachten
orders-write = ✍ Beurt opschrijven
orders-open = 📜 Opdrachten

orders-line-title = **Je volgende beurt, opgeschreven:** { $picks }
orders-line-empty = nog niets
orders-line-pick = Wat daarna komt
orders-line-fact = Alleen als dit zo blijft
orders-line-only-if = alleen als geldt: { $fact }
orders-line-whole = Hij wordt gespeeld zoals hij er staat, of helemaal niet: kan dat dan niet, dan wordt het aan jou gevraagd.
orders-line-uncovers = Een keuze ervan onthult iets. Wat daarna komt, wordt gespeeld als het dan mogelijk is, en je beurt wordt afgegeven; zo niet, dan blijft staan wat gespeeld is, stopt de opdracht daar en wordt het aan jou gevraagd.
orders-line-set = ✔ Opdracht geven
orders-line-undo = ⌫ Eén keuze terug
orders-line-impossible = Hoe je volgende beurt eruitziet, is nu niet te zeggen. Je kunt wel een beurt typen: `/orders add`, met puntkomma’s tussen de keuzes.

orders-notes = **Wat ze deden**
orders-away = **Jouw opdrachten terwijl je weg was**
orders-note-answered = { $when }: **{ $order }** antwoordde `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** is gestopt: { $why }.
orders-note-taken-back = { $when }: **{ $order }** is gestopt: er zijn beurten teruggenomen.

command-orders = Wat de bot doet terwijl je weg bent
command-orders-show = Jouw opdrachten aan een tafel: lezen, toevoegen, intrekken
command-orders-add = Geef een opdracht, zoals: verhogen zagerij rood 4
command-orders-withdraw = Trek één opdracht in, of allemaal
command-option-order = De opdracht in woorden, of een beurt: bieden zagerij; rood 3 als …
command-option-order-number = Het nummer in de lijst; zonder nummer: allemaal
order-stand-in = Een computer ({ $strength }) speelt mijn volgende beurt
orders-note-did = { $when }: **{ $order }** antwoordde: { $did }.

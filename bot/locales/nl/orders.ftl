# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` was niet mogelijk
plan-changed = de voorwaarde geldt niet meer: { $fact }
plan-unfinished = er stond nog een keuze open
plan-unknown = deze versie van de bot kent de instructie niet meer

order-line = Als ik aan de beurt ben: { $picks }
order-line-if = Als ik aan de beurt ben: { $picks }, maar alleen als: { $facts }
order-line-rest = De rest van mijn beurt: { $picks }
order-line-handing = Mijn beurt beëindigen
order-unknown = Een instructie van een oudere versie
order-unclear = Die instructie ken ik niet. Bedoelde je { $nearest }?
order-unknown-words = Die instructie ken ik niet. `/orders show` heeft menu’s met alle instructies die je kunt geven.
order-no-such-fact = Die voorwaarde ken ik niet. Hier kan: { $facts }.
order-no-facts = Hier kun je geen voorwaarde stellen.
order-odd-signs = Typ je keuzes zoals bij `/play`, met puntkomma’s ertussen.
order-too-many = Je hebt hier { $count } instructies. Verwijder er eerst een.
order-twice = Die instructie heb je al.
order-stops-at-once = Die instructie zou meteen stoppen: { $why }.

orders-title = **Instructies** antwoorden voor je als je weg bent, na een wisselende wachttijd. De eerste die van toepassing is, wordt uitgevoerd. Is er geen, dan vraag ik het je. Niemand anders ziet ze.
orders-none = Je hebt nog geen instructies.
orders-not-now = In dit deel van de partij kun je geen instructies geven. Kijk later nog eens.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(wacht tot je zelf een zet doet, want ik twijfelde over een andere instructie)*
orders-answering = ⏳ Een van deze instructies antwoordt zo. Je kunt nog eerder antwoorden.
orders-add = Instructie toevoegen
orders-withdraw = ✖ { $number } verwijderen
orders-withdraw-all = ✖ Alles verwijderen
orders-raise = Eén omhoog zetten
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Spelen
orders-write = ✍ Beurt plannen
orders-open = 📜 Instructies

orders-line-title = **Je geplande beurt:** { $picks }
orders-line-empty = nog niets
orders-line-pick = Volgende keuze
orders-line-fact = Alleen als dit zo blijft
orders-line-only-if = alleen als: { $fact }
orders-line-whole = Ik speel je beurt precies zo. Kan dat niet, dan speel ik niets en vraag ik het je.
orders-line-uncovers = Eén keuze onthult iets. De rest speel ik als dat dan nog kan. Zo niet, dan stopt de instructie daar en vraag ik het je.
orders-line-set = ✔ Instructie opslaan
orders-line-undo = ⌫ Laatste wissen
orders-line-impossible = Ik weet nog niet hoe je volgende beurt eruitziet. Je kunt hem wel typen: `/orders add`, met puntkomma’s tussen de keuzes.

orders-notes = **Wat je instructies deden**
orders-away = **Je instructies terwijl je weg was**
orders-note-answered = { $when }: **{ $order }** speelde `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** is gestopt: { $why }.
orders-note-taken-back = { $when }: **{ $order }** is gestopt: er zijn beurten teruggenomen.

command-orders = Laat de bot voor je spelen als je weg bent
command-orders-show = Bekijk, geef en verwijder je instructies
command-orders-add = Geef een instructie, zoals: verhogen zagerij rood 4
command-orders-withdraw = Verwijder één instructie, of allemaal
command-option-order = De instructie in woorden, of een beurt: bieden zagerij; rood 3 als …
command-option-order-number = Het nummer in de lijst; zonder nummer: allemaal
order-stand-in = Een computer ({ $strength }) speelt mijn volgende beurt
order-sit-in = Een computer ({ $strength }) speelt voor mij tot ik terug ben
order-computer = De computer
orders-note-did = { $when }: **{ $order }** speelde: { $did }.

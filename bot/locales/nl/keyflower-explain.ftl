# What a question is about, for players who meet it for the first time, and what good players look at there.

keyflower-explain-turn = Elke beurt bied je, gebruik je een tegel of pas je. Het seizoen eindigt als iedereen na elkaar past. Gebruiken kun je tegels met een zwart teken: het zegt hoeveel arbeiders je minstens nodig hebt.
keyflower-look-turn = Elke arbeider die je nu stuurt, mis je later. Arbeiders in je eigen dorp krijg je aan het eind van het seizoen terug. Let op de kleur die een tegel al heeft: wie kan daar nog meedoen?
keyflower-explain-bid = Het hoogste bod wint de tegel aan het eind van het seizoen, en die arbeiders ben je kwijt. Een overboden bod kun je in het seizoen verplaatsen; anders krijg je het aan het eind van het seizoen terug.
keyflower-look-bid = Hoeveel arbeiders van deze kleur kunnen de anderen nog hebben? Een zeldzame kleur is moeilijk te overbieden. Wie de tegel wint, krijgt ook de arbeiders die hem gebruikten.
keyflower-explain-use = Stuur je arbeiders naar een tegel, dan gebruik je die meteen. Elk volgend gebruik dit seizoen kost meer arbeiders dan het vorige.
keyflower-look-use = Grondstoffen van je eigen tegel blijven erop liggen; van elke andere tegel gaan ze naar je thuistegel. Arbeiders en vaardigheden komen altijd bij jou. Arbeiders die je naar een ander dorp stuurt, zijn daarna van de eigenaar.
keyflower-explain-carry = Met stappen vervoer je grondstoffen over wegen. Een opwaardering betaal je met grondstoffen op de tegel zelf en vaardigheden van achter je scherm.
keyflower-look-carry = Welke opwaardering levert het snelst punten of een beter effect op? Aan het eind tellen sommige grondstoffen alleen op een bepaalde tegel. Stappen die je niet gebruikt, vervallen.
keyflower-explain-contract = Een contract levert aan het eind punten op als je alles hebt wat erop staat. Of wissel het eerder in voor 1 stuk dat erop staat.
keyflower-look-contract = Wat hiervan heb je aan het eind toch al? Elk stuk telt maar voor één ding, dus kijk ook naar je wintertegels.
keyflower-explain-winter = Op de wintertegels die je in de veiling brengt, mag iedereen bieden. Wie ze wint, krijgt er aan het eind punten voor. Wat je achterhoudt, levert niemand iets op.
keyflower-look-winter = Breng in de veiling wat past bij je arbeiders, vaardigheden en grondstoffen. Houd achter waar de anderen meer aan hebben. Je moet de veiling nog wel winnen.
keyflower-explain-boat = Je neemt elk seizoen één schip: je krijgt de lading, en in de winter het schip zelf.
keyflower-look-boat = Welke kleuren kom je volgend seizoen tekort, en welke vaardigheden heb je nodig voor je opwaarderingen? Reken in de winter uit wat elk schip je oplevert.
keyflower-explain-growth = Gewonnen tegels komen voorgoed in je dorp. Zijden die elkaar raken, moeten bij elkaar passen.
keyflower-look-growth = Met korte wegen naar tegels die grondstoffen nodig hebben, bespaar je stappen. Houd de rivier open voor schepen, en houd ruimte rond volgordetegels: die tellen de tegels ernaast.
keyflower-aims-hand = Wintertegels in je hand, en wat elke tegel nu zou opleveren:
keyflower-aims-middle = Wintertegels in de veiling, en wat elke tegel nu zou opleveren:
keyflower-aims-contracts = Je contracten, wat elk nu oplevert en wat je ervoor hebt:
keyflower-aims-unassigned = Levert nog geen punten op:
keyflower-aim-hand = jouw wintertegel { $tile }
keyflower-aim-hand-keyple = jouw wintertegel { $tile }, met de paarse startarbeider als { $kind }
keyflower-aim-middle = de geveilde wintertegel { $tile }
keyflower-aim-middle-keyple = de geveilde wintertegel { $tile }, met de paarse startarbeider als { $kind }
keyflower-aim-keyple = { $help } Je paarse startarbeider telt daarbij als { $kind }{ $gold ->
    [yes] {" "}in plaats van als goud
   *[no] { "" }
}.
keyflower-about-contract = Levert aan het eind { $points } punten op als je alles hebt wat erop staat. Elk stuk telt maar één keer. In je beurt mag je het inwisselen voor 1 stuk dat erop staat.
keyflower-about-extension = Komt op een van je opgewaardeerde tegels. De vaste punten van die tegel tellen dubbel, en alleen arbeiders van deze kleur kunnen hem nog gebruiken.
keyflower-at-middle = Hij ligt dit seizoen in het midden.
keyflower-at-boat = Je kunt het dit seizoen nemen.
keyflower-at-boat-taken = { $who } heeft het dit seizoen genomen.
keyflower-at-row = Het ligt open; iedereen kan het nemen.
keyflower-at-supply = Hij is nog beschikbaar.
keyflower-at-village = In het dorp van { $who }, basiskant.
keyflower-at-village-upgraded = In het dorp van { $who }, opgewaardeerd.
keyflower-at-village-side = In het dorp van { $who }, kant { $side }.
keyflower-at-village-only = In het dorp van { $who }.
keyflower-at-beside = Naast het dorp van { $who }, basiskant.
keyflower-at-beside-upgraded = Naast het dorp van { $who }, opgewaardeerd.
keyflower-at-beside-side = Naast het dorp van { $who }, kant { $side }.
keyflower-at-beside-only = Naast het dorp van { $who }.
keyflower-at-to-place = Bij { $who }, nog niet aangelegd, basiskant.
keyflower-at-to-place-upgraded = Bij { $who }, nog niet aangelegd, opgewaardeerd.
keyflower-at-to-place-side = Bij { $who }, nog niet aangelegd, kant { $side }.
keyflower-at-to-place-only = Bij { $who }, nog niet aangelegd.
keyflower-at-tile = Op { $tile } in het dorp van { $who }.
keyflower-at-hand = In de hand van { $who }.
keyflower-costs-turn = De arbeiders die je stuurt. Passen is gratis.
keyflower-costs-bid = De arbeiders die je biedt, maar alleen als je wint.
keyflower-costs-use = De arbeiders die je stuurt. Uit je eigen dorp en van tegels die je wint, komen ze terug.
keyflower-costs-carry = Vervoeren is gratis. Een opwaardering kost de grondstoffen en vaardigheden die op de tegel staan.
keyflower-costs-contract = Nemen kost niets. Wissel je het in, dan ben je de punten kwijt.
keyflower-costs-winter = Nu niets, maar anderen kunnen de tegels winnen die jij in de veiling brengt.
keyflower-costs-boat = Niets, maar je neemt er maar 1.
keyflower-costs-growth = Niets, maar een aangelegde tegel verplaats je nooit meer.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keyflower-spot-hex = plek { $number }
keyflower-spot-side = { $tile } ({ $side })
keyflower-spot-free = Een vrije plek naast: { $around }.
keyflower-spot-words-middle = midden, in het midden
keyflower-spot-words-order = beurtvolgorde, volgordetegel
keyflower-spot-words-boat = schip, boot
keyflower-spot-words-village = dorp, dorpstegel
keyflower-spot-words-hex = plek, zeshoek, vak
keyflower-spot-words-contract = contract
keyflower-spot-words-extension = uitbreiding, aanbouw

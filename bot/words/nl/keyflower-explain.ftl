# What a question is about, for whoever has not met it before; and what good players look at there.

keyflower-explain-turn = Een beurt is één bod, één gebruik van een tegel, of passen. Het seizoen eindigt zodra allen na elkaar passen.
keyflower-look-turn = Elke arbeider die je nu stuurt, mis je later; wie in je eigen dorp staat, krijg je aan het eind van het seizoen. Let op de kleur die een tegel al heeft: wie kan daar nog volgen?
keyflower-explain-bid = Het hoogste bod krijgt de tegel aan het eind van het seizoen, en die arbeiders ben je kwijt; een bod dat verliest, komt terug.
keyflower-look-bid = Hoeveel arbeiders van deze kleur kunnen de anderen nog hebben? Een zeldzame kleur is moeilijk te overbieden. Wie de tegel wint, krijgt ook de arbeiders die hem gebruikten.
keyflower-explain-use = Arbeiders op een tegel laten hem meteen werken. Elk volgend gebruik dit seizoen vraagt meer arbeiders dan het vorige.
keyflower-look-use = Wat je op je eigen tegel krijgt, blijft daar liggen; van elders gaat het naar je thuistegel. Arbeiders in een ander dorp zijn op het eind van de eigenaar.
keyflower-explain-carry = Stappen brengen grondstoffen over wegen; een opwaardering neemt de grondstoffen van de tegel zelf en de vaardigheden van achter je scherm.
keyflower-look-carry = Welke opwaardering levert het snelst punten of een beter effect op? Sommige grondstoffen tellen op het eind alleen op een bepaalde tegel. Stappen die je niet gebruikt, vervallen.
keyflower-explain-contract = Een contract telt op het eind als je er alles aan kunt toewijzen wat erop staat; of je wisselt het eerder in voor één ding ervan.
keyflower-look-contract = Wat daarvan heb je op het eind toch al? Elk stuk telt maar voor één ding, dus vergelijk met je wintertegels.
keyflower-explain-winter = De wintertegels die je inbrengt, worden onder allen geveild en tellen op het eind; wat je achterhoudt, helpt niemand.
keyflower-look-winter = Breng in wat past bij je arbeiders, vaardigheden en grondstoffen, en houd achter wat de anderen beter uitkomt. Je moet de veiling nog wel winnen.
keyflower-explain-boat = Iedereen neemt elk seizoen één schip: wat het vervoert, en in de winter het schip zelf.
keyflower-look-boat = Welke kleuren kom je volgend seizoen tekort, en welke vaardigheden vragen je opwaarderingen? Reken in de winter uit wat elk schip je zou opleveren.
keyflower-explain-growth = Gewonnen tegels komen voorgoed in je dorp; zijden die elkaar raken, moeten passen.
keyflower-look-growth = Korte wegen naar tegels die grondstoffen nodig hebben, besparen stappen. Houd de rivier open voor schepen, en plaats rond beurtvolgordetegels: die tellen wat ernaast ligt.
keyflower-aims-hand = Wintertegels in je hand, en wat elk nu zou toevoegen:
keyflower-aims-middle = Wintertegels in de veiling, en wat elk nu zou toevoegen:
keyflower-aims-contracts = Je contracten, wat elk nu oplevert, en wat je ervan hebt:
keyflower-aims-unassigned = Telt nog nergens voor:

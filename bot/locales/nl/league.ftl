# Een competitie: haar bericht, haar stand, de antwoorden op haar opdrachten.

league-title-open = ### 🏆 { $game }-competitie, { $name }: doe mee!
league-title-running = ### 🏆 { $game }-competitie, { $name }: ronde { $round } van { $rounds }
league-title-over = ### 🏆 { $game }-competitie, { $name }: eindstand
league-title-closed = ### { $game }-competitie, { $name }: geannuleerd
league-agreed = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} · { $points } · { $clock }
league-points-even = Punten 6–4–2–0 (bij 3 spelers: 6–3–0)
league-points-bold = Punten 7–3–2–0 (bij 3 spelers: 7–2–0)
league-points-wins = Alleen winst telt
league-form-auto = Hangt af van het aantal spelers
league-form-all = Iedereen speelt ongeveer even vaak tegen iedereen
league-form-swiss = Zwitsers systeem: spelers met evenveel punten treffen elkaar
league-people = **Aangemeld ({ $count })**: { $who }
league-nobody = Er doet nog niemand mee.
league-rules = Ik loot tafels van 3 of 4 spelers en open ze. Met hooguit 12 spelers speelt iedereen ongeveer even vaak tegen iedereen; met meer spelers geldt het Zwitserse systeem.
league-hold-game = Tot de partij eindigt
league-hold-threedays = 3 dagen, daarna mag iedereen de plaats overnemen
league-hold-week = Een week, daarna mag iedereen de plaats overnemen
league-absence = ⏳ Is je tijd om, dan speelt een computer voor je. Je plaats blijft { $hold ->
    [threedays] 3 dagen
    [week] een week
   *[other] tot het eind van de partij
} van jou. Ben je aan het eind niet terug op je plaats, dan krijg je 0 punten{ $more ->
    [yes] {" en de volgende ronde geen tafel"}
   *[other] {""}
}.
league-stake = ⏳ Je tijd in deze competitiepartij is { $when } om ({ $at }). Dan speelt een computer voor je. Je plaats blijft { $hold ->
    [threedays] 3 dagen
    [week] een week
   *[other] tot het eind van de partij
} van jou. Ben je aan het eind niet terug op je plaats, dan krijg je 0 punten{ $more ->
    [yes] {" en de volgende ronde geen tafel"}
   *[other] {""}
}.
league-held = ⌛ De tijd van **{ $who }** bij { $game } is om, dus voorlopig speelt een computer. De plaats blijft van { $who } { $rule ->
    [days] tot { $until }. Daarna mag iedereen hem overnemen.
   *[other] tot de partij eindigt.
} Is { $who } aan het eind terug, dan tellen de punten. Zo niet, dan zijn het 0 punten in de competitie.
league-lost = 🤖 Je tijd bij { $game } is om, dus een computer speelt voor je. Je plaats blijft van jou { $rule ->
    [days] tot { $until }
   *[other] tot de partij eindigt
}. Neem je plaats terug, dan tellen de punten voor jou. Ben je aan het eind niet terug, dan krijg je 0 punten{ $more ->
    [yes] {" en de volgende ronde geen tafel"}
   *[other] {""}
}.
league-missed = 🏆 { $game }-competitie, { $name }: je zat niet op je plaats toen { $table } eindigde. Daarvoor krijg je 0 punten. { $state ->
    [more] Je krijgt geen tafel tot je terugkomt.
    [last] Er worden geen tafels meer geloot.
   *[other] De competitie is voorbij.
}
league-come-back = Terugkomen
league-is-back = 🏆 Je bent terug in de { $game }-competitie, { $name }. De volgende ronde krijg je een tafel.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Bij een gelijke stand tellen eerst de gewonnen partijen, dan de punten van de tegenstanders. Blijft het gelijk, dan delen spelers de plaats.
league-cut-ended = Voortijdig gestopt, na { $round } van de { $rounds } rondes.
league-cut-few = Gestopt na { $round } van de { $rounds } rondes: er zijn te weinig spelers over.
league-cut-gone = Gestopt na { $round } van de { $rounds } rondes: ik ben niet meer op de server.
league-cut-idle = Geannuleerd: niet binnen 30 dagen gestart.
league-run-by = Organisator: { $who }
league-overdue = Als niemand de competitie vóór { $when } start, annuleer ik die.
league-idle = De { $game }-competitie, { $name }, is geannuleerd omdat die niet binnen 30 dagen is gestart. Aangemeld waren: { $who }. `/league new` opent een nieuwe.
league-picture-title = { $game }-competitie · { $name }
league-picture-after = Na ronde { $round } van { $rounds }
league-picture-none = Nog geen ronde voorbij
league-picture-total = Punten
league-alt = Stand in punten. { $title }: { $all }
league-alt-line = { $place }. { $who }: { $points }
league-join = Meedoen
league-leave = Weggaan
league-start = Starten
league-end = Competitie annuleren
league-opened = De { $game }-competitie, { $name }, is open. Het bericht staat in dit kanaal: start de competitie daar zodra iedereen meedoet.
league-joined = Je doet mee aan de { $game }-competitie, { $name }.
league-left = Je hebt de { $game }-competitie, { $name }, verlaten.
league-started = De { $game }-competitie, { $name }, is begonnen.
league-ended = De { $game }-competitie, { $name }, is afgelopen.
league-already-in = Je doet al mee aan deze competitie.
league-not-in = Je doet niet mee aan deze competitie.
league-has-begun = Deze competitie is begonnen. Alleen spelers die al meededen, kunnen terugkomen.
league-full = Deze competitie is vol: { $most } spelers.
league-too-few = Een competitie heeft minstens { $least } spelers nodig.
league-host-only = Dat kan alleen de organisator of een moderator. Is de organisator niet meer op de server, dan kan de speler die zich als eerste heeft aangemeld het ook.
league-manager-only = Je speelt mee in deze competitie, dus je kunt die niet in je eentje stoppen. Een moderator met het recht ‘Server beheren’ kan dat wel.
league-end-only = Deze competitie is begonnen. Alleen een moderator met het recht ‘Server beheren’, of een organisator die niet meespeelt, kan die stoppen.
league-is-over = Deze competitie is afgelopen.
league-none = Die competitie bestaat hier niet. Met `/league new` open je er een.
league-several = Er zijn hier meerdere competities. Kies er een met `league:`.
league-server-only = Een competitie kun je alleen op een server spelen.

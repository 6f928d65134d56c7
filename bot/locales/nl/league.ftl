# Een competitie: haar bericht, haar stand, de antwoorden op haar opdrachten.

league-title-open = ### 🏆 { $game }-competitie, { $name }: doe mee!
league-title-running = ### 🏆 { $game }-competitie, { $name }: ronde { $round } van { $rounds }
league-title-over = ### 🏆 { $game }-competitie, { $name }: eindstand
league-title-closed = ### { $game }-competitie, { $name }: afgelast
league-agreed = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
} · { $points } · { $clock }
league-points-even = Punten 6–4–2–0 (met z’n drieën: 6–3–0)
league-points-bold = Punten 7–3–2–0 (met z’n drieën: 7–2–0)
league-points-wins = Alleen winst telt
league-form-auto = Naar het aantal mensen
league-form-all = Iedereen ontmoet iedereen, zo gelijkmatig mogelijk
league-form-swiss = Zwitsers systeem: wie gelijk staat, ontmoet elkaar
league-people = **Tot nu toe { $count }**: { $who }
league-nobody = Er doet nog niemand mee.
league-rules = Ik loot tafels van drie of vier en open ze. Tot twaalf mensen ontmoet iedereen iedereen zo gelijkmatig mogelijk; met meer gaat het volgens het Zwitserse systeem. Is iemands tijd om, dan krijgt een computer de plaats. Wie aan het eind van een spel niet op de eigen plaats zit, krijgt er geen punten voor en in de volgende ronde geen tafel, tenzij na `/league join`.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Bij gelijke stand: meer gewonnen spellen, dan meer punten van wie je hebt ontmoet; wie dan nog gelijk is, deelt de plaats.
league-cut-ended = Vroegtijdig beëindigd, na { $round } van { $rounds } rondes.
league-cut-few = Voorbij na { $round } van { $rounds } rondes: er zijn te weinig mensen over.
league-cut-gone = Voorbij na { $round } van { $rounds } rondes: ik ben niet meer op de server.
league-cut-idle = Afgelast: niemand heeft haar binnen 30 dagen gestart.
league-run-by = Organisator: { $who }
league-overdue = Als niemand haar voor { $when } start, gelast ik haar af.
league-idle = De { $game }-competitie, { $name }, is afgelast: niemand heeft haar binnen 30 dagen gestart. { $who } wachtten erop. `/league new` opent een nieuwe.
league-picture-title = { $game }-competitie · { $name }
league-picture-after = Na ronde { $round } van { $rounds }
league-picture-none = Nog geen ronde voorbij
league-picture-total = Punten
league-alt = Stand. { $title }: { $all }
league-alt-line = { $place }. { $who } { $points }
league-join = Meedoen
league-leave = Weggaan
league-start = Starten
league-end = Afgelasten
league-opened = De { $game }-competitie, { $name }, is open: haar bericht staat hier in het kanaal. Start haar daar zodra iedereen meedoet.
league-joined = Je doet mee aan de { $game }-competitie, { $name }.
league-left = Je hebt de { $game }-competitie, { $name }, verlaten.
league-started = De { $game }-competitie, { $name }, begint.
league-ended = De { $game }-competitie, { $name }, is voorbij.
league-already-in = Je doet al mee aan deze competitie.
league-not-in = Je doet niet mee aan deze competitie.
league-has-begun = Deze competitie is begonnen; alleen wie meedeed, kan terugkomen.
league-full = Deze competitie is vol: { $most } mensen.
league-too-few = Een competitie heeft minstens { $least } mensen nodig.
league-host-only = Dat kan alleen de organisator of een moderator. Is de organisator niet meer op de server, dan kan het wie zich het eerst aanmeldde.
league-manager-only = Je speelt mee in deze competitie, dus je kunt haar niet alleen beëindigen. Een moderator met het recht ‘Server beheren’ kan dat wel.
league-end-only = Deze competitie is begonnen. Alleen een moderator met het recht ‘Server beheren’, of een organisator die niet meespeelt, kan haar beëindigen.
league-is-over = Deze competitie is voorbij.
league-none = Zo’n competitie is er hier niet. `/league new` opent er een.
league-several = Hier zijn meerdere competities: noem er een met `league:`.
league-server-only = Een competitie wordt op een server gespeeld.

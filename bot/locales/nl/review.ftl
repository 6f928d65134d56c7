# A game looked at again.

review-button = Analyse
review-progress = 🔎 Ik analyseer de partij: { $done } van de { $of } beurten …
review-title = ### 🔎 { $game }: analyse
review-chart = { $game }: verwachte punten, beurt voor beurt
review-alt = Lijngrafiek van de verwachte punten van elke speler over { $turns } beurten.
review-borders = De lijnen beginnen elk seizoen of elke ronde opnieuw, omdat de waarden dan veranderen.
review-worst = **Beurten die de meeste punten kostten:**
review-own-worst = **Jouw beurten die de meeste punten kostten:**
review-none = Geen duidelijke fouten gevonden.
review-stopped = De partij is voortijdig gestopt. Dit zijn de punten tot dan toe.
review-well = **Goed gespeeld:** { $who }, { $chapter }, beurt { $number }: { $line }.
review-own-well = **Goed gespeeld:** { $chapter }, beurt { $number }: { $line }.
review-hinted = **Jouw zetten en mijn hints:** in { $count } van de { $of } beurten speelde je wat ik zou aanraden.
review-hinted-turns = -# Beurten { $turns }{ $more ->
    [0] { "" }
   *[other] { " " }en nog { $more }
}
review-partial = Tot nu toe heb ik { $done } van de { $of } beurten vergeleken. Ik werk deze pagina bij als ik klaar ben.
review-turn = **{ $chapter }, beurt { $number }, { $who }**: kostte ongeveer { $points } punten
review-own-turn = **{ $chapter }, beurt { $number }**: kostte ongeveer { $points } punten
review-played = Gespeeld: { $line }
review-better = Beter: { $line }
review-look = Stand bekijken
review-label-played = Gespeeld
review-label-better = Beter
review-as-played = Beurt { $number } zoals gespeeld. { $picture }
review-as-better = Beurt { $number } met de betere zet. { $picture }
review-decided =
    { $points ->
        [0] **Wat de doorslag gaf:** { $first } en { $second } staan gelijk.
        [one] **Wat de doorslag gaf:** { $first } eindigt 1 punt vóór { $second }.
       *[other] **Wat de doorslag gaf:** { $first } eindigt { $points } punten vóór { $second }.
    } Grootste verschil: { $source }, { $more } tegen { $less }.
review-foot = Dit is de mening van een computer, en die heeft het vaak mis. Hij kijkt alleen naar wat de speler toen kon weten.
review-not-over = Je kunt een partij analyseren zodra die is afgelopen.

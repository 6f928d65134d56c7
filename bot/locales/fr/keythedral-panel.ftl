### Keythedral: keys of the panel and the questions above them.

## Keys

keythedral-panel-all = Tout
keythedral-panel-law = Jouer une loi
keythedral-panel-stay = Rester à la maison
keythedral-panel-no-law = Aucune loi
keythedral-panel-law-name = { FORM($law, "short") }
keythedral-panel-both = Les deux lois
keythedral-panel-no-offer = Ne rien offrir
keythedral-panel-match = Égaler
keythedral-panel-pay = Payer
keythedral-panel-corners = Coins

## Names of keys, and headings

keythedral-panel-seat = pour { $cubes } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
keythedral-panel-price = { $cubes }
keythedral-panel-price-dearer = { $cubes }, plus 1 cube d’une de ces sortes
keythedral-panel-price-cheaper = { $cubes }, moins 1 de ces cubes
keythedral-panel-price-both = { $cubes }, dont 1 remplacé par un autre
keythedral-panel-costs = Il coûte { $cubes } :
keythedral-panel-use = Utiliser une loi :
keythedral-panel-zoom = Zoom :
keythedral-panel-beside = à côté : { $fields }
keythedral-panel-cottage = cottage { FORM($colour, "m") }
keythedral-panel-house = maison { $colour }

## Questions

keythedral-panel-ask-law = Quelle loi ?
keythedral-panel-ask-get = Quel cube veux-tu ?
keythedral-panel-ask-house = Quel cottage devient une maison ?
keythedral-panel-ask-dwelling = À côté de quelle habitation ?
keythedral-panel-ask-side = De quel côté ?
keythedral-panel-note-house = Une maison envoie jusqu’à 2 ouvriers dès la manche suivante.
keythedral-panel-note-held = Les nombres disent combien tu en as.
keythedral-panel-note-fence = Une barrière interdit désormais ce terrain aux ouvriers de l’habitation.
keythedral-panel-note-passed = Tu as passé, mais les dépenses continuent : agis ou passe encore.
keythedral-panel-ask-using = Le siège { $slot } coûte { $cubes }. Utilises-tu une loi ?
keythedral-panel-ask-pay = Le siège { $slot } coûte { $cubes }. Avec quoi paies-tu ?

## Standing orders of older games

keythedral-panel-orders = Consignes
keythedral-panel-stop = Finir
keythedral-panel-armed = Laisser une loi répondre automatiquement, ou l’arrêter :
keythedral-panel-watch-windows = Toujours
keythedral-panel-watch-reactions = Réactions
keythedral-panel-watch-later = Pas maintenant
keythedral-panel-watch-none = Jamais

# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Travail : { FORM($dwelling, "bare") }
keythedral-plan-menu-fields = Terrain : { $fields }
keythedral-plan-menu-alone = Terrain : { $fields }, si aucun deuxième ouvrier ne peut sortir
keythedral-plan-menu-lead = Annoncer aussi le numéro { $number } quand c’est à moi d’annoncer
keythedral-plan-menu-follow = Seulement quand le numéro { $number } est annoncé
keythedral-plan-menu-spend = Dépenses
keythedral-plan-menu-pass = Passer
keythedral-plan-menu-buy = Acheter un siège
keythedral-plan-menu-house = Transformer un cottage
keythedral-plan-menu-craft = Aller chez un artisan
keythedral-plan-menu-trade = Aller chez le marchand
keythedral-plan-menu-procure = Acheter une loi
keythedral-plan-menu-auction = Premier joueur
keythedral-plan-menu-laws = Lois
keythedral-plan-menu-ask = Me demander
keythedral-plan-menu-decline = N’en jouer aucune

keythedral-plan-work = Faire travailler { $dwelling } { FORM($fields, "to") } si c’est libre
keythedral-plan-work-lead = Faire travailler { $dwelling } { FORM($fields, "to") } si c’est libre ; annoncer aussi le numéro { $number } quand c’est à moi d’annoncer
keythedral-plan-alone = Faire travailler { $dwelling } { FORM($fields, "to") } si c’est libre et si aucun deuxième ouvrier ne peut sortir
keythedral-plan-alone-lead = Faire travailler { $dwelling } { FORM($fields, "to") } si c’est libre et si aucun deuxième ouvrier ne peut sortir ; annoncer aussi le numéro { $number } quand c’est à moi d’annoncer
keythedral-plan-pass = Passer jusqu’à ce que les sièges en vente ou leurs prix changent
keythedral-plan-buy = Acheter le siège { $slot } dès que je peux, sauf s’il est échangé ou si son prix change
keythedral-plan-buy-choosing = Acheter le siège { $slot } dès que je peux, sauf échange, autre prix ou plusieurs façons de payer
keythedral-plan-buy-anyhow = Acheter le siège { $slot } dès que je peux, quel que soit son prix, sauf si je peux payer de plusieurs façons
keythedral-plan-house = Transformer { $dwelling } en maison dès que je peux
keythedral-plan-craft = Acheter 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") } pour { $cubes }
keythedral-plan-trade = Échanger { $cubes } contre 1 { $kind } chez le marchand
keythedral-plan-procure = Acheter la loi de { $space } pour 1 { $kind }
keythedral-plan-bid = Offrir le moins possible, jusqu’à { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
keythedral-plan-bid-none = Ne rien offrir
keythedral-plan-name = Si je peux désigner le premier joueur : { $who }
keythedral-plan-law-work = Jouer { $law } avant la sortie des ouvriers
keythedral-plan-law-work-on = Jouer { $law } ({ $aim }) avant la sortie des ouvriers
keythedral-plan-law-harvest = Jouer { $law } avant la récolte
keythedral-plan-law-harvest-on = Jouer { $law } ({ $aim }) avant la récolte
keythedral-plan-law-spend = Jouer { $law } avant les dépenses
keythedral-plan-law-spend-on = Jouer { $law } ({ $aim }) avant les dépenses
keythedral-plan-law-auction = Jouer { $law } avant les offres
keythedral-plan-law-auction-on = Jouer { $law } ({ $aim }) avant les offres
keythedral-plan-against-purchase = Jouer { $law } quand quelqu’un d’autre achète le siège { $slot }
keythedral-plan-against-law = Jouer { $law } contre { $other }
keythedral-plan-ask-all = Toujours me demander si je joue une loi, sauf en phase 5, même si aucune ne convient
keythedral-plan-ask-start = Au début des phases 1, 2 et 3, me demander si je joue une loi, même si aucune ne convient
keythedral-plan-ask-purchase = Quand quelqu’un achète un siège, me demander si je joue une loi, même si aucune ne convient
keythedral-plan-ask-law = Quand quelqu’un joue une loi, me demander si j’en joue une, même si aucune ne convient
keythedral-plan-decline-start = Sinon, ne jouer aucune loi au début d’une phase
keythedral-plan-decline-purchase = Sinon, ne jouer aucune loi quand quelqu’un achète un siège
keythedral-plan-decline-law = Sinon, ne jouer aucune loi contre une loi
keythedral-plan-decline-in-work = Sinon, ne jouer aucune loi pendant la sortie des ouvriers
keythedral-plan-decline-in-harvest = Sinon, ne jouer aucune loi avant la récolte
keythedral-plan-decline-in-spend = Sinon, ne jouer aucune loi pendant les dépenses
keythedral-plan-decline-in-auction = Sinon, ne jouer aucune loi pendant les offres
keythedral-plan-decline-all = Sinon, ne jouer aucune loi quand on me le demande

keythedral-doubt-worker = un deuxième ouvrier pourrait sortir
keythedral-doubt-on-sale = les sièges en vente ou leurs prix ont changé
keythedral-doubt-price = le siège { $slot } a été échangé ou son prix a changé
keythedral-doubt-payment = le siège { $slot } peut se payer de plusieurs façons

keythedral-fact-free = personne ne travaille { FORM($field, "to") }
keythedral-fact-worked = { $who } travaille { FORM($field, "to") }
keythedral-fact-on-sale = le siège { $slot } est en vente et n’a pas changé
keythedral-fact-passed = { $who } a passé
keythedral-fact-not-passed = { $who } n’a pas passé

keythedral-orders-end = Elles prennent fin avec la manche.
keythedral-orders-help =
    Exemples de consignes possibles :
    - **Travail** : faire travailler le cottage 3 sur un terrain choisi, s’il est libre
    - **Dépenses** : acheter un siège choisi dès que je peux, ou passer jusqu’à ce que les sièges ou leurs prix changent
    - **Premier joueur** : offrir le moins possible, jusqu’à 2 cubes

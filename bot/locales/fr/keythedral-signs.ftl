# The legend of Keythedral’s signs.

keythedral-signs-group-cubes = Cubes
keythedral-signs-any = cube au choix
keythedral-signs-group-fields = Terrains
keythedral-signs-group-map = Sur la carte
keythedral-signs-place = numéro d’un terrain ou d’un emplacement, pas une quantité
keythedral-signs-worker = ouvrier, avec le numéro de son habitation
keythedral-signs-cottage = cottage : envoie 1 ouvrier
keythedral-signs-house = maison : envoie jusqu’à 2 ouvriers
keythedral-signs-fence = barrière, avec le symbole du joueur qui l’a construite
keythedral-signs-site = coin libre pour un cottage
keythedral-signs-halo = jaune : envoie ses ouvriers maintenant
keythedral-signs-keythedral = la keythedral
keythedral-signs-marker = quel numéro travaille en premier, en deuxième…
keythedral-signs-start = premier joueur
keythedral-signs-field-back = dos du prochain terrain
keythedral-signs-group-town = En ville et dans la keythedral
keythedral-signs-seat = numéro d’une rangée de sièges
keythedral-signs-hidden-seat = siège pas encore en vente
keythedral-signs-sold = siège vendu
keythedral-signs-price = loi : 1 cube de plus ou de moins
keythedral-signs-new-house = transformer un cottage en maison
keythedral-signs-new-fence = barrière en main ou à construire
keythedral-signs-no-fence = retirer une barrière
keythedral-signs-law = loi

# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } règles. Choisis un chapitre, ou cherche : `/rules search: …`
rules-translated = -# Ces règles ont d’abord été écrites en anglais ; en cas de doute, le texte anglais fait foi.
rules-untranslated = -# Ces règles n’existent pas encore dans ta langue : les voici en anglais.
rules-chapters = Chapitres…
rules-chapter = ### { $game } : { $chapter }
rules-found = -# { $game } : { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    } sur « { $search } »
rules-meant = -# Cherché aussi : { $words }
rules-nearest = Dans { $game }, aucune règle ne contient « { $search } » en entier. Les plus proches :
rules-none = Je n’ai rien trouvé dans { $game } sur « { $search } ». Essaie un autre mot, un numéro comme « { $example } » ou un chapitre ci-dessous.
rules-more = D’autres règles…
rules-number = { $number } · { $words }
rules-explain-costs = 💰 Ce que ça coûte : { $costs }
rules-which-menu = Choisir un jeu…
rules-which = ### Quel jeu ?
rules-not-played = -# Pas en jeu à ta table :
rules-source = -# { $number } · { $game }, { $chapter }
rules-example = -# 💬 Par exemple : { $words }
rules-also = **Voir aussi**
rules-line = - { $words } *({ $number })*

# Words that mean nothing in a search.
rules-idle = a à ai as au aux avec avoir avez bien c ça ce cela ces cet cette ci combien comme comment d dans de des dire dois doit doivent donc du elle elles en es est et être eu explique expliquer faire fais fait faut fonctionne ici il ils j je l la là le les leur leurs lui m ma marche me même mes moi mon n ne nos notre nous o on ont ou où par parce pendant peut peuvent peux plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi r règle règles regle regles s sa sans se sera ses si signifie son sont suis sur t ta tes toi ton très tu un une va vais vas veut veux vos votre vous y an and any are at be by can could do does for from get how i if in is it its may much must my of one our should that the their there they this to we what when where which who why will with would you your

# What people type when they want to be told how the game goes.
rules-overview-words = comment jouer, comment on joue, comment joue-t-on, comment ça marche, comment marche le jeu, comment fonctionne le jeu, aperçu, vue d’ensemble, résumé, introduction, bases, règles, règles du jeu, les règles, règle du jeu, livret de règles, mode d’emploi, but du jeu, déroulement
rules-values-ours = -# Ta table joue avec les valeurs de Latchkey, comme dans ces règles.
rules-values-box = Ta table joue avec les valeurs { $values }. Là où ces règles disent qu’une valeur est la nôtre, c’est celle de ta table qui compte.
rules-example-kf-8 = une amélioration coûte 1 bois et 1 pierre. 1 or peut remplacer le bois.
rules-example-kf-30 = Ben mise 2 rouges sur la tuile { keyflower-tile-sawmill }. Il te faut au moins 3 rouges.
rules-example-kf-33 = ton enchère de 2 rouges sur { keyflower-tile-sawmill } est dépassée. Les deux peuvent aller ensemble sur { keyflower-tile-miner }, mais pas séparément.
rules-example-kf-38 = tu utilises { keyflower-tile-miner } avec 1 ouvrier. La fois suivante, il en faut au moins 2, puis au moins 3.
rules-example-kf-43 = le fer de ta propre tuile { keyflower-tile-miner } reste dessus. Celui de la tuile de Ben va sur ta tuile Maison.
rules-example-kf-47 = tu envoies 2 bleus sur { keyflower-tile-stable } chez Ben. À la fin de la saison, Ben les prend.
rules-example-kf-51 = avec 2 pas, tu transportes 1 bois sur 2 routes, ou 2 bois sur 1 route.
rules-example-kp-24 = tu revendiques le plateau 2. Tous les keyples qui s’y trouvent rentrent chez toi, même ceux des autres.
rules-example-kp-34 = un keyple orange, seul sur un terrain orange, rapporte 2. Un brun rapporte 1.
rules-example-kp-44 = Ben envoie un keyple brun. Tu peux le rejoindre avec un brun ou un blanc.
rules-example-kt-35 = l’ouvrier de Ben est sur la carrière à côté de ton cottage. Ton cottage ne peut pas y envoyer le sien.
rules-example-kt-46 = tu passes, puis Ben achète un siège. À ton tour suivant, tu peux encore en acheter un.
rules-example-kt-66 = ton cottage touche 2 terrains. Avec 2 barrières de ces côtés, il est enclos.
rules-example-kt-71 = tu paies 1 bois et 1 eau, et tu reçois 1 ferronnerie.

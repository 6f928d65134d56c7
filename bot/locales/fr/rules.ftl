# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } règles numérotées. Choisis un chapitre, ou cherche : `/rules search: …`
rules-translated = -# Ces règles ont d’abord été écrites en anglais ; en cas de doute, le texte anglais fait foi.
rules-untranslated = -# Ces règles n’existent pas encore dans ta langue : les voici en anglais.
rules-chapters = Chapitres…
rules-chapter = ### { $game } : { $chapter }
rules-found =
    ### { $game } : { $count ->
        [1] une règle
       *[other] { $count } règles
    } pour « { $search } »
rules-meant = -# Cherché aussi : { $words }
rules-nearest =
    ### { $game } : rien sur l’ensemble de « { $search } »
    Le plus proche :
rules-none = Aucune règle de { $game } ne parle de « { $search } ». Essaie un autre mot, un numéro comme « { $example } », ou un chapitre ci-dessous.
rules-more = Règles voisines…
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = a à ai as au aux avec avoir avez bien c ça ce cela ces cet cette ci combien comme comment d dans de des dire dois doit doivent donc du elle elles en es est et être eu explique expliquer faire fais fait faut fonctionne ici il ils j je l la là le les leur leurs lui m ma marche me même mes moi mon n ne nos notre nous o on ont ou où par parce pendant peut peuvent peux plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi r règle règles regle regles s sa sans se sera ses si signifie son sont suis sur t ta tes toi ton très tu un une va vais vas veut veux vos votre vous y an and any are at be by can could do does for from get how i if in is it its may much must my of one our should that the their there they this to we what when where which who why will with would you your

# What people type when they want to be told how the game goes.
rules-overview-words = comment jouer, comment on joue, comment joue-t-on, comment ça marche, comment marche le jeu, comment fonctionne le jeu, aperçu, vue d’ensemble, résumé, introduction, bases, règles, règles du jeu, les règles, règle du jeu, livret de règles, mode d’emploi, but du jeu, déroulement
rules-values-ours = -# À cette table, les valeurs imprimées sont les nôtres : celles que donnent ces règles.
rules-values-box = À cette table, les valeurs imprimées sont { $values }. Là où ces règles disent qu’une valeur est la nôtre, c’est celle de ces pièces qui compte.

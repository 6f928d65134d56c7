# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } reglas numeradas. Elige un capítulo o busca algo: `/rules search: …`
rules-translated = -# Estas reglas se escribieron primero en inglés; en caso de duda vale el texto inglés.
rules-untranslated = -# Estas reglas aún no existen en tu idioma: aquí están en inglés.
rules-chapters = Capítulos…
rules-chapter = ### { $game }: { $chapter }
rules-found =
    ### { $game }: { $count ->
        [one] una regla
       *[other] { $count } reglas
    } para «{ $search }»
rules-meant = -# También se ha buscado: { $words }
rules-nearest =
    ### { $game }: ninguna regla con todo «{ $search }»
    Lo más cercano:
rules-none = Ninguna regla de { $game } trata de «{ $search }». Prueba otra palabra, un número como «{ $example }» o un capítulo de abajo.
rules-more = Reglas cercanas…
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = a al algo alguien ante cada como cómo con cual cuál cuales cuáles cuando cuándo cuanto cuánto cuantos cuántos cuanta cuánta cuantas cuántas da dar de debe debo deben del desde donde dónde e el él ella en entre es esa ese eso esta está este esto están explica explicar funciona funcionan ha hace hacer hacen hacia hasta hay hago he la las le les lo los más me mi mis mucho muchos necesito ni no o os otra otro para pasa por porque puede pueden puedo que qué quien quién regla reglas se según sea ser si sí significa sin sobre son su sus también te tengo tiene tienen tu tú tus u un una uno usa usar va y ya yo an and any are as at be by can could do does for from get give gets go have how i if in is it its many may much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = cómo se juega, cómo jugar, cómo juego, cómo funciona, cómo funciona el juego, cómo va, resumen, visión general, introducción, lo básico, básico, reglas, las reglas, reglas del juego, reglamento, instrucciones, manual, de qué va, desarrollo
rules-values-ours = -# En esta mesa los valores impresos son los nuestros: los que dan estas reglas.
rules-values-box = En esta mesa los valores impresos son { $values }. Donde estas reglas llaman nuestro a un valor, cuenta el de esas piezas.

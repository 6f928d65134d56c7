# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } reglas. Elige un capítulo o pregunta: `/rules search: …`
rules-translated = -# Estas reglas se escribieron primero en inglés. En caso de duda, vale el texto inglés.
rules-untranslated = -# Estas reglas aún no están en tu idioma, así que aquí las tienes en inglés.
rules-chapters = Capítulos…
rules-chapter = ### { $game }: { $chapter }
rules-found = -# { $game }: { $count ->
        [one] 1 regla
       *[other] { $count } reglas
    } sobre «{ $search }»
rules-meant = -# También he buscado: { $words }
rules-nearest = No encuentro nada en { $game } que encaje del todo con «{ $search }». Lo más parecido:
rules-none = No encuentro nada en { $game } sobre «{ $search }». Prueba otra palabra, un número como «{ $example }» o un capítulo de abajo.
rules-more = Más reglas…
rules-number = { $number } · { $words }
rules-explain-costs = 💰 Lo que cuesta: { $costs }
rules-which-menu = Elige un juego…
rules-which = ### ¿Qué juego?
rules-not-played = -# En tu mesa no se usa:
rules-source = -# { $number } · { $game }, { $chapter }
rules-example = -# 💬 Por ejemplo: { $words }
rules-also = **Ver también**
rules-line = - { $words } *({ $number })*

# Words that mean nothing in a search.
rules-idle = a al algo alguien ante cada como cómo con cual cuál cuales cuáles cuando cuándo cuanto cuánto cuantos cuántos cuanta cuánta cuantas cuántas da dar de debe debo deben del desde donde dónde e el él ella en entre es esa ese eso esta está este esto están explica explicar funciona funcionan ha hace hacer hacen hacia hasta hay hago he la las le les lo los más me mi mis mucho muchos necesito ni no o os otra otro para pasa por porque puede pueden puedo que qué quien quién regla reglas se según sea ser si sí significa sin sobre son su sus también te tengo tiene tienen tu tú tus u un una uno usa usar va y ya yo an and any are as at be by can could do does for from get give gets go have how i if in is it its many may much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = cómo se juega, cómo jugar, cómo juego, cómo funciona, cómo funciona el juego, cómo va, resumen, visión general, introducción, lo básico, básico, reglas, las reglas, reglas del juego, reglamento, instrucciones, manual, de qué va, desarrollo
rules-values-ours = -# Tu mesa usa los valores de las piezas de Latchkey, como en estas reglas.
rules-values-box = Tu mesa usa estos valores de las piezas: { $values }. Donde estas reglas dicen que un valor es nuestro, vale el de tu mesa.
rules-example-kf-8 = una mejora cuesta madera y piedra. Puedes pagar la madera con 1 de oro.
rules-example-kf-30 = Ben puja 2 rojos por la loseta { keyflower-tile-sawmill }. Necesitas 3 rojos o más.
rules-example-kf-33 = superan tu puja de 2 rojos por la loseta { keyflower-tile-sawmill }. Los dos pueden ir juntos a la loseta { keyflower-tile-miner }, pero no por separado.
rules-example-kf-38 = usas la loseta { keyflower-tile-miner } con 1 trabajador. El siguiente uso pide 2 o más, y el de después, 3 o más.
rules-example-kf-43 = en tu propia loseta { keyflower-tile-miner } el hierro se queda allí. En la de Ben va a tu casa.
rules-example-kf-47 = envías 2 azules a la loseta { keyflower-tile-stable } de Ben. Al acabar la estación, Ben se los queda.
rules-example-kf-51 = con 2 pasos llevas 1 de madera por 2 caminos, o 2 de madera por 1 camino.
rules-example-kp-24 = reclamas el tablero 2. Todos los keyples que hay en él se van contigo, también los de los demás.
rules-example-kp-34 = un keyple naranja sin compañía en un campo naranja recibe 2. Uno marrón recibe 1.
rules-example-kp-44 = Ben envía un keyple marrón. Puedes unirte con uno marrón o blanco.
rules-example-kt-35 = el trabajador de Ben está en la cantera junto a tu cabaña. Tu cabaña no puede enviar otro allí.
rules-example-kt-46 = pasas, y luego Ben compra un asiento. En tu siguiente turno aún puedes comprar uno.
rules-example-kt-66 = tu cabaña toca 2 campos. Con 2 vallas en esos lados queda encerrada.
rules-example-kt-71 = pagas 1 de madera y 1 de agua y recibes 1 de hierro forjado.

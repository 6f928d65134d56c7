# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Pasar
keyflower-plan-menu-raise = Pujar
keyflower-plan-menu-boat = Barco
keyflower-plan-menu-winter = Losetas de invierno
keyflower-plan-up-to = Hasta { $workers } en total

keyflower-plan-pass = Pasar hasta que superen mi puja por { $tiles }, o hasta que mi pase ponga fin a la estación
keyflower-plan-pass-any = Pasar hasta que superen una puja mía, o hasta que mi pase ponga fin a la estación
keyflower-plan-pass-season = Pasar hasta que acabe la estación
keyflower-plan-pass-winter = Pasar hasta que acabe el invierno
keyflower-plan-raise = Seguir ganando la loseta { $tile } con el mínimo de trabajadores, hasta { $workers }
keyflower-plan-boat = Tomar el barco { $boat } si sigue libre
keyflower-plan-winter = Sacar a subasta en invierno: { $tiles }

keyflower-doubt-outbid = ya no vas ganando la loseta { $tile }
keyflower-doubt-last-pass = todos los demás han pasado, y tu pase pondría fin a la estación

keyflower-fact-untouched = nadie ha pujado por la loseta { $tile } ni la ha usado
keyflower-fact-touched = no ha cambiado nada en la loseta { $tile }
keyflower-fact-not-all-passed = no todos los demás han pasado
keyflower-fact-all-passed = todos los demás han pasado

keyflower-orders-end = Valen hasta que acabe la estación.
keyflower-orders-help =
    Puedes ordenar, por ejemplo:
    - **Pasar**, por ejemplo hasta que superen una puja mía
    - **Pujar**: seguir ganando el aserradero con el mínimo de trabajadores, hasta 4 rojos
    - **Barco**: tomar el Keyflower si sigue libre
    - **Losetas de invierno**: sacar a subasta estas dos

# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Pasar
keyflower-plan-menu-raise = Pujar
keyflower-plan-menu-boat = Barco
keyflower-plan-menu-winter = Losetas de invierno
keyflower-plan-up-to = Hasta { $workers } en total

keyflower-plan-pass = Pasar hasta que superen mi puja en { $tiles }, o hasta que mi pase acabe la estación
keyflower-plan-pass-any = Pasar hasta que superen una puja mía, o hasta que mi pase acabe la estación
keyflower-plan-pass-season = Pasar hasta que acabe la estación
keyflower-plan-pass-winter = Pasar hasta que acabe el invierno
keyflower-plan-raise = Ir ganando en { $tile } con el mínimo de trabajadores, hasta { $workers } en total
keyflower-plan-boat = Tomar { $boat } si sigue ahí
keyflower-plan-winter = Subastar en invierno: { $tiles }

keyflower-doubt-outbid = ya no vas ganando en { $tile }
keyflower-doubt-last-pass = todos los demás han pasado, y si pasas, acaba la estación

keyflower-fact-untouched = nadie ha pujado por { $tile } ni ha usado la loseta
keyflower-fact-touched = en { $tile } no hay más pujas ni usos que hasta ahora
keyflower-fact-not-all-passed = no todos los demás han pasado
keyflower-fact-all-passed = todos los demás han pasado

# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passen
keyflower-plan-menu-raise = Bieten
keyflower-plan-menu-boat = Schiff
keyflower-plan-menu-winter = Winterplättchen
keyflower-plan-up-to = Insgesamt höchstens { $workers }

keyflower-plan-pass = Passen, bis mich jemand überbietet ({ $tiles }) oder mein Passen die Jahreszeit beenden würde
keyflower-plan-pass-any = Passen, bis ich irgendwo überboten werde oder mein Passen die Jahreszeit beenden würde
keyflower-plan-pass-season = Passen, bis die Jahreszeit endet
keyflower-plan-pass-winter = Passen, bis der Winter endet
keyflower-plan-raise = Bei „{ $tile }“ führen, mit so wenigen Arbeitern wie möglich, höchstens { $workers }
keyflower-plan-boat = { $boat } nehmen, wenn das Schiff noch da ist
keyflower-plan-winter = In die Winterversteigerung: { $tiles }

keyflower-doubt-outbid = Du führst bei „{ $tile }“ nicht mehr
keyflower-doubt-last-pass = Alle anderen haben gepasst, und dein Passen würde die Jahreszeit beenden

keyflower-fact-untouched = niemand hat auf „{ $tile }“ geboten oder es genutzt
keyflower-fact-touched = bei „{ $tile }“ hat sich nichts geändert
keyflower-fact-not-all-passed = noch nicht alle anderen haben gepasst
keyflower-fact-all-passed = alle anderen haben gepasst

keyflower-orders-end = Sie enden mit der Jahreszeit.
keyflower-orders-help =
    Das kannst du zum Beispiel anweisen:
    - **Passen**, zum Beispiel bis ich irgendwo überboten werde
    - **Bieten**: beim Sägewerk führen, mit so wenigen Arbeitern wie möglich, höchstens 4 roten
    - **Schiff**: die Keyflower nehmen, wenn sie noch da ist
    - **Winterplättchen**: diese zwei in die Winterversteigerung geben

# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passen
keyflower-plan-menu-raise = Bieten
keyflower-plan-menu-boat = Schiff
keyflower-plan-menu-winter = Winterplättchen
keyflower-plan-up-to = Insgesamt bis zu { $workers }

keyflower-plan-pass = Passen, bis ich hier überboten werde: { $tiles } – oder bis es die Jahreszeit beenden würde
keyflower-plan-pass-any = Passen, bis ich irgendwo überboten werde oder bis es die Jahreszeit beenden würde
keyflower-plan-pass-season = Passen, bis die Jahreszeit endet
keyflower-plan-pass-winter = Passen, bis der Winter endet
keyflower-plan-raise = Bei { $tile } mit so wenigen Arbeitern wie nötig führen, insgesamt bis zu { $workers }
keyflower-plan-boat = { $boat } nehmen, wenn das Schiff noch da ist
keyflower-plan-winter = In die Winterversteigerung: { $tiles }

keyflower-doubt-outbid = du führst bei { $tile } nicht mehr
keyflower-doubt-last-pass = alle anderen haben gepasst, und wenn du passt, endet die Jahreszeit

keyflower-fact-untouched = niemand hat auf das Plättchen { $tile } geboten oder es genutzt
keyflower-fact-touched = bei { $tile } gibt es keine anderen Gebote und Nutzungen als jetzt
keyflower-fact-not-all-passed = nicht alle anderen haben gepasst
keyflower-fact-all-passed = alle anderen haben gepasst

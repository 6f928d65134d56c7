# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Einladungen
keyper-plan-menu-lay = Hinlegen
keyper-plan-menu-fold = Falten
keyper-plan-menu-let-go = Tiere ohne Platz
keyper-plan-menu-rest = Überzählige Keyples

keyper-plan-on = hier: { $fields }
keyper-plan-on-any = auf jedem Feld
keyper-plan-on-raw = wo es Lehm, Stämme, Felsen oder Weizen gibt
keyper-plan-on-animals = wo es Tiere gibt
keyper-plan-on-gems = wo es Edelsteine gibt
keyper-plan-always = Jedes Mal
keyper-plan-times = { $count ->
    [one] Einmal in dieser Jahreszeit
   *[other] { $count }-mal in dieser Jahreszeit
}

keyper-plan-join = Mitarbeiten ({ $where }), mit Weiß nur, wenn ich keinen anderen Keyple dafür habe
keyper-plan-join-times =
    Mitarbeiten ({ $where }), mit Weiß nur, wenn ich keinen anderen Keyple dafür habe: { $count ->
        [one] noch einmal in dieser Jahreszeit
       *[other] noch { $count }-mal in dieser Jahreszeit
    }
keyper-plan-skip = Sonst nicht mitarbeiten
keyper-plan-lay = Wenn ich nichts mehr zu spielen habe: alle auf { FORM($place, "at") } hinlegen
keyper-plan-pass = Wenn ich nichts mehr zu spielen habe: passen, wenn es geht
keyper-plan-let-go = Wenn Tiere keinen Platz haben, gebe ich zuerst weg: { $animals }
keyper-plan-fold = Meine Tafel für die nächste Jahreszeit falten: { $display }
keyper-plan-rest = Wenn ich zu viele Keyples habe, ruhen zuerst: { $colours }

keyper-doubt-others = Die Anweisung nennt nichts, was noch zur Wahl steht

keyper-fact-empty = niemand ist dort: { $place }
keyper-fact-there = { $keyples } hier: { $place }
keyper-fact-unclaimed = niemand hat { $board } beansprucht
keyper-fact-claimed = { $who } hat { $board } beansprucht
keyper-plan-always-never-white = Jedes Mal, nie mit Weiß
keyper-plan-times-never-white = { $count ->
    [one] Einmal in dieser Jahreszeit, nie mit Weiß
   *[other] { $count }-mal in dieser Jahreszeit, nie mit Weiß
}
keyper-plan-join-never-white = Mitarbeiten ({ $where }), aber nie mit Weiß
keyper-plan-join-never-white-times = Mitarbeiten ({ $where }), aber nie mit Weiß: { $count ->
    [one] noch einmal in dieser Jahreszeit
   *[other] noch { $count }-mal in dieser Jahreszeit
}

keyper-orders-end = Sie enden mit der Jahreszeit.
keyper-orders-help =
    Das kannst du zum Beispiel anweisen:
    - **Einladungen**: einmal in dieser Jahreszeit mitarbeiten, wo es Lehm, Stämme, Felsen oder Weizen gibt, sonst nicht
    - **Hinlegen**: Wenn ich nichts mehr zu spielen habe, alle Keyples auf einem Feld hinlegen
    - **Falten**: meine Tafel für die nächste Jahreszeit so falten
    - **Tiere ohne Platz**: zuerst Schweine weggeben
    - **Überzählige Keyples**: Weiße ruhen zuerst

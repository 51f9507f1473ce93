# Zahlen der eigenen Schachtel, auf der Seite.

page-own = Zahlen deiner eigenen Schachtel
page-own-lead = Manche Zahlen waren in keinem Regelheft zu lesen. Wer das Spiel besitzt, trägt ein, was auf seinen Plänen und Karten gedruckt ist, und spielt damit. Was leer bleibt, bleibt unsere Zahl.
page-own-saved = Deine Sätze
page-own-none = Noch keiner: unten Zahlen eintragen und unter einem Namen speichern, oder eine Datei öffnen.
page-own-new = Neuer Satz
page-own-import = Datei öffnen
page-own-export = Als Datei sichern
page-own-delete = Löschen
page-own-bad-file = Diese Datei ist nicht zu gebrauchen:
page-own-unreadable = Sie ist nicht so geschrieben wie eine Datei mit Zahlen (TOML).
page-own-count = { $n ->
    [one] 1 Zahl eingetragen
   *[other] { $n } Zahlen eingetragen
}
page-own-name = Name des Satzes
page-own-nothing = Nichts eingetragen, was von unseren Zahlen abweicht.
page-own-fine = { $n ->
    [one] Geprüft: 1 Zahl ist anders als unsere.
   *[other] Geprüft: { $n } Zahlen sind anders als unsere.
}
page-own-nameless = Zum Speichern braucht er einen Namen.
page-own-wrong = { $n ->
    [one] 1 Fehler: damit lässt sich kein Tisch decken.
   *[other] { $n } Fehler: damit lässt sich kein Tisch decken.
}
page-own-kept = „{ $name }“ ist in diesem Browser gespeichert.
page-own-unsaved = Noch nicht gespeichert.
page-own-range = Eine ganze Zahl von { $least } bis { $most }.
page-own-list = { $size } ganze Zahlen mit Kommas dazwischen, jede von { $least } bis { $most }.
page-own-order = Jedes genau einmal.
page-own-each = Ganze Zahlen, höchstens { $most } von jedem.
page-own-few = Mindestens { $least } insgesamt.
page-own-search = Zahlen durchsuchen
page-own-show = Zeigen
page-own-show-open = nirgends gedruckt zu lesen
page-own-show-all = alle
page-own-show-entered = eingetragene
page-own-shares = Neben jedem Teil: wie viele du eingetragen hast, von wie vielen.
page-own-empty = Keine Zahl passt.
page-own-ours = unsere: { $value }
page-own-reset = Zurück zu unserer
page-own-which = Zahlen
page-own-hosts = Die Zahlen dieses Servers.
page-own-our-numbers = Wie in den Regeln hier
page-own-our-numbers-note = Gedruckt, wo es zu lesen war, sonst unser ausgewogener Vorschlag.
page-own-enter = Zahlen der eigenen Schachtel eintragen
page-own-of = Zahlen „{ $name }“

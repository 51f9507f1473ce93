# Custom values, on the page.

page-custom = Eigene Werte
page-custom-lead = Manche Werte stehen in keiner Spielregel, die uns vorlag. Wenn du das Spiel besitzt, kannst du eintragen, was auf deinen Plänen und Karten gedruckt ist, und damit spielen. Für leere Felder gilt unser Wert.
page-custom-saved = Deine Wertesätze
page-custom-none = Noch keiner: Trag unten Werte ein und speichere sie unter einem Namen, oder importiere eine Datei.
page-custom-new = Neuer Wertesatz
page-custom-import = Datei importieren
page-custom-export = Herunterladen
page-custom-delete = Löschen
page-custom-bad-file = Diese Datei ist nicht verwendbar:
page-custom-unreadable = Sie ist keine gültige TOML-Datei mit Werten.
page-custom-count = { $n ->
    [one] 1 Wert eingetragen
   *[other] { $n } Werte eingetragen
}
page-custom-name = Name des Wertesatzes
page-custom-no-changes = Kein eingetragener Wert weicht von unseren ab.
page-custom-valid = { $n ->
    [one] Geprüft: 1 Wert weicht von unserem ab.
   *[other] Geprüft: { $n } Werte weichen von unseren ab.
}
page-custom-no-name = Zum Speichern fehlt noch ein Name.
page-custom-invalid = { $n ->
    [one] 1 Fehler: Damit lässt sich kein Tisch erstellen.
   *[other] { $n } Fehler: Damit lässt sich kein Tisch erstellen.
}
page-custom-saved-as = „{ $name }“ ist in diesem Browser gespeichert.
page-custom-unsaved = Noch nicht gespeichert.
page-custom-range = Eine ganze Zahl von { $least } bis { $most }.
page-custom-list = { $size } ganze Zahlen, durch Kommas getrennt, jede von { $least } bis { $most }.
page-custom-order = Jedes genau einmal.
page-custom-each = Ganze Zahlen, höchstens { $most } von jedem.
page-custom-too-few = Mindestens { $least } insgesamt.
page-custom-search = Werte durchsuchen
page-custom-show = Anzeigen
page-custom-show-open = ohne gedruckte Quelle
page-custom-show-all = alle
page-custom-show-entered = eingetragene
page-custom-shares = Neben jedem Bereich steht, wie viele seiner Werte du eingetragen hast.
page-custom-empty = Kein passender Wert.
page-custom-default = unser Wert: { $value }
page-custom-reset = Zurücksetzen
page-custom-select = Werte
page-custom-server = Die Werte dieses Servers.
page-custom-default-set = Standardwerte
page-custom-default-set-note = Einige Werte sind geschätzt, weil die gedruckten nirgends veröffentlicht sind.
page-custom-enter = Eigene Werte eintragen
page-custom-estimates = Ansehen, welche, und die deines Spiels eintragen
page-custom-of = Werte „{ $name }“

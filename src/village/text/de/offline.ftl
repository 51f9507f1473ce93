### The page without a server: loading, saved games, updates.

page-offline-loading = Das Spiel wird geladen …
page-offline-broken = Das Spiel konnte nicht geladen werden.
page-offline-reload = Neu laden
page-offline-unsaved-full = Der Speicher dieses Browsers ist voll: Neue Züge werden nicht gespeichert. Schaffe Platz oder exportiere deine Partien, bevor du die Seite schließt.
page-offline-unsaved-failed = Dieser Browser lässt die Seite keine Partien speichern. Exportiere sie, bevor du die Seite schließt.
page-offline-lost = Der Browser hat gespeicherte Partien gelöscht. Die geöffnete Partie wird neu gespeichert.
page-offline-update = Eine neue Version ist da.
page-offline-update-now = Aktualisieren
page-offline-update-later = In einem anderen Tab läuft noch eine Partie. Schließe sie, bevor du aktualisierst.
page-offline-games = Gespeicherte Partien
page-offline-games-note = Du kannst ohne Netz spielen. Deine Partien liegen nur in diesem Browser.
page-offline-kept = Der Browser behält sie, bis du sie löschst.
page-offline-not-kept = Der Browser kann sie löschen, wenn der Platz knapp wird oder du länger nicht hier warst. Exportiere sie ab und zu.
page-offline-export = Alle Partien exportieren
page-offline-import = Partien importieren
page-offline-imported = { $n ->
    [0] Die Datei enthält keine neuen Partien.
    [one] 1 Partie hinzugefügt.
   *[other] { $n } Partien hinzugefügt.
}
page-offline-continue = Auf dem Server öffnen
page-offline-continue-note = Öffnet eine Kopie dieser Partie auf dem Server; dort kannst du sie teilen und analysieren.
page-problem-no-archive = Diese Datei enthält keine exportierten Partien.
page-problem-no-engine = Das Spiel konnte nicht geladen werden.

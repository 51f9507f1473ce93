### Village: additional customers. Words first, then rules.

## Words

expansion-customers = Zusätzliche Kunden

## C

rules-C = Zusätzliche Kunden

rule-C-1 = Vier weitere Kunden mit einem Stern werden in den Stapel gemischt.
    .long = Aus 24 Kundenplättchen werden 28, mit dem Wirtshaus 32.
    .ruling = Sie werden in den Stapel gemischt.

rule-C-2 = Die neuen Kunden sind 6, 5, 5 und 4 Ruhmespunkte wert.
    .long = Die vier Plättchen: Pferd und Ochse 6 Ruhmespunkte, Pflug und Schriftrolle 5, Ochse und 2 Getreidesäcke 5, 2 Planwagen 4.
    .ruling = Was sie verlangen und was sie wert sind.

rule-C-3 = Sie sind Kunden wie alle anderen.
    .long = Im Solo-Modus bleiben die Grenzen der Titel, wie sie sind.
    .ruling = { rule-C-3 }

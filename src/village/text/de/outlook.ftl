### Was auf eine Antwort folgen würde, warum ein Ort keine gibt, und was gerade gezeigt wird.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-chip-time = { $n } Zeit
page-chip-younger = { $amount } Zeit zurück
page-chip-bridge = über den Federkiel: ein Familienmitglied stirbt
page-chip-death = Generation { $generation } stirbt: { $rest }
page-chip-bard = Generation { $generation } stirbt, der Barde besingt sie ({ $place })
page-chip-prestige = { $n ->
    [one] 1 Ruhmespunkt
   *[other] { $n } Ruhmespunkte
}
page-chip-birth = ein Kind der Generation { $generation }
page-chip-bought = Generation { $generation } aus dem schwarzen Beutel
page-chip-idle = dort ist nichts möglich: der Zug endet
page-chip-home = Generation { $generation } kommt heim ({ $place })
page-chip-walk = Generation { $generation }: { $origin } → { $place }
page-chip-promote = Generation { $generation } rückt { $place-to }
page-chip-goal = Lebensziel: { $goal }
page-chip-ring = den Ring
page-chip-ring_coin = der Ring: in dieser Runde eine Münze wert
page-chip-ring_spent = der Ring ersetzt eine Münze
page-chip-scrap = Kunde an Stand { $stall }, umsonst
page-chip-serve = Kunde an Stand { $stall }
page-chip-villager = Personenkarte: { $villager }
page-chip-play = spielt aus: { $villager }
page-chip-ask-cube = + ein Einflussstein nach Wahl
page-chip-ask-fee = − eine Schriftrolle oder grüne Einflusssteine
page-chip-ask-good = + ein Gut nach Wahl
page-chip-ask-pay = − { $about } oder Münzen dafür
page-chip-ask-privilege = + ein Privileg
page-chip-market_day = ein Markttag beginnt
page-chip-mass = dann die Messe
page-chip-over = dann ist das Spiel zu Ende
page-chip-trigger = die letzten Züge beginnen

page-ahead = Was folgen würde
page-ahead-hint = Zeige auf das, was leuchtet (mit dem Finger: halten): hier steht, was daraus folgt.
page-ahead-none = Noch wird nichts bezahlt oder gewonnen.
page-lately = Eben
page-skip-show = Überspringen
page-elsewhere = Hier ist jetzt nichts zu tun. Gefragt ist: { $question }
page-glows-here = Wähle, was hier leuchtet. Die Frage ist: { $question }
page-others-turn = Gefragt ist jetzt { $who }: { $question }
page-why-rule = Regel { $rule }

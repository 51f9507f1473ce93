### Tooltips that explain the parts of the board to new players. Numbers come from the tables.

## The places of the village

page-tooltip-grain = Nimm hier einen Stein, um { $few } Getreide zu ernten, { $horse } mit Pferd und Pflug, { $ox } mit Ochse und Pflug. Du brauchst dafür ein Familienmitglied auf deinem Hof.
page-tooltip-family = Nimm hier einen Stein, um Nachwuchs zu bekommen oder ein Familienmitglied vom Spielplan nach Hause zu holen.
page-tooltip-crafts = Nimm hier einen Stein, um ein Gut aus einem Handwerksgebäude oder Münzen aus der Mühle zu bekommen. Alle Handwerksgebäude und die Mühle gehören zu diesem Aktionsfeld.
page-tooltip-market = Nimm hier einen Stein, um einen Markttag auszulösen: Reihum darf jeder einen Kunden an den Ständen bedienen. Jeder Verkauf außer deinem ersten kostet zusätzlich { $cost } und { $time } Zeit.
page-tooltip-travel = Nimm hier einen Stein, um ein Familienmitglied von deinem Hof zu einer Burg oder von dort zur nächsten zu schicken. Jede Reise kostet { $time } Zeit, einen Planwagen und die Einflusssteine am Weg.
page-tooltip-council = Nimm hier einen Stein, um einzutreten oder eine Stufe aufzusteigen; das kostet { $cost } oder eine Schriftrolle und dazu Zeit. Danach darfst du das Privileg der erreichten oder einer niedrigeren Stufe nutzen.
page-tooltip-church = Nimm hier einen Stein, um ein Familienmitglied von deinem Hof in den schwarzen Beutel zu werfen, für { $cost } oder { $time } Zeit. In der Messe am Rundenende werden Figuren gezogen und kommen auf die Stufen der Kirche.
page-tooltip-well = Statt einen Stein zu nehmen, darfst du { $n } Einflusssteine einer Farbe (oder ersatzweise Münzen) zahlen und eine beliebige Aktion ausführen.
page-tooltip-graves = Hier liegen Verstorbene, für die in der Dorfchronik kein Platz ist; sie bringen keine Punkte. Frei: { $free } von { $all } Gräbern. Das letzte läutet das Spielende ein.
page-tooltip-chronicle = Hier werden die Verstorbenen verewigt, solange für ihren Beruf Platz ist. Drei aus deiner Familie bringen am Ende { $three } Ruhmespunkte, vier { $four }, fünf oder mehr { $five }. Der letzte Platz läutet das Spielende ein.
page-tooltip-column = Verstorbene { $column ->
    [council] aus der Ratsstube
    [crafts] aus dem Handwerk
    [travel] von der Reise
    [church] aus der Kirche
   *[farm] vom Hof
} kommen hierher, solange Platz ist. Frei: { $free } von { $all } Plätzen. Alle weiteren kommen auf den Friedhof.
page-tooltip-workshop = Hier gibt es { $gives }: Bilde einmal ein Familienmitglied für { $train } Zeit aus, danach kostet jede Herstellung { $make } Zeit. Oder du zahlst { $buy }, auch ohne Familienmitglied hier.
page-tooltip-mill = Tauscht für { $time } Zeit { $grain } gegen { $coins }. Dafür musst du niemanden ausbilden.
page-tooltip-train = Ein Familienmitglied von deinem Hof wird hier für { $train } Zeit ausgebildet und bleibt hier. Sofort oder später bekommst du { $gives } für weitere { $make } Zeit.
page-tooltip-make = Mit einem hier ausgebildeten Familienmitglied bekommst du { $gives } für { $make } Zeit.
page-tooltip-buy = Auch ohne Familienmitglied bekommst du hier sofort { $gives }. Dafür zahlst du { $buy }.

## The land

page-tooltip-land = Wiesen, Wege, Obstbäume und Schafe sind nur Dekoration. Deinen Zug beginnst du auf einem Feld mit Namen und Steinen.
    .title = Das Land
page-tooltip-river = Der Fluss fließt unter der Brücke hindurch. Die Lebenszeitleiste auf jedem Hof ist ebenfalls ein Fluss, der im Kreis fließt.
    .title = Der Fluss
page-tooltip-bridge = Auf der Lebenszeitleiste jedes Hofes gibt es eine solche Brücke: Immer wenn der Lebenszeitmarker sie überquert, stirbt am Ende des Zuges eines der ältesten Familienmitglieder.
    .title = Die Brücke
page-tooltip-sea = Schiffe segeln von Feld zu Feld und kehren von überall in den Hafen zurück. Das Meer hat eine eigene Ansicht.
    .title = Das Meer
page-tooltip-ways = Ein Schritt eines Schiffs führt entlang dieser Linie von einem Feld zum nächsten. Der erste ist frei; weitere kosten die Steine, die der Kapitän verlangt.
    .title = Eine Seeroute

## Council and church

page-tooltip-stage = Stufe { $n }: Der Schritt hierher kostet { $time } Zeit und dazu { $cost } oder eine Schriftrolle. Ein Familienmitglied, das am Ende hier steht, bringt { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}.
page-tooltip-privilege1 = Privileg der 1. Stufe: der Ring. Wer ihn hat, beginnt die nächste Runde.
page-tooltip-privilege2 = Privileg der 2. Stufe: { $cubes } Einflusssteine deiner Wahl aus dem Vorrat.
page-tooltip-privilege3 = Privileg der 3. Stufe: ein Gut deiner Wahl.
page-tooltip-privilege4 = Privileg der 4. Stufe: { $prestige } Ruhmespunkte für { $coins }.
page-tooltip-window = Ein Familienmitglied, das am Ende auf dieser Stufe steht, bringt { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}. { $n ->
    [4] Das ist die höchste Stufe.
   *[other] In der Messe kann es von hier für { $grain } aufsteigen.
}
page-tooltip-bag = Hier warten Familienmitglieder zwischen { $monks } Mönchen. In der Messe werden { $n } Figuren gezogen; Mönche kommen zurück in den Beutel. Für { $coins } darfst du eines deiner Familienmitglieder gezielt heraussuchen.

## Market and travel

page-tooltip-customer = Verlangt { $want } und bringt am Ende { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}, wenn du ihn an einem Markttag bedienst.
page-tooltip-stall = Ein leerer Stand. Nach einem Markttag mit Verkäufen rückt der nächste Kunde aus der Warteschlange hierher auf.
page-tooltip-line = Diese Kunden rücken auf, wenn Stände leer werden. Was sie verlangen, ist allen bekannt.
page-tooltip-pile = { $n ->
    [one] 1 Kunde liegt
   *[other] { $n } Kunden liegen
} noch verdeckt im Stapel.
page-tooltip-city = Dein erster Besuch bringt { $gift }, und du legst hier einen Marker ab. Je mehr Burgen du besucht hast, desto mehr Punkte am Ende: { $list }.
page-tooltip-path = Ein Weg von einer Burg zur nächsten. Diese Reise kostet { $cubes }, einen Planwagen und { $time } Zeit.

## Members and cubes

page-tooltip-cube = Nimm diesen Stein: Du behältst ihn zum Bezahlen und darfst die Aktion dieses Feldes ausführen. { $colour ->
    [brown] Braun steht für Glauben.
    [green] Grün steht für Überzeugungskraft.
    [orange] Orange steht für Können.
   *[pink] Rosa steht für Wissen.
}
page-tooltip-plague = Ein Peststein bringt keinen Einfluss und kostet { $time } Zeit; die Aktion dieses Feldes darfst du trotzdem ausführen.
page-tooltip-influence = { $colour ->
    [brown] Glaube
    [green] Überzeugungskraft
    [orange] Können
   *[pink] Wissen
}: Mit Einflusssteinen bezahlst du Güter, Reisen, Markt, Ratsstube, Kirche und Brunnen. Eine Münze ersetzt jeden Einflussstein.
page-tooltip-plagues = Peststeine kommen jede Runde wieder in den Beutel. Einer kostet { $time } Zeit und bringt keinen Einfluss.
page-tooltip-member = Familienmitglied von { $who }, Generation { $generation }: { $place }. Die Ältesten sterben zuerst; wo ein Familienmitglied stirbt, bestimmt seinen Platz in der Dorfchronik.
page-tooltip-unborn = Noch nicht geborene Familienmitglieder. Sie kommen mit der Aktion Familie auf den Hof, die niedrigste Generation zuerst.
page-tooltip-farm = Der Hof von { $who }: Lebenszeitleiste, Vorrat und die Familienmitglieder zu Hause. Nur sie können ernten oder eingesetzt werden.
page-tooltip-life = Die Lebenszeit dieser Familie. Wer Zeit zahlt, zieht den Marker vorwärts; alle { $lap } Felder überquert er die Brücke, und am Ende des Zuges stirbt eines der ältesten Familienmitglieder.
page-tooltip-sacks = Getreide brauchst du für Kunden, für die Mühle und für den Aufstieg in der Kirche. Auf den Hof passen { $most } Säcke.
page-tooltip-coin = Eine Münze ersetzt beim Bezahlen einen beliebigen Einflussstein. Jede übrige Münze bringt am Ende 1 Ruhmespunkt.
page-tooltip-scroll = Ein Gut. In der Ratsstube ersetzt sie die grünen Einflusssteine für einen Schritt; auch Kunden verlangen Schriftrollen.
page-tooltip-wagon = Ein Gut. Jede Reise zu einer Burg kostet einen; auch Kunden verlangen Planwagen.
page-tooltip-horse = Ein Gut. Mit einem Pflug bringt es mehr Getreide bei der Ernte; auch Kunden verlangen Pferde.
page-tooltip-ox = Ein Gut. Mit einem Pflug bringt er das meiste Getreide bei der Ernte; auch Kunden verlangen Ochsen.
page-tooltip-plow = Ein Gut. Mit Pferd oder Ochse bringt er mehr Getreide bei der Ernte; auch Kunden verlangen Pflüge.
page-tooltip-prestige = Bisher erhaltene Ruhmespunkte. Am Ende kommen Burgen, Ratsstube, Kirche, Dorfchronik, Kunden und Münzen dazu; die höchste Summe gewinnt.
page-tooltip-served = Kunden, die diese Familie bedient hat. Jeder bringt am Ende seine Punkte.
page-tooltip-visited = Burgen, auf denen diese Familie einen Marker hat. Eine, zwei, drei und mehr bringen am Ende { $list } Ruhmespunkte.
page-tooltip-first = Der Startspieler hat den ersten Zug der Runde und beginnt auch bei der Messe.
page-tooltip-ring = Das Privileg der 1. Stufe der Ratsstube. Wer den Ring hat, beginnt die nächste Runde.
page-tooltip-ring-solo = Im Solo-Modus ist der Ring eine Münze wert, die du bis zur nächsten Runde ausgeben kannst.
page-tooltip-round = Eine Runde dauert, bis alle Steine von den Aktionsfeldern genommen sind. Dann wird eine Messe gelesen, und neue Steine werden gezogen.
page-tooltip-greenbag = Aus diesem Beutel werden die Steine für die Aktionsfelder der nächsten Runde gezogen. Der Inhalt ist allen bekannt.
page-tooltip-supply = Steine und Getreide, die noch niemandem gehören. Was du zahlst, kommt hierher zurück; was aufgebraucht ist, lässt sich nicht mehr nehmen.
page-tooltip-pay = Eine Möglichkeit, den Preis zu bezahlen; klick auf die, die du nehmen willst.

## Inn and life goals

page-tooltip-inn = Nimm hier einen Stein, um für { $place } Zeit ein Familienmitglied von deinem Hof einzusetzen. Mit einem Familienmitglied hier darfst du für { $use } Zeit eine der sichtbaren Personenkarten zu ihrem Preis kaufen. Wer hier stirbt, kommt auf den Friedhof.
page-tooltip-push = Ein Stapel Personenkarten. Wenn du das Wirtshaus nutzt, schiebst du zuerst die oberste Karte eines Stapels darunter, und die nächste ist zu sehen.
page-tooltip-villager = Eine Personenkarte. Preis: { $price }. Wirkung: { $effect }
page-tooltip-owned = Eine gekaufte Personenkarte. { $effect }
page-tooltip-beer = Ein Gut aus der Brauerei. Damit bezahlst du Personenkarten im Wirtshaus; auch manche Kunden verlangen Bier.
page-tooltip-goal = Ein { $metal ->
    [silver] silbernes
   *[gold] goldenes
} Lebensziel: { $points } Ruhmespunkte, sobald es gewertet wird. Bedingung: { $effect }
page-tooltip-covered = Ein geheimes Lebensziel dieser Familie; es wird aufgedeckt, sobald sie es wertet.

## The sea

page-tooltip-harbour = Nimm hier einen Stein, um mit Kapitän und Ladung in See zu stechen, weiterzusegeln oder für { $time } Zeit in den Hafen zurückzukehren und auszuladen.
page-tooltip-captain = Ein Kapitän: Ihn anzuheuern kostet { $coins }, und er bleibt, bis das Schiff zurückkehrt. { $free ->
    [one] Der erste Schritt jeder Seeaktion ist frei
   *[other] Die ersten { $free } Schritte jeder Seeaktion sind frei
}; jeder weitere kostet { $cubes }.
page-tooltip-captains = In diesem Stapel ist kein Kapitän mehr. Kapitäne kommen zurück, sobald ihre Schiffe in den Hafen zurückkehren.
page-tooltip-ship = Das Schiff von { $who }. Es trägt { $holds } verschiedene Dinge, darunter höchstens ein Familienmitglied, und braucht einen Kapitän.
page-tooltip-water = Ein Gewässer. { $n ->
    [0] Hierher zu segeln kostet keine Zeit
   *[other] Hierher zu segeln kostet { $n } Zeit
}; ein Schiff darf hier anhalten.
page-tooltip-island = Wenn dein Schiff auf einer Insel landet, endet die Fahrt. Du darfst verkaufen, was die Insel kauft, einen Missionar an Land schicken und laden, was sie bietet.
page-tooltip-sell = Landet dein Schiff hier mit diesem Gut, darfst du es für { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
} verkaufen, bei jeder Landung neu.
page-tooltip-mission = Ein Familienmitglied an Bord darf hier an Land gehen, für { $list } Ruhmespunkte; der beste freie Platz wird zuerst belegt.
page-tooltip-cargo = Landet dein Schiff hier, darfst du eines davon in einen freien Laderaum laden: noch { $left } übrig.
page-tooltip-ware = Dieser Stand schließt nie: An einem Markttag kauft er { $ware } von deinem Hof und gibt { $gain }.
page-tooltip-cocoa = Kakao von einer Insel. Auf deinem Hof ausgeladen, lässt er sich auf dem Markt verkaufen; sonst ist er nichts wert.
page-tooltip-tea = Tee von einer Insel. Auf deinem Hof ausgeladen, lässt er sich auf dem Markt verkaufen; sonst ist er nichts wert.
page-tooltip-sea_burial = Reisende, für die beim Tod in der Dorfchronik kein Platz ist, werden hier bestattet, der Reihe nach für { $list } Ruhmespunkte. Das letzte Feld läutet das Spielende ein.

## Marriage

page-tooltip-marriage = Nimm hier einen Stein, um ein Familienmitglied von deinem Hof auf einen freien Rang zu stellen. Vor jeder Messe heiraten die Figuren der Reihe nach: die ersten beiden und die nächsten beiden.
page-tooltip-rank = Rang { $n } kostet { $price }. Ein Familienmitglied, das von hier aus heiratet, bringt { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
} und eine Mitgift.
page-tooltip-bliss = Hier leben die Verheirateten. Jedes deiner Familienmitglieder, das am Ende hier lebt, bringt { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}.
page-tooltip-pinks = Pinke Figuren gehören zu keiner Familie. Vor einer Hochzeit bringt der Würfel eine auf einen freien Rang, damit auch Wartende einen Partner finden.
page-tooltip-dowry = Für jedes frisch vermählte Familienmitglied gibt es eines davon: ein Kind, ein Brot samt Einflussstein oder ein Gut.
page-tooltip-smuggler = Nimm hier einen Stein, um eines von drei Geschäften abzuschließen. Ein Familienmitglied brauchst du dafür nicht.
page-tooltip-bargain-bread = Geschmuggeltes Brot: { $bread } für { $time } Zeit.
page-tooltip-bargain-good = Ein Gut deiner Wahl für { $coins }.
page-tooltip-bargain-give = Gib einen Einflussstein und { $time } Zeit für { $cubes } Einflusssteine anderer Farben.
page-tooltip-bread = In der Messe ersetzt ein Brot das Getreide für einen ganzen Schritt in der Kirche. Es ist weder Getreide noch ein Gut.
page-tooltip-loaf = Für ein Brot steigt dieses Familienmitglied ohne Getreide eine Stufe auf.

## Conny

page-tooltip-rival = Deine Rivalin spielt nach eigenen Regeln: Für jeden Stein, den du nimmst, nimmt sie auch einen. Sie hat weder Hof noch Zeit noch Punkte.
page-tooltip-recess = Connys Ablage hat { $n } Fächer für die Steine, die sie nimmt. Überschreitet ein Stein ein Schicksalsplättchen, wird es aufgedeckt.
page-tooltip-fate = Ein Schicksalsplättchen: Ein leeres bewirkt nichts, ein Federkiel kostet Conny ein Familienmitglied.
page-tooltip-beside = Connys Familienmitglieder, die zuerst sterben. Wohin sie kommen, bestimmt das Feld des Steins, der den Federkiel aufgedeckt hat.
page-tooltip-waiting = Connys Familienmitglieder, die auf der Kirche warten. Nimmt sie einen Stein von der Kirche, kommt eines in den schwarzen Beutel.

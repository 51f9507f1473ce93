### Was etwas auf dem Spielplan ist, für jemanden, der es zum ersten Mal sieht. Zahlen kommen aus den Tabellen.

## Die Orte des Dorfs

page-what-grain = Wer hier einen Stein nimmt und jemanden zu Hause hat, bringt { $few } Getreide ein: { $horse } mit Pferd und Pflug, { $ox } mit Ochse und Pflug.
page-what-family = Wer hier einen Stein nimmt, bekommt ein Kind der nächsten Generation oder holt jemanden vom Plan nach Hause.
page-what-crafts = Wer hier einen Stein nimmt, bekommt ein Gut aus einer Werkstatt oder Münzen aus der Mühle. Die vier Werkstätten und die Mühle gehören zu diesem Ort.
page-what-market = Wer hier einen Stein nimmt, eröffnet einen Markttag: Reihum darf jeder einem Kunden an den Ständen verkaufen. Jeder Verkauf außer dem ersten des Eröffners kostet zusätzlich { $cost } und { $time } Zeit.
page-what-travel = Wer hier einen Stein nimmt, darf jemanden von zu Hause zu einer Burg schicken oder weiter zur nächsten. Jede Reise kostet { $time } Zeit, einen Wagen und die Steine am Weg.
page-what-council = Wer hier einen Stein nimmt, darf aufsteigen: Für { $cost } oder eine Schriftrolle und für Zeit tritt jemand ein oder rückt eine Stufe weiter. Danach kann eines der bisherigen Privilegien genutzt werden.
page-what-church = Wer hier einen Stein nimmt, darf jemanden von zu Hause in den schwarzen Beutel geben, für { $cost } oder { $time } Zeit. Bei der Messe nach jeder Runde werden einige an die Fenster gerufen.
page-what-well = Statt einen Stein zu nehmen, darfst du hier { $n } Steine einer Farbe zahlen, oder Münzen dafür, und tun, was irgendein Ort bietet.
page-what-graves = Hier liegen jene, für die in der Chronik kein Platz ist; sie zählen nichts. { $free } von { $all } Gräbern sind frei, und mit dem letzten beginnen die Schlusszüge.
page-what-chronicle = Das Buch erinnert an jene, die in jedem Beruf zuerst starben. Drei aus deiner Familie darin bringen am Ende { $three } Ruhm, vier { $four }, fünf oder mehr { $five }; mit seiner letzten Zeile beginnen die Schlusszüge.
page-what-column = Wer { $column ->
    [council] in der Ratsstube
    [crafts] in einer Werkstatt
    [travel] auf Reisen
    [church] an einem Kirchenfenster
   *[farm] zu Hause
} stirbt, kommt hierher, solange Platz ist: { $free } von { $all } Zeilen sind frei. Spätere bekommen ein Grab.
page-what-workshop = Hier gibt es { $gives }: Bilde einmal jemanden für { $train } Zeit aus, danach kostet jedes Mal { $make } Zeit. Oder kaufe, ohne jemanden hier zu haben: { $buy }.
page-what-mill = Sie macht aus { $grain } { $coins }, für { $time } Zeit. Niemand muss dafür etwas lernen.
page-what-train = Jemand von zu Hause lernt hier für { $train } Zeit und bleibt. Gleich oder später gibt es { $gives } für weitere { $make } Zeit.
page-what-make = Mit jemandem, der hier gelernt hat, gibt es { $gives } für { $make } Zeit.
page-what-buy = Ohne jemanden hier und sofort gibt es { $gives }. Der Preis: { $buy }.

## Das Land

page-what-land = Wiesen, Wege, Obstbäume und Schafe gehören nur zum Bild. Ein Zug beginnt an den Orten, die einen Namen und Steine haben.
    .title = Das Land
page-what-river = Er fließt unter der Brücke hindurch und um das Leben aller Familien: Der Ring auf jedem Hof ist so ein Fluss, und ein Marker geht in einem Leben einmal um ihn herum.
    .title = Der Fluss
page-what-bridge = Jeder Hof hat auf seinem Ring eine solche Brücke: Immer wenn der Marker einer Familie sie überschreitet, stirbt am Ende des Zuges jemand aus ihrer ältesten Generation.
    .title = Die Brücke
page-what-sea = Schiffe fahren von einem markierten Feld zum nächsten und von überall nach Hause. Es hat ein eigenes Blatt.
    .title = Das Meer
page-what-ways = Ein Schritt eines Schiffes: auf dieser Linie von einem Feld zum nächsten. Der erste ist frei; für weitere will der Kapitän Steine.
    .title = Ein Weg übers Meer

## Rat und Kirche

page-what-stage = Stufe { $n }: Hierher zu kommen kostet { $cost } oder eine Schriftrolle, und { $time } Zeit. Wer am Ende hier lebt, bringt { $points } Ruhm.
page-what-privilege1 = Das Privileg der ersten Stufe: der Ring. Wer ihn hat, beginnt die nächste Runde.
page-what-privilege2 = Das Privileg der zweiten Stufe: { $cubes } Steine deiner Wahl aus dem Vorrat.
page-what-privilege3 = Das Privileg der dritten Stufe: ein Gut deiner Wahl.
page-what-privilege4 = Das Privileg der vierten Stufe: { $prestige } Ruhm für { $coins }.
page-what-window = Wer am Ende an diesem Fenster steht, bringt { $points } Ruhm. { $n ->
    [4] Es ist das letzte.
   *[other] Bei der Messe kommt man von hier zum nächsten, für { $grain }.
}
page-what-bag = Wer der Kirche dienen will, wartet hier zwischen { $monks } Mönchen. Bei der Messe werden { $n } gezogen, Mönche kommen zurück; { $coins } holt jeweils sicher einen der eigenen heraus.

## Markt und Reise

page-what-customer = Will { $want } und bringt dem, der es an einem Markttag liefert, am Ende { $points } Ruhm.
page-what-stall = Ein leerer Stand. Nach einem Markttag, an dem verkauft wurde, kommt der Nächste aus der Schlange hierher.
page-what-line = Diese Kunden rücken nach, wenn Stände leer geworden sind. Was sie wollen, dürfen alle sehen.
page-what-pile = { $n ->
    [one] 1 Kunde ist
   *[other] { $n } Kunden sind
} noch nicht zum Markt gekommen.
page-what-city = Dein erster Besuch hier bringt { $gift } und hinterlässt deine Fahne. Je mehr Burgen du gesehen hast, desto mehr zählen sie am Ende: { $list }.
page-what-path = Ein Weg von einer Burg zur nächsten. Wer ihn geht, zahlt { $cubes }, einen Wagen und { $time } Zeit.

## Leute und Steine

page-what-cube = Wer diesen Stein nimmt, behält ihn zum Bezahlen und darf tun, was dieser Ort bietet. { $colour ->
    [brown] Braun ist Glaube.
    [green] Grün ist Überzeugungskraft.
    [orange] Orange ist Geschick.
   *[pink] Rosa ist Wissen.
}
page-what-plague = Ein Peststein bringt nichts und kostet { $time } Zeit; aber wer ihn nimmt, darf trotzdem tun, was dieser Ort bietet.
page-what-influence = { $colour ->
    [brown] Glaube
    [green] Überzeugungskraft
    [orange] Geschick
   *[pink] Wissen
}: Einfluss, den du mit Steinen nimmst und mit dem du Güter, Reisen, Ämter und den Brunnen bezahlst. Eine Münze ersetzt jeden Stein.
page-what-plagues = Peststeine kommen jede Runde wieder in den Beutel. Einer kostet { $time } Zeit und bringt keinen Einfluss.
page-what-member = Generation { $generation } von { $who }: { $place }. Die Ältesten sterben zuerst; wo sie sterben, dafür erinnert man sich an sie.
page-what-unborn = Kinder, die durch die Aktion Familie nacheinander auf den Hof kommen, die niedrigste Generation zuerst.
page-what-farm = Der Hof von { $who }: Lebensring, Vorrat und wer zu Hause ist. Nur wer zu Hause ist, kann fortgeschickt werden oder ernten.
page-what-life = Die Jahre dieser Familie. Bezahlte Zeit bewegt den Marker; alle { $lap } Schritte überquert er die Brücke, und am Ende des Zuges stirbt einer der Ältesten.
page-what-sacks = Getreide brauchen Kunden, die Mühle und der Aufstieg in der Kirche. In die Scheune passen { $most }.
page-what-coin = Eine Münze ersetzt beim Bezahlen einen beliebigen Stein. Jede übrige bringt 1 Ruhm.
page-what-scroll = Ein Gut. Eine Schriftrolle bezahlt im Rat eine Stufe statt grüner Steine, oder einen Kunden.
page-what-wagon = Ein Gut. Jede Reise zu einer Burg braucht einen; auch Kunden wollen Wagen.
page-what-horse = Ein Gut. Mit einem Pflug macht es die Ernte größer; auch Kunden wollen Pferde.
page-what-ox = Ein Gut. Mit einem Pflug bringt er die größte Ernte; auch Kunden wollen Ochsen.
page-what-plow = Ein Gut. Mit Pferd oder Ochse macht er die Ernte größer; auch Kunden wollen Pflüge.
page-what-prestige = Bisher gewonnener Ruhm. Burgen, Rat, Kirche, Chronik, Kunden und Münzen kommen am Ende dazu, und die höchste Summe gewinnt.
page-what-served = Kunden, die diese Familie bedient hat. Jeder zählt am Ende seine Punkte.
page-what-visited = Burgen, auf denen diese Familie eine Fahne hat. Eine, zwei, drei und so weiter bringen am Ende { $list } Ruhm.
page-what-first = Hat den ersten Zug dieser Runde und führt durch ihre Messe.
page-what-ring = Kommt vom ersten Privileg des Rats. Wer ihn hat, beginnt die nächste Runde.
page-what-ring-alone = Allein ist der Ring eine Münze wert, die bis zur nächsten Runde ausgegeben werden kann.
page-what-round = Eine Runde dauert, bis alle Steine von den Orten genommen sind. Dann kommt eine Messe, und neue Steine werden gezogen.
page-what-greenbag = Aus diesem Beutel werden die Steine der nächsten Runde auf die Orte gezogen. Was darin ist, dürfen alle wissen.
page-what-supply = Steine und Getreide, die niemand hat. Bezahltes kommt hierher zurück; was ausgeht, kann niemand nehmen.
page-what-pay = Eine Art zu bezahlen, was verlangt ist; drücke die, die dir am liebsten ist.

## Gasthaus und Lebensziele

page-what-inn = Wer hier einen Stein nimmt, darf jemanden von zu Hause für { $place } Zeit einsetzen und mit einem Gast hier für { $use } Zeit und den Preis einen der offenen Dorfbewohner gewinnen. Wer hier stirbt, bekommt ein Grab.
page-what-push = Ein Stapel Dorfbewohner. Wer das Gasthaus nutzt, darf zuerst die oberste Karte darunterschieben, um die nächste zu sehen.
page-what-villager = Ein Dorfbewohner. Preis: { $price }. Wenn er dir gehört: { $effect }
page-what-owned = Ein Dorfbewohner, den jemand gewonnen hat. { $effect }
page-what-beer = Ein Gut aus der Brauerei. Damit bezahlt man Dorfbewohner im Gasthaus; auch manche Kunden wollen es.
page-what-goal = Ein { $metal ->
    [silver] silbernes
   *[gold] goldenes
} Lebensziel, { $points } Ruhm in dem Augenblick, in dem es erreicht ist. { $effect }
page-what-covered = Ein geheimes Lebensziel dieser Familie; es wird gezeigt, wenn es erreicht ist.

## Das Meer

page-what-harbour = Wer hier einen Stein nimmt, darf mit Kapitän und Ladung auslaufen, weitersegeln oder für { $time } Zeit heimkehren und ausladen.
page-what-captain = Ein Kapitän: Ihn anzuheuern kostet { $coins }, und er bleibt, bis das Schiff heimkehrt. { $free ->
    [one] Der erste Schritt jeder Fahrt ist frei
   *[other] Die ersten { $free } Schritte jeder Fahrt sind frei
}; jeder weitere kostet { $cubes }.
page-what-captains = Dieser Stapel hat keinen Kapitän mehr; sie kommen wieder, wenn Schiffe heimkehren.
page-what-ship = Das Schiff von { $who }. Es trägt { $holds } verschiedene Dinge, darunter vielleicht ein Familienmitglied, und braucht einen Kapitän.
page-what-water = Offenes Wasser. { $n ->
    [0] Hierher zu segeln kostet keine Zeit
   *[other] Hierher zu segeln kostet { $n } Zeit
}; ein Schiff darf hier halten.
page-what-island = Eine Insel beendet die Fahrt des Schiffs, das landet. Dort darf es verkaufen, was die Insel kauft, jemanden als Missionar an Land schicken und laden, was es gibt.
page-what-sell = Ein Schiff, das damit hier landet, darf es für { $points } Ruhm verkaufen, bei jeder Landung aufs Neue.
page-what-mission = Ein Familienmitglied an Bord darf hier an Land gehen, für { $list } Ruhm, der beste freie Platz zuerst.
page-what-cargo = Ein Schiff, das hier landet, darf eines in einen freien Laderaum nehmen: noch { $left } da.
page-what-ware = Dieser Stand schließt nie: An einem Markttag kauft er { $ware } von deinem Hof und gibt { $gain }.
page-what-cocoa = Kakao von einer Insel. Zu Hause ausgeladen, kann er auf dem Markt verkauft werden, sonst dient er zu nichts.
page-what-tea = Tee von einer Insel. Zu Hause ausgeladen, kann er auf dem Markt verkauft werden, sonst dient er zu nichts.
page-what-sea_burial = Wer auf See stirbt, wenn in der Chronik kein Platz ist, wird hier bestattet, der Reihe nach für { $list } Ruhm. Mit dem letzten Platz beginnen die Schlusszüge.

## Der Hochzeitsanger

page-what-marriage = Wer hier einen Stein nimmt, darf jemanden von zu Hause auf einem freien Rang warten lassen. Vor jeder Messe heiraten die Nachbarn: die ersten zwei und die nächsten zwei.
page-what-rank = Rang { $n } kostet { $price }. Wer von hier heiratet, bringt { $points } Ruhm und eine Mitgift.
page-what-bliss = Hier leben die Verheirateten. Jeder der Deinen, der am Ende hier lebt, bringt { $points } Ruhm.
page-what-pinks = Pinke Figuren kommen von anderswo und gehören niemandem. Vor einer Hochzeit schickt der Würfel eine auf einen freien Rang, damit niemand ewig wartet.
page-what-dowry = Wer gerade geheiratet hat, nimmt eines davon: ein Kind, ein Brot mit einem Stein oder ein Gut.
page-what-smuggler = Wer hier einen Stein nimmt, darf einen von drei Händeln schließen. Niemand muss dorthin gehen.
page-what-bargain-bread = Geschmuggeltes Brot: { $bread } für { $time } Zeit.
page-what-bargain-good = Ein Gut deiner Wahl für { $coins }.
page-what-bargain-give = Gib einen Stein und { $time } Zeit für { $cubes } Steine anderer Farben.
page-what-bread = Bei der Messe bezahlt ein Brot einen ganzen Schritt in der Kirche statt Getreide. Es ist weder Getreide noch ein Gut.
page-what-loaf = Ein Brot bringt dieses Familienmitglied ohne Getreide ans nächste Fenster.

## Conny

page-what-rival = Sie spielt nach eigenen Regeln gegen dich: Nach jedem Stein, den du nimmst, nimmt sie einen. Sie hat keinen Hof, keine Zeit und keine Wertung.
page-what-recess = Ihr Ring hat { $n } Fächer für die Steine, die sie nimmt. Kommt sie an einem Schicksalsplättchen vorbei, wird es aufgedeckt.
page-what-fate = Ein Schicksalsplättchen: Ein leeres tut nichts, ein Federkiel kostet sie jemanden aus ihrer Familie.
page-what-beside = Ihre Leute, die zuerst sterben. Sie kommen dorthin, woher der Stein stammt, der den Federkiel aufgedeckt hat.
page-what-waiting = Jene der Ihren, die darauf warten, in den schwarzen Beutel zu kommen, wenn ihr Stein von der Kirche stammt.

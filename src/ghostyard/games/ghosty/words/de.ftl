title = Gho Gho Ghosty
tagline = Bau die längsten Geisterzüge und errate, auf welche Farben Mr. Ghosty aus ist.

mistake-ghosty-never-bets = Du bist in dieser Runde Mr. Ghosty, und Mr. Ghosty tippt nicht. Warte auf die Tipps.
mistake-nothing-there = An dieser Stelle der Auslage liegt kein Wagen. Nimm einen, der dort liegt.
mistake-only-from-display = Mr. Ghosty nimmt beide Wagen aus der Auslage, nie vom Stapel. Nimm einen, der dort liegt.
mistake-pile-empty = Der Stapel ist leer. Nimm einen Wagen aus der Auslage.
mistake-ghosty-colours = { $file }: Beschreibe jeden der fünf Züge einmal: red, yellow, green, blue, purple. Gefunden: { $found }.
mistake-ghosty-fifteen = { $file }: Der Zug „{ $colour }“ hat { $found } Wagen. Schreib die Fahrgäste aller 15 auf.
mistake-ghosty-too-many = Es gibt nur 15 Wagen der Farbe „{ $colour }“, aber auf diesem Tisch liegen { $found }. Zähl noch einmal nach.
mistake-ghosty-engine-free = Niemand hat die Geisterbahn-Karte „{ $colour }“, aber { $name } hat einen Zug dafür. Trag sie bei { $path } ein.
mistake-ghosty-engine-twice = Es gibt nur eine Geisterbahn-Karte „{ $colour }“; { $name } kann sie nicht auch noch haben. Streich sie bei { $path }.
mistake-ghosty-engine-early = { $name } hat weniger als 3 Wagen der Farbe „{ $colour }“ und kann die Geisterbahn-Karte nicht haben. Streich sie bei { $path }.
mistake-ghosty-engine-lost = Die Geisterbahn-Karte „{ $colour }“ gehört { $rival }: mehr Wagen als { $name }, oder gleich viele mit mehr Fahrgästen. Streich sie bei { $path }.

line-red = Roter Zug
line-yellow = Gelber Zug
line-green = Grüner Zug
line-blue = Blauer Zug
line-purple = Lila Zug
line-passengers = Fahrgäste
line-drivers = Lokführer
line-engines = Geisterbahn-Karten

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
carriage = Wagen in { $colour } ({ $passengers ->
    [0] leer
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
})

ask-betting = Tippe geheim: Welche Farbe nimmt { $ghosty }?
ask-taking = Du bist Mr. Ghosty: { $left ->
    [one] Nimm den zweiten Wagen aus der Auslage.
   *[other] Nimm zwei Wagen aus der Auslage. Welchen zuerst?
}
ask-rewards = Richtig getippt: { $owed ->
    [one] Nimm einen Wagen aus der Auslage oder zieh einen verdeckt vom Stapel.
   *[other] Du bekommst { $owed } Wagen. Nimm den ersten aus der Auslage oder zieh ihn verdeckt vom Stapel.
}
ask-rewards-display = Richtig getippt, und der Stapel ist leer: Nimm einen Wagen aus der Auslage.
ask-rewards-pile = Richtig getippt, und die Auslage ist leer: Zieh einen Wagen vom Stapel.
ask-over = Das Spiel ist zu Ende.

picture-headline = Runde { $round }. Mr. Ghosty: { $name }. Wagen im Stapel: { $pile }.
picture-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-ghosty = Mr. Ghosty
picture-bet = Tipp: { $colour }
picture-bet-laid = Tipp liegt verdeckt
picture-needs = noch { $carriages } bis zur Lok
picture-needs-level = oder { $carriages } mit { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgästen
}

tell-bet = { $name } legt verdeckt eine Bosskarte.
tell-all-bets = Alle haben getippt. { $name } darf auf die Jagd gehen.
tell-took = { $name } nimmt: { $carriage }.
tell-drew = { $name } zieht vom Stapel: { $carriage }.
tell-engine = { $name } bekommt die Geisterbahn in { $colour }.
tell-engine-from = { $name } schnappt { $loser } die Geisterbahn in { $colour } weg.
tell-bet-right = { $name } hat auf { $colour } getippt: richtig, das gibt { $count ->
    [one] einen Wagen.
   *[other] { $count } Wagen.
}
tell-bet-wrong = { $name } hat auf { $colour } getippt: diesmal leider nichts.
tell-bet-too-late = { $name } hat auf { $colour } getippt: richtig, aber es ist kein Wagen mehr da.
tell-turned-up = Aufgedeckt: { $carriages }.
tell-round = Runde { $round }. { $name } ist Mr. Ghosty.
tell-over = Die Auslage lässt sich nicht mehr auffüllen. Der letzte Zug ist abgefahren; jetzt wird gezählt.

move-bet = auf { $colour } tippen
move-take = nehmen: { $carriage }
move-draw = verdeckt vom Stapel ziehen

look-station = Der Bahnhof, Runde { $round }
look-station-end = Der Bahnhof: Der letzte Zug ist abgefahren
look-pile = { $count ->
    [one] Der Stapel: noch 1 Wagen, verdeckt
   *[other] Der Stapel: noch { $count } Wagen, verdeckt
}
look-display = In der Auslage: { $carriage }
look-engine-free = Die Geisterbahn in { $colour } hat noch niemand
look-engine-held = { $name } hat die Geisterbahn in { $colour }
look-engine-closest = Am nächsten an der Geisterbahn in { $colour }: { $names }, es { $count ->
    [one] fehlt
   *[other] fehlen
} noch { $count }
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
}
look-points = { $train }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
look-boss = Deine Bosskarte: { $colour }
look-bet-own = Dein geheimer Tipp: { $colour }
look-bet-hidden = { $name }: Tipp liegt verdeckt
look-figure = { $name } ist Mr. Ghosty
look-taken = Mr. Ghosty hat { $colour } genommen

# Bots
level-moth-here = Motte tippt auf die Farbe, die leuchtet, und hat alle Wagen gleich lieb.
level-bat-here = Fledermaus hört, welcher Zug am besten rollt, und errät Mr. Ghosty gut.
level-owl-here = Eule fragt sich, was Mr. Ghosty braucht, bevor sie ihre Karte legt.
level-wolf-here = Wolf ist hinter jeder Lokomotive her, am liebsten hinter der, die du fast hast.
level-dragon-here = Drache weiß, worauf du tippst, und lässt Mr. Ghosty woanders hinsehen.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = Reihen einer Farbe: ab drei Wagen 3 Punkte, ab fünf 5, ab sieben 6. Fahrgäste zählen je 1, aber nur hinter ihrer Lok. (GHO-18)
web-about-ghosty-engine = Die Lok bekommt, wer die meisten Wagen ihrer Farbe hat, mindestens drei. Mit ihr zählen Fahrgäste und Lokführer je 1. (GHO-15)
web-about-ghosty-boss = Ein Tipp auf eine Farbe: Nimmt Mr. Ghosty einen Wagen davon, bekommst du auch einen; nimmt er zwei, dann zwei. (GHO-09)
web-about-ghosty-pile-back = Verdeckte Wagen. Für einen richtigen Tipp darfst du den obersten nehmen, ungesehen. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty tippt nicht: Er nimmt zwei Wagen aus der Auslage. Danach ist es, wer links von ihm sitzt. (GHO-08)
web-about-ghosty-riders = Fahrgäste zählen je 1, aber nur hinter ihrer Lok. (GHO-19)

# Told once, on the first screen of a first game.
web-aim-ghosty = Bau lange Reihen von Wagen, eine für jede Farbe. Wer von einer Farbe die meisten hat, bekommt die Lok, und nur hinter ihr zählen Fahrgäste.
web-first-ghosty = In jeder Runde nimmt Mr. Ghosty zwei Wagen, und die anderen wetten geheim auf eine Farbe. Wer eine errät, die er nimmt, bekommt auch einen Wagen.

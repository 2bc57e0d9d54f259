title = Gho Gho Ghosty
tagline = Bau die längsten Geisterzüge und errate, auf welche Farben Mr. Ghosty aus ist.

mistake-ghosty-never-bets = Du bist diese Runde Mr. Ghosty, und Mr. Ghosty setzt nicht. Warte auf die anderen.
mistake-nothing-there = An dieser Stelle liegt kein Wagen. Nimm einen aus der Auslage.
mistake-only-from-display = Mr. Ghosty nimmt beide Wagen aus der Auslage, nie vom Stapel. Nimm einen von dort.
mistake-pile-empty = Der Stapel ist leer. Nimm einen Wagen aus der Auslage.
mistake-ghosty-colours = { $file }, { $path }: { problem-ghosty-colours }
problem-ghosty-colours = Beschreibe jeden der fünf Züge einmal: red, yellow, green, blue, purple. Gefunden: { $found }.
mistake-ghosty-fifteen = { $file }, { $path }: { problem-ghosty-fifteen }
problem-ghosty-fifteen = Der Zug in { colour-said } hat { $found } Wagen. Schreib die Fahrgäste von allen 15 auf.
mistake-ghosty-too-many = Es gibt nur 15 Wagen in { colour-said }, aber auf diesem Tisch liegen { $found }. Zähl noch einmal nach.
mistake-ghosty-engine-free = Niemand hat { the-engine }, aber { $name } hat einen Zug dafür. Trag sie bei { $path } ein.
mistake-ghosty-engine-twice = Die Lok in { colour-said } gibt es nur einmal; { $name } kann sie nicht auch noch haben. Streich sie bei { $path }.
mistake-ghosty-engine-early = { $name } hat weniger als 3 Wagen in { colour-said } und kann die Lok nicht haben. Streich sie bei { $path }.
mistake-ghosty-engine-lost = { $rival } hat { the-engine }: mehr Wagen als { $name }, oder gleich viele mit mehr Fahrgästen. Streich sie bei { $path }.

line-red = Roter Zug
line-yellow = Gelber Zug
line-green = Grüner Zug
line-blue = Blauer Zug
line-purple = Lila Zug
line-passengers = Fahrgäste
line-drivers = Lokführer
line-engines = Loks
# Why a line scores what it does
why-row = { $count } Wagen in einer Reihe
why-riders = { $passengers ->
    [one] { $passengers } Fahrgast in { colour-said }
   *[other] { $passengers } Fahrgäste in { colour-said }
}
why-driver = der Lokführer in { colour-said }

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
}
the-engine = die { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[purple] lila
} Lok
carriage = { $colour ->
    [red] roter
    [yellow] gelber
    [green] grüner
    [blue] blauer
   *[purple] lila
} Wagen ({ $passengers ->
    [0] leer
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
})
a-carriage = einen { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [blue] blauen
   *[purple] lila
} Wagen ({ $passengers ->
    [0] leer
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
})
the-carriage = den { $colour ->
    [red] roten
    [yellow] gelben
    [green] grünen
    [blue] blauen
   *[purple] lila
} Wagen ({ $passengers ->
    [0] leer
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
})

ask-betting = { $ghosty } ist Mr. Ghosty. Auf welche Farbe hat er es wohl abgesehen? Niemand sieht, worauf du setzt.
ask-taking = Du bist Mr. Ghosty: { $left ->
    [one] Nimm deinen zweiten Wagen.
   *[other] Nimm zwei Wagen aus der Auslage. Welchen zuerst?
}
ask-rewards = Richtig geraten: { $owed ->
    [one] Nimm einen Wagen aus der Auslage oder zieh blind einen vom Stapel.
   *[other] Du bekommst { $owed } Wagen. Nimm den ersten aus der Auslage oder zieh ihn blind vom Stapel.
}
ask-rewards-display = Richtig geraten, und der Stapel ist leer: Nimm einen Wagen aus der Auslage.
ask-rewards-pile = Richtig geraten, und die Auslage ist leer: Zieh einen Wagen vom Stapel.
ask-over = Das Spiel ist aus.

picture-headline = Runde { $round }. Mr. Ghosty: { $name }. Noch { $pile } Wagen im Stapel.
picture-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
picture-ghosty = Mr. Ghosty
picture-bet = setzt auf { colour-said }
picture-bet-laid = hat gesetzt
picture-needs = noch { $carriages } bis zur Lok
picture-needs-level = oder { $carriages } mit { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgästen
}

tell-bet = { one-has } gesetzt.
tell-all-bets = Alle haben gesetzt. { $you ->
    [name] Auf zur Jagd, Mr. Ghosty!
   *[nobody] { $name } geht auf die Jagd.
}
tell-took = { one-has } { the-carriage } genommen.
tell-drew = { one-has } { a-carriage } vom Stapel gezogen.
tell-engine = { one-has } { the-engine } bekommen.
tell-engine-from = { $you ->
    [name] Du hast { $loser } { the-engine } weggeschnappt.
    [loser] { $name } hat dir { the-engine } weggeschnappt.
   *[nobody] { $name } hat { $loser } { the-engine } weggeschnappt.
}
tell-bet-right = { one-has } auf { colour-said } gesetzt. Richtig! Das bringt { $count ->
    [one] einen Wagen.
   *[other] { $count } Wagen.
}
tell-bet-wrong = { one-has } auf { colour-said } gesetzt. Diesmal leider nichts.
tell-bet-too-late = { one-has } auf { colour-said } gesetzt. Richtig, aber es ist kein Wagen mehr da.
tell-turned-up = Neu in der Auslage: { $carriages }.
tell-round = Runde { $round }. { $you ->
    [name] Du bist Mr. Ghosty.
   *[nobody] { $name } ist Mr. Ghosty.
}
tell-over = Die Auslage lässt sich nicht mehr auffüllen. Der letzte Zug ist abgefahren, jetzt wird gezählt.

move-bet = auf { colour-said } setzen
move-take = { the-carriage } nehmen
move-draw = blind vom Stapel ziehen

look-station = Der Bahnhof, Runde { $round }
look-station-end = Der Bahnhof: Der letzte Zug ist abgefahren
look-pile = { $count ->
    [one] Der Stapel: noch 1 Wagen, verdeckt
   *[other] Der Stapel: noch { $count } Wagen, verdeckt
}
look-display = In der Auslage: { carriage }
look-engine-free = Niemand hat bisher { the-engine }
look-engine-held = { $name } hat { the-engine }
look-engine-closest = Lok in { colour-said }: am nächsten dran { $names }, es { $count ->
    [one] fehlt noch { $count }
   *[other] fehlen noch { $count }
}
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
}
look-points = { $train }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
look-boss = Deine Bosskarte: { colour-said }
look-bet-own = Du hast geheim gesetzt: { colour-said }
look-bet-hidden = { $name } hat verdeckt gesetzt
look-figure = { $name } ist Mr. Ghosty
look-taken = Mr. Ghosty hat { colour-said } genommen

# Bots
level-moth-here = Motte setzt auf die Farbe, die leuchtet, und hat alle Wagen gleich lieb.
level-bat-here = Fledermaus hört, welcher Zug am besten rollt, und durchschaut Mr. Ghosty oft.
level-owl-here = Eule fragt sich, was Mr. Ghosty braucht, bevor sie setzt.
level-wolf-here = Wolf ist hinter jeder Lok her, am liebsten hinter der, die du fast hast.
level-dragon-here = Drache weiß, worauf du setzt, und lässt Mr. Ghosty woanders hinsehen.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = Eine Reihe in einer Farbe: ab drei Wagen 3 Punkte, ab fünf 5, ab sieben 6. Fahrgäste zählen je 1, aber nur hinter ihrer Lok. (GHO-18)
web-about-ghosty-engine = Die Lok bekommt, wer die meisten Wagen ihrer Farbe hat, mindestens drei. Mit ihr zählen Fahrgäste und Lokführer je 1. (GHO-15)
web-about-ghosty-boss = Setz auf eine Farbe: Nimmt Mr. Ghosty einen Wagen davon, bekommst du auch einen; nimmt er zwei, bekommst du zwei. (GHO-09)
web-about-ghosty-pile-back = Verdeckte Wagen. Hast du richtig geraten, darfst du blind den obersten ziehen. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty setzt nicht: Er nimmt zwei Wagen aus der Auslage. Danach ist Mr. Ghosty, wer links von ihm sitzt. (GHO-08)
web-about-ghosty-riders = Fahrgäste zählen je 1, aber nur hinter ihrer Lok. (GHO-19)
web-about-ghosty-coin = Was es gerade bringt: Punkte für die Länge der Reihe und, mit Lok, für Fahrgäste und Lokführer. (GHO-18)
web-about-ghosty-lantern = Die Lok hat, wer die meisten Wagen ihrer Farbe hat; andere können sie übernehmen. (GHO-15)
web-about-ghosty-token = Eine Farbe, die Mr. Ghosty genommen hat: Wer darauf gesetzt hat, bekommt einen Wagen. (GHO-09)

# Told once, on the first screen of a first game.
web-aim-ghosty = Bau lange Reihen von Wagen, eine für jede Farbe. Wer von einer Farbe die meisten hat, bekommt die Lok, und nur hinter ihr zählen Fahrgäste.
web-first-ghosty = In jeder Runde nimmt Mr. Ghosty zwei Wagen, und die anderen setzen geheim auf eine Farbe. Wer eine errät, die er nimmt, bekommt auch einen Wagen.

faces-shelf-trains = Züge
faces-label-trains = Zug { $number }
faces-ask-trains = Zug { $number } von { $count }: Tipp einen Wagen oder die Lok an, und ein Geist mehr steigt ein. Nach vier steigen alle aus.
faces-engine = Lok in { colour-said }, im Führerstand: { $count }
faces-carriage = Wagen { $number }, Fahrgäste: { $count }

# Der Punkteblock
pad-ask = Tipp die Wagen an, die du hast.
pad-tray = Alle Wagen
pad-add = dazu: { carriage }
pad-lay = anhängen
pad-take-off = abhängen
pad-engine = Nicht hier: { the-engine }. Tipp sie an, wenn doch.
pad-engine-hand = die Lok hierher stellen oder wegnehmen
pad-engine-level = Wer hat { the-engine }? Gleichauf: { $names }. Wer sie zuerst hatte, behält sie. Tipp dort die Lok an.
problem-ghosty-too-many = Es gibt nur 15 Wagen in { colour-said }, aber auf diesem Tisch liegen { $found }. Zähl noch einmal nach.
problem-ghosty-engine-free = Niemand hat { the-engine }, aber { $rival } hat einen Zug dafür.
problem-ghosty-engine-twice = Die Lok in { colour-said } gibt es nur einmal.
problem-ghosty-engine-early = { $name } hat weniger als 3 Wagen in { colour-said }; { the-engine } ist noch nicht dort.
problem-ghosty-engine-lost = Nicht { $name } hat { the-engine }, sondern { $rival }: mehr Wagen, oder gleich viele mit mehr Fahrgästen.

# Das erste Spiel: der Begleiter. Der zweite Absatz sagt, was zu tun ist.
coach-trains = Das sind deine Züge, einer in jeder Farbe. Am Ende der Reihe steht, was er bringt.
coach-engine = Dein blauer Zug hat seine Lok, und darauf kommt es an: { $passengers_why }. Das macht { $passengers } Punkte dazu.
coach-rivals = Du hast { $points } Punkte, { $left } hat { $left_points }, und die letzten drei Runden beginnen. Holen wir auf!
coach-bet =
    In jeder Runde ist jemand Mr. Ghosty und nimmt zwei Wagen aus der Mitte. Jetzt ist es { $right }. Rate eine der Farben, dann bekommst du auch einen Wagen!

    Setz auf Blau.
coach-reward =
    Richtig! { $right } hat einen blauen genommen, also bekommst du auch einen Wagen: einen von diesen, oder eine Überraschung vom Stapel.

    Versuch dein Glück: Zieh vom Stapel.
coach-figure = Ein blauer, so ein Glück! Und jetzt hast du die Figur: Du bist Mr. Ghosty. Die anderen haben darauf gesetzt, was du nimmst. Geheim natürlich.
coach-snatch =
    Schau auf Rot: { $right } hat diese Lok, und genauso viele rote Wagen wie du. Noch einer, und die Lok wechselt den Zug.

    Nimm den roten Wagen.
coach-snatched = Weggeschnappt! Jetzt zählen die Fahrgäste in beiden Zügen: { $passengers_why }. Und { $right } hat nur noch { $right_points } Punkte.
coach-second =
    Mr. Ghosty nimmt zwei.

    Nimm auch den blauen.
coach-wrong = { $left } und { $right } hatten beide auf Gelb gesetzt. Falsch! Sie bekommen nichts. Aber falsch zu raten kostet auch nichts.
coach-green =
    Die letzte Runde, und { $left } ist Mr. Ghosty. Schau auf den längsten Zug von { $left }: Er ist grün.

    Also setz auf Grün.
coach-last =
    Wieder richtig! Denk nach: { $left } hat die lila Lok, mit genauso vielen Wagen wie du, aber mehr Fahrgästen darin. Noch ein Wagen …

    Nimm den lila Wagen.
coach-purple = Das war der richtige! Drei Loks gehören dir, und alle ihre Fahrgäste zählen: { $passengers_why }.
coach-over = Du hast { $points } Punkte, { $left } hat { $left_points }, { $right } hat { $right_points }. Raten, nehmen und die Loks im Blick behalten: Jetzt kannst du Gho Gho Ghosty!

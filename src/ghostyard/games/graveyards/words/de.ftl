title = Graveyards, Ghosts & Haunted Houses
tagline = Leg Plättchen Kante an Kante. Nur dein bestes Gebiet aus Geistern zählt.

option-choose-colours = Die Farben werden reihum gewählt (sonst werden sie ausgelost)
option-houses-again = Häuser dürfen zweimal hintereinander versetzt werden

mistake-colour-taken = Diese Farbe spielt schon jemand. Nimm eine andere.
mistake-empty-slot = An dieser Stelle ist kein Plättchen. Nimm eins aus deiner Hand.
mistake-not-your-house = Das ist nicht dein Haus. Du darfst nur dein eigenes legen oder versetzen.
mistake-house-moved = Du hast gerade erst ein Haus versetzt. Leg diesmal ein Plättchen oder ein Haus aus der Hand.
mistake-enough-house-moves = Zwölfmal hintereinander Häuser versetzen reicht. Leg ein Plättchen oder ein Haus aus der Hand.
mistake-house-nowhere = Dieses Haus passt nirgends hin: Es braucht vier sichtbare Geister, zwei mal zwei. Leg ein Plättchen.
mistake-not-beside = Ein Plättchen muss mit einer ganzen Kante an einem anderen liegen. Such dir so einen freien Platz.
mistake-not-the-middle = Das erste Plättchen kommt in die Mitte des Tisches. Leg es auf 0,0.
mistake-no-tile-there = Dort liegt kein Plättchen. Nimm eins, das auf dem Tisch liegt.
mistake-tile-locked = Dieses Plättchen ist durch einen Marker oder ein Haus gesperrt. Nimm ein anderes.
mistake-just-played = Das hast du gerade erst gelegt. Dreh eins, das vorher schon da lag.
mistake-same-tile = Das hast du schon ausgewählt. Nimm ein anderes zum Tauschen.
mistake-no-other-tile = Es gibt kein anderes freies Plättchen zum Tauschen. Nimm einen Marker oder lass die Aktion aus.
mistake-hand-empty = Deine Hand ist leer, du hast kein Plättchen dafür. Nimm einen Marker oder lass die Aktion aus.
mistake-same-turn = So liegt das Plättchen schon. Dreh es anders.
mistake-windows = Dort passt das Haus nicht hin: Durch jedes der vier Fenster muss ein Geist zu sehen sein, ohne Marker und ohne anderes Haus, und liegen bleiben darf es auch nicht.
mistake-no-token-there = Dort liegt kein Marker. Nimm einen, der auf dem Tisch liegt.
mistake-nowhere-to-move = Kein Geist ist frei, also kann kein Marker wandern. Nimm ein Plättchen oder lass die Aktion aus.
mistake-no-other-kind = Es gibt keine andere Sorte Marker zum Tauschen. Nimm ein Plättchen oder lass die Aktion aus.
mistake-equal-tokens = Die beiden sind gleich, das Tauschen bringt nichts. Nimm eine andere Sorte.
mistake-same-token = Den hast du schon ausgewählt. Nimm einen anderen zum Tauschen.
mistake-no-other-kind-held = Du hast keine andere Sorte Marker, die dorthin könnte. Nimm etwas anderes oder lass die Aktion aus.
mistake-same-kind = Diese Sorte liegt dort schon. Nimm eine andere.
mistake-none-held = So einen Marker hast du nicht mehr. Nimm eine andere Sorte.
mistake-not-vacant = Dort ist nichts frei: Nimm einen Geist ohne Marker und ohne Haus.
mistake-graveyards-tiles = { $file }: { $path } hat { $found } Plättchen. In der Schachtel sind nur { $wanted }.
things-tiles = Plättchen
mistake-graveyards-overlap = { $file }: { $path } liegt auf { $place }, wo schon ein Plättchen liegt. Verschieb eins davon.
mistake-graveyards-apart = { $file }: { $path } auf { $place } ist nicht über ganze Kanten mit dem ersten Plättchen verbunden. Prüfe die Stelle.
mistake-graveyards-edges = { $file }: { $path } auf { $place } liegt jenseits des Tischrands; der Tisch reicht von -12 bis 11. Zähl von einem Plättchen in der Mitte aus.
mistake-graveyards-colour-twice = { $file }: { $path } nennt „{ $colour }“, das spielt schon jemand. Gib jede Farbe nur einer Person.
mistake-graveyards-token-off = { $file }: { $path } liegt auf { $place }, wo kein Geist ist. Prüfe die Stelle.
mistake-graveyards-token-twice = { $file }: { $path } liegt auf { $place }, wo schon ein Marker ist. Verschieb einen davon.
mistake-graveyards-tokens = { $file }: { $path } auf { $place } ist der neunte Marker der Sorte „{ $kind }“. In der Schachtel sind nur 8.
mistake-graveyards-house-twice = { $file }: { $path } ist ein zweites Haus der Farbe „{ $colour }“. Jede Farbe hat nur eins.
mistake-graveyards-windows = { $file }: { $path } hat auf { $place } ein Fenster ohne Geist. Jedes Fenster braucht einen, ohne Marker und ohne anderes Haus.

line-white = Weiß
line-orange = Orange
line-blue = Blau
line-green = Grün
# Why a line scores what it does
why-ghosts = { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
why-windows = { $count } × 2 im Haus
why-kids = { $count ->
    [one] 3 für die Rasselbande
   *[other] { $count } × 3 für Rasselbanden
}
why-investigator = { $count ->
    [one] 3 weniger wegen des Geisterjägers
   *[other] { $count } × 3 weniger wegen der Geisterjäger
}

colour-white = weiß
colour-orange = orange
colour-blue = blau
colour-green = grün
colour-none = leer
colour-white-short = W
colour-orange-short = O
colour-blue-short = B
colour-green-short = G
colour-none-short = .
# A tile: its two rows, and the icon in the middle.
row-of-two = { $colour ->
    [white] zweimal weiß
    [orange] zweimal orange
    [blue] zweimal blau
    [green] zweimal grün
   *[none] zwei leere Felder
}
row-of-both = { $left } und { $right }
tile-of-one = { $colour ->
    [white] vier weiße Geister
    [orange] vier orange Geister
    [blue] vier blaue Geister
    [green] vier grüne Geister
   *[none] vier leere Felder
}
tile-rows = { $top } über { $bottom }
tile-with = { $tile }, mit „{ $icon }“
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [white] Weiß
    [orange] Orange
    [blue] Blau
   *[green] Grün
}
the-house = das { $colour ->
    [white] weiße
    [orange] orange
    [blue] blaue
   *[green] grüne
} Haus
token-kids = Rasselbande
token-investigator = Geisterjäger
token-gravestone = Grabstein
supply-kids = { $count ->
    [one] { $count } Rasselbande
   *[other] { $count } Rasselbanden
}
supply-investigator = { $count } Geisterjäger
supply-gravestone = { $count ->
    [one] { $count } Grabstein
   *[other] { $count } Grabsteine
}
token-kids-short = +
token-investigator-short = -
token-gravestone-short = #
icon-rotate = drehen
icon-swap = tauschen
icon-replace = ersetzen
icon-token = Marker
# By quarter turns from how it lies
turn-0 = so, wie es liegt
turn-1 = nach rechts gedreht
turn-2 = auf den Kopf gestellt
turn-3 = nach links gedreht

ask-colour = Welche Farbe willst du spielen?
ask-turn = Du bist dran: Leg ein Plättchen, oder leg oder versetz ein Haus.
ask-last = Das ist dein letzter Zug.
ask-cell = Wohin kommt das Plättchen?
ask-facing = Wie herum kommt das Plättchen?
ask-house-spot = Wohin kommt das Haus? Wähl die Stelle für sein Fenster oben links.
ask-rotate = Drehen: Wähl ein Plättchen zum Drehen oder einen Marker zum Versetzen, oder lass es.
ask-swap = Tauschen: Wähl das erste von zwei Plättchen oder den ersten von zwei Markern, oder lass es.
ask-replace = Ersetzen: Wähl ein Plättchen oder einen Marker auf dem Tisch, oder lass es.
ask-token = Marker: Wähl einen deiner Marker, oder lass es.
ask-rotated = Wie herum soll es jetzt liegen?
ask-token-to = Wohin kommt der Marker?
ask-second-tile = Mit welchem Plättchen tauschst du es?
ask-first-turn = Wie herum kommt das erste Plättchen an seinen neuen Platz?
ask-second-turn = Und das zweite: Wie herum kommt es?
ask-second-token = Mit welchem Marker tauschst du ihn?
ask-new-tile = Welches Plättchen aus deiner Hand kommt dorthin?
ask-new-turn = Wie herum kommt das neue Plättchen?
ask-new-token = Welcher deiner Marker kommt dorthin?
ask-token-spot = Welchen Geist verdeckt der Marker?
ask-over = Das Spiel ist aus.

picture-stack = { $left ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch ein Plättchen.
   *[other] Im Stapel sind noch { $left } Plättchen.
}
picture-colour = { colour-said } { $points }
picture-house = {" "}(Haus auf { $space })
picture-hand = Deine Hand:
picture-known = { $name } hat vom Tisch genommen:

tell-colour = { $you ->
    [name] Du spielst { colour-said }.
   *[nobody] { $name } spielt { colour-said }.
}
tell-dealt = Alle haben ihre Plättchen.
tell-picks = { one-has } ein Plättchen genommen: { $tile }.
tell-picks-unseen = { one-has } ein Plättchen genommen.
tell-house = { one-has } { the-house } hochgehoben.
tell-place = { one-has } einen Platz gewählt.
tell-touches = { one-has } das Plättchen auf { $cell } gewählt.
tell-touches-token = { one-has } den Marker auf { $space } gewählt: { $token }.
tell-takes-token = { one-has } einen Marker genommen: { $token }.
tell-laid = { one-has } auf { $cell } ein Plättchen gelegt: { $tile }.
tell-rotated = { one-has } das Plättchen auf { $cell } gedreht: { $tile }.
tell-replaced = { one-has } das Plättchen auf { $cell } genommen und dafür gelegt: { $tile }.
tell-first-turn = { one-has } gewählt, wie herum das erste Plättchen kommt.
tell-tiles-swapped = { one-has } die Plättchen auf { $cell } und { $to } getauscht.
tell-house-on = { one-has } { the-house } auf { $space } gelegt.
tell-house-moved = { one-has } { the-house } nach { $space } versetzt.
tell-token-on = { one-has } einen Marker auf { $space } gelegt: { $token }.
tell-token-moved = { one-has } einen Marker von { $space } nach { $to } versetzt: { $token }.
tell-tokens-swapped = { one-has } die Marker auf { $space } und { $to } getauscht.
tell-token-replaced = { one-has } den Marker auf { $space } ersetzt ({ $old }), jetzt liegt dort: { $token }.
tell-declines = { one-has } die Aktion ausgelassen.
tell-draws = { one-has } ein Plättchen gezogen.
tell-last-tile = Das war das letzte Plättchen. Alle sind noch einmal dran, { $you ->
    [name] du zuletzt.
   *[nobody] { $name } zuletzt.
}
tell-over = Das war’s. Jetzt werden die Geister gezählt.

# The move that is previewed: everybody sees where.
here-laid = Das Plättchen so legen
here-turned = Das Plättchen so drehen
here-swapped = So tauschen
here-tokens-swapped = Diese beiden Marker tauschen
here-house = Das Haus hierhin
here-token = Den Marker hierhin

move-colour = { colour-said } spielen
move-tile = legen: { $tile }
move-house = { the-house } legen
move-lift-house = { the-house } versetzen
move-at = auf { $cell } legen
move-turn = { $turn }: { $tile }
move-touch-tile = das Plättchen auf { $cell }: { $tile }
move-house-on = Fenster oben links auf { $space }
move-token-on = auf { $space } legen
move-touch-token = den Marker auf { $space }: { $token }
move-token = einen Marker nehmen: { $token }
move-decline = die Aktion auslassen

look-yard = Der Friedhof: { $left ->
    [0] der Stapel ist leer
    [one] noch 1 Plättchen
   *[other] noch { $left } Plättchen
}
look-yard-over = Der Friedhof: ausgezählt
look-laid = { $cell }: { $tile }
look-locked = { $tile }, gesperrt
look-suggested = Noch nicht gelegt, auf { $cell }: { $tile }
look-unseen = Gleich kommt auf { $cell } ein Plättchen, noch ist es verdeckt
look-section = { $colour }: bestes Gebiet, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-house = Das Haus in { colour-said } auf { $space }
look-house-waits = Das Haus in { colour-said }, noch bei { $name }
look-token = { $space }: { $token }
look-colour-free = { $colour }: noch frei
look-colour-nobodys = { $colour }: spielt niemand
look-plays = { $name } spielt { colour-said }
badge-plays = spielt { $colours }
look-total = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-hand = In deiner Hand: { $tile }
look-known = { $name } hat es vom Tisch genommen: { $tile }
look-back = Ein verdecktes Plättchen auf der Hand von { $name }

# Bots
level-moth-here = Motte mag es, wenn Geister Händchen halten, egal wessen.
level-bat-here = Fledermaus hält die eigenen Geister zusammen und vergisst manchmal die Häuser.
level-owl-here = Eule probiert im Kopf ein paar Plätze aus und spart sich ihr Haus auf.
level-wolf-here = Wolf baut einen Friedhof und zieht einen Graben durch deinen.
level-dragon-here = Drache sieht schon beim ersten Plättchen, wo der letzte Grabstein steht.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = Es liegt Kante an Kante mit anderen; die Bilder müssen nicht zusammenpassen. Geister deiner Farbe nebeneinander bilden ein Gebiet: je 1 Punkt, und nur dein bestes Gebiet zählt. (GRA-20)
web-about-graveyards-icon-rotate = Drehen: Dreh ein Plättchen, das schon lag und nicht gesperrt ist, oder versetz einen Marker. (GRA-14)
web-about-graveyards-icon-swap = Tauschen: Zwei Plättchen, die nicht gesperrt sind, tauschen ihre Plätze, oder zwei Marker. (GRA-15)
web-about-graveyards-icon-replace = Ersetzen: Nimm ein Plättchen, das nicht gesperrt ist, auf die Hand und leg dafür eins von dir hin; oder mach dasselbe mit einem Marker. (GRA-16)
web-about-graveyards-icon-token = Marker: Leg einen deiner Marker auf einen freien Geist. (GRA-17)
web-about-graveyards-lock = Gesperrt durch einen Marker oder ein Haus: Es kann nicht gedreht, getauscht oder ersetzt werden. (GRA-12)
web-about-graveyards-house = Geister in den Fenstern eines Hauses ihrer Farbe zählen 2 statt 1. Für alle anderen ändert es nichts. (GRA-21)
web-about-graveyards-kids = Rasselbande: +3 für jedes Gebiet, das sie berührt, und sie verbindet seine Geister. (GRA-20)
web-about-graveyards-investigator = Geisterjäger: −3 für jedes Gebiet, das er berührt, und er verbindet seine Geister. (GRA-20)
web-about-graveyards-gravestone = Grabstein: eine Mauer für alle Farben. (GRA-20)
web-about-graveyards-score = Von jeder Farbe zählt nur das beste Gebiet. (GRA-22)
web-about-graveyards-back = Verdeckt. Ist das letzte Plättchen gezogen, sind alle noch einmal dran. (GRA-19)
web-about-graveyards-coin = Das beste Gebiet der Farbe; zu zweit zählen beide Farben zusammen. (GRA-22)
web-about-graveyards-white = Geister dieser Farbe zählen für die Person, die sie spielt. (GRA-05)
web-about-graveyards-orange = Geister dieser Farbe zählen für die Person, die sie spielt. (GRA-05)
web-about-graveyards-blue = Geister dieser Farbe zählen für die Person, die sie spielt. (GRA-05)
web-about-graveyards-green = Geister dieser Farbe zählen für die Person, die sie spielt. (GRA-05)

# Told once, on the first screen of a first game.
web-aim-graveyards = Bring die Geister deiner Farbe zusammen: Nur dein bestes Gebiet zählt, also lass es wachsen und zerschneide die der anderen.
web-first-graveyards = Keine Farbe ist besser als die andere: Nimm die Geister, die dir gefallen. Leg in deinem Zug ein Plättchen Kante an Kante an, oder stell dein Haus auf vier Geister: Deine eigenen in den Fenstern zählen doppelt.

faces-shelf-tiles = Plättchen
faces-label-tiles = Plättchen { $number }
faces-ask-tiles = Plättchen { $number } von { $count }: Tipp ein Feld an, und ein anderer Geist erscheint, oder keiner. Darunter das Symbol in der Mitte.
faces-space = { $place }: { $ghost }
faces-place-0 = Oben links
faces-place-1 = Oben rechts
faces-place-2 = Unten links
faces-place-3 = Unten rechts
faces-icon-none = Kein Symbol
faces-icon-rotate = Symbol: drehen
faces-icon-swap = Symbol: tauschen
faces-icon-replace = Symbol: ersetzen
faces-icon-token = Symbol: Marker

# Der Punkteblock
pad-ask = { $place ->
    [1] Welcher Geist ist oben links?
    [2] Welcher Geist ist oben rechts?
    [3] Welcher Geist ist unten links?
   *[4] Welcher Geist ist unten rechts?
}
pad-tray = Was liegt bei { $cell }?
pad-yard = Der Friedhof
pad-place = Freier Platz { $where }
pad-space = Feld { $where }
pad-ghost = { $colour ->
    [white] Ein weißer Geist
    [orange] Ein oranger Geist
    [blue] Ein blauer Geist
   *[green] Ein grüner Geist
}
pad-no-ghost = Kein Geist
pad-token = Marker: { $token }
pad-house = { $colour ->
    [white] Das weiße Haus, Fenster oben links hier
    [orange] Das orange Haus, Fenster oben links hier
    [blue] Das blaue Haus, Fenster oben links hier
   *[green] Das grüne Haus, Fenster oben links hier
}
pad-plays-not = { $name } spielt nicht { colour-said }
pad-turn = Plättchen drehen
pad-clear = Plättchen herunternehmen
pad-open = dorthin
pad-lay = dorthin legen
pad-no-tiles = Tipp nacheinander die vier Geister eines Plättchens an; das nächste kommt rechts daneben.
problem-graveyards-tiles = In der Schachtel sind nur 58 Plättchen. Nimm einige herunter.
problem-graveyards-overlap = Bei { $place } liegen zwei Plättchen. Nimm eines herunter.
problem-graveyards-apart = Das Plättchen bei { $place } hängt nicht mit einer ganzen Kante am ersten. Leg, was dazwischen ist, oder nimm es herunter.
problem-graveyards-edges = Das Plättchen bei { $place } liegt jenseits des Tischrands. Nimm es herunter.
problem-graveyards-colour-twice = { $colour ->
    [white] Zwei spielen Weiß. Gib jemandem eine andere Farbe.
    [orange] Zwei spielen Orange. Gib jemandem eine andere Farbe.
    [blue] Zwei spielen Blau. Gib jemandem eine andere Farbe.
   *[green] Zwei spielen Grün. Gib jemandem eine andere Farbe.
}
problem-graveyards-token-off = Bei { $place } ist kein Geist, den ein Marker verdecken könnte.
problem-graveyards-token-twice = Auf { $place } liegen zwei Marker. Nimm einen herunter.
problem-graveyards-tokens = Von jedem Marker gibt es nur 8 in der Schachtel ({ $kind }).
problem-graveyards-house-twice = Jede Farbe hat nur ein Haus.
problem-graveyards-windows = Dieses Haus hat auf { $place } ein Fenster ohne Geist. Jedes Fenster braucht einen, ohne Marker und ohne anderes Haus.
problem-table-players = Dieses Spiel ist für 1 bis 4 Personen.

# Das erste Spiel: der Begleiter. Der zweite Absatz sagt, was zu tun ist.
coach-yard = Was für ein Friedhof! Alle haben hier Plättchen gelegt. Du spukst in Blau.
coach-section = Nur eins zählt: dein bestes Gebiet aus blauen Geistern, die sich berühren. Es ist dieses: { $blue_why }. Das macht { $blue } Punkte.
coach-rivals = { $right } spielt Orange und hat { $right_points }. Du hast { $points }, und noch drei Züge. Das gewinnen wir!
coach-tile =
    Das sind deine Plättchen. Dieses hat einen blauen Geist, und ein Symbol in der Mitte.

    Nimm es in die Hand.
coach-place =
    Plättchen liegen Kante an Kante. Die Bilder müssen nicht passen.

    Leg es hierher, neben dein Gebiet.
coach-turn =
    So herum berührt dein Geist die anderen. Schau auf die Zahl: Dein Gebiet wächst.

    Tipp das Plättchen an.
coach-icon =
    Mit dem Symbol darfst du einen Marker auf einen Geist legen. Die Rasselbande bringt jedem Gebiet Punkte, das sie berührt.

    Nimm die Rasselbande.
coach-kids =
    Gleich neben deinen Geistern bringt sie am meisten.

    Leg sie hierher.
coach-level = { $blue_why }: Das macht { $blue }. Du hast { $right } eingeholt!
coach-house =
    Jetzt der beste Trick: dein Spukhaus. Deine Geister in seinen Fenstern zählen doppelt.

    Heb dein Haus hoch.
coach-windows =
    Vier blaue Geister nebeneinander, wie dafür gemacht.

    Stell das Haus darauf.
coach-ahead = { $blue } Punkte, und du führst! Das letzte Plättchen ist gezogen: Alle sind noch einmal dran.
coach-last-tile =
    Auf diesem Plättchen ist noch ein blauer Geist.

    Nimm es in die Hand.
coach-last-place =
    Dein Gebiet ist gleich daneben.

    Leg es hierher.
coach-last-turn =
    Tipp das Plättchen an, um es zu drehen. Berührt der blaue Geist dein Gebiet, steigt die Zahl.

    Leg es so, wie es dir am besten gefällt.
coach-over = Du hast { $points } Punkte, { $right } hat { $right_points }, { $left } hat { $left_points }. Lass dein Gebiet wachsen, stell dein Haus darauf, und bau den anderen Mauern: Jetzt kennst du das ganze Spiel!

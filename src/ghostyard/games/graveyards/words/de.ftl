title = Graveyards, Ghosts & Haunted Houses
tagline = Leg Plättchen Kante an Kante; nur dein bestes Gebiet zusammenhängender Geister zählt.

option-choose-colours = Die Farben werden der Reihe nach gewählt (sonst werden sie ausgelost)
option-houses-again = Häuser dürfen in zwei Zügen nacheinander versetzt werden

mistake-colour-taken = Diese Farbe spielt schon jemand. Wähle eine andere.
mistake-empty-slot = An dieser Stelle deiner Hand ist kein Plättchen. Wähle eins deiner Plättchen.
mistake-not-your-house = Das ist nicht dein Haus. Du darfst nur ein Haus deiner eigenen Farbe legen oder versetzen.
mistake-house-moved = Du hast in deinem letzten Zug ein Haus versetzt. Leg ein Plättchen oder ein Haus aus der Hand.
mistake-enough-house-moves = Zwölfmal nacheinander Häuser versetzen ist genug. Leg ein Plättchen oder ein Haus aus der Hand.
mistake-house-nowhere = Für dieses Haus ist nirgends Platz: Es braucht vier sichtbare Geister, zwei mal zwei. Leg ein Plättchen.
mistake-not-beside = Ein Plättchen braucht einen freien Platz, der eine ganze Kante mit einem liegenden Plättchen teilt.
mistake-not-the-middle = Das erste Plättchen ist die Mitte des Tisches. Leg es auf 0,0.
mistake-no-tile-there = Dort liegt kein Plättchen. Wähle eins, das liegt.
mistake-tile-locked = Dieses Plättchen ist durch einen Marker oder ein Haus gesperrt. Wähle eins, das frei ist.
mistake-just-played = Drehen darfst du nur ein Plättchen, das vorher schon lag. Wähle ein anderes.
mistake-same-tile = Das ist das zuerst gewählte Plättchen. Wähle ein anderes zum Tauschen.
mistake-no-other-tile = Es gibt kein anderes freies Plättchen zum Tauschen. Wähle einen Marker oder verzichte.
mistake-hand-empty = Deine Hand ist leer: Du hast kein Plättchen dafür. Wähle einen Marker oder verzichte.
mistake-same-turn = So liegt das Plättchen schon. Dreh es anders.
mistake-windows = Dort passt das Haus nicht: Jedes der vier Fenster muss einen Geist zeigen, ohne Marker und ohne anderes Haus, und es darf nicht liegen bleiben, wo es ist.
mistake-no-token-there = Dort liegt kein Marker. Wähle einen, der liegt.
mistake-nowhere-to-move = Kein Feld ist frei, also kann kein Marker versetzt werden. Wähle ein Plättchen oder verzichte.
mistake-no-other-kind = Es gibt keinen Marker einer anderen Art zum Tauschen. Wähle ein Plättchen oder verzichte.
mistake-equal-tokens = Zwei gleiche Marker: Sie zu tauschen bringt nichts. Wähle einen anderer Art.
mistake-same-token = Das ist der zuerst gewählte Marker. Wähle einen anderen zum Tauschen.
mistake-no-other-kind-held = Du hast keinen Marker einer anderen Art, der an seine Stelle könnte. Wähle etwas anderes oder verzichte.
mistake-same-kind = Diese Art liegt dort schon. Wähle eine andere Art.
mistake-none-held = So einen Marker hast du nicht mehr. Wähle eine andere Art.
mistake-not-vacant = Dieses Feld ist nicht frei: Wähle einen sichtbaren Geist ohne Marker und ohne Haus.
mistake-graveyards-tiles = { $file }: { $path } hat { $found } Plättchen. In der Schachtel sind nur { $wanted }.
mistake-graveyards-overlap = { $file }: { $path } liegt auf { $place }, wo schon ein Plättchen liegt. Verschieb eins davon.
mistake-graveyards-apart = { $file }: { $path } auf { $place } ist nicht über ganze Kanten mit dem ersten Plättchen verbunden. Prüfe die Stelle.
mistake-graveyards-colour-twice = { $file }: { $path } nennt „{ $colour }“, das spielt schon jemand. Gib jede Farbe nur einer Person.
mistake-graveyards-token-off = { $file }: { $path } liegt auf { $place }, wo kein Geist ist. Prüfe die Stelle.
mistake-graveyards-token-twice = { $file }: { $path } liegt auf { $place }, wo schon ein Marker ist. Verschieb einen davon.
mistake-graveyards-tokens = { $file }: { $path } auf { $place } ist der neunte Marker der Art „{ $kind }“. In der Schachtel sind nur 8.
mistake-graveyards-house-twice = { $file }: { $path } ist ein zweites Haus der Farbe „{ $colour }“. Jede Farbe hat nur eins.
mistake-graveyards-windows = { $file }: { $path } hat auf { $place } ein Fenster, das keinen Geist zeigt. Jedes Fenster braucht einen, ohne Marker und ohne anderes Haus.

line-white = Weiß
line-orange = Orange
line-blue = Blau
line-green = Grün

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
turn-north = Norden
turn-east = Osten
turn-south = Süden
turn-west = Westen

ask-colour = Wähle deine Farbe.
ask-turn = Du bist dran: Leg ein Plättchen, oder leg oder versetz ein Haus.
ask-last = Das ist dein letzter Zug.
ask-cell = Wohin kommt das Plättchen?
ask-facing = Wie herum liegt das Plättchen?
ask-house-spot = Wohin kommt das Haus? Nenne sein Fenster oben links.
ask-rotate = Drehen: Wähle ein Plättchen zum Drehen oder einen Marker zum Versetzen, oder verzichte.
ask-swap = Tauschen: Wähle das erste von zwei Plättchen oder den ersten von zwei Markern, oder verzichte.
ask-replace = Ersetzen: Wähle ein Plättchen oder einen Marker auf dem Tisch, oder verzichte.
ask-token = Marker: Wähle einen deiner Marker, oder verzichte.
ask-rotated = Wie herum liegt das Plättchen von jetzt an?
ask-token-to = Wohin kommt der Marker?
ask-second-tile = Mit welchem Plättchen tauschst du es?
ask-first-turn = Wie herum liegt das erste Plättchen an seinem neuen Platz?
ask-second-turn = Wie herum liegt das zweite Plättchen an seinem neuen Platz?
ask-second-token = Mit welchem Marker tauschst du ihn?
ask-new-tile = Welches Plättchen aus deiner Hand kommt an seine Stelle?
ask-new-turn = Wie herum liegt das neue Plättchen?
ask-new-token = Welcher deiner Marker kommt an seine Stelle?
ask-token-spot = Welches Feld bedeckt der Marker?
ask-over = Das Spiel ist zu Ende.

picture-stack = { $left ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch ein Plättchen.
   *[other] Im Stapel sind noch { $left } Plättchen.
}
picture-colour = { $colour } { $points }
picture-house = {" "}(Haus auf { $space })
picture-hand = Deine Hand:
picture-known = { $name } hat vom Tisch genommen:

tell-colour = { $name } spielt { $colour }.
tell-dealt = Die Plättchen sind verteilt.
tell-picks = { $name } nimmt zur Hand: { $tile }.
tell-picks-unseen = { $name } wählt ein Plättchen.
tell-house = { $name } nimmt das Haus in { $colour }.
tell-place = { $name } wählt den Platz { $cell }.
tell-touches = { $name } wählt das Plättchen auf { $cell }.
tell-touches-token = { $name } wählt den Marker auf { $space }: { $token }.
tell-takes-token = { $name } nimmt einen Marker: { $token }.
tell-laid = { $name } legt auf { $cell }: { $tile }.
tell-rotated = { $name } dreht das Plättchen auf { $cell }: { $tile }.
tell-replaced = { $name } nimmt das Plättchen auf { $cell } und legt dafür: { $tile }.
tell-first-turn = { $name } dreht das erste Plättchen nach { $turn }.
tell-tiles-swapped = { $name } tauscht die Plättchen auf { $cell } und { $to }.
tell-house-on = { $name } legt das Haus in { $colour } auf { $space }.
tell-house-moved = { $name } versetzt das Haus in { $colour } nach { $space }.
tell-token-on = { $name } legt einen Marker auf { $space }: { $token }.
tell-token-moved = { $name } versetzt einen Marker von { $space } nach { $to }: { $token }.
tell-tokens-swapped = { $name } tauscht die Marker auf { $space } und { $to }.
tell-token-replaced = { $name } ersetzt den Marker auf { $space } ({ $old }) durch: { $token }.
tell-declines = { $name } verzichtet auf die Aktion.
tell-draws = { $name } zieht ein Plättchen.
tell-last-tile = Das war das letzte Plättchen: Alle haben noch einen Zug, { $name } zuletzt.
tell-over = Das Spiel ist zu Ende. Die Geister werden gezählt.

move-colour = { $colour } spielen
move-tile = legen: { $tile }
move-house = das Haus in { $colour } legen
move-lift-house = das Haus in { $colour } versetzen
move-at = auf { $cell } legen
move-turn = oben nach { $turn }: { $tile }
move-touch-tile = das Plättchen auf { $cell }: { $tile }
move-house-on = Fenster oben links auf { $space }
move-token-on = auf { $space } legen
move-touch-token = der Marker auf { $space }: { $token }
move-token = einen Marker nehmen: { $token }
move-decline = auf die Aktion verzichten

look-yard = Der Friedhof: { $left ->
    [0] der Stapel ist leer
    [one] noch 1 Plättchen im Stapel
   *[other] noch { $left } Plättchen im Stapel
}
look-yard-over = Der Friedhof: Alle Geister sind gezählt
look-laid = { $cell }: { $tile }
look-locked = { $tile }, gesperrt
look-suggested = Noch nicht gelegt, auf { $cell }: { $tile }
look-unseen = Gleich liegt hier ein Plättchen, noch verdeckt: { $cell }
look-section = { $colour }: bestes Gebiet, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-house = Haus ({ $colour }) auf { $space }
look-house-waits = Haus ({ $colour }), noch bei { $name }
look-token = { $space }: { $token }
look-colour-free = { $colour }: noch frei
look-colour-nobodys = { $colour }: spielt niemand
look-plays = { $name } spielt { $colour }
look-total = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-hand = In deiner Hand: { $tile }
look-known = { $name } hat es vom Tisch genommen: { $tile }
look-back = Ein Plättchen auf der Hand von { $name }, verdeckt

# Bots
level-moth-here = Motte mag es, wenn Geister Händchen halten, egal wessen.
level-bat-here = Fledermaus hält die eigenen Geister zusammen und vergisst manchmal die Häuser.
level-owl-here = Eule probiert ein paar Plätze im Kopf aus und wartet mit ihrem Haus.
level-wolf-here = Wolf baut einen Friedhof und zieht einen Graben durch deinen.
level-dragon-here = Drache sieht, wo der letzte Grabstein steht, wenn das erste Plättchen liegt.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = Es liegt mit einer ganzen Kante an anderen Plättchen; Bilder müssen nicht passen. Geister deiner Farbe nebeneinander bilden ein Gebiet: je 1 Punkt, und nur dein bestes Gebiet zählt. (GRA-20)
web-about-graveyards-icon-rotate = Drehen: Dreh ein Plättchen, das schon lag und nicht gesperrt ist, oder versetz einen Marker. (GRA-14)
web-about-graveyards-icon-swap = Tauschen: Lass zwei Plättchen, die nicht gesperrt sind, die Plätze tauschen, oder zwei Marker. (GRA-15)
web-about-graveyards-icon-replace = Ersetzen: Nimm ein Plättchen, das nicht gesperrt ist, auf die Hand und leg eins von dir an seine Stelle; oder mach dasselbe mit einem Marker. (GRA-16)
web-about-graveyards-icon-token = Marker: Leg einen deiner Marker auf einen freien Geist. (GRA-17)
web-about-graveyards-lock = Gesperrt durch einen Marker oder ein Haus: Es kann nicht gedreht, getauscht oder ersetzt werden. (GRA-12)
web-about-graveyards-house = Geister in den Fenstern eines Hauses ihrer eigenen Farbe zählen 2 statt 1. Für alle anderen ändert es nichts. (GRA-21)
web-about-graveyards-kids = Rasselbande: +3 für jedes Gebiet, das sie berührt, und sie verbindet es. (GRA-20)
web-about-graveyards-investigator = Geisterjäger: −3 für jedes Gebiet, das er berührt, und er verbindet es. (GRA-20)
web-about-graveyards-gravestone = Grabstein: eine Mauer für alle Farben. (GRA-20)
web-about-graveyards-score = Von jeder Farbe zählt nur das beste Gebiet. (GRA-22)
web-about-graveyards-back = Verdeckt. Ist das letzte Plättchen gezogen, haben alle noch einen Zug. (GRA-19)

# Told once, on the first screen of a first game.
web-aim-graveyards = Bring die Geister deiner Farbe zusammen: Nur dein bestes Gebiet zählt, also lass es wachsen und zerschneide die der anderen.
web-first-graveyards = Leg in deinem Zug ein Plättchen Kante an Kante an, oder stell dein Haus auf vier Geister: Deine eigenen in den Fenstern zählen doppelt.

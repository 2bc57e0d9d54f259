title = Ghosts Galore
tagline = Füll deine Mine mit neun Gleisplättchen und mach neun Arten von Monstern glücklich.

option-experienced = Das geheime Plättchen aus zweien aussuchen
option-random-sides = Das Los entscheidet, auf welcher Seite des Tableaus du spielst

mistake-stack-empty = Der Stapel ist leer. Nimm ein offenes Plättchen.
mistake-nothing-there = Dort liegt kein offenes Plättchen. Nimm eins der offenen oder zieh eins.
mistake-last-must-take = Alle anderen haben schon gewählt, darum liegt der ganze Stapel offen. Nimm eins der fünf Plättchen.
mistake-only-the-drawn = Du hast gezogen, also geht nur dieses Plättchen oder keins. Nimm es oder lass es liegen.
mistake-space-taken = Dort liegt schon ein Plättchen. Such dir ein leeres Feld aus.
mistake-galore-doors = { $file }, { $path }: { problem-galore-doors }
problem-galore-doors = Es müssen zwei Knochentüren und zwei Zahntüren sein, und keine Kante darf doppelt vorkommen.
mistake-galore-section = { $file }, { $path }: { problem-galore-section }
problem-galore-section = Auf Plättchen { $tile } gehört ein Monster zu einem Abschnitt, den es dort nicht gibt. Geraden und Kurven haben nur Abschnitt 0.
mistake-galore-crowded = { $file }, { $path }: { problem-galore-crowded }
problem-galore-crowded = Plättchen { $tile } hat mehr als 7 Monster. Lass welche weg.
mistake-galore-diamonds = { $file }, { $path }: { problem-galore-diamonds }
problem-galore-diamonds = Plättchen { $tile } hat mehr als 4 Diamanten. Lass welche weg.
things-tiles = Plättchen
things-boards = Tableaus
mistake-galore-nine = { $file }: { $path } hat { $found } Plättchen. Ein fertiges Tableau hat 9, Zeile für Zeile.
note-no-doors = { $name }: Du hast keine Türen angegeben, also sind alle gewöhnlich, und für Knochen- oder Zahntüren gibt es keine Punkte. Gib sie unter „doors“ an.
note-no-bone-doors = { $name }: Du hast keine Knochentüren angegeben, also gibt es dafür keine Punkte.
note-no-tooth-doors = { $name }: Du hast keine Zahntüren angegeben, also gibt es dafür keine Punkte.

line-dragons = Drachen
line-ghosts = Gespenster
line-golems = Golems
line-satyrs = Satyrn
line-skeletons = Skelette
line-slimes = Schleime
line-bats = Fledermäuse
line-werewolves = Werwölfe
line-wisps = Irrlichter
line-diamonds = Diamanten
line-bone = Knochentüren
line-tooth = Zahntüren
line-other = Andere Strecken
line-dead_ends = Sackgassen
# Why a line scores what it does
why-no-dragon = ganz ohne Drachen verlierst du 5
why-dragons = { $count } × { $count }
why-ghosts = { $count } × { $each } auf einer Strecke
why-golems = { $count ->
    [one] { $count } Golem ganz für sich
   *[other] { $count } Golems ganz für sich
}
why-satyr = { $kinds ->
    [one] { $kinds } Art auf seiner Strecke
   *[other] { $kinds } Arten auf seiner Strecke
}
why-skeletons = { $count } × { $diamonds ->
    [one] { $diamonds } Diamant
   *[other] { $diamonds } Diamanten
}
why-slimes = { $count } × { $curves ->
    [one] { $curves } Kurve
   *[other] { $curves } Kurven
}
why-bats = { $count } × 5 in Gesellschaft
why-each = { $count } × { $each }
why-most = { $points } für die meisten
why-diamond = { $value }
why-doors = { $sections ->
    [one] { $sections } Abschnitt × 2
   *[other] { $sections } Abschnitte × 2
}
why-path = { $sections ->
    [one] { $sections } Abschnitt von Tür zu Tür
   *[other] { $sections } Abschnitte von Tür zu Tür
}

monster-dragon = Drache
monster-ghost = Gespenst
monster-golem = Golem
monster-satyr = Satyr
monster-skeleton = Skelett
monster-slime = Schleim
monster-bat = Fledermaus
monster-werewolf = Werwolf
monster-wisp = Irrlicht
monster-dragon-short = Dr
monster-ghost-short = Gp
monster-golem-short = Go
monster-satyr-short = Sa
monster-skeleton-short = Sk
monster-slime-short = Sl
monster-bat-short = Fl
monster-werewolf-short = We
monster-wisp-short = Ir
diamond = Diamant { $value }
track-straight = Gerade
track-curve = Kurve
track-bridge = Brücke
track-double = Doppelkurve
door-bone-short = KNO
door-tooth-short = ZAH
door-none-short = ###
turn-north = Norden
turn-east = Osten
turn-south = Süden
turn-west = Westen
where = { $cell }, nach { $turn } gedreht
side-front = Vorderseite
side-back = Rückseite

ask-sides = Auf welcher Seite deines Tableaus willst du spielen?
ask-keeping = Welches der beiden behältst du als geheimes Plättchen?
ask-turn = Du bist dran: Zieh ein Plättchen oder nimm ein offenes.
ask-turn-draw = Du bist dran: Zieh ein Plättchen.
ask-turn-take = Du bist dran: Nimm ein offenes Plättchen.
ask-drawn = Nimmst du das gezogene Plättchen, oder lässt du es liegen?
ask-placing = Leg dein Plättchen auf ein leeres Feld.
ask-last-tile = Leg dein geheimes Plättchen auf das letzte leere Feld.
ask-over = Das Spiel ist aus.

open-tiles = Offene Plättchen:
picture-secret = geheimes Plättchen
picture-claimed = dein Plättchen
picture-offer-1 = Plättchen 1
picture-offer-2 = Plättchen 2

tell-side = { one-has } eine Seite gewählt.
tell-kept = { one-has } ein geheimes Plättchen ausgesucht.
tell-placed = { one-has } ein Plättchen gelegt.
tell-placed-last = { $you ->
    [name] Du hast dein geheimes Plättchen gelegt.
   *[nobody] { $name } hat das geheime Plättchen gelegt.
}
tell-drew = { one-has } aufgedeckt: { $tile }.
tell-left = { one-has } es liegen lassen.
tell-claimed = { one-has } es genommen.
tell-took = { one-has } genommen: { $tile }.
tell-rest = Der Rest des Stapels wurde aufgedeckt.
tell-shows-side = { $you ->
    [name] Du spielst auf der { $side }.
   *[nobody] { $name } spielt auf der { $side }.
}
tell-shows = { one-has } gelegt: { $tile } auf { $where }.
tell-round = Runde { $round }. { $you ->
    [name] Du hast die Laterne.
   *[nobody] { $name } hat die Laterne.
}
tell-over = Alle geheimen Plättchen liegen. Jetzt zählen die Monster ihre Punkte.

move-side = auf der { $side } spielen
move-keep = behalten: { $tile }
move-draw = ein Plättchen ziehen
move-claim = nehmen
move-leave = liegen lassen
move-take = nehmen: { $tile }
move-place = legen auf { $where }

look-table = Der Tisch, Runde { $round } von { $rounds }
look-table-end = Der Tisch: Alle Stapel sind aufgebraucht
look-stack = { $count ->
    [one] Der Stapel: noch 1 Plättchen
   *[other] Der Stapel: noch { $count } Plättchen
}
look-open = Offenes Plättchen: { $tile }
look-drawn = Gerade gezogen: { $tile }
look-board = Die Mine
look-door-bone = Knochentür { $edge }
look-door-tooth = Zahntür { $edge }
look-door-none = Keine Tür bei { $edge }
look-side = Die { $side } deines Tableaus
look-space = { $cell }, leer
look-laid = { $cell }: { $tile }
look-lamp = { $name } hat die Laterne
look-claimed = { $name } hat genommen: { $tile }
look-to-place = Noch zu legen: { $tile }
look-secret = Dein geheimes Plättchen: { $tile }
look-secret-hidden = Das geheime Plättchen von { $name }, verdeckt
look-offer = Du kannst behalten: { $tile }
look-returned = Du hast zurückgegeben: { $tile }. Niemand hat es als geheimes Plättchen.

# Bots
level-moth-here = Motte nimmt das hübscheste Monster und legt ihre Gleise dorthin, wo es hell ist.
level-bat-here = Fledermaus weiß, was jedes Plättchen wert ist, und legt trotzdem mal eins verkehrt herum.
level-owl-here = Eule schaut zweimal hin, bevor sie zugreift, und sieht, wohin das letzte Plättchen muss.
level-wolf-here = Wolf wittert, welches Plättchen du willst und was es kostet, es dir zu lassen.
level-dragon-here = Drache hat jeden Diamanten und jeden Drachen gezählt, bevor du dich hinsetzt.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Drachen: Ganz ohne verlierst du 5 Punkte; sonst zählt ihre Anzahl mal sich selbst: 1, 4, 9, 16 … (GAL-20)
web-about-galore-ghost = Gespenster: je 3, auf einer Strecke mit drei oder mehr je 6. (GAL-21)
web-about-galore-golem = Golems wollen allein sein: Einer mit einem Golem auf dem Nachbarplättchen zählt nicht. Einer bis fünf bringen 4, 10, 18, 28 oder 40. (GAL-22)
web-about-galore-satyr = Satyrn: Jeder zählt 1 für jede Art auf seiner Strecke, die eigene auch. (GAL-23)
web-about-galore-skeleton = Skelette: Jedes zählt 1 für jeden Diamanten in deiner Mine. (GAL-24)
web-about-galore-slime = Schleime: Jeder zählt 1 für jede Kurve in deiner Mine; eine Doppelkurve sind zwei. (GAL-25)
web-about-galore-bat = Fledermäuse: je 5 mit einer anderen auf dem Nachbarplättchen, sonst nichts. (GAL-26)
web-about-galore-werewolf = Werwölfe: je 4, und 10 dazu, wenn du die meisten hast (zu zweit 5). (GAL-27)
web-about-galore-wisp = Irrlichter: je 3; ab vier je 4, ab sieben je 5. (GAL-28)
web-about-galore-diamond = Diamanten zählen, was darauf steht. (GAL-29)
web-about-galore-door-bone = Verbindet eine Strecke beide Knochentüren, zählt jeder ihrer Abschnitte 2. (GAL-30)
web-about-galore-door-tooth = Verbindet eine Strecke beide Zahntüren, zählt jeder ihrer Abschnitte 2. (GAL-31)
web-about-galore-board = Neun Felder für neun Plättchen. Leg sie, wohin du willst, und dreh sie, wie du willst: Nichts muss passen. (GAL-16)
web-about-galore-lamp = Wer die Laterne hat, beginnt die Runde; dann wandert sie nach links. (GAL-17)
web-about-galore-space = Hier darf jedes Plättchen hin, in jeder Richtung; was liegt, bleibt liegen. (GAL-16)
web-about-galore-back = Verdeckt: Niemand kennt es, oder nur, wem es gehört. Geheime Plättchen werden ganz am Ende gelegt. (GAL-18)

# Told once, on the first screen of a first game.
web-aim-galore = Leg neun Gleisplättchen in deine Mine: Monster, Diamanten und Strecken von Tür zu Tür bringen Punkte. Wer die meisten Punkte hat, gewinnt.
web-first-galore = Such dir zuerst eine Seite deines Tableaus aus. Nur die Türen liegen anders: Eine Strecke zwischen beiden Knochentüren oder beiden Zahntüren zählt doppelt.

# Plättchen für alle, die sie nicht sehen: was verbunden ist, und wer wo steht
section = { $edges } mit { $who }
section-empty = { $edges }, dort niemand
section-edges = von { $start } nach { $to }

faces-shelf-tiles = Plättchen
faces-shelf-boards = Tableaus
faces-label-tiles = Plättchen { $number }
faces-label-boards = Tableauseite { $number }
faces-ask-tiles = Plättchen { $number } von { $count }: Wähle das Gleis, dann wer dort steht. Tipp etwas auf dem Plättchen an, um es wegzunehmen.
faces-ask-boards = Tableauseite { $number } von { $count }: Tipp eine Kante an: gewöhnliche Tür, Knochentür, Zahntür oder keine.
faces-door = { $kind ->
    [bone] Knochentür { $edge }
    [tooth] Zahntür { $edge }
    [none] Keine Tür bei { $edge }
   *[plain] Gewöhnliche Tür { $edge }
}
faces-section = Monster stehen jetzt auf { $edges }
faces-diamonds = Diamanten dieses Plättchens, etwa „2 5“

# Der Punkteblock
pad-door = { $kind ->
    [bone] Knochentür { $edge }
    [tooth] Zahntür { $edge }
    [none] Keine Tür bei { $edge }
   *[plain] Gewöhnliche Tür { $edge }
}
pad-door-turn = andere Art Tür bei { $edge }
pad-tray = Was liegt auf { $cell }?
pad-track = { $track }, { $edges }
pad-turn = drehen
pad-clear = Plättchen herunternehmen
pad-add = dazu: { $what }
pad-drop = weg: { $what }
pad-section = die nächsten Monster stehen auf { $edges }
pad-box = ein ganzes Plättchen aus der Schachtel wählen
pad-box-hint = oder das ganze Plättchen
pad-box-close = zurück zu Gleisen und Monstern
pad-tile = Plättchen { $number }: { $tile }
pad-open = { $cell } öffnen
pad-lay = hinlegen
pad-pick = dieses Plättchen nehmen
pad-take-off = herunternehmen
pad-ask-track = { $cell }: Welches Gleis liegt da?
pad-ask-things = { $cell }: Wer steht da?
pad-ask-box = { $cell }: Welches Plättchen aus der Schachtel ist es?
pad-ask-full = Alle neun liegen. Tipp eine Zeile der Wertung an und sieh, was gezählt hat.
pad-by-hand = Von Hand zählen
pad-doors-missing = { $kind ->
    [bone] Knochentüren bisher: { $count } von 2. Tipp eine Tür am Rand des Tableaus an.
   *[tooth] Zahntüren bisher: { $count } von 2. Tipp eine Tür zweimal an.
}
pad-doors-many = { $kind ->
    [bone] { $count } Knochentüren sind zu viele: Ein Tableau hat 2. Tipp die falsche an.
   *[tooth] { $count } Zahntüren sind zu viele: Ein Tableau hat 2. Tipp die falsche an.
}
pad-spaces-empty = { $count ->
    [one] Ein Feld ist noch leer.
   *[other] { $count } Felder sind noch leer.
}

# Das erste Spiel: der Begleiter. Der zweite Absatz sagt, was zu tun ist.
coach-mine = Willkommen in deiner Geistermine! Neun Plättchen passen hinein. Einige liegen schon: Wir spielen zusammen das Ende einer Partie.
coach-ghosts = Jede Art Monster zählt anders. Gespenster mögen Gesellschaft: Viele auf einer Strecke zählen doppelt. Deine bringen { $ghosts } Punkte: { $ghosts_why }.
coach-rival = { $left } gräbt nebenan. Die Zahlen hier oben sind eure Punkte. Wer am Ende die meisten hat, gewinnt.
coach-draw =
    Das ist der Stapel. Niemand weiß, was drin ist …

    Tipp ihn an, um das oberste Plättchen aufzudecken.
coach-leave =
    Nehmen oder liegen lassen? Ein kleiner Trick: Nimmt { $left } zuerst eins, wird der ganze Stapel aufgedeckt, nur für dich.

    Lass es liegen.
coach-choose =
    Geklappt! { $left } hat eins genommen, und du hast die Wahl aus allen anderen. Schau: ein Schleim und ein Gespenst, auf zwei Kurven. Schleime lieben Kurven!

    Nimm dieses Plättchen.
coach-lay =
    Jedes leere Feld geht, und jede Richtung: Nichts muss passen. Aber hier geht dein Gleis weiter.

    Tipp dieses Feld an.
coach-grown = Schon { $points } Punkte! Schau auf deine Schleime: { $slimes_why }. Das macht { $slimes }.
coach-lamp =
    Die letzte Runde. Du hast die Laterne, also fängst du an.

    Zieh noch einmal.
coach-take =
    Ein Werwolf! Wer die meisten hat, bekommt Punkte extra, und das bist gerade du.

    Diesmal nicht warten: Nimm es.
coach-free =
    Jetzt bist du dran mit Entscheiden. Die Zahl am Plättchen sagt, was es dort bringt. Probier ein paar Stellen aus!

    Leg es, wohin du willst.
coach-secret =
    Ein Feld ist noch frei, und ein Plättchen noch da: dein geheimes. Nur du hast es gekannt.

    Tipp das Feld an und dreh das Plättchen, bis dir die Zahl gefällt.
coach-paths = Das war’s! Auch Gleise von Tür zu Tür zählen: { $other_why }.
coach-over = Du hast { $points } Punkte, { $left } hat { $left_points }. Ziehen oder nehmen, legen, zählen: Das ist Ghosts Galore. In einer ganzen Partie machst du das achtmal, und dann legen alle ihr geheimes Plättchen.

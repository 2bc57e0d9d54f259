title = Ghosts Galore
tagline = Fülle deine Mine mit neun Gleisplättchen und mach neun Arten Monster glücklich.

option-experienced = Das geheime Plättchen aus zweien wählen
option-random-sides = Die Tafeln liegen mit einer zufälligen Seite nach oben

mistake-stack-empty = Der Stapel ist leer. Nimm ein offenes Plättchen.
mistake-nothing-there = Dort liegt kein offenes Plättchen. Nimm ein offenes oder zieh eins.
mistake-last-must-take = Du wählst als Letzter, darum liegt der ganze Stapel offen. Nimm eins der fünf Plättchen.
mistake-only-the-drawn = Nach dem Ziehen darfst du nur das gezogene Plättchen beanspruchen oder liegen lassen.
mistake-space-taken = Auf diesem Feld liegt schon ein Plättchen. Wähle ein leeres.
mistake-galore-doors = { $file }: Nenne in { $path } zwei Knochentüren und zwei Zahntüren und keine Kante zweimal.
mistake-galore-section = { $file }: In { $path } hat Plättchen { $tile } ein Monster auf einem Abschnitt, den sein Gleis nicht hat. Geraden und Kurven haben nur Abschnitt 0.
mistake-galore-crowded = { $file }: In { $path } hat Plättchen { $tile } mehr als 7 Monster. Lass welche weg.
mistake-galore-diamonds = { $file }: In { $path } hat Plättchen { $tile } mehr als 4 Diamanten. Lass welche weg.
mistake-galore-nine = { $file }: { $path } hat { $found } Plättchen. Eine fertige Tafel hat 9, in Leserichtung.
note-no-doors = { $name }: Es sind keine Türen genannt, also sind alle gewöhnlich, und keine Strecke kann für Knochen- oder Zahntüren zählen. Nenne sie unter „doors“.
note-no-bone-doors = { $name }: Es sind keine Knochentüren genannt, also kann keine Strecke dafür zählen.
note-no-tooth-doors = { $name }: Es sind keine Zahntüren genannt, also kann keine Strecke dafür zählen.

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

ask-sides = Wähle die Seite deiner Tafel.
ask-keeping = Wähle das geheime Plättchen, das du behältst.
ask-turn = Du bist dran: Zieh ein Plättchen oder nimm ein offenes.
ask-drawn = Beanspruche das gezogene Plättchen oder lass es liegen.
ask-placing = Leg dein Plättchen auf ein leeres Feld.
ask-last-tile = Leg dein geheimes Plättchen auf das letzte Feld.
ask-over = Das Spiel ist zu Ende.

open-tiles = Offen liegen:
picture-secret = geheimes Plättchen
picture-claimed = dein Plättchen
picture-offer-1 = Plättchen 1
picture-offer-2 = Plättchen 2

tell-side = { $name } hat eine Seite gewählt.
tell-kept = { $name } hat ein geheimes Plättchen gewählt.
tell-placed = { $name } hat ein Plättchen gelegt.
tell-placed-last = { $name } hat das geheime Plättchen gelegt.
tell-drew = { $name } deckt auf: { $tile }.
tell-left = { $name } lässt es liegen.
tell-claimed = { $name } beansprucht es.
tell-took = { $name } nimmt: { $tile }.
tell-rest = Der Rest des Stapels wird aufgedeckt.
tell-shows-side = { $name } spielt auf der { $side }.
tell-shows = { $name }: { $tile } auf { $where }.
tell-round = Runde { $round }. { $name } hat die Laterne.
tell-over = Alle geheimen Plättchen liegen offen. Die Monster zählen ihre Punkte.

move-side = auf der { $side } spielen
move-keep = behalten: { $tile }
move-draw = ein Plättchen ziehen
move-claim = das Plättchen beanspruchen
move-leave = das Plättchen liegen lassen
move-take = nehmen: { $tile }
move-place = legen auf { $where }

look-table = Der Tisch, Runde { $round } von { $rounds }
look-table-end = Der Tisch: alle Stapel sind weg
look-stack = { $count ->
    [one] Der Stapel: noch 1 Plättchen
   *[other] Der Stapel: noch { $count } Plättchen
}
look-open = Liegt offen: { $tile }
look-drawn = Gerade gezogen: { $tile }
look-board = Die Mine
look-door-bone = Knochentür { $edge }
look-door-tooth = Zahntür { $edge }
look-door-none = Keine Tür bei { $edge }
look-side = Die { $side } deiner Tafel
look-space = { $cell }, leer
look-laid = { $cell }: { $tile }
look-lamp = { $name } hat die Laterne
look-claimed = { $name } hat beansprucht: { $tile }
look-to-place = Noch zu legen: { $tile }
look-secret = Dein geheimes Plättchen: { $tile }
look-secret-hidden = Das geheime Plättchen von { $name }, verdeckt
look-offer = Du kannst behalten: { $tile }
look-returned = Du hast zurückgegeben: { $tile }. Niemand hat es als geheimes Plättchen.

# Bots
level-moth-here = Motte nimmt das hübscheste Monster und legt die Gleise dorthin, wo Licht ist.
level-bat-here = Fledermaus weiß, was jedes Plättchen wert ist, und legt doch mal eins verkehrt herum.
level-owl-here = Eule schaut zweimal hin, bevor sie zugreift, und sieht, wohin das letzte Plättchen muss.
level-wolf-here = Wolf wittert, welches Plättchen du willst und was es kostet, es dir zu lassen.
level-dragon-here = Drache zählt jeden Diamanten und jeden Drachen, bevor du dich gesetzt hast.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Drachen: ganz ohne verlierst du 5 Punkte; sonst zählt ihre Anzahl mal sich selbst: 1, 4, 9, 16 … (GAL-20)
web-about-galore-ghost = Gespenster: je 3, auf einer Strecke mit drei oder mehr je 6. (GAL-21)
web-about-galore-golem = Golems wollen allein sein: Es zählen nur die ohne Golem auf einem Nachbarplättchen. Einer bis fünf bringen 4, 10, 18, 28 oder 40. (GAL-22)
web-about-galore-satyr = Satyrn: jeder zählt 1 für jede Monsterart auf seiner Strecke, die eigene eingeschlossen. (GAL-23)
web-about-galore-skeleton = Skelette: jedes zählt 1 für jeden Diamanten in deiner Mine. (GAL-24)
web-about-galore-slime = Schleime: jeder zählt 1 für jede Kurve in deiner Mine; eine Doppelkurve zählt zwei. (GAL-25)
web-about-galore-bat = Fledermäuse: je 5 mit einer zweiten auf einem Nachbarplättchen, sonst nichts. (GAL-26)
web-about-galore-werewolf = Werwölfe: je 4, und 10 dazu für das größte Rudel (zu zweit 5). (GAL-27)
web-about-galore-wisp = Irrlichter: je 3; ab vier je 4, ab sieben je 5. (GAL-28)
web-about-galore-diamond = Diamanten zählen, was darauf steht. (GAL-29)
web-about-galore-door-bone = Verbindet eine Strecke beide Knochentüren, zählt jeder ihrer Abschnitte 2. (GAL-30)
web-about-galore-door-tooth = Verbindet eine Strecke beide Zahntüren, zählt jeder ihrer Abschnitte 2. (GAL-31)
web-about-galore-board = Neun Felder für neun Plättchen. Leg sie, wohin du willst, und dreh sie, wie du willst: Nichts muss passen. (GAL-16)
web-about-galore-lamp = Wer die Lampe hat, beginnt die Runde; dann wandert sie nach links. (GAL-17)

# Told once, on the first screen of a first game.
web-aim-galore = Leg neun Gleisplättchen in deine Mine: Monster, Diamanten und Strecken von Tür zu Tür bringen Punkte. Die meisten Punkte gewinnen.
web-first-galore = Such dir zuerst eine Seite deines Tableaus aus. Nur die Türen liegen anders: Eine Strecke zwischen beiden Knochentüren oder beiden Zahntüren zählt doppelt.

title = Gefangen in der Geisterbahn
tagline = Finde den Code und komm raus, oder verlier den Mut und spuke als Geist weiter.

option-open-piles = Alle sehen, welche Schlüssel in welchem Stapel liegen
option-reversing = Wagen dürfen rückwärts losfahren
option-last-key = Moral 1 reicht, um einen Schlüssel zu ziehen
option-every-terror = Geister punkten bei jedem Schrecken, nicht nur, wenn sie jemandem begegnen
option-dawn = Runden bis zum Morgengrauen
option-shown-as = Schlüssel unterscheidet man an
option-shown-as-0 = Zahlen
option-shown-as-1 = Farben
option-shown-as-2 = Symbole

mistake-no-more-turns = Du hast schon ein Plättchen gedreht. Fahr los.
mistake-turning-forbidden = In diesem Zug darfst du nichts drehen, wegen Geisterzug oder Lampe. Fahr los.
mistake-gate-is-fixed = Das Torhaus dreht sich nie. Nimm ein anderes Plättchen.
mistake-faces-the-frame = Das Gleis einer Schlüsselkammer muss zu einem Plättchen führen. Dreh sie anders.
mistake-car-could-not-move = Dann käme der Wagen nicht weg. Dreh ein anderes Plättchen, oder dreh es anders.
mistake-must-turn = Der Wagen steckt fest. Dreh zuerst ein Plättchen, damit er fahren kann.
mistake-no-way = Dorthin führt kein Gleis. Nimm einen der Wege, die du zur Wahl hast.
mistake-no-door = Dort führt kein anderes Gleis vom Plan. Nimm eins, das hinausführt.
mistake-must-go-on = Der Wagen muss weiter: Such dir aus, wo er wieder hereinkommt.
mistake-not-in-hand = Diese Karte hast du nicht. Nimm eine aus deiner Hand.
mistake-horror-in-hand = Du hast einen Schrecken auf der Hand, also musst du einen von deinen spielen.
mistake-no-protection = Das schützt dich hier nicht. Würfle oder nimm etwas, das hilft.
mistake-not-them = Das geht bei dieser Person jetzt nicht. Nimm jemanden, den du zur Wahl hast.
mistake-no-such-key = Von diesem Stapel hast du keinen Schlüssel. Nimm einen, den du hast.
mistake-nothing-to-take = So etwas ist hier nicht zu holen. Nimm etwas anderes oder nichts.
mistake-looked-already = Du hast dir schon eine Codekarte angesehen.
mistake-too-few-keys = Für den Code brauchst du mindestens drei Schlüssel.
mistake-no-such-item = Diesen Gegenstand hast du nicht. Nimm einen, den du hast.
mistake-not-in-step-one = Lampe, Kompass und Rohrzange benutzt man, bevor der Wagen losfährt.
mistake-no-key-to-give = Von diesem Stapel hast du keinen Schlüssel zum Zurückgeben.
mistake-pile-is-empty = In diesem Stapel liegt kein Schlüssel mehr. Nimm einen anderen.
mistake-turned-already = Die Lampe benutzt man, statt zu drehen, und den Kompass nur, wenn man drehen darf.
mistake-not-for-this-car = Deine Gegenstände helfen einem fremden Wagen nicht.
mistake-cannot-move = Nach diesem Tausch käme der Wagen nicht weg. Nimm ein anderes Plättchen.
mistake-lamp-in-vain = Auch mit der Lampe kommt der Wagen hier nicht weg. Heb sie dir auf.
mistake-box-is-empty = In der Schachtel liegt keine Codekarte mehr, die Trillerpfeife brächte also nichts.
mistake-not-swappable = Diese beiden lassen sich nicht tauschen: Es müssen Gleisplättchen sein, und der Wagen muss danach noch fahren können.
mistake-must-lose-item = Die Hand will einen Gegenstand, und du hast einen. Gib ihn her.
mistake-geisterbahn-edge-twice = { $file }, { $path }: { problem-geisterbahn-edge-twice }
problem-geisterbahn-edge-twice = Plättchen { $tile } benutzt eine Kante doppelt. Jede Kante hat höchstens ein Gleisende.
mistake-geisterbahn-track = { $file }, { $path }: { problem-geisterbahn-track }
problem-geisterbahn-track = Plättchen { $tile } braucht für eine Weiche einen Stamm und zwei oder mehr Zweige, für einen Kreisel drei bis sechs Ausfahrten.
mistake-geisterbahn-corners = { $file }, { $path }: { problem-geisterbahn-corners }
problem-geisterbahn-corners = Die Schlüssel müssen genau in den sechs Ecken a1, a4, d1, d7, g1 und g4 liegen.
mistake-geisterbahn-frame = { $file }, { $path }: { problem-geisterbahn-frame }
problem-geisterbahn-frame = Die Kammer auf { $place } zeigt zum Rahmen. Lass sie auf ein Plättchen zeigen.
mistake-geisterbahn-opposite = { $file }, { $path }: { problem-geisterbahn-opposite }
problem-geisterbahn-opposite = Leg die beiden Kammern einander gegenüber in den Zwölferring, etwa auf b3 und f3.
mistake-geisterbahn-place = { $file }, { $path }: { problem-geisterbahn-place }
problem-geisterbahn-place = { $place } ist kein freier Platz. Auf jedem Platz liegt ein Plättchen; das Torhaus liegt auf d4.
mistake-geisterbahn-horror = { $file }, { $path }: { problem-geisterbahn-horror }
problem-geisterbahn-horror = „{ $name }“ ist keiner der 51 Schrecken, oder er kommt doppelt vor.
things-tiles = Gleisplättchen
things-plain-once = Plättchen mit einem einfachen Gleis
things-plain-twice = Plättchen mit zwei einfachen Gleisen
things-switches = Weichen
things-roundabouts = Kreisel
things-horrors = Schrecken
things-encounters = Begegnungen
things-gate-tracks = befahrbare Gleise am Torhaus
mistake-geisterbahn-two-crackers = { $path }: Nur eine Person kann den Code knacken. Kreuze nur eine an.
mistake-geisterbahn-ghost-cracker = { $path }: Ein Geist (Moral 0) kann den Code nicht knacken. Prüfe die Moral.
mistake-geisterbahn-living-points = { $path }: Siegpunkte haben nur Geister (Moral 0). Prüfe die Moral oder setz die Punkte auf 0.

line-escaped = Entkommen
line-points = Siegpunkte
shown-escaped = ja
why-escaped = das Tor ist offen
why-point = als Geist { $count }-mal jemanden erschreckt
result-escaped = { $you ->
    [names] Du hast den Code geknackt und bist entkommen. Gewonnen!
   *[nobody] { $names } hat den Code geknackt und ist entkommen.
}
result-survived = { $you ->
    [names] Niemand kam hinaus, und kein Geist hat gepunktet. Nur du lebst noch: gewonnen!
   *[nobody] Niemand kam hinaus, und kein Geist hat gepunktet. Bei Sonnenaufgang noch am Leben: { $names }.
}

edge-n = Norden
edge-ne = Nordosten
edge-se = Südosten
edge-s = Süden
edge-sw = Südwesten
edge-nw = Nordwesten
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-white = Weiß
symbol-moon = Mond
symbol-bell = Glocke
symbol-raven = Rabe
symbol-rose = Rose
symbol-crown = Krone
symbol-star = Stern
encounter-rise = deine Moral steigt auf { $to }
encounter-range = { $gain } Moral mehr für alle mit { $low } bis { $high }

card-dracula = Dracula
card-ghost-train = Geisterzug
card-haunting-rickshaw = Gespenstische Rikscha
card-the-hand = Die Hand
card-the-horla = Der Horla
card-klara-militsch = Klara Militsch
card-mijnheer-vanderhusen = Mijnheer Vanderhusen
card-black-hoods = Schwarze Kapuzen
card-the-invisible-man = Der Unsichtbare
card-wendigo = Wendigo
card-werewolf = Werwolf
card-carmilla = Carmilla
card-lord-ruthven = Lord Ruthven
card-count-orlok = Graf Orlok
card-the-golem = Der Golem
card-the-creature = Frankensteins Geschöpf
card-grendel = Grendel
card-the-mummy = Die Mumie
card-banshee = Banshee
card-white-lady = Weiße Frau
card-headless-horseman = Kopfloser Reiter
card-flying-dutchman = Fliegender Holländer
card-jacob-marley = Jacob Marley
card-erlking = Erlkönig
card-peter-quint = Peter Quint
card-martian = Marsianer
card-selenite = Selenit
card-the-damned-thing = Das verdammte Ding
card-xipehuz = Die Xipehuz
card-the-colour = Die Farbe
card-moon-calf = Mondkalb
card-crystal-egg = Kristallei
card-doctor-caligari = Doktor Caligari
card-doctor-mabuse = Doktor Mabuse
card-doctor-moreau = Doktor Moreau
card-mister-hyde = Mister Hyde
card-svengali = Svengali
card-bluebeard = Blaubart
card-coppelius = Coppelius
card-sweeney-todd = Sweeney Todd
card-rappaccini = Rappaccini
card-the-pit = Die Grube
card-the-pendulum = Das Pendel
card-red-death = Roter Tod
card-the-raven = Der Rabe
card-tell-tale-heart = Das verräterische Herz
card-premature-burial = Lebendig begraben
card-doppelganger = Doppelgänger
card-yellow-wallpaper = Die gelbe Tapete
card-monkeys-paw = Die Affenpfote
card-the-maelstrom = Der Mahlstrom
card-lamp = Alte Lampe
card-book = Buch
card-booze = Flasche Schnaps
card-rasp = Feile
card-lorgnette = Lorgnette
card-whistle = Trillerpfeife
card-die = Würfel
card-compass = Kompass
card-pliers = Rohrzange
card-garlic = Knoblauch
card-cross = Kreuz
card-umbrella = Schirm
card-letter = Schreiben der Isabella von Ägypten
card-mirror = Spiegel
card-muzzle-loader = Vorderlader mit silberner Kugel

ask-nothing = Das Spiel ist aus.
ask-step-one = { $you ->
    [mover] Dreh ein Plättchen oder fahr los.
   *[nobody] Dreh ein Plättchen oder fahr los. Diesmal fährt der Wagen von { $mover }.
}
ask-second-tile = Mit welchem Plättchen tauschst du es?
ask-way = { $you ->
    [mover] Wohin fährst du?
   *[nobody] Wohin fährt { $mover }?
}
ask-teleporter = { $you ->
    [mover] Das Gleis führt vom Plan. Wo kommst du wieder herein?
   *[nobody] Das Gleis führt vom Plan. Wo kommt { $mover } wieder herein?
}
ask-wall = Eine Wand! Gehst du hindurch, oder hältst du an?
ask-horror = Erschreck { $victim }: Welchen Schrecken spielst du?
ask-face-it = Vor dir steht: { $card }. Würfle, oder schütz dich.
ask-which-item = Die Hand wühlt in deinen Sachen. Welchen Gegenstand gibst du her?
ask-which-key = Mijnheer Vanderhusen will einen Schlüssel. Welcher geht zurück?
ask-whom = Du hast standgehalten. Willst du jemand anderen erschrecken?
ask-pass-on = Du hast standgehalten. Schickst du den Wendigo weiter?
ask-mug = Du bist hier nicht allein. Überfällst du jemanden?
ask-loot = Erwischt! Was nimmst du { $other } weg?
ask-gate = Du bist am Torhaus: Sieh dir eine Codekarte an, probier den Code, oder lass es.
ask-next-key = Der passt! Leg den nächsten Schlüssel.
ask-free = Benutz einen Gegenstand oder beende deinen Zug.
ask-too-many = Du hast zu viele Karten. { $left ->
    [one] Wirf eine ab.
   *[other] Wirf { $left } ab.
}

picture-round = Runde { $round } von { $last }, dann dämmert der Morgen
picture-tracks = Gleise (o Kreisel, < Weiche):
picture-piles = Schlüsselstapel: { $piles }
picture-code = Code: { $code }
picture-box = In der Schachtel: { $kinds }
picture-gone = Aus dem Spiel: { $kinds }
picture-player = { $number } { $name } auf { $place}: Moral { $morale }, Karten { $cards }, Schlüssel { $keys }
picture-ghost = { $number } { $name } auf { $place}: ein Geist mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, Karten { $cards }
picture-hand = Deine Hand: { $cards }
the-car = { $you ->
    [name] Dein Wagen
   *[nobody] Der Wagen von { $name }
}

turned-by = { $by ->
    [60] um 60 Grad nach rechts
    [120] um 120 Grad nach rechts
    [180] um 180 Grad
    [240] um 120 Grad nach links
   *[300] um 60 Grad nach links
}
move-turntile = { $cell } { turned-by } drehen
move-drive = losfahren
move-rideto = nach { $edge } fahren
move-teleport = bei { $door } wieder hereinkommen
move-through = durch die Wand
move-stop = hier anhalten
move-playhorror = { $card } spielen
move-play-from-the-pile = den obersten Schrecken vom Stapel spielen
move-roll = würfeln
move-protect = vorzeigen: { $item }
move-terrify = { $seat } erschrecken
move-decline = nein danke
move-discard = { $card } abwerfen
move-giveback = den Schlüssel von { $chamber } zurücklegen
move-mug = { $seat } überfallen
move-take-a-card = eine Karte aus der Hand nehmen
move-take-a-key = einen Schlüssel nehmen
move-take-the-book = das Buch nehmen
move-take-the-booze = die Flasche Schnaps nehmen
move-take-nothing = nichts nehmen
move-look = Codekarte { $place } ansehen
move-lay = den Schlüssel von { $chamber } legen
move-done = fertig
move-use-lamp = die Alte Lampe anzünden
move-use-book = im Buch lesen
move-use-booze = den Schnaps trinken
move-use-compass = den Kompass benutzen
move-useoncode = { $item }: Codekarte { $place }
move-useonpiles = { $item }: { $first } und { $second }
move-usepliers = Rohrzange: { $cell } herausnehmen
move-swapwith = mit { $cell } tauschen

tell-goes-on = { one-has } weitergemacht.
tell-sets-off = { one-is } losgefahren.
tell-turned = { one-has } { $cell } { turned-by } gedreht.
tell-swapped = { one-has } die Plättchen { $cell } und { $cell2 } vertauscht.
tell-starts = { one-is } dran.
tell-dracula-bites = Dracula hat { $you ->
    [name] dich
   *[nobody] { $name }
} gebissen.
tell-hoods-roll = Die Schwarzen Kapuzen flüstern um { $you ->
    [name] dich
   *[nobody] { $name }
} herum: eine { $number }.
tell-hoods-go = Die Schwarzen Kapuzen haben von { $you ->
    [name] dir
   *[nobody] { $name }
} abgelassen.
tell-driven = { $you ->
    [name] Eine Kapuze über deinen Augen: { $other } lenkt deinen Wagen.
    [other] Eine Kapuze über den Augen: Du lenkst den Wagen von { $name }.
   *[nobody] Eine Kapuze über den Augen: { $other } lenkt den Wagen von { $name }.
}
tell-horla-drives = { $you ->
    [name] Der Horla führt dir die Hand: Statt deines Wagens fährt der von { $other }.
    [other] Der Horla führt { $name } die Hand: Stattdessen fährt dein Wagen.
   *[nobody] Der Horla führt { $name } die Hand: Stattdessen fährt der Wagen von { $other }.
}
tell-stays = { the-car } steckt fest und bleibt stehen.
tell-turns-round = { the-car } hat gewendet.
tell-rides = { one-is } über { $cells } gefahren.
tell-teleports = { one-is } hinaus ins Dunkel geschossen und bei { $cell } wieder hereingekommen.
tell-walks-through = { one-is } geradewegs durch die Wand nach { $cell } gegangen.
tell-stops-track = { one-is } auf { $cell } in einer Sackgasse gelandet.
tell-stops-haunting = { $you ->
    [name] Du spukst jetzt auf { $cell }.
   *[nobody] { $name } spukt jetzt auf { $cell }.
}
tell-stops-key-chamber = { one-is } in die Schlüsselkammer { $cell } gerollt.
tell-stops-meeting-room = { one-is } in die Kammer der Begegnungen gerollt.
tell-stops-store-room = { one-is } in die Kammer der Gegenstände gerollt.
tell-stops-gate-house = { $you ->
    [name] Du stehst vor dem Tor.
   *[nobody] { $name } steht vor dem Tor.
}
tell-turns-on = { $you ->
    [name] Du hast dir { $other } vorgenommen.
    [other] { $name } hat sich dich vorgenommen.
   *[nobody] { $name } hat sich { $other } vorgenommen.
}
tell-gate-turns = Der letzte Wagen ist weg. Das Torhaus hat sich umgedreht: Drei Gleise bleiben.
tell-plays = { $you ->
    [other] { $name } hat auf dich losgelassen: { $card }.
   *[nobody] { one-has } auf { $other } losgelassen: { $card }.
}
tell-from-pile = { $you ->
    [name] Du hattest keinen Schrecken auf der Hand. Vom Stapel kam für { $other }: { $card }.
    [other] { $name } hatte keinen Schrecken auf der Hand. Vom Stapel kam für dich: { $card }.
   *[nobody] { $name } hatte keinen Schrecken auf der Hand. Vom Stapel kam für { $other }: { $card }.
}
tell-no-horror = Nirgends ist noch ein Schrecken übrig. Stille.
tell-mixed-horror = { $you ->
    [name] Damit hast du nicht gerechnet: { $card } springt heraus!
   *[nobody] Damit hat { $name } nicht gerechnet: { $card } springt heraus!
}
tell-protected = { one-has } hochgehalten: { $card }. Der Schrecken weicht zurück.
tell-holds = { one-has } eine { $roll } gewürfelt und standgehalten.
tell-fails = { $you ->
    [name] Du hast eine { $roll } gewürfelt und dich erschreckt.
   *[nobody] { $name } hat eine { $roll } gewürfelt und sich erschreckt.
}
tell-morale-up = { one-has } Mut gefasst: { $by } mehr, Moral { $now }.
tell-morale-down = { one-has } Mut verloren: { $by } weniger, Moral { $now }.
tell-lays-out = { $card }: bleibt bei { $you ->
    [name] dir.
   *[nobody] { $name }.
}
tell-due-train = { $you ->
    [name] Der Geisterzug hält dich fest: In deinem nächsten Zug kein Drehen und kein Teleporter.
   *[nobody] Der Geisterzug hält { $name } fest: im nächsten Zug kein Drehen und kein Teleporter.
}
tell-due-horla = { $you ->
    [name] Der Horla sitzt dir im Kopf: In deinem nächsten Zug fährt der Wagen rechts von dir.
   *[nobody] Der Horla sitzt { $name } im Kopf: Im nächsten Zug fährt stattdessen der Wagen zur Rechten.
}
tell-due-invisible = { $you ->
    [name] Der Unsichtbare hat dich gepackt: In deinem nächsten Zug geht es geradewegs in eine Schlüsselkammer.
   *[nobody] Der Unsichtbare hat { $name } gepackt: Im nächsten Zug geht es geradewegs in eine Schlüsselkammer.
}
tell-loses-item = Die Hand hat { $you ->
    [name] dir
   *[nobody] { $name }
} etwas weggenommen: { $card }.
tell-nothing-to-lose = { $you ->
    [name] Du hast nichts, was die Hand nehmen könnte.
   *[nobody] { $name } hat nichts, was die Hand nehmen könnte.
}
tell-returns-key = { $you ->
    [name] Einer deiner Schlüssel ist zurück auf dem Stapel bei { $chamber }.
   *[nobody] Ein Schlüssel von { $name } ist zurück auf dem Stapel bei { $chamber }.
}
tell-klara-puts = Klara Militsch hat { $you ->
    [name] dich
   *[nobody] { $name }
} ins Torhaus geführt, auf das Gleis im { $edge }.
tell-wolf-gains = Der Wolf in { $you ->
    [name] dir
   *[nobody] { $name }
} leckt sich die Lefzen.
tell-moves-to = { $card }: ist jetzt bei { $you ->
    [name] dir.
   *[nobody] { $name }.
}
tell-horror-goes = { $card }: hat { $you ->
    [name] dich
   *[nobody] { $name }
} losgelassen.
tell-point = { $you ->
    [name] Ein Siegpunkt für dich, jetzt { $number }.
   *[nobody] Ein Siegpunkt für den Geist von { $name }, jetzt { $number }.
}
tell-becomes-ghost = { $you ->
    [name] Du hast allen Mut verloren. Von jetzt an bist du ein Geist.
   *[nobody] { $name } hat allen Mut verloren und ist von jetzt an ein Geist.
}
tell-draws-three = { one-has } { $number } neue Schrecken gezogen.
tell-draws-key = { one-has } bei { $chamber } einen Schlüssel gezogen.
tell-it-is = Und zwar: { $kind }.
tell-no-key = { one-has } bei { $chamber } keinen Schlüssel bekommen.
tell-encounter = { $you ->
    [name] Du hattest eine Begegnung: { $encounter }.
   *[nobody] { $name } hatte eine Begegnung: { $encounter }.
}
tell-draws-item = { one-has } einen Gegenstand gefunden.
tell-looks = { $you ->
    [name] Du hast dir Codekarte { $place } angesehen.
   *[nobody] { $name } hat sich Codekarte { $place } angesehen.
}
tell-lays-key = { one-has } { $key } gelegt. Codekarte { $place } wurde aufgedeckt: { $code }.
tell-crack-fails = Das Tor bleibt zu.
tell-cracked = Das Tor geht auf! { one-is } frei.
tell-mugs = { $you ->
    [name] Du hast dich an { $other } herangeschlichen.
    [other] { $name } hat sich an dich herangeschlichen.
   *[nobody] { $name } hat sich an { $other } herangeschlichen.
}
tell-mugged = { $you ->
    [name] { $other } hat dich überfallen.
    [other] Du hast { $name } überfallen.
   *[nobody] { $other } hat { $name } überfallen.
}
tell-takes-card = { one-has } eine Karte herausgezogen.
tell-takes-key = { one-has } einen Schlüssel vom Stapel bei { $chamber } herausgezogen.
tell-takes-item = { $you ->
    [name] Du hast dir geschnappt: { $card }.
   *[nobody] { $name } hat sich geschnappt: { $card }.
}
tell-uses = { one-has } benutzt: { $card }.
tell-item-ends = { $card }: für { $you ->
    [name] dich
   *[nobody] { $name }
} vorbei.
tell-exchanges = { one-has } einen Schlüssel von { $chamber } gegen einen von { $chamber2 } getauscht.
tell-whistles = { one-has } gepfiffen: Codekarte { $place } ist jetzt eine andere.
tell-piles-swapped = { one-has } die Schlüsselstapel bei { $chamber } und { $chamber2 } vertauscht.
tell-discards = { one-has } abgeworfen: { $card }.
tell-dawn-breaks = Der Morgen graut. Die Geisterbahn steht still.
tell-all-ghosts = Niemand lebt mehr. Die Geister haben die Bahn für sich.
tell-appears = { $you ->
    [name] Ein unsichtbarer Griff, und du bist in der Schlüsselkammer { $cell }.
   *[nobody] Ein unsichtbarer Griff, und { $name } ist in der Schlüsselkammer { $cell }.
}
tell-declines = { one-has } es bleiben lassen.
tell-reshuffled = { $number } abgelegte Karten wurden zu einem neuen Stapel gemischt.

class-1 = Unhold
class-2 = Gespenst
class-3 = Außerirdischer
class-4 = Bösewicht
class-5 = schreckliche Vision

look-fairground = Die Geisterbahn
look-tile-0 = { $cell }: Gleis, { $tracks }
track-joins = von { $start } nach { $to }
track-or = oder
track-roundabout = Kreisel { $edges }
look-tile-1 = { $cell }: Schlüsselkammer, offen nach { $edges }
look-tile-2 = { $cell }: Kammer der Begegnungen, offen nach { $edges }
look-tile-3 = { $cell }: Kammer der Gegenstände, offen nach { $edges }
look-tile-4 = { $cell }: Torhaus, Gleise nach { $edges }
look-door = Teleporter bei { $cell }, { $edge }
look-car = Wagen von { $name } auf { $cell }
look-ghost = Der Geist von { $name } auf { $cell }
look-pile = Schlüssel bei { $cell }: { $kind }, noch { $left }
look-code = Codekarte { $place }: { $kind }
look-unknown = noch unbekannt
look-unknown-cards = { $count ->
    [one] { $count } unbekannte Karte
   *[other] { $count } unbekannte Karten
}
look-nothing = nichts
look-box = In der Schachtel: { $kinds }
look-gone = Aus dem Spiel: { $kinds }
look-round = Runde { $round } von { $last }, dann dämmert der Morgen
look-horrors = Schrecken: { $left } im Stapel, { $gone } abgelegt
look-items = Gegenstände: { $left } im Stapel, { $gone } abgelegt
look-encounters = Begegnungen: { $left } im Stapel, { $gone } abgelegt
look-die = Der Würfel zeigt { $roll }
look-die-rests = Der Würfel
look-victim = Jetzt trifft es { $name }
look-horror = { $card }, { $sort }: { $success }, wenn du standhältst, sonst { $failure }
look-points = { $name }, ein Geist: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
badge-keys = { $keys ->
    [0] keine Schlüssel
    [one] 1 Schlüssel
   *[other] { $keys } Schlüssel
}
badge-living = Moral { $morale }, { badge-keys }
badge-ghost = ein Geist, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { badge-keys }
look-morale = Moral von { $name }: { $morale }
look-key = Schlüssel aus { $chamber }: { $kind }
look-due = Im nächsten Zug: { $card }
look-back = Eine Karte auf der Hand von { $name }

effect-dracula = Misslingt es: Er bleibt und beißt dich in jedem Zug, bis er jemand anderen findet.
effect-ghost-train = Misslingt es: In deinem nächsten Zug kein Drehen und kein Teleporter.
effect-haunting-rickshaw = Hältst du stand: Erschreck selbst jemanden.
effect-the-hand = Misslingt es: Gib einen Gegenstand ab.
effect-the-horla = Misslingt es: In deinem nächsten Zug fährst du den Wagen rechts von dir.
effect-klara-militsch = Misslingt es: zurück ins Torhaus.
effect-mijnheer-vanderhusen = Misslingt es: Ein Schlüssel geht zurück auf seinen Stapel.
effect-black-hoods = Misslingt es: Sie bleiben, und vielleicht lenkt bald, wer rechts von dir sitzt.
effect-the-invisible-man = Misslingt es: In deinem nächsten Zug geht es geradewegs in die nächste Schlüsselkammer.
effect-wendigo = Hältst du stand: Gib ihn weiter.
effect-werewolf = Misslingt es: Er bleibt und springt alle an, die du triffst.
effect-lamp = Einmal: durch eine Wand, statt ein Plättchen zu drehen.
effect-book = Moral +3, bis dir eine Probe misslingt.
effect-booze = Moral +3 für 4 Züge.
effect-rasp = Einmal, für 1 Moral: einen Schlüssel tauschen.
effect-lorgnette = Einmal, für 1 Moral: eine Codekarte ansehen.
effect-whistle = Einmal, für 1 Moral: eine Codekarte austauschen.
effect-die = Einmal, für 1 Moral: zwei Schlüsselstapel vertauschen.
effect-compass = Einmal: noch ein Plättchen drehen.
effect-pliers = Einmal: zwei Plättchen vertauschen.
effect-garlic = Schützt vor Dracula und dem Werwolf.
effect-cross = Schützt vor schrecklichen Visionen.
effect-umbrella = Schützt vor Außerirdischen.
effect-letter = Schützt vor Gespenstern.
effect-mirror = Schützt vor Unholden.
effect-muzzle-loader = Einmal: schützt vor jedem Schrecken.

# Bots
level-moth-here = Motte fährt auf jedes Licht im Tunnel zu und erschrickt leicht.
level-bat-here = Fledermaus hört, wohin die Gleise führen, und nimmt die nächste Kurve.
level-owl-here = Eule merkt sich, in welcher Kammer welcher Schlüssel lag.
level-wolf-here = Wolf jagt Schlüssel, solange er lebt, und danach dich.
level-dragon-here = Drache dreht das Plättchen, das du gebraucht hättest, und kennt den Code auswendig.

# Endings, for studies
ending-cracked = Der Code ist geknackt
ending-all-ghosts = Alle sind Geister
ending-dawn = Der Morgen graut

# In the lens: what things do, by the names of their symbols
web-about-geisterbahn-track = Du darfst ein Plättchen drehen, dann fährst du, bis dich etwas aufhält. In einer Sackgasse erschreckt dich, wer die niedrigste Moral hat. (GEI-19)
web-about-geisterbahn-gate = Torhaus: Mit einem Schlüssel darfst du dir eine Codekarte ansehen, mit dreien den Code probieren. (GEI-23)
web-about-geisterbahn-key-chamber = Schlüsselkammer: Dich erschreckt, wer links von dir sitzt. Hast du dann noch mehr als 1 Moral, ziehst du einen Schlüssel. (GEI-21)
web-about-geisterbahn-encounters = Kammer der Begegnungen: Deck eine Karte auf. (GEI-22)
web-about-geisterbahn-items = Kammer der Gegenstände: Zieh einen Gegenstand. (GEI-22)
web-about-geisterbahn-key = Drei Schlüssel, die der Reihe nach zum Code passen, öffnen das Tor. (GEI-24)
web-about-geisterbahn-code = Der Code: drei Sorten Schlüssel, in dieser Reihenfolge. (GEI-24)
web-about-geisterbahn-horror = Wer erschreckt wird, würfelt. Bis zur eigenen Moral hältst du stand, und die grüne Zahl zählt; sonst die rote. (GEI-28)
web-about-geisterbahn-item = Was dich schützt, zeigst du, statt zu würfeln; alles andere benutzt du in deinem Zug. (GEI-65)
web-about-geisterbahn-encounter = Eine Begegnung kann deine Moral heben und senkt sie nie. (GEI-22)
web-about-geisterbahn-die = Zehn Seiten. Würfelst du höchstens deine Moral, hältst du stand. (GEI-28)
web-about-geisterbahn-morale = Die Moral geht von 9 bis 0. Bei 0 wirst du ein Geist und jagst die anderen. (GEI-29)
web-about-geisterbahn-points = Ein Geist bekommt einen Punkt, wenn jemand, dem er begegnet, die Probe nicht schafft. (GEI-34)
web-about-geisterbahn-door = Teleporter: Hast du nichts gedreht, fahr hier hinaus und an einem anderen wieder herein, einmal pro Zug. (GEI-17)
web-about-geisterbahn-car = Wagen fahren vorwärts, bis sie etwas aufhält: eine Wand, eine Kammer, ein besetztes Gleis. (GEI-16)
web-about-geisterbahn-ghost = Ein Geist erschreckt alle, denen er begegnet, und darf am Ende seiner Fahrt durch eine Wand. (GEI-32)
web-about-geisterbahn-pile-horrors = Musst du jemanden erschrecken und hast keinen Schrecken auf der Hand, spielst du den obersten. (GEI-27)
web-about-geisterbahn-due = Das wartet auf deinen nächsten Zug. (GEI-39)
web-about-geisterbahn-back = Eine Handkarte: ein Schrecken für andere oder ein Gegenstand. Niemand sonst sieht sie. (GEI-38)
web-about-geisterbahn-pile-items = Wer in der Kammer der Gegenstände hält, zieht einen. Irgendwo darunter lauert ein Schrecken. (GEI-22)
web-about-geisterbahn-pile-encounters = Wer in der Kammer der Begegnungen hält, deckt eine auf. Irgendwo darunter lauert ein Schrecken. (GEI-22)
web-about-geisterbahn-night = Wenn es dämmert, ist die Fahrt vorbei: Wer die meisten Punkte hat, gewinnt; ohne Punkte alle, die noch leben. (GEI-35)

# Told once, on the first screen of a first game.
web-aim-geisterbahn = Sammle Schlüssel, finde die drei Teile des Codes heraus und öffne das Tor, bevor deine Moral weg ist. Bei null spukst du als Geist weiter.
web-first-geisterbahn = In deinem Zug darfst du ein Plättchen drehen, dann fährt dein Wagen, bis ihn etwas aufhält. Wenn du jemanden erschreckst, steht auf der Karte, was es kostet: links, wenn die Person standhält, rechts, wenn nicht.
# Wie man vor dem Ende steht, für Tipps
sign-morale = eigene Moral
sign-code = gesehene Codekarten
sign-found = Schlüssel aus dem Code
sign-keys = Schlüssel
sign-rival-morale = Moral der anderen

faces-shelf-layout = Aufbau am Anfang
faces-shelf-tiles = Gleisplättchen
faces-shelf-gate = Torhaus
faces-shelf-horrors = Schrecken
faces-shelf-encounters = Begegnungen
faces-label-layout = Aufbau
faces-label-tiles = Plättchen { $number }
faces-label-gate = Torhaus
faces-label-horrors = Schrecken { $number }
faces-label-encounters = Begegnung { $number }
faces-ask-layout = Tipp ein Plättchen zweimal an, um es zu drehen; tipp zwei an, damit sie die Plätze tauschen.
faces-ask-tiles = Plättchen { $number } von { $count }: Tipp zwei Kanten an, um sie zu verbinden. Bei einer Weiche zuerst den Stamm.
faces-ask-gate = Tipp die drei Kanten an, deren Gleise noch gehen, wenn das Torhaus umgedreht ist.
faces-ask-horrors = Schrecken { $number } von { $count }: seine Art, und wie sich die Moral ändert, wenn man standhält (grün) oder nicht (rot).
faces-ask-encounters = Begegnung { $number } von { $count }: von welcher bis zu welcher Moral sie hilft und um wie viel; oder auf wie viel die Moral steigt.
faces-lying = { $place }
faces-edge = Kante { $edge }
faces-mode-plain = Einfaches Gleis
faces-mode-switch = Weiche
faces-mode-roundabout = Kreisel
faces-success-less = Standhalten: eins weniger
faces-success-more = Standhalten: eins mehr
faces-failure-less = Nicht standhalten: eins weniger
faces-failure-more = Nicht standhalten: eins mehr
faces-encounter-low = Ab Moral
faces-encounter-high = Bis Moral
faces-encounter-gain = Gewinn
faces-encounter-rise-to = Steigt auf

# Der Punkteblock und das Notizbuch
pad-ask = Stell bei allen die Moral ein. Tipp das Schloss an, wenn jemand entkommt.
pad-dials = Alle Moralscheiben
pad-morale-less = { $name } verliert 1 Moral
pad-morale-more = { $name } gewinnt 1 Moral
pad-points-less = { $name } hat 1 Punkt weniger
pad-points-more = { $name } hat 1 Punkt mehr
pad-escaped = { $name } hat das Tor geöffnet
pad-inside = { $name } hat das Tor nicht geöffnet
problem-geisterbahn-two-crackers = Nur eine Person kann das Tor öffnen. Tipp das Schloss an, wo es nicht stimmt.
problem-geisterbahn-ghost-cracker = { $name } spukt schon und kann das Tor nicht öffnen. Prüf die Moral oder tipp das Schloss an.
problem-geisterbahn-living-points = { $name } lebt noch und hat keine Punkte. Prüf die Moral.
pad-notebook = Was ich weiß
pad-card = Codekarte { $place }: { $count ->
    [one] 1 Sorte ist möglich
   *[other] { $count } Sorten sind möglich
}. Tipp sie an, um zu vergessen, was du notiert hast.
pad-known-open = Karte { $place }: { $kind } ist möglich. Tipp es an, wenn du es dort gesehen hast.
pad-known-is = Karte { $place } ist { $kind }. Tipp es noch einmal an, wenn nicht.
pad-known-not = Karte { $place } ist nicht { $kind }.
pad-known-out = Karte { $place } kann nicht mehr { $kind } sein.
pad-own-keys = Meine Schlüssel
pad-keys = Meine Schlüssel: { $kind }, { $count }. Tipp sie an, um einen hinzuzufügen.
pad-key-less = Ein Schlüssel weniger: { $kind }
pad-chambers = Die Schlüsselkammern
pad-pile = Kammer { $chamber }: { $kind }. Tipp sie an, dann kommt die nächste Sorte.
pad-tried = Gescheiterte Versuche
pad-try = Bei einem Versuch gelegt: { $kind }
pad-slot = Schlüssel { $place } des Versuchs
pad-failed = Gescheitert an Karte { $place }
pad-try-clear = Doch nicht dieser Versuch
pad-shown = Schlüssel anders zeigen
pad-attempt = { $keys }: gescheitert an Karte { $place }. Tipp es an, um es zu streichen.
pad-note = notieren
pad-ask-begin = Tipp an, was du weißt: Codekarten, deine Schlüssel. Noch einmal: nicht diese Sorte.
pad-ask-failed = An welcher Karte ist es gescheitert? Tipp diesen Schlüssel an.
pad-ask-codes = { $count ->
    [one] Nur 1 Code ist noch übrig. Du kennst ihn!
   *[other] Noch { $count } von 120 Codes sind möglich.
}
pad-in-hand = { $count ->
    [0] Deine Schlüssel öffnen keinen davon.
    [one] Deine Schlüssel könnten 1 davon öffnen.
   *[other] Deine Schlüssel könnten { $count } davon öffnen.
}
pad-no-code = Kein Code passt zu all dem. Etwas ist falsch notiert, oder eine Karte wurde ausgetauscht.

# Das erste Spiel: der Begleiter. Der zweite Absatz sagt, was zu tun ist.
coach-gate = Du sitzt in der Geisterbahn fest! Hinaus geht es nur durch dieses Tor, und das hat einen Code aus drei Schlüsseln.
coach-keys = Zwei Schlüssel hast du schon. Sie kommen aus den Kammern in den Ecken: Jede Kammer hat eine Sorte.
coach-morale = Und das ist deine Moral. Jeder Schreck kostet etwas davon. Bei null wirst du selbst ein Geist!
coach-turn =
    Du bist dran. Zuerst darfst du ein Plättchen drehen. Drehst du dieses, führt das Gleis zum Tor.

    Dreh es.
coach-ride =
    Jetzt rollt dein Wagen, bis ihn etwas aufhält. Wo sich das Gleis teilt, wählst du den Weg.

    Fahr über das leuchtende Plättchen.
coach-ride-on =
    Fast da!

    Weiter zum Tor.
coach-look =
    Du stehst vor dem Tor. Wer einen Schlüssel hat, darf sich eine der drei Codekarten ansehen.

    Sieh dir die zweite an.
coach-done =
    Nur du hast sie gesehen. So einen Schlüssel hast du noch nicht. Aber jetzt weißt du, was du suchst.

    Beende deinen Zug.
coach-failed = Hast du das gesehen? { $left } hat den Code probiert, und er war falsch. Aber jetzt kennen alle die erste Karte, und sie passt zu diesem Schlüssel von dir!
coach-drive =
    Jetzt zum fehlenden Schlüssel. Hier oben ist eine Schlüsselkammer, in der du noch nicht warst.

    Dreh diesmal nichts. Fahr einfach los.
coach-chamber =
    Da ist sie, geradeaus.

    Hinein in die Kammer!
coach-roll =
    Buh! In einer Schlüsselkammer erschreckt dich, wer links von dir sitzt. Würfelst du höchstens deine Moral, hältst du stand.

    Würfle. Nur Mut!
coach-found = Du hast standgehalten, und die Kammer hat dir einen Schlüssel gegeben. So ein Glück: Er passt zur zweiten Karte!
coach-back =
    Drei Schlüssel! Schnell zurück zum Tor.

    Fahr los.
coach-look-again =
    Eine Karte ist noch unbekannt. Sieh lieber nach, bevor du es probierst.

    Sieh dir die dritte Karte an.
coach-first-key =
    Sie passt zu deinem anderen Schlüssel! Jetzt leg alle drei, in der Reihenfolge des Codes.

    Zuerst den Schlüssel zu Karte eins.
coach-second-key =
    Klick! Der passt.

    Jetzt den Schlüssel, den du gerade gefunden hast.
coach-third-key =
    Klick! Fehlt nur noch einer …

    Leg den letzten Schlüssel.
coach-over = Das Tor geht auf: Du bist draußen! Drehen, fahren, den Code herausfinden und tapfer bleiben. Das ist das ganze Spiel. Und falls dich der Mut verlässt: Auch Geister können gewinnen.

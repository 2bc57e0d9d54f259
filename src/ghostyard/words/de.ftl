mistake-no-such-game = Ein Spiel namens „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
mistake-no-such-move = „{ $move }“ ist in diesem Spiel kein Zug. Nimm einen der Züge, die du zur Wahl hast.
mistake-no-such-edition = Eine Ausgabe namens „{ $edition }“ gibt es nicht. „ghostyard games“ zeigt alle Ausgaben; oder gib eine Datei an.
mistake-no-such-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
mistake-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
mistake-seats = Dieses Spiel spielt man zu { $least } bis { $most }, nicht zu { $seats }.
mistake-seat = Platz { $seat } gibt es an diesem Tisch nicht. Wähle 1 bis { $seats }.
mistake-seed = Der Startwert „{ $seed }“ passt nicht. Gib eine ganze Zahl ab 0 mit höchstens 128 Bit an.
mistake-number = { $name } muss mindestens { $least } sein, nicht { $found }.
mistake-option-unknown = Die Option „{ $option }“ gibt es nicht. Dieses Spiel hat: { $known }.
mistake-option-value = Bei der Option „{ $option }“ geht „{ $value }“ nicht. Zur Wahl stehen: { $choices }.
mistake-cannot-read = { $file } lässt sich nicht lesen: { $problem }. Stimmt der Name, und darfst du die Datei lesen?
mistake-not-text = { $file } ist keine Textdatei in UTF-8. Speichere sie als UTF-8 und versuch es noch einmal.
mistake-not-json = { $file } ist kein gültiges JSON: { $problem }.
mistake-nested-too-deeply = { $file } ist zu tief verschachtelt und lässt sich nicht lesen.
mistake-not-toml = { $file } ist kein gültiges TOML: { $problem }.
mistake-field-missing = { $file }: In { $path } fehlt „{ $field }“. Ergänze es.
mistake-field-unknown = { $file }: „{ $field }“ gehört nicht in { $path }. Entferne es oder prüfe die Schreibweise.
mistake-value-unknown = { $file }: „{ $got }“ ist bei { $path } nicht erlaubt.
mistake-value-type = { $file }: { $path } sollte { $expected } sein, nicht { $got }.
mistake-value-small = { $file }: { $path } ist zu klein: mindestens { $least }.
mistake-value-large = { $file }: { $path } ist zu groß: höchstens { $most }.
mistake-value-wrong = { $file }: { $path } passt nicht: { $problem }.
mistake-wrong-game = In { $file } geht es um „{ $found }“, nicht um „{ $wanted }“.
mistake-table-players = { $file }: Beschreibe { $least } bis { $most } Leute, nicht { $found }.
mistake-piece-twice = { $file }: { $path } und { $other } sind beide Nummer { $number }; die gibt es in der Schachtel nur einmal.
mistake-named-and-described = { $file }: { $path } nennt „{ $named }“ und „{ $described }“; eines davon genügt.
mistake-edition-count = { $file }: { problem-edition-count }
problem-edition-count = Es sind { $found } { $things }; dieses Spiel braucht genau { $wanted }.
mistake-edition = Mit dieser Ausgabe geht es nicht. { $reason }
mistake-edition-large = { $file } ist zu groß für eine Ausgabe: Mehr als { $most } Zeichen hat keine.
mistake-edition-name = { $file }: „{ $name }“ heißt schon eine Ausgabe, die zum Spiel gehört. Gib deiner einen anderen Namen.
mistake-journal-shape = Das ist keine Partie, die mit Ghostyard gespeichert wurde.
mistake-journal-seed = { $file }: Der Startwert muss aus 32 hexadezimalen Ziffern bestehen.
mistake-game-over = Das Spiel ist aus. Jetzt spielt niemand mehr.
mistake-not-asked = Du bist gerade nicht dran. Warte auf die anderen.
mistake-not-now = „{ $move }“ geht jetzt nicht. Nimm einen der Züge, die du zur Wahl hast.
mistake-no-real-table = { $title } gibt es nicht als Schachtel, also auch keinen echten Tisch zum Abrechnen.
mistake-no-editions = { $title } hat keine gedruckten Teile zum Eintragen, also auch keine Ausgaben.
mistake-journal-rules = Diese Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm kennt die Versionen 1 bis { $known }. Nimm ein neueres Programm.
mistake-journal-components = Die Ausgabe „{ $edition }“ wurde geändert, seit diese Partie gespielt wurde. Nimm die Ausgabe von damals.
mistake-journal-ply = Einen Zug { $ply } hat diese Partie nicht. Wähle 0 bis { $plies }.
mistake-journal-move = Zug { $ply } dieser Partie geht nicht: { $reason }
mistake-journal-commitment = Der Startwert passt nicht zum Siegel: So war vor dem Spiel nicht gemischt.
mistake-journal-final = Die Züge sind alle erlaubt, führen aber nicht zu dem Ende, das in der Datei steht.

play-welcome = { $game }. Du bist { $name }. Gib die Nummer oder den Text eines Zuges ein. „?“ zeigt den Tisch noch einmal, „h“ gibt dir einen Tipp, „q“ hört auf.
play-prompt = Dein Zug
play-stopped = Das war’s für heute. Komm gern wieder.
play-thinking = { $name } überlegt …
result-wins = { $you ->
    [names] { $points ->
        [one] Du gewinnst mit { $points } Punkt!
       *[other] Du gewinnst mit { $points } Punkten!
    }
   *[nobody] { $points ->
        [one] { $names } gewinnt mit { $points } Punkt.
       *[other] { $names } gewinnt mit { $points } Punkten.
    }
}
result-shared = { $points ->
    [one] { $names } gewinnen gemeinsam mit je { $points } Punkt.
   *[other] { $names } gewinnen gemeinsam mit je { $points } Punkten.
}
sheet-total = Summe
# Leute, wie es beim Lesen passt: `$you` nennt die Angabe, die man selbst ist, oder nobody.
one-has = { $you ->
    [name] Du hast
   *[nobody] { $name } hat
}
one-is = { $you ->
    [name] Du bist
   *[nobody] { $name } ist
}
verify-good = Alles in Ordnung: { $plies } erlaubte Züge, und der Startwert passt zum Siegel.
conformance-kept = { $game } hält sich an { $tables } Tischen an den Vertrag: mit jeder Zahl von Plätzen und jeder Option.
edition-good = { $file } ist in Ordnung: eine Ausgabe von { $game }.
edition-about = { $title }: eine Ausgabe von { $game } ({ $hash }).
edition-differs = { $count ->
    [0] Alles ist wie in der Ausgabe, die zum Spiel gehört.
    [one] An einer Stelle ist sie anders als die Ausgabe, die zum Spiel gehört:
   *[other] An { $count } Stellen ist sie anders als die Ausgabe, die zum Spiel gehört:
}
edition-begun = { $file } liegt bereit; trag deine Teile ein. „ghostyard edition check“ sagt, was daran nicht stimmt.
compiling = { $game } wird zum ersten Mal vorbereitet
simulate-wins = Siege
simulate-speed = { $games } Partien, { $moves } Züge ({ $length } pro Partie) in { $seconds } s: { $speed } Millionen Züge pro Sekunde.
balance-seats = { $seats } Plätze
balance-wins = Platz { $seat } gewinnt
balance-turns = Wie oft man dran ist
balance-moves = Züge
balance-decisions = Echte Entscheidungen
balance-minutes = Minuten, ungefähr
balance-about = { $games } Partien je Anzahl der Plätze, auf jedem Platz ein Bot, der auf den ersten Blick spielt. Anteile mit 95-%-Intervallen; Längen als Median, 5 % der Partien liegen unter und 5 % über der Spanne. Minuten: 3 Sekunden je Zug und 2 mehr, sooft sich die Auswahl verdoppelt.
mistake-which-move = „{ $said }“ ist keiner der Züge. Gib eine Nummer von 1 bis { $most } ein oder den Text des Zuges.
mistake-no-gpu = Numba findet hier keine GPU. Nimm einen Rechner mit NVIDIA-GPU, auf dem ghostyard[gpu] installiert ist.
mistake-gpu-number = Eine GPU { $number } gibt es hier nicht: Sie sind von 0 bis { $most } nummeriert.
mistake-game-broken = { $name } lässt sich nicht laden: { $why }
mistake-conformance = { $name } hält sich nicht an den Vertrag: { $failed ->
    [one] Eine Prüfung ist durchgefallen, siehe oben
   *[other] { $failed } Prüfungen sind durchgefallen, siehe oben
 }.
mistake-endless = „{ $name }“ lässt sich nicht spielen: { $why }.
mistake-no-linker = Um Regeln nach WebAssembly zu übersetzen, fehlt der Linker „wasm-ld“. Installiere ihn, unter Debian mit: apt install lld.
mistake-wasm-without-refusal = Die Regeln von { $names } lassen sich ohne `refusal` nicht nach WebAssembly übersetzen: Eines, das aus `legal` entsteht, ist reines Python. Gib auch `Rules(refusal=...)` an.
mistake-site-download = „{ $command }“ hat nicht geklappt. Die Seite braucht einmal npm und pip, um Python für den Browser zu holen; prüfe beide und das Netz und versuche es noch einmal.
mistake-site-content = { $package } ist nicht, was es sein sollte, und wurde weggeworfen. Versuche es noch einmal; passiert es wieder, benutze es nicht.
mistake-not-a-site = In { $folder } liegen Ordner namens web, art oder site, die nicht von Ghostyard sind. Nimm einen leeren Ordner, oder räum sie weg.
play-guest = Gast

# Bots
level-moth-says = Motte flattert zu allem, was leuchtet: freundlich, flink, genau richtig für die erste Partie.
level-bat-says = Fledermaus spielt nach Gehör, was gerade am besten klingt, und schaut selten voraus.
level-owl-says = Eule blinzelt, denkt ein bisschen voraus und vertut sich selten.
level-wolf-says = Wolf hat einen Plan und merkt, was du vorhast.
level-dragon-says = Drache erlebt vor jedem Zug tausend solche Abende.
mistake-other-contest = { $file } gehört zu einem anderen Wettkampf. Nimm dasselbe Spiel, dieselben Bots, Plätze und Optionen und denselben Startwert, oder eine andere Datei.
mistake-not-installed = Dafür brauchst du das Paket „{ $package }“. So kommt es dazu: pip install "ghostyard[{ $extra }]".
arena-bot = Bot
arena-wins = Siege
arena-points = Punkte
arena-rating = Spielstärke
arena-duel = { $bot } landet in { $share } vor { $against }.
arena-played = { $games } Partien, { $deals } Verteilungen; Intervalle zu 95 %.
hint-move = Tipp vom Drachen: { $move }.
hint-reason = Tipp vom Drachen: { $move }. Verglichen mit „{ $other }“: { $reasons }.
hint-rival = beste Konkurrenz
study-about = { $games } Partien mit { $seats } Plätzen, { $bot } auf jedem Platz.
study-written = { $file } ist fertig.
study-lines = Punkte je Zeile des Wertungsblatts
study-seats = Siege nach Platz
study-length = Züge je Partie
study-decisions = Echte Entscheidungen je Person und Partie
study-components = Wie oft das, was am Ende vor jemandem liegt, zum Sieg gehört
study-ladder = Die ersten Stufen gegeneinander
study-all = alle
study-winners = wer gewinnt
study-fair = gerecht
study-numbers = Die Zahlen
study-share = Anteil
study-low = mindestens
study-high = höchstens
study-number = Zahl
study-times = Mal

# The table (server)
list-and = { $first } und { $last }
serve-open = Die Türen sind offen: { $address }
serve-offline-stale = In { $folder } liegt keine Seite dieser Version, darum brauchen die Seiten das Netz. Baue sie: ghostyard site --out { $folder }
database-moved = { $rows ->
    [one] Eine Zeile ist umgezogen und verglichen.
   *[other] { $rows } Zeilen sind umgezogen und einzeln verglichen.
 } Die alte Datenbank ist unverändert; starte den Server mit der neuen.
backup-done = { $file } enthält eine Kopie von allem ({ $rows } Zeilen).
# Was Messenger über einen Link sagen
link-home = Ghostyard: Geisterspiele, ein Tisch
link-home-about = Geisterspiele für einen Abend mit Freunden oder mit Bots, die ihr Handwerk verstehen. Ohne Konto, ein Name genügt.
link-table = { $title }: Spiel mit
link-table-about = Bei den Geistern ist ein Platz für dich frei. Öffne den Link, sag deinen Namen und setz dich dazu.
link-replay = { $title }: So lief die Partie

table-waiting-for = Wir warten auf { $names }.
table-waiting-for-seats = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
table-ready-to-start = Alle sind da. Der Spuk kann beginnen!
table-waiting-for-host = Alle sind da. { $name } startet das Spiel.
table-waiting-for-start = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
table-resigned = { one-has } aufgegeben. Ein Bot spielt auf diesem Platz weiter.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
table-ended = Das Spiel wurde hier abgebrochen. Niemand gewinnt.
bye-moved = Dein Tisch zieht auf einen anderen Server um. Gleich geht es weiter.
table-took-back = { one-has } einen Zug zurückgenommen.
table-store-down = Der Tisch kann gerade nichts speichern. Verloren geht nichts; wir spielen weiter, sobald es wieder klappt.
table-broken = An diesem Tisch ist uns etwas schiefgegangen. Deine Partie ist bis hierher gesichert, und wir versuchen es noch einmal. Wenn es so bleibt, sag uns { $incident }.
bye-slow = Deine Verbindung kam nicht mehr mit. Komm zurück, dann siehst du, wie es steht.
bye-server = Der Server macht eine kurze Pause. Deine Partie ist gesichert. Komm gleich wieder.
bye-broken = Bei uns ist etwas schiefgegangen. Deine Partie ist gesichert. Komm gleich wieder. Passiert es noch einmal, sag uns { $incident }.
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-thinking = Moment, ich überlege …
phrase-nice-move = Schöner Zug!
phrase-oops = Hoppla!
phrase-hurry = Den Geistern wird kalt …
phrase-boo = Buh!
phrase-good-game = Schöne Partie!
phrase-thanks = Danke!
phrase-again = Noch eine Partie?
phrase-brought = Diese Partie hat woanders angefangen. Wer sie mitgebracht hat, kann wissen, was verdeckt ist; es wurde nichts neu gegeben.
mistake-setting = Bei { $name } geht „{ $value }“ nicht. Gib einen Wert an, der passt.
mistake-setting-address = Bei { $name } geht „{ $value }“ nicht. Gib eine Adresse an, die mit { $begins } beginnt.
mistake-setting-range = Bei { $name } geht „{ $value }“ nicht. Gib eine Zahl von { $least } bis { $most } an.
mistake-database-kind = Eine Datenbank der Art „{ $database }“ geht nicht. Gib eine SQLite-Datei oder eine Adresse mit postgresql:// an.
mistake-cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $problem }.
mistake-database-in-use = Ein anderer Ghostyard-Server benutzt diese Datenbank. Beende ihn, oder wähle mit --database eine andere. Mehrere Server teilen sich eine PostgreSQL-Datenbank nur, wenn alle denselben --bus haben.
mistake-bus-needs-postgresql = Server an einem Bus teilen sich eine PostgreSQL-Datenbank: Gib allen dasselbe --database postgresql://… mit.
mistake-cannot-open-bus = Der Bus ist nicht zu erreichen: { $problem }.
mistake-no-bus-library = Für einen Bus wird die Bibliothek hiredis gebraucht: pip install "ghostyard[cluster]".
mistake-cannot-listen = Die Adresse { $host }:{ $port } geht nicht: { $problem }. Wähle mit --port einen anderen Port.
mistake-file-exists = { $file } gibt es schon. Wähle eine neue Datei.
mistake-many-databases-need-postgresql = Mehrere Datenbanken zusammen müssen alle PostgreSQL sein: Gib für jede --database postgresql://… an.
mistake-databases-mixed-up = In Datenbank Nummer { $number } liegen Tische einer anderen. Nenne die Datenbanken in der Reihenfolge, in der sie dazugekommen sind.
mistake-move-of-many = Umziehen geht von einer Datenbank in eine andere. Um mehrere zusammenzulegen, mach eine Sicherung von allen: Das ist eine Datei, mit der ein Server laufen und die umziehen kann.
mistake-target-not-empty = Die neue Datenbank ist nicht leer. Wähle eine, in der noch nichts gespeichert ist.
mistake-rows-differ = Was in { $table } angekommen ist, ist nicht, was geschickt wurde. Es ist nichts umgezogen.
mistake-store = Der Tisch kann das gerade nicht speichern. Es ist nichts passiert; versuch es gleich noch einmal.
mistake-stopping = Der Server macht eine kurze Pause. Versuch es gleich noch einmal.
mistake-broken = Bei uns ist etwas schiefgegangen. Verloren ist nichts; versuch es gleich noch einmal. Passiert es wieder, sag uns { $incident }.
mistake-no-such-table = Hier gibt es keinen Tisch. Stimmt der Link?
mistake-moving = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
mistake-no-such-page = Diese Seite gibt es nicht.
mistake-not-allowed = Diese Adresse nimmt so eine Anfrage nicht an.
mistake-message = Diese Nachricht habe ich nicht verstanden. In docs/protocol.md steht, was man sagen kann.
mistake-body = Die Anfrage ist kein JSON, das sich lesen lässt.
mistake-body-field = Die Anfrage passt bei { $place } nicht. /openapi.json zeigt, was passt.
mistake-query = „{ $name }“ muss eine ganze Zahl sein.
mistake-not-json-body = Schick JSON, mit dem Inhaltstyp application/json.
mistake-too-large = Das ist zu groß; mehr als { $most } Bytes gehen nicht.
mistake-too-fast = Bitte etwas langsamer. Versuch es in { $seconds } s noch einmal.
mistake-too-many-guesses = Zu oft die falsche Passphrase. Warte { $seconds } s und versuch es dann noch einmal.
mistake-other-origin = Diese Anfrage kommt von einer anderen Seite. Öffne Ghostyard selbst und versuch es dort.
mistake-name = Wähle einen Namen mit 1 bis { $most } Zeichen.
mistake-no-name = Sag uns zuerst deinen Namen.
mistake-name-taken = „{ $name }“ gehört schon jemandem. Nimm einen anderen Namen oder gib die Passphrase dazu ein.
mistake-name-yours = Du bist „{ $name }“, und deine Passphrase bewacht das. Name und Passphrase änderst du in deinen Einstellungen.
mistake-passphrase-length = Eine Passphrase hat { $least } bis { $most } Zeichen. Ein kurzer Satz passt gut.
mistake-passphrase-wrong = Das ist nicht die Passphrase zu diesem Namen.
mistake-many-tables = Du hast schon { $most } Tische mit anderen. Schließ einen, der noch nicht begonnen hat, oder gib einen Platz auf: Sie stehen ganz oben auf der Startseite.
mistake-many-resting = Du hast schon { $most } angefangene Partien gegen Bots, und alle bleiben erhalten. Brich erst eine davon ab: Sie stehen ganz oben auf der Startseite.
mistake-many-journals = { $most } fertige Partien sind genug für einen Tag. Bring die anderen morgen.
mistake-one-seat = Eine Person, ein Platz. Seid ihr zu mehreren an einem Gerät? Dann nimm „Jemand hier an diesem Gerät“.
mistake-nobody-comes = In diesen Browser kann sonst niemand kommen. Setz Bots dazu oder spielt an einem Bildschirm; Freunde kommen an einen Tisch auf einem Server.
mistake-clock = Eine Uhr läuft 5 Sekunden bis 31 Tage und bekommt pro Zug höchstens einen Tag dazu.
mistake-watching = Du schaust hier nur zu. Das dürfen nur die, die mitspielen.
mistake-not-your-seat = Das ist nicht dein Platz.
mistake-seat-taken = Dieser Platz ist besetzt. Nimm einen freien.
mistake-already-started = Das Spiel hat schon begonnen.
mistake-not-started = Das Spiel hat noch nicht begonnen.
mistake-not-over = Das Spiel ist noch nicht zu Ende.
mistake-closed = Dieser Tisch ist geschlossen. Eröffne auf der Startseite einen neuen.
mistake-no-hints-here = Hier gibt es keine Tipps: So ist es vereinbart, seit der Tisch eröffnet wurde.
mistake-no-take-backs-here = Hier wird nichts zurückgenommen: So ist es vereinbart, seit der Tisch eröffnet wurde.
mistake-coach-later = Das kommt später. Probier jetzt erst einmal, was leuchtet.
mistake-coach-once = Das erste Spiel hat keine Revanche. Auf der Regelseite kannst du es noch einmal anfangen.
mistake-no-first-game = { $game } kann man noch nicht beim Spielen lernen. Die Regeln stehen auf der Regelseite.
mistake-not-host = Das darf nur, wer den Tisch eröffnet hat.
mistake-seats-open = Ein paar Plätze sind noch frei. Warte auf jemanden oder setz Bots hin.
mistake-not-that-now = Das geht jetzt nicht. { $ask }
mistake-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
mistake-bot-plays = Gerade spielt ein Bot für dich. Übernimm erst deinen Platz.
mistake-not-absent = Da sitzt doch jemand. Ein Bot springt nur ein, wenn jemand eine Weile weg ist.
mistake-no-take-back = Das geht nicht mehr: Von dir gibt es nichts mehr zurückzunehmen, seither wurde etwas aufgedeckt, oder andere haben weitergespielt.
mistake-preview-reveals = Was dieser Zug aufdeckt, siehst du erst, wenn du ihn machst.
mistake-no-hint = Dem Drachen fiel so schnell nichts ein. Versuch es noch einmal.
mistake-no-such-phrase = Diesen Spruch gibt es nicht. Zur Wahl stehen: { $known }.
mistake-chat-full = An diesem Tisch ist genug geredet worden: Der Chat ist voll.

# The browser's own labels; its sentences about a game come from the server.
web-hero = Geisterspiele an einem Tisch
web-hero-line = Der Jahrmarkt hat zu. Die Geister nicht.
web-skip = Gleich zum Tisch
web-loading = Die Laternen werden angezündet …
web-unreached = Das Haus antwortet nicht. Hast du Netz?
web-try-again = Noch einmal
web-no-page = Hier ist nichts als Nebel.
web-to-lobby = Zurück zu den Spielen
web-close = Schließen
web-save = Speichern
web-send = Senden
web-copy = Kopieren
web-on = An
web-off = Aus
web-theme-switch = Zwischen Nacht und Tag wechseln
web-me = Deine Einstellungen
web-name = Name
web-your-name = Wie sollen wir dich nennen?
web-name-saved = Guten Abend, { $name }.
web-name-needed = Ohne Namen geht es nicht. Irgendeiner genügt.
web-language = Sprache
web-theme = Aussehen
web-theme-auto = Wie mein Gerät
web-theme-night = Nacht
web-theme-light = Tag
web-motion = Animationen
web-sounds = Töne
web-single-keys = Tastenkürzel mit einem Buchstaben
web-passphrase = Auch auf einem anderen Gerät spielen
web-passphrase-about = Mit einer Passphrase gehört der Name dir allein. Gib beides auf dem anderen Gerät ein, und deine Partien kommen mit.
web-passphrase-field = Passphrase, mindestens 8 Zeichen
web-passphrase-save = Das bin ich
web-passphrase-set = Das hat geklappt. Du bist { $name } auf jedem Gerät, auf dem du deine Passphrase eingibst.
web-passphrase-change = Passphrase ändern
web-passphrase-change-about = Deine anderen Geräte fragen dann nach der neuen.
web-passphrase-old = Bisherige Passphrase
web-passphrase-new = Neue Passphrase, mindestens 8 Zeichen
web-passphrase-change-save = Ändern
web-passphrase-changed = Deine Passphrase ist geändert. Gib die neue auf deinen anderen Geräten ein.
web-play-now = Gleich losspielen
web-new-table = Neuer Tisch …
web-new-table-of = Neuer Tisch: { $title }
web-rules = Regeln
web-players = { $least } bis { $most } Leute
web-minutes = { $minutes } min
web-getting-ready = Wird auf diesem Rechner vorbereitet, nur dieses eine Mal: { $games }. Einen Tisch kannst du schon eröffnen.
web-tables-mine = Deine Partien
web-tables-open = Tische mit freiem Platz
web-tables-running = Partien zum Zuschauen
web-more-tables = Noch { $count }
web-just-now = gerade eben
web-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-go-to = Weiterspielen
web-join = Mitspielen
web-watch = Zuschauen
web-seats = Plätze
web-seat = Platz { $number }
web-seat-add = Noch ein Platz
web-seat-remove = Platz { $number } entfernen
web-seat-me = Ich
web-seat-here = Jemand hier an diesem Gerät
web-seat-friend = Jemand, den ich einlade
web-seat-bot = Bot, { $level }
web-seat-open = Freier Platz
web-player = Gast { $number }
web-options = Regeln an diesem Tisch
web-edition = Ausgabe
web-edition-house = Die zum Spiel gehört
web-edition-named = Ausgabe: { $title }
web-editions = Ausgaben
web-editions-of = Deine Ausgaben von { $title }
web-editions-about = Trag die Plättchen und Karten deiner Schachtel einmal ein und spiel damit. Sie liegen nur in diesem Browser; sichere sie als Datei oder gib sie als Link weiter.
web-edition-new = Neue Ausgabe
web-edition-import = Datei öffnen
web-edition-untitled = Meine Schachtel
web-edition-good = Alles in Ordnung.
web-edition-wrong = Etwas stimmt noch nicht.
web-edition-checks = Prüfung
web-edition-play = Damit spielen
web-edition-edit = Ändern
web-edition-export = Als Datei sichern
web-edition-share = Link teilen
web-edition-copied = Der Link ist kopiert. Wer ihn öffnet, hat deine Ausgabe.
web-edition-bad-link = Dieser Link ist nicht vollständig: Lass ihn dir noch einmal geben.
web-edition-all = Alle meine Ausgaben
web-edition-remove = Entfernen
web-edition-remove-sure = Diese Ausgabe aus diesem Browser entfernen? Nur eine gesicherte Datei oder ein Link bringt sie zurück.
web-edition-kept = Jedes Antippen wird gleich in diesem Browser gespeichert.
web-edition-not-kept = Dieser Browser behält nichts: Sichere die Ausgabe als Datei, bevor du gehst.
web-edition-enter = Eigene Schachtel eintragen …
web-who-comes = Wer mitspielt und wie schnell
web-public = Den Tisch auf der Startseite zeigen; sonst kommt man nur mit dem Link hierher
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-quick = Schnell: 5 Minuten, dazu 10 Sekunden pro Zug
web-clock-calm = Ruhig: 20 Minuten, dazu 30 Sekunden pro Zug
web-clock-days = Fernpartie: 3 Tage, dazu 1 Tag pro Zug
web-clock-about = Ist die Zeit um, spielt ein Bot weiter.
web-clock-up = { $name } hat keine Zeit mehr: Ein Bot spielt weiter.
web-clock-up-mine = Deine Zeit ist um: Ein Bot spielt für dich weiter.
web-open-table = Tisch eröffnen
web-level-random = Schlafwandler: spielt irgendwas
web-level-moth = Motte: lernt noch
web-level-bat = Fledermaus: leicht
web-level-owl = Eule: denkt voraus
web-level-wolf = Wolf: stark
web-level-dragon = Drache: so stark, wie es geht
web-sit = Hier hinsetzen
web-start = Spiel starten
web-here = da
web-away = weg
web-you = du
web-bot = Bot
web-thinking = überlegt
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-invite = Lade andere ein
web-invite-about = Wer diesen Link hat, kann sich dazusetzen. Ein Konto braucht es nicht, nur einen Namen.
web-link = Link zu diesem Tisch
web-link-copied = Link kopiert.
web-qr = Der Link als QR-Code
web-table = Der Tisch
web-actions = Was du tun kannst
web-panel = Punkte, Verlauf und Chat
web-scores = Punkte
web-log = Verlauf
web-names = Namen der Felder zeigen
web-chat = Chat
web-chat-write = Sag etwas
web-chat-phrases = Sprüche
web-chat-mute = Nachrichten der anderen ausblenden
web-phrase-hello = Hallo zusammen!
web-phrase-good-luck = Viel Glück!
web-phrase-thinking = Moment, ich überlege …
web-phrase-nice-move = Schöner Zug!
web-phrase-oops = Hoppla!
web-phrase-hurry = Den Geistern wird kalt …
web-phrase-boo = Buh!
web-phrase-thanks = Danke!
web-phrase-good-game = Schöne Partie!
web-phrase-again = Noch eine Partie?
web-do-it = Bestätigen
web-lay-it = Anlegen
web-turn = Drehen
web-back = Zurück
web-take-back = Zurücknehmen
web-hint = Tipp
web-all-moves = Alle Züge
web-go-on = Tipp jetzt auf eine leuchtende Stelle.
web-sending = Einen Moment …
web-not-your-turn = Du bist nicht dran. Schau dich solange ruhig um.
web-area-open = Näher ansehen: { $name }
web-area-close = Schließen: { $name }
web-panel-fold = Leiste einklappen
web-panel-open = Leiste ausklappen
web-lens-worth = Hier und jetzt: { $list }.
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Alles zeigen
web-line-broken = Die Verbindung ist weg. Neuer Versuch …
web-line-back = Die Verbindung steht wieder.
web-bot-take = So lange einen Bot für mich spielen lassen
web-bot-plays = Ein Bot spielt gerade für dich.
web-bot-fill = Einen Bot hinsetzen
web-bot-choose = Welcher Bot?
web-bot-away = { $name } wegschicken
web-bot-give-back = Wieder selbst spielen
web-sheet-none = Noch keine Punkte.
web-sheet-hint = Tipp auf Punkte und sieh, woher sie kommen.
web-sheet-line = Wofür es Punkte gibt
web-sheet-cell = { $line }, { $name }: { $points }. Zeigen, woher die Punkte kommen
web-total = Summe
web-over = Das Spiel ist aus
web-final-sheet = Endabrechnung
web-look-at-table = Den Tisch anschauen
web-rematch = Noch einmal
web-rematch-go = Zur nächsten Partie
web-rematch-open = Die nächste Partie ist eröffnet.
web-journal = Partie als Datei speichern
web-picture = Bild teilen
web-picture-failed = Das Bild hat nicht geklappt. Versuch es bitte noch einmal.
web-shuffle = Wurde ehrlich gemischt?
web-shuffle-about = Vor dem Spiel haben wir versiegelt, wie gemischt ist. Jetzt ist das Siegel offen, und dein Browser kann prüfen, ob beides zusammenpasst.
web-shuffle-promise = Das Siegel:
web-shuffle-seed = Was darin war:
web-shuffle-check = Hier prüfen
web-shuffle-good = Es passt: Am Mischen hat niemand gedreht.
web-shuffle-bad = Es passt nicht. So war es nicht versiegelt.
web-hand-over = Gib das Gerät an { $name } weiter
web-hand-over-why = Bis dahin bleibt der Tisch verdeckt. Was geheim ist, bleibt geheim.
web-hand-over-begin = Ich bin { $name }
web-replay = Wiederholung
web-replay-of = Wiederholung: { $title }
web-replay-slider = Zug
web-replay-eyes = Mit den Augen von
web-replay-watcher = jemandem, der zuschaut
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug vor
web-replay-begin = Alles liegt bereit.
web-sound-on = Ton an.
web-sound-off = Ton aus.
web-keys = Tasten
web-key-arrows = weiter zum nächsten, was leuchtet
web-key-look = eins nach dem anderen ansehen
web-key-confirm = auswählen; noch einmal: bestätigen
web-key-turn = drehen
web-key-back = einen Schritt zurück
web-key-takeback = zurücknehmen
web-key-what = was kann ich tun?
web-key-mine = was ich habe
web-key-theirs = was die anderen haben
web-key-last = der letzte Zug
web-key-points = die Punkte aller
web-key-moves = alle Züge als Liste
web-key-names = Namen der Felder an oder aus
web-key-rules = die Regeln
web-key-coach = noch einmal, was der Begleiter sagt
web-key-sound = Ton an oder aus
web-key-keys = diese Liste
web-speech-nothing = Da ist nichts.
web-speech-empty = leer
web-speech-wait = Du hast gerade nichts zu tun.
web-speech-more = Und noch { $count }; mit den Pfeiltasten kommst du hin.
web-speech-points = { $name }: { $points }.
web-speech-change = Punkte: { $change }.
web-speech-confirm = Eingabetaste zum Bestätigen.

# What games tell that have no words of their own for it
told-chose = { one-has } gewählt.
told-move = { $name }: { $move }

# Viele Partien auf einmal, für die Forschung
seat-name = Platz { $seat }
mistake-device = Ein Gerät „{ $device }“ gibt es nicht. Stapel laufen auf: { $known }.
mistake-no-such-seat = Einen Platz { $seat } gibt es hier nicht: Es gibt 0 bis { $last }, und -1 ist, wer zuschaut.
mistake-batch-shape = { $name } muss die Form { $wanted } haben, nicht { $found }.
mistake-batch-moves = Züge müssen ganze Zahlen sein, nicht { $found }.
mistake-batch-move = In Partie { $place } des Stapels ist Zug { $move } bei Halbzug { $ply } nicht erlaubt. Wähle aus ihrer Zeile der Maske; in keiner Partie wurde etwas gespielt.
mistake-rules-version = Eine Version { $found } dieser Regeln gibt es nicht; dieses Programm kennt die Versionen 1 bis { $known }.

# The first touch: nobody is asked anything before they play.
web-guest = Gast { $number }

# Einen Tisch verlassen und wiederfinden; der Warteraum
web-leave = Gehen
web-leave-title = Gehen: { $title }
web-leave-later = Später weiterspielen
web-leave-later-about = Dein Platz bleibt deiner. Die Partie steht oben auf der Startseite.
web-leave-end = Partie abbrechen
web-leave-end-about = Niemand gewinnt. Ansehen kannst du sie dir trotzdem noch.
web-leave-agree = Gemeinsam aufhören
web-leave-agree-about = Die Partie endet hier ohne Sieg, sobald alle zustimmen, die mitspielen.
web-leave-resign = Aufgeben
web-leave-resign-about = Ein Bot spielt auf deinem Platz weiter. Zurück kannst du nicht.
web-leave-close = Tisch schließen
web-leave-close-about = Niemand kann sich mehr setzen, und der Link führt ins Leere.
web-leave-stand = Aufstehen
web-leave-stand-about = Dein Platz wird für andere frei.
web-proposal = Hier aufhören?
web-proposal-by = { $names }: Wollen wir hier aufhören? Gewinnen würde niemand.
web-proposal-mine = Du hast vorgeschlagen, hier aufzuhören. Die anderen haben noch nicht zugestimmt.
web-proposal-declined = Nicht alle wollen hier aufhören. Das Spiel geht weiter.
web-agree = Ja, hören wir auf
web-play-on = Weiterspielen
web-turns = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-my-turn = Du bist dran, schon { $time }
web-my-move = Weiterspielen
web-waiting-for = Wir warten auf { $names }
web-bots-play = Die Bots sind dran
web-not-begun = Kann losgehen
web-go-in = Zum Tisch
web-look-in = Ansehen
web-with = mit { $names }
web-finished = Beendete Partien
web-finished-older = Ältere
web-put-away = Aus der Liste nehmen
web-host = hat eröffnet
web-stand-up = Aufstehen
web-left = hat aufgegeben
web-bot-random = Schlafwandler
web-bot-moth = Motte
web-bot-bat = Fledermaus
web-bot-owl = Eule
web-bot-wolf = Wolf
web-bot-dragon = Drache
web-agree-hints = Tipps sind erlaubt
web-agree-takebacks = Züge dürfen zurückgenommen werden
web-agreed = Hier ist vereinbart
web-agreed-hints = Tipps
web-agreed-no-hints = Keine Tipps
web-agreed-takebacks = Zurücknehmen erlaubt
web-agreed-no-takebacks = Kein Zurücknehmen
web-agreed-clock = Uhr: { $time }, dazu { $extra } pro Zug
web-agreed-public = Auf der Startseite zu sehen
web-agreed-private = Nur mit Link
web-reach-here = Diese Adresse funktioniert nur auf diesem Gerät.
web-reach-here-more = Damit andere im Heimnetz mitspielen können, beende den Server und starte ihn so:
web-reach-house = Gilt für alle im selben Netz: Wer im gleichen WLAN ist, scannt den Code oder öffnet den Link.
web-reach-house-more = Damit man euch von draußen erreicht, braucht der Server eine eigene Adresse, über einen Proxy oder einen Tunnel. Sag sie ihm beim Start:
web-reach-more = Wie kommen andere dazu?
mistake-dataset-there = In { $folder } liegen schon Daten von { $name }. Wähle mit --out einen anderen Ordner, oder ersetze sie mit --replace.
mistake-no-dataset = { $file } ist kein Datensatz von uns. Gib eine Parquet-Datei an, die „ghostyard export“ geschrieben hat.
mistake-dataset-schema = { $file } hat Version { $found } unserer Spalten; dieses Programm liest Version { $known }. Exportiere neu oder nimm die Version von Ghostyard, die sie geschrieben hat.
mistake-not-on-device = Stapel auf einer GPU haben „{ $what }“ nicht. Nimm dafür einen Stapel auf der CPU.
mistake-executor = Es gibt kein „{ $name }“, das Partien ausführt. Zur Wahl stehen: { $known }.
mistake-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $problem }
export-written = { $rows } Entscheidungen in { $files ->
    [one] einer Datei
   *[other] { $files } Dateien
 } in { $folder }, { $speed } je Sekunde.
import-written = { $games ->
    [one] Ein Protokoll
   *[other] { $games } Protokolle
 } in { $folder }.
mistake-whole-numbers = { $name } erwartet ganze Zahlen mit Kommas dazwischen, nicht „{ $found }“.
exploit-budget = Durchgänge
exploit-reward = Belohnung
exploit-points = Vorsprung
exploit-about = Eine gesuchte Antwort in { $games } Partien gegen { $bot } auf allen anderen Plätzen, mit 95-%-Intervallen. Was sie gewinnt, ist eine untere Schranke: Vielleicht kennt jemand eine bessere.
study-luck = Was entscheidet
luck-seat = der Platz
luck-deal = die Verteilung
luck-level = die Spielstärke
luck-rest = Zufall und die anderen
luck-points = Punkte
luck-victories = Siege
web-pace = Tempo der Bots
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-off = sofort
web-volume = Lautstärke
web-skip-ahead = Überspringen

# Gründe für Tipps
hint-even = Etwa genauso gut: { $other }.
hint-only = Etwas anderes geht nicht.
hint-cost = Der Preis dafür: { $reasons }.
hint-wins = gewinnt { $share } der Partien statt { $other }

# ---- Anleitungen
lesson-sheet = Die Wertung von { $name }. Tipp eine Zeile an, und auf dem Tableau leuchtet, woher ihre Punkte kommen.
rules-more = Mehr: `ghostyard rules { $game } --all` zeigt alle Absätze, die Nummer eines Absatzes nur diesen, und `--search` sucht Wörter.
mistake-no-such-clause = Einen Absatz { $name } gibt es in diesem Spiel nicht. Sie gehen von { $first } bis { $last }.
mistake-nothing-found = Nichts in diesen Regeln enthält „{ $text }“. Versuch es mit weniger oder anderen Wörtern.
mistake-no-rules = Für { $name } gibt es keine Regelseiten.
mistake-no-diagrams = Für { $name } gibt es keine Diagramme: Da ist nichts zu zeichnen.
web-lesson-parts = Auf dieser Seite
web-clauses = Alle Regeln, Absatz für Absatz
web-clauses-about = Jeder Absatz hat eine Nummer. Abgelehnte Züge und die Wertung führen hierher.
web-clauses-search = In den Regeln suchen
web-clauses-found = { $count ->
    [one] { $count } Stelle gefunden.
   *[other] { $count } Stellen gefunden.
 }
web-clauses-none = Diese Wörter kommen nicht vor. Versuch es mit weniger oder anderen.
web-print = Drucken
web-rules-page = Als Seite öffnen
web-site-fetching = Die Spiele werden geholt …
web-site-starting = Der Tisch wird vorbereitet …
web-site-old = Dieser Browser ist zu alt, um ohne Server zu spielen. Nimm einen neueren.
web-site-away = Kein Netz: Du spielst erst einmal in diesem Browser. Tische mit anderen sind wieder da, sobald das Netz zurück ist.
web-site-elsewhere = Deine Spiele sind in einem anderen Tab dieses Browsers weitergegangen.
web-site-here = In diesem weiterspielen
web-site-renew = Es gibt eine neue Version: jetzt laden
web-site-others = Es gibt eine neue Version: schließ die anderen Tabs von Ghostyard und lade sie dann
web-saved-open = Gespeicherte Partie öffnen …
web-saved-bad = Das ist keine gespeicherte Partie von hier. Nimm eine Datei, die Ghostyard gespeichert hat.
web-saved-go-on = Weiter mit { $title }
web-saved-about = { $moves ->
    [one] Ein Zug ist gemacht. Wer spielt weiter?
   *[other] { $moves } Züge sind gemacht. Wer spielt weiter?
}
web-go-on-here = Weiterspielen
web-leave-friends = Mit Freunden weiterspielen
web-leave-friends-about = Nimm diese Partie mit an einen Tisch auf einem Server, wo andere Platz nehmen. Du kannst wissen, was verdeckt ist, und das erfahren sie.
web-leave-save = Als Datei speichern
web-leave-save-about = Mit „Gespeicherte Partie öffnen“ auf der Startseite geht es weiter, hier oder anderswo.
web-friends-title = Mit Freunden weiterspielen
web-friends-about = Freunde spielen an einem Tisch auf einem Server: deinem zu Hause oder einem, den du kennst. Dort wird diese Partie mit allen Zügen geöffnet; es wird nichts neu gegeben, du kannst also wissen, was verdeckt ist, und alle dort erfahren es.
web-friends-address = Adresse des Servers
web-friends-address-bad = Das ist keine Adresse. Sie beginnt mit https:// oder http://.
web-friends-go = Dorthin
web-site-broken = Der Tisch ließ sich nicht vorbereiten. Lade die Seite neu; deine Spiele sind in diesem Browser sicher.

# Ausgaben durch Antippen: was bei allen Spielen gleich ist.
faces-title = So heißt deine Ausgabe
faces-before = Das davor
faces-next = Das nächste
faces-before-page = Weiter vorn
faces-next-page = Weiter hinten
faces-typed = Name und Zahlen
faces-clear = Alles wegnehmen
faces-add = Dazu: { $thing }
faces-drop = Weg: { $thing }

# Der Punkteblock neben einem echten Tisch
pad-name = Name
pad-player = Platz { $number }
why-written = von Hand eingetragen
mistake-document = Was hier aufgehoben war, lässt sich nicht mehr lesen. Fang einen neuen Block an.
mistake-no-such-edit = „{ $edit }“ geht hier nicht. Tipp etwas an, das gerade da ist.
mistake-no-such-editor = Für { $title } gibt es nichts aufzuschreiben. Wähle auf der Startseite ein anderes Spiel.
mistake-no-such-pad = Diesen Block gibt es nicht mehr: Zwei Wochen lang hat ihn niemand benutzt. Mach allein weiter oder teile einen neuen.
mistake-pad-busy = Zu viele schreiben gleichzeitig. Tipp es noch einmal an.
mistake-pad-changed = Inzwischen hat jemand anders etwas eingetragen, deshalb geht es nicht mehr zurück. Ändere es von Hand.
mistake-pad-full = Höchstens { $most } können mitspielen. Nimm erst jemanden heraus.
mistake-pad-few = { $least ->
    [one] Eine Person muss bleiben.
   *[other] { $least } Personen müssen bleiben.
}
web-pad = Punkteblock
web-pad-link = Am echten Tisch abrechnen
web-pad-title = { $title }: Punkteblock
web-pad-seats = Wer spielt mit
web-pad-add = Noch jemand
web-pad-remove = { $name } herausnehmen
web-pad-undo = Rückgängig
web-pad-redo = Wiederholen
web-pad-new = Neuer Block
web-pad-new-sure = Alles löschen und neu anfangen? „Rückgängig“ holt es zurück.
web-pad-share = Alle am eigenen Handy
web-pad-share-about = Scannt diesen Code mit den anderen Handys. Jeder trägt das eigene Tableau ein, und alle sehen die Punkte. Der Block verschwindet, wenn ihn zwei Wochen lang niemand benutzt.
web-pad-here = Dieser Link geht nur auf diesem Gerät: Starte den Server so, dass ihn die anderen im Haus erreichen.
web-pad-picture = Als Bild teilen
web-pad-print = Drucken
web-more = Mehr
web-pad-together = Geteilt: Hier schreiben noch andere
web-pad-alone = Allein weitermachen
web-pad-offline = Kein Netz. Was du eingetragen hast, ist hier gesichert und wird übertragen, sobald das Netz wieder da ist. So lange warten auch die Punkte.
web-pad-online = Das Netz ist wieder da.
web-pad-points = Punkte
web-pad-typed = oder eintippen
web-pad-problem = Zeig mir, wo
web-pad-loading = Der Block wird geholt …
web-pad-kept = Auf diesem Gerät aufgehoben. Geht ohne Netz, sobald er einmal offen war.
web-pad-waiting = { $count ->
    [one] { $count } Eintrag wartet auf das Netz.
   *[other] { $count } Einträge warten auf das Netz.
}
web-pad-notes = Was daraus folgt
web-pad-edition-about = Aus wessen Plättchen und Karten du auswählst. Was schon eingetragen ist, bleibt, wie es ist.
web-pad-kind-pad = Punkte
web-pad-kind-notebook = Notizbuch

# Rätsel
puzzles-making = Rätsel für { $game }
puzzles-made = { $puzzles } Rätsel stehen in { $file } ({ $seconds } s Rechenzeit).
puzzles-number = Nr.
puzzles-grade = Wie schwer
puzzles-seats = Plätze
puzzles-margin = Abstand
puzzles-check = Geprüft
puzzles-exhaustive = jeder Spielzug
puzzles-deep = tiefe Suche
puzzle-title = { $game }, Rätsel { $number } { $stars }
puzzle-prompt = Was würdest du spielen? „q“ zeigt die Lösung
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz.
puzzle-solution = Der beste Spielzug
puzzle-behind-points = { $how ->
    [least] Das liegt im Schnitt { $far } Punkte oder mehr hinter dem besten Spielzug.
   *[about] Das liegt im Schnitt etwa { $far } Punkte hinter dem besten Spielzug.
  }
puzzle-behind-wins = { $how ->
    [least] Der beste Spielzug gewinnt mindestens { $far } der Partien mehr.
   *[about] Der beste Spielzug gewinnt { $far } der Partien mehr.
  }
puzzle-lacks = Was der beste ihm voraushat: { $reasons }.
puzzle-reason = Verglichen mit „{ $other }“: { $reasons }.
puzzle-checked-deep-points = Geprüft: Von { $turns } Spielzügen liegt dieser { $margin } Punkte vor dem nächstbesten ({ $low } bis { $high }), in { $worlds } gedachten Partien.
puzzle-checked-deep-wins = Geprüft: Von { $turns } Spielzügen gewinnt dieser { $margin } der Partien mehr als der nächstbeste ({ $low } bis { $high }), in { $worlds } gedachten Partien.
puzzle-checked-exhaustive-points = Geprüft: Alle { $turns } Spielzüge wurden zu Ende gespielt; dieser liegt { $margin } Punkte vor dem nächstbesten.
puzzle-checked-exhaustive-wins = Geprüft: Alle { $turns } Spielzüge wurden zu Ende gespielt; dieser gewinnt { $margin } der Partien mehr als der nächstbeste.
mistake-no-such-puzzle = Es gibt kein Rätsel „{ $puzzle }“: Nimm eine Nummer von 1 bis { $most }.
mistake-no-puzzles = Hier gibt es noch keine Rätsel. `ghostyard puzzles make` macht welche.
mistake-puzzle-move = Das lässt sich hier nicht spielen. { $reason }
mistake-cannot-write = Ich kann { $file } nicht schreiben: { $problem }. Wähle mit --out einen anderen Ort.
mistake-query-long = „{ $name }“ ist zu lang: höchstens { $most } Zeichen.
mistake-puzzle-over = Der Spielzug endet schon vorher: Lass weg, was danach kommt.
web-puzzles = Rätsel
web-puzzles-of = Rätsel: { $title }
web-puzzles-line = Stellungen aus starken Partien. In jeder ist ein Spielzug klar der beste. Finde ihn.
web-puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
web-puzzles-all = Alle { $count } Rätsel
web-puzzles-solved = { $count } von { $all } gelöst
web-puzzle = Rätsel { $number }
web-puzzle-daily = Rätsel des Tages
web-puzzle-daily-line = Für alle dasselbe, jeden Tag ein neues.
web-puzzle-go = Lösen
web-puzzle-done = Gelöst
web-puzzle-grade = { $grade } von 5 Laternen
web-puzzle-ask = Was würdest du spielen?
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-share = Teilen
web-puzzle-copied = Kopiert. Füg es ein, wo du magst.
web-puzzle-found = Wer ihn gefunden hat
web-puzzle-found-share = bei { $share } der Versuche gefunden
web-puzzle-mostly = Am häufigsten:
web-puzzle-sight = Auf den ersten Blick
web-puzzle-solved-share = { $tries ->
    [one] Ghostyard { $day } · { $title } { $stars } · im ersten Versuch · { $address }
   *[other] Ghostyard { $day } · { $title } { $stars } · nach { $tries } Versuchen · { $address }
  }
web-puzzle-shown-share = Ghostyard { $day } · { $title } { $stars } · mit Hilfe · { $address }
web-puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
  }

# Lernen beim Spielen
web-learn = Beim Spielen lernen
web-learn-offer = Zum ersten Mal hier? Ich zeig’s dir: 5 Minuten
web-learn-brief = In 5 Minuten lernen
web-learn-decline = Nein, danke
web-first-game-of = Erstes Spiel: { $title }
web-first-game-left = Mach weiter, wo du aufgehört hast.
web-coach = Dein Spielbegleiter
web-coach-count = { $number } von { $of }
web-coach-on = Weiter
web-coach-back = Der Schritt davor
web-coach-confirm = Bereit? Drück „{ $verb }“, oder tipp es noch einmal an.
web-coach-turn = Tipp noch einmal zum Drehen. Gefällt dir das? Drück „{ $verb }“.
web-coach-play = Jetzt ein richtiges Spiel
web-coach-rules = Die Regeln lesen

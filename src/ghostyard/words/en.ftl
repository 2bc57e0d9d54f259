mistake-no-such-game = There is no game called “{ $name }”. Choose one of: { $known }.
mistake-no-such-move = “{ $move }” is not a move in this game. Choose one of the moves you are offered.
mistake-no-such-edition = There is no edition called “{ $edition }”. “ghostyard games” lists the editions; or give a file.
mistake-no-such-bot = There is no bot called “{ $bot }”. Choose one of: { $known }.
mistake-language = There is no language “{ $language }”. Choose one of: { $known }.
mistake-seats = This game is for { $least } to { $most } players, not { $seats }.
mistake-seat = There is no seat { $seat } at this table. Choose 1 to { $seats }.
mistake-seed = The seed “{ $seed }” does not fit. Give a whole number from 0 up, of at most 128 bits.
mistake-number = { $name } must be at least { $least }, not { $found }.
mistake-option-unknown = There is no option “{ $option }”. This game has: { $known }.
mistake-option-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
mistake-cannot-read = I cannot read { $file }: { $problem }. Check its name and who may read it.
mistake-not-text = { $file } is not a text file in UTF-8. Save it as UTF-8 and try again.
mistake-not-json = { $file } is not valid JSON: { $problem }.
mistake-nested-too-deeply = { $file } is nested too deeply to be read.
mistake-not-toml = { $file } is not valid TOML: { $problem }.
mistake-field-missing = { $file }: “{ $field }” is missing in { $path }. Add it.
mistake-field-unknown = { $file }: nothing called “{ $field }” belongs in { $path }. Remove it, or check the spelling.
mistake-value-unknown = { $file }: “{ $got }” is not one of the values allowed at { $path }.
mistake-value-type = { $file }: { $path } should be { $expected }, not { $got }.
mistake-value-small = { $file }: { $path } is too small: at least { $least }.
mistake-value-large = { $file }: { $path } is too large: at most { $most }.
mistake-value-wrong = { $file }: { $path } does not fit: { $problem }.
mistake-wrong-game = { $file } is about “{ $found }”, not “{ $wanted }”.
mistake-table-players = { $file }: describe { $least } to { $most } players, not { $found }.
mistake-piece-twice = { $file }: { $path } and { $other } are both number { $number }; the box has it once.
mistake-named-and-described = { $file }: { $path } says “{ $named }” and “{ $described }”; one of them is enough.
mistake-edition-count = { $file }: { problem-edition-count }
problem-edition-count = There are { $found } { $things }; this game needs exactly { $wanted }.
mistake-edition = This edition cannot be played with. { $reason }
mistake-edition-large = { $file } is too large for an edition: { $most } characters are plenty.
mistake-edition-name = { $file }: “{ $name }” is the name of an edition that comes with the game. Give yours another name.
mistake-journal-shape = This is not a game saved by Ghostyard.
mistake-journal-seed = { $file }: the seed must be 32 hexadecimal digits.
mistake-game-over = The game is over. Nobody plays any more.
mistake-not-asked = It is not your turn. Wait for the others.
mistake-not-now = You cannot do “{ $move }” now. Choose one of the moves you are offered.
mistake-no-real-table = { $title } does not come in a box, so there is no real table to score.
mistake-no-editions = { $title } has no printed parts to enter, so it has no editions.
mistake-journal-rules = This game was played by version { $found } of the rules; this program knows versions 1 to { $known }. Use a newer program.
mistake-journal-components = The edition “{ $edition }” has changed since this game was played. Use the edition from back then.
mistake-journal-ply = This game has no move { $ply }. Choose 0 to { $plies }.
mistake-journal-move = Move { $ply } of this game cannot be played: { $reason }
mistake-journal-commitment = The seed does not match the sealed promise: this is not the shuffle that was promised before the game.
mistake-journal-final = All the moves are legal, but they do not end where this file says they do.

play-welcome = { $game }. You are { $name }. Type the number or the words of a move. “?” shows the table again, “h” gives you a hint, “q” stops.
play-prompt = Your move
play-stopped = That’s it for now. Come back any time.
play-thinking = { $name } is thinking …
result-wins = { $you ->
    [names] { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
   *[nobody] { $points ->
        [one] { $names } wins with { $points } point.
       *[other] { $names } wins with { $points } points.
    }
}
result-shared = { $points ->
    [one] { $names } share the win with { $points } point each.
   *[other] { $names } share the win with { $points } points each.
}
sheet-total = Total
# People in the reader's person: `$you` is the name of the fact that is the reader, or nobody.
one-has = { $you ->
    [name] You
   *[nobody] { $name }
}
one-is = { $you ->
    [name] You
   *[nobody] { $name }
}
verify-good = All good: { $plies } legal moves, and the seed matches the promise.
conformance-kept = { $game } keeps to the contract at { $tables } tables: with every number of seats and every option.
edition-good = { $file } is fine: an edition of { $game }.
edition-about = { $title }: an edition of { $game } ({ $hash }).
edition-differs = { $count ->
    [0] It has the faces of the edition that comes with the game.
    [one] It differs from the edition that comes with the game in one place:
   *[other] It differs from the edition that comes with the game in { $count } places:
}
edition-begun = { $file } is ready to be written in. “ghostyard edition check” tells what is wrong with it.
compiling = Getting { $game } ready for the first time
simulate-wins = Wins
simulate-speed = { $games } games, { $moves } moves ({ $length } per game) in { $seconds } s: { $speed } million moves per second.
balance-seats = { $seats } seats
balance-wins = Seat { $seat } wins
balance-turns = Turns
balance-moves = Moves
balance-decisions = Real decisions
balance-minutes = About how many minutes
balance-about = { $games } games for each number of players, with a bot that plays by first sight in every seat. Shares with 95 % intervals; lengths as the median, with 5 % of the games below and 5 % above the range. Minutes: 3 seconds per move, and 2 more whenever the choice doubles.
mistake-which-move = “{ $said }” is not one of the moves. Type a number from 1 to { $most }, or the words of the move.
mistake-no-gpu = Numba finds no GPU here. Try a computer with an NVIDIA GPU, with ghostyard[gpu] installed.
mistake-gpu-number = There is no GPU { $number } here: they are numbered from 0 to { $most }.
mistake-game-broken = { $name } cannot be loaded: { $why }
mistake-conformance = { $name } does not keep to the contract: { $failed ->
    [one] one check has failed, as said above
   *[other] { $failed } checks have failed, as said above
 }.
mistake-endless = “{ $name }” cannot be played: { $why }.
mistake-no-linker = To compile rules to WebAssembly the linker “wasm-ld” is needed. Install it, on Debian with: apt install lld.
mistake-wasm-without-refusal = The rules of { $names } cannot become WebAssembly without `refusal`: one made from `legal` is plain Python. Give `Rules(refusal=...)` as well.
mistake-site-download = “{ $command }” did not work. The site needs npm and pip once, to fetch Python for the browser; check both and the network, and try again.
mistake-site-content = { $package } is not what it should be, and was thrown away. Try again; if it happens again, do not use it.
mistake-not-a-site = In { $folder } are folders called web, art or site that Ghostyard has not made. Choose an empty folder, or move them away.
play-guest = Guest

# Bots
level-moth-says = Moth flutters to whatever shines: friendly, quick, good for your first game.
level-bat-says = Bat plays by ear: whatever sounds best right now, hardly ever looking ahead.
level-owl-says = Owl blinks, thinks a little about what may come, and rarely slips up.
level-wolf-says = Wolf has a plan, and notices yours.
level-dragon-says = Dragon lives through a thousand evenings like this one before every move.
mistake-other-contest = { $file } is from another contest. Use the same game, bots, seats, seed and options, or another file.
mistake-not-installed = You need the package “{ $package }” for this. Install it with: pip install "ghostyard[{ $extra }]".
arena-bot = Bot
arena-wins = Wins
arena-points = Points
arena-rating = Rating
arena-duel = { $bot } finishes ahead of { $against } in { $share }.
arena-played = { $games } games, { $deals } deals; intervals are 95 %.
hint-move = Dragon’s hint: { $move }.
hint-reason = Dragon’s hint: { $move }. Compared with “{ $other }”: { $reasons }.
hint-rival = best rival
study-about = { $games } games of { $seats } seats, { $bot } in every seat.
study-written = { $file } is ready.
study-lines = Points per line of the score sheet
study-seats = Wins by seat
study-length = Moves in a game
study-decisions = Real decisions per player and game
study-components = How often what lies in front of a player at the end lies in front of a winner
study-ladder = The first levels against each other
study-all = all players
study-winners = winners
study-fair = fair
study-numbers = The numbers
study-share = share
study-low = at least
study-high = at most
study-number = number
study-times = times

# The table (server)
list-and = { $first } and { $last }
serve-open = The doors are open: { $address }
serve-offline-stale = There is no site of this version in { $folder }, so pages need the network. Build it: ghostyard site --out { $folder }
database-moved = { $rows ->
    [one] One row was moved and compared.
   *[other] { $rows } rows were moved and compared, one by one.
 } The old database is as it was; start the server with the new one.
backup-done = { $file } now holds a copy of everything ({ $rows } rows).
# What messengers say of a link
link-home = Ghostyard: ghost games, one table
link-home-about = Ghost games for an evening with friends, or with bots who know what they do. No account, just a name.
link-table = { $title }: come and play
link-table-about = A table is set among the ghosts. Open the link, say a name, sit down.
link-replay = { $title }: see how the game went

table-waiting-for = Waiting for { $names }.
table-waiting-for-seats = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
table-ready-to-start = Everybody is here. Let the haunting begin!
table-waiting-for-host = Everybody is here. { $name } starts the game.
table-waiting-for-start = Everybody is here. Whoever opened the table starts the game.
table-resigned = { one-has } gave up. A bot plays on in that seat.
table-closed = This table was closed before the game began.
table-ended = The game was stopped here. Nobody wins.
bye-moved = Your table is moving to another server. You will be back in a moment.
table-took-back = { one-has } took a move back.
table-store-down = The table cannot save anything right now. Nothing is lost; we play on as soon as it can.
table-broken = Something at this table went wrong on our side. Your game is safe up to here, and we are trying again. If it stays stuck, tell us { $incident }.
bye-slow = Your connection could not keep up. Come back, and you will see how things stand.
bye-server = The server is taking a short break. Your game is safe. Come back in a moment.
bye-broken = Something went wrong on our side. Your game is safe. Come back in a moment. If it happens again, tell us { $incident }.
phrase-hello = Hello, everybody!
phrase-good-luck = Good luck!
phrase-thinking = Let me think …
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-hurry = The ghosts are getting cold …
phrase-boo = Boo!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-again = Another one?
phrase-brought = This game was begun elsewhere. Whoever brought it may know what is hidden; nothing was dealt again.
mistake-database-in-use = Another Ghostyard server is using this database. Stop that one, or choose another database with --database. Many servers share a PostgreSQL database only if all of them have the same --bus.
mistake-setting = { $name } cannot be “{ $value }”. Give it a value that fits.
mistake-setting-address = { $name } cannot be “{ $value }”. Give an address that begins with { $begins }.
mistake-setting-range = { $name } cannot be “{ $value }”. Give a number from { $least } to { $most }.
mistake-database-kind = I cannot use a database of the kind “{ $database }”. Give a SQLite file or a postgresql:// address.
mistake-cannot-open-database = The database does not open: { $problem }.
mistake-cannot-listen = I cannot use the address { $host }:{ $port }: { $problem }. Choose another port with --port.
mistake-file-exists = { $file } is already there. Choose a new file.
mistake-many-databases-need-postgresql = Several databases together must all be PostgreSQL: give --database postgresql://… for each of them.
mistake-databases-mixed-up = Database number { $number } holds tables of another one. Give the databases in the order in which they were added.
mistake-move-of-many = Moving works from one database to one other. To bring several together, make a backup of all of them: it is one file that can be served and moved.
mistake-target-not-empty = The new database is not empty. Choose one that nothing is stored in yet.
mistake-rows-differ = What arrived in { $table } is not what was sent. Nothing was moved.
mistake-store = The table cannot save that right now. Nothing has happened; try again in a moment.
mistake-bus-needs-postgresql = Servers on a bus share one PostgreSQL database: give all of them the same --database postgresql://….
mistake-cannot-open-bus = The bus cannot be reached: { $problem }.
mistake-no-bus-library = A bus needs the library hiredis: pip install "ghostyard[cluster]".
mistake-moving = The table is moving to another server. Try again in a moment.
mistake-stopping = The server is taking a short break. Try again in a moment.
mistake-broken = Something went wrong on our side. Nothing is lost; try again in a moment. If it happens again, tell us { $incident }.
mistake-no-such-table = There is no table here. Check the link.
mistake-no-such-page = There is no page here.
mistake-not-allowed = This address does not take that kind of request.
mistake-message = I did not understand this message. docs/protocol.md lists what can be said.
mistake-body = The request is not JSON that I can read.
mistake-body-field = The request does not fit at { $place }. /openapi.json shows what does.
mistake-query = “{ $name }” must be a whole number.
mistake-not-json-body = Send JSON, with the content type application/json.
mistake-too-large = That is too big; { $most } bytes at most.
mistake-too-fast = A little slower, please. Try again in { $seconds } s.
mistake-too-many-guesses = Too many wrong passphrases. Wait { $seconds } s, then try again.
mistake-other-origin = This request comes from another site. Open Ghostyard itself and try there.
mistake-name = Choose a name of 1 to { $most } letters.
mistake-no-name = Tell us your name first.
mistake-name-taken = “{ $name }” belongs to somebody. Choose another name, or use its passphrase to come back to it.
mistake-name-yours = You are “{ $name }”, and your passphrase guards that. You can change name and passphrase in your settings.
mistake-passphrase-length = A passphrase has { $least } to { $most } letters. A short sentence does nicely.
mistake-passphrase-wrong = That is not the passphrase for this name.
mistake-many-tables = You already have { $most } tables with others. Close one that has not begun, or give up a seat: they are at the top of the start page.
mistake-many-resting = You already have { $most } unfinished games against bots, and all of them are kept. End one of them first: they are at the top of the start page.
mistake-many-journals = { $most } finished games are enough for one day. Bring the others tomorrow.
mistake-one-seat = One person, one seat. Several of you on one device? Choose “Somebody here, on this device”.
mistake-nobody-comes = Nobody else can come into this browser. Let bots sit down, or play around one screen; friends come to a table on a server.
mistake-clock = A clock runs from 5 seconds to 31 days, and adds a day per move at most.
mistake-watching = You are only watching here. That is for those who play.
mistake-not-your-seat = That is not your seat.
mistake-seat-taken = That seat is taken. Choose a free one.
mistake-already-started = The game has already begun.
mistake-not-started = The game has not begun yet.
mistake-not-over = The game is not over yet.
mistake-closed = This table is closed. Open another one on the start page.
mistake-no-hints-here = No hints here: that was agreed when the table was opened.
mistake-no-take-backs-here = No taking back here: that was agreed when the table was opened.
mistake-coach-later = That comes later. For now, try what the light is on.
mistake-coach-once = A first game has no rematch. Begin it again from the rules page.
mistake-no-first-game = { $game } cannot be learned by doing yet. Its rules are on the rules page.
mistake-not-host = Only whoever opened the table can do that.
mistake-seats-open = Some seats are still free. Wait for somebody, or put bots in them.
mistake-not-that-now = Not that one now. { $ask }
mistake-stale = The game has gone on meanwhile. This is how things stand now.
mistake-bot-plays = A bot is playing for you. Take your seat back first.
mistake-not-absent = They are here. A bot can only play for somebody who has been away for a while.
mistake-no-take-back = You cannot take that back: nothing of yours is left to take back, something has been turned up since, or others have played on.
mistake-preview-reveals = You only see what this move turns up once you make it.
mistake-no-hint = No hint came to mind in time. Try again.
mistake-no-such-phrase = There is no such phrase. Choose one of: { $known }.
mistake-chat-full = Enough has been said at this table: its chat is full.

# The browser's own labels; its sentences about a game come from the server.
web-hero = Ghost games around one table
web-hero-line = The fairground is closed. The ghosts are not.
web-skip = Skip to the table
web-loading = Lighting the lanterns …
web-unreached = The house does not answer. Are you online?
web-try-again = Try again
web-no-page = There is nothing here but fog.
web-to-lobby = Back to the games
web-close = Close
web-save = Save
web-send = Send
web-copy = Copy
web-on = On
web-off = Off
web-theme-switch = Switch between night and day
web-me = Your settings
web-name = Name
web-your-name = What shall we call you?
web-name-saved = Good evening, { $name }.
web-name-needed = You need a name to sit down. Any name will do.
web-language = Language
web-theme = Look
web-theme-auto = Like my device
web-theme-night = Night
web-theme-light = Day
web-motion = Animations
web-sounds = Sounds
web-single-keys = Shortcuts with single letters
web-passphrase = Play on another device too
web-passphrase-about = With a passphrase, your name is yours alone. Type both on the other device, and your games come along.
web-passphrase-field = Passphrase, at least 8 letters
web-passphrase-save = That’s me
web-passphrase-set = That worked. You are { $name } on every device where you type your passphrase.
web-passphrase-change = Change your passphrase
web-passphrase-change-about = Your other devices will ask for the new one.
web-passphrase-old = Current passphrase
web-passphrase-new = New passphrase, at least 8 letters
web-passphrase-change-save = Change it
web-passphrase-changed = Your passphrase is changed. Type the new one on your other devices.
web-play-now = Play now
web-new-table = New table …
web-new-table-of = New table: { $title }
web-rules = Rules
web-players = { $least } to { $most } players
web-minutes = { $minutes } min
web-getting-ready = Getting ready on this computer, just this once: { $games }. You can already open a table.
web-tables-mine = Your games
web-tables-open = Tables with a free seat
web-tables-running = Games to watch
web-more-tables = { $count } more
web-just-now = just now
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-go-to = Play on
web-join = Join
web-watch = Watch
web-seats = Seats
web-seat = Seat { $number }
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-seat-me = Me
web-seat-here = Somebody here, on this device
web-seat-friend = A friend I invite
web-seat-bot = Bot, { $level }
web-seat-open = Free seat
web-player = Player { $number }
web-options = Rules for this table
web-edition = Edition
web-edition-house = The one that comes with the game
web-edition-named = Edition: { $title }
web-editions = Editions
web-editions-of = Your editions of { $title }
web-editions-about = Enter the tiles and cards of your own box once, and play with them. They are kept in this browser only; save them as a file, or hand them on as a link.
web-edition-new = New edition
web-edition-import = Open a file
web-edition-untitled = My box
web-edition-good = Nothing is wrong with it.
web-edition-wrong = Something is still wrong with it.
web-edition-checks = Checks
web-edition-play = Play with it
web-edition-edit = Edit
web-edition-export = Save as a file
web-edition-share = Share a link
web-edition-copied = The link is copied. Whoever opens it has your edition.
web-edition-bad-link = This link is incomplete: ask for it again.
web-edition-all = All my editions
web-edition-remove = Remove
web-edition-remove-sure = Remove this edition from this browser? Nothing brings it back but a file or a link that you have saved.
web-edition-kept = Everything is kept in this browser as you touch it.
web-edition-not-kept = This browser keeps nothing: save the edition as a file before you go.
web-edition-enter = Enter your own box …
web-who-comes = Who may join, how fast you play
web-public = Show the table on the start page; otherwise people need the link
web-clock = Clock
web-clock-none = No clock
web-clock-quick = Quick: 5 minutes, plus 10 seconds per move
web-clock-calm = Calm: 20 minutes, plus 30 seconds per move
web-clock-days = Over several days: 3 days, plus 1 day per move
web-clock-about = When the time is up, a bot plays on.
web-clock-up = { $name } is out of time: a bot plays on.
web-clock-up-mine = Your time is up: a bot plays on for you.
web-open-table = Open the table
web-level-random = Sleepwalker: just plays anything
web-level-moth = Moth: just learning
web-level-bat = Bat: easy
web-level-owl = Owl: thinks ahead
web-level-wolf = Wolf: strong
web-level-dragon = Dragon: as strong as it gets
web-sit = Sit here
web-start = Start the game
web-here = here
web-away = away
web-you = you
web-bot = bot
web-thinking = thinking
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-invite = Invite friends
web-invite-about = Anybody with this link can sit down. No account, just a name.
web-link = Link to this table
web-link-copied = Link copied.
web-qr = The link as a QR code
web-table = The table
web-actions = What to do
web-panel = Scores, log and chat
web-scores = Scores
web-log = Log
web-names = Show the names of the places
web-chat = Chat
web-chat-write = Say something
web-chat-phrases = Quick phrases
web-chat-mute = Hide the others’ messages
web-phrase-hello = Hello, everybody!
web-phrase-good-luck = Good luck!
web-phrase-thinking = Let me think …
web-phrase-nice-move = Nice move!
web-phrase-oops = Oops!
web-phrase-hurry = The ghosts are getting cold …
web-phrase-boo = Boo!
web-phrase-thanks = Thank you!
web-phrase-good-game = Good game!
web-phrase-again = Another one?
web-do-it = Do it
web-lay-it = Lay it
web-turn = Turn
web-back = Step back
web-take-back = Take back
web-hint = Hint
web-all-moves = All moves
web-go-on = Now touch one of the glowing places.
web-sending = One moment …
web-not-your-turn = It is not your turn. Have a look around meanwhile.
web-area-open = Look closer: { $name }
web-area-close = Close: { $name }
web-panel-fold = Fold the panel away
web-panel-open = Open the panel
web-lens-worth = Here and now: { $list }.
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = Show all
web-line-broken = The connection is gone. Trying again …
web-line-back = Connected again.
web-bot-take = Let a bot play for me meanwhile
web-bot-plays = A bot is playing for you.
web-bot-fill = Let a bot sit here
web-bot-choose = Which bot?
web-bot-away = Send { $name } away
web-bot-give-back = Play myself again
web-sheet-none = No points yet.
web-sheet-hint = Touch any points to see where they come from.
web-sheet-line = Points for
web-sheet-cell = { $line }, { $name }: { $points }. Show where the points come from
web-total = Total
web-over = The game is over
web-final-sheet = Final sheet
web-look-at-table = Look at the table
web-rematch = Play again
web-rematch-go = On to the next game
web-rematch-open = The next game is open.
web-journal = Save the game as a file
web-picture = Share a picture
web-picture-failed = That picture did not work out. Please try again.
web-shuffle = Was the shuffle fair?
web-shuffle-about = We sealed the shuffle before the game. Now the seal is open, and your browser can check that it is the same shuffle.
web-shuffle-promise = The seal:
web-shuffle-seed = What was in it:
web-shuffle-check = Check it here
web-shuffle-good = It matches: nobody touched the shuffle.
web-shuffle-bad = It does not match. This is not the shuffle we sealed.
web-hand-over = Pass the device to { $name }
web-hand-over-why = The table stays hidden until then, so that secrets stay secret.
web-hand-over-begin = I am { $name }
web-replay = Replay
web-replay-of = Replay: { $title }
web-replay-slider = Move
web-replay-eyes = Through the eyes of
web-replay-watcher = a watcher
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-next = One move on
web-replay-begin = Everything is set up.
web-sound-on = Sounds are on.
web-sound-off = Sounds are off.
web-keys = Keys
web-key-arrows = on to the next thing that glows
web-key-look = look at one thing after another
web-key-confirm = choose; once more: do it
web-key-turn = turn it
web-key-back = one step back
web-key-takeback = take back
web-key-what = what can I do?
web-key-mine = what is mine
web-key-theirs = what the others have
web-key-last = the last move
web-key-points = everybody’s points
web-key-moves = all moves as a list
web-key-names = names of the places on or off
web-key-rules = the rules
web-key-coach = what the coach says, once more
web-key-sound = sounds on or off
web-key-keys = this list
web-speech-nothing = Nothing there.
web-speech-empty = empty
web-speech-wait = You have nothing to do right now.
web-speech-more = And { $count } more; step through them with the arrow keys.
web-speech-points = { $name }: { $points }.
web-speech-change = Points: { $change }.
web-speech-confirm = Press Enter to do it.

# What games tell that have no words of their own for it
told-chose = { one-has } chose.
told-move = { $name }: { $move }

# Batches of games, for researchers
seat-name = Seat { $seat }
mistake-device = There is no device “{ $device }”. Batches run on: { $known }.
mistake-no-such-seat = There is no seat { $seat } here: seats are 0 to { $last }, and -1 is whoever looks on.
mistake-batch-shape = { $name } must have the shape { $wanted }, not { $found }.
mistake-batch-moves = Moves must be whole numbers, not { $found }.
mistake-batch-move = Game { $place } of the batch has no legal move { $move } at ply { $ply }. Choose from its row of the mask; nothing was played in any game.
mistake-rules-version = There is no version { $found } of these rules; this program knows versions 1 to { $known }.

# The first touch: nobody is asked anything before they play.
web-guest = Guest { $number }

# Leaving a table and finding it again; the waiting room
web-leave = Leave
web-leave-title = Leave: { $title }
web-leave-later = Come back later
web-leave-later-about = Your seat stays yours. You find the game at the top of the start page.
web-leave-end = End the game
web-leave-end-about = Nobody wins. You can still look at it again.
web-leave-agree = Stop together
web-leave-agree-about = The game ends here without a winner, as soon as everybody who plays agrees.
web-leave-resign = Give up
web-leave-resign-about = A bot plays on in your seat. You cannot come back to it.
web-leave-close = Close the table
web-leave-close-about = Nobody can sit down any more, and the link leads nowhere.
web-leave-stand = Stand up
web-leave-stand-about = Your seat is free for somebody else.
web-proposal = Stop here?
web-proposal-by = { $names }: shall we stop here? Nobody would win.
web-proposal-mine = You suggested stopping here. The others have not agreed yet.
web-proposal-declined = Not everybody wants to stop here. The game goes on.
web-agree = Yes, let’s stop
web-play-on = Play on
web-turns = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
web-my-turn = Your turn, { $time } so far
web-my-move = Your move
web-waiting-for = Waiting for { $names }
web-bots-play = The bots are at it
web-not-begun = Ready to start
web-go-in = Go in
web-look-in = Look in
web-with = with { $names }
web-finished = Finished games
web-finished-older = Older ones
web-put-away = Remove from this list
web-host = host
web-stand-up = Stand up
web-left = gave up
web-bot-random = Sleepwalker
web-bot-moth = Moth
web-bot-bat = Bat
web-bot-owl = Owl
web-bot-wolf = Wolf
web-bot-dragon = Dragon
web-agree-hints = Hints are allowed
web-agree-takebacks = Moves may be taken back
web-agreed = Agreed here
web-agreed-hints = Hints
web-agreed-no-hints = No hints
web-agreed-takebacks = Take-backs
web-agreed-no-takebacks = No take-backs
web-agreed-clock = Clock: { $time }, plus { $extra } per move
web-agreed-public = Listed on the start page
web-agreed-private = With the link only
web-reach-here = This address only works on this device.
web-reach-here-more = To let others in your home network in, stop the server and start it like this:
web-reach-house = Works for everybody in the same network: on the same Wi-Fi, they scan the code or open the link.
web-reach-house-more = To be reached from outside, put the server behind an address of its own, with a proxy or a tunnel, and tell it that address:
web-reach-more = How can others reach it?
mistake-dataset-there = { $folder } holds a dataset of { $name } already. Choose another folder with --out, or --replace it.
mistake-no-dataset = { $file } is no dataset of ours. Give it a Parquet file that `ghostyard export` has written.
mistake-dataset-schema = { $file } has version { $found } of our columns; this program reads version { $known }. Export it anew, or use the release that wrote it.
mistake-not-on-device = Batches on a GPU do not have “{ $what }”. Use a batch on the CPU for that.
mistake-executor = There is no executor “{ $name }”. Choose from: { $known }.
mistake-no-cluster = No Ray cluster answers at { $address }: { $problem }
export-written = { $rows } decisions in { $files ->
    [one] one file
   *[other] { $files } files
 } in { $folder }, { $speed } a second.
import-written = { $games ->
    [one] One journal
   *[other] { $games } journals
 } in { $folder }.
mistake-whole-numbers = { $name } takes whole numbers with commas between them, not “{ $found }”.
exploit-budget = Iterations
exploit-reward = Reward
exploit-points = Lead
exploit-about = A response that was searched for, in { $games } games against { $bot } in all other seats, with 95 % intervals. What it wins is a lower bound: somebody may know a better one.
study-luck = What decides
luck-seat = the seat
luck-deal = the deal
luck-level = the level of play
luck-rest = chance and the others
luck-points = points
luck-victories = victories
web-pace = Pace of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-off = at once
web-volume = Volume
web-skip-ahead = Skip ahead

# Reasons of hints
hint-even = About as good: { $other }.
hint-only = Nothing else is possible.
hint-cost = The price: { $reasons }.
hint-wins = wins { $share } of the games instead of { $other }

# ---- manuals
lesson-sheet = { $name }’s score sheet. Touch a line to see on the board what made its points.
rules-more = More: `ghostyard rules { $game } --all` shows every clause, a clause’s number shows that one, and `--search` finds words.
mistake-no-such-clause = There is no clause { $name } in this game. They go from { $first } to { $last }.
mistake-nothing-found = Nothing in these rules has “{ $text }”. Try fewer or other words.
mistake-no-rules = There are no rules pages for { $name }.
mistake-no-diagrams = There are no diagrams for { $name }: nothing to draw.
web-lesson-parts = On this page
web-clauses = Every rule, clause by clause
web-clauses-about = Each clause has a number. Refused moves and score sheets link here.
web-clauses-search = Search the rules
web-clauses-found = { $count ->
    [one] { $count } place found.
   *[other] { $count } places found.
 }
web-clauses-none = Nothing here has these words. Try fewer, or others.
web-print = Print
web-rules-page = Open as a page
web-site-fetching = Fetching the games …
web-site-starting = Setting up the table …
web-site-old = This browser is too old to play without a server. Use a newer one.
web-site-away = No network: you play in this browser for now. Tables with others come back when the network does.
web-site-elsewhere = Your games have gone on in another tab of this browser.
web-site-here = Go on in this one
web-site-renew = There is a new version: load it
web-site-others = There is a new version: close the other tabs of Ghostyard, then load it
web-saved-open = Open a saved game …
web-saved-bad = This is not a saved game of ours. Choose a file that Ghostyard saved.
web-saved-go-on = Go on with { $title }
web-saved-about = { $moves ->
    [one] One move has been made. Who plays on?
   *[other] { $moves } moves have been made. Who plays on?
}
web-go-on-here = Go on
web-leave-friends = Go on with friends
web-leave-friends-about = Take this game to a table on a server, where others can sit down. You may know what is hidden, and they are told so.
web-leave-save = Save it as a file
web-leave-save-about = “Open a saved game” on the start page goes on with it, here or elsewhere.
web-friends-title = Go on with friends
web-friends-about = Friends play at a table on a server: yours at home, or one that you know. This game is opened there with all its moves; nothing is dealt again, so you may know what is hidden, and everybody there is told so.
web-friends-address = Address of the server
web-friends-address-bad = This is not an address. It begins with https:// or http://.
web-friends-go = Go there
web-site-broken = The table could not be set up. Reload the page; your games are safe in this browser.

# Editions by touch: what is the same for every game.
faces-title = What your edition is called
faces-before = The one before
faces-next = The next one
faces-before-page = Earlier ones
faces-next-page = Later ones
faces-typed = Name and numbers
faces-clear = Take everything off
faces-add = Add: { $thing }
faces-drop = Take off: { $thing }

# The score pad beside a real table
pad-name = Name
pad-player = Player { $number }
why-written = written by hand
mistake-document = What was kept here cannot be read any more. Begin a new pad.
mistake-no-such-edit = “{ $edit }” is nothing that can be done here. Touch something that is there now.
mistake-no-such-editor = There is nothing to write down for { $title }. Choose another game on the start page.
mistake-no-such-pad = This pad is gone: nobody touched it for two weeks. Go on alone, or share a new one.
mistake-pad-busy = Too many people write at once. Touch it again.
mistake-pad-changed = Somebody else has written something since, so it cannot be undone any more. Change it by hand.
mistake-pad-full = At most { $most } players. Remove one first.
mistake-pad-few = { $least ->
    [one] One player has to stay.
   *[other] { $least } players have to stay.
}
web-pad = Score pad
web-pad-link = Score a real table
web-pad-title = { $title }: score pad
web-pad-seats = Players
web-pad-add = Add a player
web-pad-remove = Remove { $name }
web-pad-undo = Undo
web-pad-redo = Redo
web-pad-new = New pad
web-pad-new-sure = Clear everything and begin anew? Undo brings it back.
web-pad-share = Everybody on their own phone
web-pad-share-about = Scan this code with the other phones. Each writes their own board, and everybody sees all points. The pad is gone when nobody touches it for two weeks.
web-pad-here = This link works on this device only: start the server so that others in your house can reach it.
web-pad-picture = Share a picture
web-pad-print = Print
web-more = More
web-pad-together = Shared: others write here too
web-pad-alone = Go on alone
web-pad-offline = No network. What you have entered is kept here and sent when the network is back. Points wait until then.
web-pad-online = The network is back.
web-pad-points = Points
web-pad-typed = or type it
web-pad-problem = Show me
web-pad-loading = The pad is being laid out …
web-pad-kept = Kept on this device. Once opened, it works without a network.
web-pad-waiting = { $count ->
    [one] { $count } touch is waiting for the network.
   *[other] { $count } touches are waiting for the network.
}
web-pad-notes = What that tells you
web-pad-edition-about = Whose tiles and cards you pick from. What you have entered stays as it is.
web-pad-kind-pad = Points
web-pad-kind-notebook = Notebook

# Puzzles
puzzles-making = Puzzles of { $game }
puzzles-made = { $puzzles } puzzles are in { $file } ({ $seconds } s of computing).
puzzles-number = No.
puzzles-grade = How hard
puzzles-seats = Players
puzzles-margin = Margin
puzzles-check = Checked
puzzles-exhaustive = every turn
puzzles-deep = deep search
puzzle-title = { $game }, puzzle { $number } { $stars }
puzzle-prompt = What would you play? “q” shows the answer
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-solution = The best turn
puzzle-behind-points = { $how ->
    [least] That is { $far } points or more behind the best turn, on average.
   *[about] That is about { $far } points behind the best turn, on average.
  }
puzzle-behind-wins = { $how ->
    [least] The best turn wins at least { $far } of the games more.
   *[about] The best turn wins { $far } of the games more.
  }
puzzle-lacks = What the best one has over it: { $reasons }.
puzzle-reason = Compared with “{ $other }”: { $reasons }.
puzzle-checked-deep-points = Checked: of { $turns } turns this one comes out { $margin } points ahead of the next best ({ $low } to { $high }), over { $worlds } imagined games.
puzzle-checked-deep-wins = Checked: of { $turns } turns this one wins { $margin } of the games more than the next best ({ $low } to { $high }), over { $worlds } imagined games.
puzzle-checked-exhaustive-points = Checked: all { $turns } turns were played to the end of the game; this one comes out { $margin } points ahead of the next best.
puzzle-checked-exhaustive-wins = Checked: all { $turns } turns were played to the end of the game; this one wins { $margin } of the games more than the next best.
mistake-no-such-puzzle = There is no puzzle “{ $puzzle }”: choose a number from 1 to { $most }.
mistake-no-puzzles = There are no puzzles here yet. `ghostyard puzzles make` makes some.
mistake-puzzle-move = That can’t be played here. { $reason }
mistake-cannot-write = I cannot write { $file }: { $problem }. Choose another place with --out.
mistake-query-long = “{ $name }” is too long: { $most } letters at most.
mistake-puzzle-over = The turn ends before that move: leave out what comes after it.
web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $title }
web-puzzles-line = Positions from strong games. In each, one turn is clearly the best. Find it.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-all = All { $count } puzzles
web-puzzles-solved = { $count } of { $all } solved
web-puzzle = Puzzle { $number }
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-line = The same for everybody, a new one every day.
web-puzzle-go = Solve it
web-puzzle-done = Solved
web-puzzle-grade = { $grade } of 5 lanterns
web-puzzle-ask = What would you play?
web-puzzle-again = Try again
web-puzzle-show = Show me
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-share = Share
web-puzzle-copied = Copied. Paste it wherever you like.
web-puzzle-found = Who found it
web-puzzle-found-share = found it { $share } of the time
web-puzzle-mostly = Most often:
web-puzzle-sight = At first sight
web-puzzle-solved-share = { $tries ->
    [one] Ghostyard { $day } · { $title } { $stars } · found at the first try · { $address }
   *[other] Ghostyard { $day } · { $title } { $stars } · found after { $tries } tries · { $address }
  }
web-puzzle-shown-share = Ghostyard { $day } · { $title } { $stars } · I needed help · { $address }
web-puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
  }

# Learning by doing
web-learn = Learn by doing
web-learn-offer = New here? Learn it in 5 minutes
web-learn-brief = Learn it in 5 minutes
web-learn-decline = No, thank you
web-first-game-of = First game: { $title }
web-first-game-left = Pick up where you left off.
web-coach = Your coach
web-coach-count = { $number } of { $of }
web-coach-on = Go on
web-coach-back = The step before
web-coach-confirm = Ready? Press “{ $verb }”, or touch it once more.
web-coach-turn = Touch it again to turn it. Like it? Press “{ $verb }”.
web-coach-play = Now a real game
web-coach-rules = Read the rules

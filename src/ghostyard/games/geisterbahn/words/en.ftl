title = Gefangen in der Geisterbahn
tagline = Trapped in the ghost train: find the code and get out, or lose heart and haunt the others.

option-open-piles = The kinds of the key piles lie open
option-reversing = Cars may set off backwards
option-last-key = A morale of 1 is enough for a key
option-every-terror = Ghosts score for every terror, not only for meetings
option-dawn = Rounds until dawn
option-shown-as = Keys are shown as
option-shown-as-0 = numbers
option-shown-as-1 = colours
option-shown-as-2 = symbols

mistake-no-more-turns = You have turned your tile already. Drive.
mistake-turning-forbidden = No tile may be turned this turn, because of the Ghost Train or the Lamp. Drive.
mistake-gate-is-fixed = The Gate House is never turned. Choose another tile.
mistake-faces-the-frame = The track of a Key Chamber must face a tile of the board. Turn it another way.
mistake-car-could-not-move = After that turn the car could not move. Turn another tile, or another way.
mistake-must-turn = The car cannot move as things lie. First turn a tile so that it can.
mistake-no-way = No track leads that way. Choose one of the ways on offer.
mistake-no-door = There is no other track end there that leads off the board. Choose one that does.
mistake-must-go-on = The car must move: choose where it comes back in.
mistake-not-in-hand = You do not hold that card. Choose one from your hand.
mistake-horror-in-hand = You have a horror in hand, so you must play one of yours.
mistake-no-protection = That does not protect you from this. Roll the die, or use something that does.
mistake-not-them = That player cannot be chosen now. Choose one of those on offer.
mistake-no-such-key = You have no key from that pile. Choose one that you have.
mistake-nothing-to-take = There is no such thing to take. Take something else, or nothing.
mistake-looked-already = You have looked at a code card already.
mistake-too-few-keys = You need at least three keys to try the code.
mistake-no-such-item = You do not have that item. Choose one that you have.
mistake-not-in-step-one = Lamp, Compass and Pliers are for step 1, before the car moves.
mistake-no-key-to-give = You have no key from that pile to give back.
mistake-pile-is-empty = That pile has no key left. Choose another.
mistake-turned-already = The Lamp goes instead of turning, and the Compass needs a turn that is allowed.
mistake-not-for-this-car = Your own items do not help a car that is not yours.
mistake-cannot-move = After swapping that tile the car could not move. Choose another.
mistake-lamp-in-vain = Even with the Lamp the car could not set off from here. Keep it.
mistake-box-is-empty = No code card is left in the box: the Whistle would bring nothing.
mistake-not-swappable = Those two cannot be swapped: they must be two track tiles, and the car must be able to move.
mistake-must-lose-item = The Hand wants an item, and you have one. Choose it.
mistake-geisterbahn-edge-twice = { $file }: in { $path }, tile { $tile } uses an edge twice. Every edge has one track end at most.
mistake-geisterbahn-track = { $file }: in { $path }, tile { $tile } needs a stem and two or more branches for a switch, or three to six exits for a roundabout.
mistake-geisterbahn-corners = { $file }: { $path } must name exactly the six corners a1, a4, d1, d7, g1 and g4.
mistake-geisterbahn-frame = { $file }: in { $path }, the chamber on { $place } faces the frame. Let it face a tile.
mistake-geisterbahn-opposite = { $file }: in { $path }, put the two chambers opposite each other on the ring of twelve, such as b3 and f3.
mistake-geisterbahn-place = { $file }: in { $path }, { $place } is not a free place of the board. Every place holds one tile; the Gate House is on d4.
mistake-geisterbahn-horror = { $file }: in { $path }, “{ $name }” is not one of the 51 horrors, or it is there twice.
mistake-geisterbahn-two-crackers = { $path }: only one player can crack the code. Mark just one.
mistake-geisterbahn-ghost-cracker = { $path }: a ghost (morale 0) cannot crack the code. Check the morale.
mistake-geisterbahn-living-points = { $path }: only ghosts (morale 0) have victory points. Check the morale, or set the points to 0.

line-escaped = Escaped
line-points = Victory points

edge-n = north
edge-ne = north-east
edge-se = south-east
edge-s = south
edge-sw = south-west
edge-nw = north-west
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet
colour-white = white
symbol-moon = moon
symbol-bell = bell
symbol-raven = raven
symbol-rose = rose
symbol-crown = crown
symbol-star = star
encounter-rise = morale rises to { $to }
encounter-range = morale { $low } to { $high }: +{ $gain }

card-dracula = Dracula
card-ghost-train = Ghost Train
card-haunting-rickshaw = Haunting Rickshaw
card-the-hand = The Hand
card-the-horla = The Horla
card-klara-militsch = Klara Militsch
card-mijnheer-vanderhusen = Mijnheer Vanderhusen
card-black-hoods = Black Hoods
card-the-invisible-man = The Invisible Man
card-wendigo = Wendigo
card-werewolf = Werewolf
card-carmilla = Carmilla
card-lord-ruthven = Lord Ruthven
card-count-orlok = Count Orlok
card-the-golem = The Golem
card-the-creature = Frankenstein's Creature
card-grendel = Grendel
card-the-mummy = The Mummy
card-banshee = Banshee
card-white-lady = White Lady
card-headless-horseman = Headless Horseman
card-flying-dutchman = Flying Dutchman
card-jacob-marley = Jacob Marley
card-erlking = Erlking
card-peter-quint = Peter Quint
card-martian = Martian
card-selenite = Selenite
card-the-damned-thing = The Damned Thing
card-xipehuz = The Xipehuz
card-the-colour = The Colour
card-moon-calf = Moon Calf
card-crystal-egg = Crystal Egg
card-doctor-caligari = Doctor Caligari
card-doctor-mabuse = Doctor Mabuse
card-doctor-moreau = Doctor Moreau
card-mister-hyde = Mister Hyde
card-svengali = Svengali
card-bluebeard = Bluebeard
card-coppelius = Coppelius
card-sweeney-todd = Sweeney Todd
card-rappaccini = Rappaccini
card-the-pit = The Pit
card-the-pendulum = The Pendulum
card-red-death = Red Death
card-the-raven = The Raven
card-tell-tale-heart = Tell-Tale Heart
card-premature-burial = Premature Burial
card-doppelganger = Doppelganger
card-yellow-wallpaper = Yellow Wallpaper
card-monkeys-paw = Monkey's Paw
card-the-maelstrom = The Maelstrom
card-lamp = Old Lamp
card-book = Book
card-booze = Bottle of Booze
card-rasp = Rasp
card-lorgnette = Lorgnette
card-whistle = Whistle
card-die = Die
card-compass = Compass
card-pliers = Pliers
card-garlic = Garlic
card-cross = Cross
card-umbrella = Umbrella
card-letter = Letter of Isabella of Egypt
card-mirror = Mirror
card-muzzle-loader = Muzzle Loader with Silver Bullet

ask-nothing = The game is over.
ask-step-one = Turn a tile, or drive. { $mover } moves.
ask-second-tile = Which tile do you swap it with?
ask-way = Which way does { $mover } ride?
ask-teleporter = The track leads off the board. Where does { $mover } come back in?
ask-wall = A wall. Through it, or stop?
ask-horror = Terrify { $victim }: choose a horror.
ask-face-it = { $card } stands before you. Roll the die, or protect yourself.
ask-which-item = The Hand reaches for your things. Which item do you give up?
ask-which-key = Mijnheer Vanderhusen wants a key. Which one goes back?
ask-whom = You held firm. Terrify somebody else?
ask-pass-on = You held firm. Pass the Wendigo on?
ask-mug = You are not alone here. Mug somebody?
ask-loot = It worked. What do you take from { $other }?
ask-gate = The Gate House: look at a code card, try the code, or leave it.
ask-next-key = It matches! Lay the next key.
ask-free = Play an item, or end your turn.
ask-too-many = Too many cards: discard { $left }.

picture-round = Round { $round } of { $last }, then dawn breaks
picture-tracks = Tracks (o roundabout, < switch):
picture-piles = Key piles: { $piles }
picture-code = Code: { $code }
picture-box = In the box: { $kinds }
picture-gone = Out of the game: { $kinds }
picture-player = { $number } { $name } on { $place}: morale { $morale }, cards { $cards }, keys { $keys }
picture-ghost = { $number } { $name } on { $place}: a ghost with { $points } points, cards { $cards }
picture-hand = Your hand: { $cards }

turned-by = { $by ->
    [60] 60 degrees to the right
    [120] 120 degrees to the right
    [180] halfway round
    [240] 120 degrees to the left
   *[300] 60 degrees to the left
}
move-turntile = turn { $cell } { turned-by }
move-drive = drive
move-rideto = ride { $edge }
move-teleport = come back in at { $door }
move-through = go through the wall
move-stop = stop here
move-playhorror = play { $card }
move-play-from-the-pile = play the top horror of the pile
move-roll = roll the die
move-protect = show: { $item }
move-terrify = terrify { $seat }
move-decline = no, thank you
move-discard = discard { $card }
move-giveback = put back the key from { $chamber }
move-mug = mug { $seat }
move-take-a-card = take a hand card
move-take-a-key = take a key
move-take-the-book = take the Book
move-take-the-booze = take the Bottle of Booze
move-take-nothing = take nothing
move-look = look at code card { $place }
move-lay = lay the key from { $chamber }
move-done = done
move-use-lamp = light the Old Lamp
move-use-book = read the Book
move-use-booze = drink the Booze
move-use-compass = use the Compass
move-useoncode = { $item }: code card { $place }
move-useonpiles = { $item }: { $first } and { $second }
move-usepliers = Pliers: take up { $cell }
move-swapwith = swap it with { $cell }

tell-goes-on = { $name } goes on.
tell-sets-off = { $name } sets off.
tell-turned = { $name } turns { $cell } { turned-by }.
tell-swapped = { $name } swaps the tiles { $cell } and { $cell2 }.
tell-starts = It is { $name }'s turn.
tell-dracula-bites = Dracula bites { $name }.
tell-hoods-roll = The Black Hoods whisper around { $name }: { $number ->
    [8] an 8
   *[other] a { $number }
}.
tell-hoods-go = The Black Hoods let go of { $name }.
tell-driven = A hood over the eyes: { $other } steers { $name }'s car.
tell-horla-drives = The Horla moves { $name }'s hand: { $other }'s car rides instead.
tell-stays = { $name }'s car cannot move. It stays.
tell-turns-round = { $name }'s car turns round.
tell-rides = { $name } rides over { $cells }.
tell-teleports = { $name } shoots out into the dark and comes back in at { $cell }.
tell-walks-through = { $name } goes straight through the wall to { $cell }.
tell-stops-track = { $name } comes to a dead end on { $cell }.
tell-stops-haunting = { $name } haunts { $cell } now.
tell-stops-key-chamber = { $name } rolls into the Key Chamber { $cell }.
tell-stops-meeting-room = { $name } rolls into the Chamber of Encounters.
tell-stops-store-room = { $name } rolls into the Chamber of Items.
tell-stops-gate-house = { $name } stands before the gate.
tell-turns-on = { $name } turns on { $other }.
tell-gate-turns = The last car has left. The Gate House turns over: three tracks remain.
tell-plays = { $name } lets { $card } loose on { $other }.
tell-from-pile = { $name } has no horror in hand. From the pile comes { $card }, for { $other }.
tell-no-horror = There is no horror left anywhere. Silence.
tell-mixed-horror = Not what { $name } hoped for: { $card } jumps out!
tell-protected = { $name } holds up: { $card }. The horror shrinks back.
tell-holds = { $name } rolls { $roll ->
    [8] an 8
   *[other] a { $roll }
} and holds firm.
tell-fails = { $name } rolls { $roll ->
    [8] an 8
   *[other] a { $roll }
} and shudders.
tell-morale-up = { $name } takes heart: +{ $by }, morale { $now }.
tell-morale-down = { $name } loses heart: -{ $by }, morale { $now }.
tell-lays-out = { $card } stays with { $name }.
tell-due-train = The Ghost Train holds { $name }: no turning and no teleporter next turn.
tell-due-horla = The Horla sits in { $name }'s head: next turn it moves the right neighbour's car.
tell-due-invisible = The Invisible Man grips { $name }: next turn straight to a Key Chamber.
tell-loses-item = The Hand takes { $card } from { $name }.
tell-nothing-to-lose = { $name } has nothing for the Hand to take.
tell-returns-key = A key of { $name }'s goes back to the pile at { $chamber }.
tell-klara-puts = Klara Militsch leads { $name } to the Gate House, to the track in the { $edge }.
tell-wolf-gains = The wolf in { $name } licks its lips.
tell-moves-to = { $card } goes over to { $name }.
tell-horror-goes = { $card } leaves { $name }.
tell-point = A victory point for the ghost { $name }: { $number } now.
tell-becomes-ghost = { $name } has lost all heart, and is a ghost from now on.
tell-draws-three = { $name } draws { $number } new horrors.
tell-draws-key = { $name } draws a key at { $chamber }.
tell-it-is = You see: { $kind }.
tell-no-key = No key for { $name } at { $chamber }.
tell-encounter = { $name } meets somebody: { $encounter }.
tell-draws-item = { $name } finds an item.
tell-looks = { $name } looks at code card { $place }.
tell-lays-key = { $name } lays { $key }. Code card { $place } is turned up: { $code }.
tell-crack-fails = The gate stays shut.
tell-cracked = The gate swings open! { $name } is free.
tell-mugs = { $name } creeps up on { $other }.
tell-mugged = { $name } has been mugged by { $other }.
tell-takes-card = { $name } pulls a card out of the other's hand.
tell-takes-key = { $name } pulls out a key from the pile at { $chamber }.
tell-takes-item = { $name } snatches { $card }.
tell-uses = { $name } uses: { $card }.
tell-item-ends = { $card }: over for { $name }.
tell-exchanges = { $name } exchanges a key from { $chamber } for one from { $chamber2 }.
tell-whistles = { $name } whistles: code card { $place } is another one now.
tell-piles-swapped = { $name } swaps the key piles at { $chamber } and { $chamber2 }.
tell-discards = { $name } discards { $card }.
tell-dawn-breaks = Dawn breaks. The ghost train stands still.
tell-all-ghosts = Nobody is left alive. The ghosts have the train to themselves.
tell-appears = An invisible grip: { $name } is in the Key Chamber { $cell }.
tell-declines = { $name } lets it be.
tell-reshuffled = { $number } discarded cards are shuffled into a new pile.

class-1 = fiend
class-2 = wraith
class-3 = alien
class-4 = evil man
class-5 = terrible vision

look-fairground = The ghost train
look-tile-0 = { $cell }: track to { $edges }
look-tile-1 = { $cell }: Key Chamber, open to { $edges }
look-tile-2 = { $cell }: Chamber of Encounters, open to { $edges }
look-tile-3 = { $cell }: Chamber of Items, open to { $edges }
look-tile-4 = { $cell }: the Gate House, tracks to { $edges }
look-door = Teleporter at { $cell }, { $edge }
look-car = { $name }'s car on { $cell }
look-ghost = The ghost of { $name } on { $cell }
look-pile = Keys at { $cell }: { $kind }, { $left } left
look-code = Code card { $place }: { $kind }
look-unknown = unknown
look-unknown-cards = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
look-nothing = nothing
look-box = In the box: { $kinds }
look-gone = Out of the game: { $kinds }
look-round = Round { $round } of { $last }, then dawn breaks
look-horrors = Horrors: { $left } to draw, { $gone } discarded
look-items = Items: { $left } to draw, { $gone } discarded
look-encounters = Encounters: { $left } to draw, { $gone } discarded
look-die = The die shows { $roll }
look-die-rests = The die
look-victim = It goes for { $name }
look-horror = { $card }, { $sort }: { $success } if you hold firm, { $failure } if not
look-points = { $name }, a ghost: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
look-morale = { $name }'s morale: { $morale }
look-key = Key from { $chamber }: { $kind }
look-due = Next turn: { $card }
look-back = A card in { $name }'s hand

effect-dracula = If you fail: he stays, and bites every turn, until he finds somebody else.
effect-ghost-train = If you fail: no turning and no teleporter next turn.
effect-haunting-rickshaw = If you hold firm: terrify somebody yourself.
effect-the-hand = If you fail: give up an item.
effect-the-horla = If you fail: next turn you move your right neighbour's car.
effect-klara-militsch = If you fail: back to the Gate House.
effect-mijnheer-vanderhusen = If you fail: a key goes back to its pile.
effect-black-hoods = If you fail: they stay, and may let your right neighbour steer.
effect-the-invisible-man = If you fail: next turn straight to the nearest Key Chamber.
effect-wendigo = If you hold firm: pass it on.
effect-werewolf = If you fail: it stays, and jumps at whoever you meet.
effect-lamp = Once: pass one wall instead of turning a tile.
effect-book = Morale +3 until a test fails.
effect-booze = Morale +3 for 4 turns.
effect-rasp = Once, morale -1: exchange a key.
effect-lorgnette = Once, morale -1: look at a code card.
effect-whistle = Once, morale -1: replace a code card.
effect-die = Once, morale -1: swap two key piles.
effect-compass = Once: turn one more tile.
effect-pliers = Once: swap two tiles.
effect-garlic = Protects from Dracula and the Werewolf.
effect-cross = Protects from terrible visions.
effect-umbrella = Protects from aliens.
effect-letter = Protects from wraiths.
effect-mirror = Protects from fiends.
effect-muzzle-loader = Once: protects from any horror.

# Bots
level-moth-here = Moth rides towards every light in the tunnel, and is easily scared.
level-bat-here = Bat hears where the tracks lead, and takes the next bend.
level-owl-here = Owl remembers which chamber hid which key.
level-wolf-here = Wolf hunts keys while alive and you when dead.
level-dragon-here = Dragon turns the tile you needed, and knows the code by heart.

# Endings, for studies
ending-cracked = The code is cracked
ending-all-ghosts = All are ghosts
ending-dawn = Dawn breaks

# In the lens: what things do, by the names of their symbols
web-about-geisterbahn-track = You may turn one tile, then you ride until something stops you. At a dead end, the player with the lowest morale terrifies you. (GEI-19)
web-about-geisterbahn-gate = Gate House: with a key you may look at a code card; with three keys you may try the code. (GEI-23)
web-about-geisterbahn-key-chamber = Key Chamber: your left neighbour terrifies you. With more than 1 morale left you then draw a key. (GEI-21)
web-about-geisterbahn-encounters = Chamber of Encounters: turn one up. (GEI-22)
web-about-geisterbahn-items = Chamber of Items: draw one. (GEI-22)
web-about-geisterbahn-key = Three keys that match the code, in its order, open the gate. (GEI-24)
web-about-geisterbahn-code = The code: three kinds of keys, in this order. (GEI-24)
web-about-geisterbahn-horror = Whoever is terrified rolls: up to their own morale they hold firm, and the green number counts; otherwise the red one. (GEI-28)
web-about-geisterbahn-item = Items that protect are shown instead of rolling; the others are used in your own turn. (GEI-65)
web-about-geisterbahn-encounter = Encounters can raise your morale, and never lower it. (GEI-22)
web-about-geisterbahn-die = Ten sides. Whoever rolls no more than their morale holds firm. (GEI-28)
web-about-geisterbahn-morale = Morale goes from 9 down to 0. At 0 you become a ghost, and hunt the others. (GEI-29)
web-about-geisterbahn-points = A ghost scores a point whenever somebody it meets fails the test. (GEI-34)
web-about-geisterbahn-door = Teleporter: if you turned nothing, ride out here and back in at any other, once a turn. (GEI-17)
web-about-geisterbahn-car = Cars ride forward until something stops them: a wall, a chamber, an occupied track. (GEI-16)
web-about-geisterbahn-ghost = A ghost terrifies whoever it meets, and may end its ride with a step through a wall. (GEI-32)
web-about-geisterbahn-pile-horrors = Whoever has to terrify somebody and has no horror in hand plays the top one. (GEI-27)
web-about-geisterbahn-due = It waits for the next turn. (GEI-39)

# Told once, on the first screen of a first game.
web-aim-geisterbahn = Collect keys, learn the code of three and open the gate before your morale is gone. With none left you go on as a ghost.
web-first-geisterbahn = On your turn, turn one tile if you like; then your car rides until something stops it. When you terrify somebody, the numbers on the card say what it costs them: on the left if they stand firm, on the right if they do not.
# How one stands before the end, for hints
sign-morale = own morale
sign-code = code cards seen
sign-found = keys of the code
sign-keys = keys
sign-rival-morale = the others’ morale

title = Gefangen in der Geisterbahn
tagline = Find the code and leave the ghost train, or lose heart and haunt the others.

option-open-piles = Everybody sees which keys lie in which pile
option-reversing = Cars may set off backwards
option-last-key = A morale of 1 is enough to draw a key
option-every-terror = Ghosts score for every scare, not only when they meet somebody
option-dawn = Rounds until dawn
option-shown-as = You tell keys apart by
option-shown-as-0 = numbers
option-shown-as-1 = colours
option-shown-as-2 = symbols

mistake-no-more-turns = You have already turned a tile. Set off.
mistake-turning-forbidden = You cannot turn a tile this turn, because of the Ghost Train or the Lamp. Set off.
mistake-gate-is-fixed = The Gate House never turns. Choose another tile.
mistake-faces-the-frame = The track of a Key Chamber has to lead to a tile. Turn it another way.
mistake-car-could-not-move = Then the car could not move. Turn another tile, or turn this one another way.
mistake-must-turn = The car is stuck. First turn a tile so that it can move.
mistake-no-way = There is no track that way. Choose one of the ways you are offered.
mistake-no-door = No other track leads off the board there. Choose one that does.
mistake-must-go-on = The car has to move on: choose where it comes back in.
mistake-not-in-hand = You do not have that card. Choose one from your hand.
mistake-horror-in-hand = You have a horror in your hand, so you must play one of yours.
mistake-no-protection = That does not protect you from this. Roll the die, or use something that does.
mistake-not-them = You cannot choose them now. Choose somebody you are offered.
mistake-no-such-key = You have no key from that pile. Choose one you have.
mistake-nothing-to-take = There is nothing like that to take. Take something else, or nothing.
mistake-looked-already = You have already looked at a code card.
mistake-too-few-keys = You need at least three keys to try the code.
mistake-no-such-item = You do not have that item. Choose one you have.
mistake-not-in-step-one = Use Lamp, Compass and Pliers before your car moves.
mistake-no-key-to-give = You have no key from that pile to give back.
mistake-pile-is-empty = There is no key left in that pile. Choose another.
mistake-turned-already = The Lamp is used instead of turning a tile, and the Compass only when you may turn one.
mistake-not-for-this-car = Your items do not help somebody else’s car.
mistake-cannot-move = After that swap the car could not move. Choose another tile.
mistake-lamp-in-vain = Even with the Lamp the car is stuck here. Keep it.
mistake-box-is-empty = There is no code card left in the box, so the Whistle would do nothing.
mistake-not-swappable = You cannot swap those two: both must be track tiles, and the car must still be able to move.
mistake-must-lose-item = The Hand wants an item, and you have one. Hand it over.
mistake-geisterbahn-edge-twice = { $file }, { $path }: { problem-geisterbahn-edge-twice }
problem-geisterbahn-edge-twice = Tile { $tile } uses an edge twice. Every edge has one track end at most.
mistake-geisterbahn-track = { $file }, { $path }: { problem-geisterbahn-track }
problem-geisterbahn-track = Tile { $tile } needs a stem and two or more branches for a switch, or three to six exits for a roundabout.
mistake-geisterbahn-corners = { $file }, { $path }: { problem-geisterbahn-corners }
problem-geisterbahn-corners = The keys must lie in exactly the six corners a1, a4, d1, d7, g1 and g4.
mistake-geisterbahn-frame = { $file }, { $path }: { problem-geisterbahn-frame }
problem-geisterbahn-frame = The chamber on { $place } faces the frame. Let it face a tile.
mistake-geisterbahn-opposite = { $file }, { $path }: { problem-geisterbahn-opposite }
problem-geisterbahn-opposite = Put the two chambers opposite each other on the ring of twelve, such as b3 and f3.
mistake-geisterbahn-place = { $file }, { $path }: { problem-geisterbahn-place }
problem-geisterbahn-place = { $place } is not a free place of the board. Every place holds one tile; the Gate House is on d4.
mistake-geisterbahn-horror = { $file }, { $path }: { problem-geisterbahn-horror }
problem-geisterbahn-horror = “{ $name }” is not one of the 51 horrors, or it is there twice.
things-tiles = track tiles
things-plain-once = tiles with one plain track
things-plain-twice = tiles with two plain tracks
things-switches = switches
things-roundabouts = roundabouts
things-horrors = horrors
things-encounters = encounters
things-gate-tracks = working tracks of the Gate House
mistake-geisterbahn-two-crackers = { $path }: only one player can crack the code. Mark just one.
mistake-geisterbahn-ghost-cracker = { $path }: a ghost (morale 0) cannot crack the code. Check the morale.
mistake-geisterbahn-living-points = { $path }: only ghosts (morale 0) have victory points. Check the morale, or set the points to 0.

line-escaped = Escaped
line-points = Victory points
shown-escaped = yes
why-escaped = the gate is open
why-point = { $count ->
    [one] { $count } good scare as a ghost
   *[other] { $count } good scares as a ghost
}
result-escaped = { $you ->
    [names] You cracked the code and escaped. You win!
   *[nobody] { $names } cracked the code and escaped.
}
result-survived = { $you ->
    [names] Nobody got out, and no ghost scored. You are the last one alive: you win!
   *[nobody] Nobody got out, and no ghost scored. Still alive at dawn: { $names }.
}

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
encounter-rise = your morale goes up to { $to }
encounter-range = { $gain } more morale for anybody between { $low } and { $high }

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
card-the-creature = Frankenstein’s Creature
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
card-monkeys-paw = Monkey’s Paw
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
ask-step-one = { $you ->
    [mover] Turn a tile, or set off.
   *[nobody] Turn a tile, or set off. This time { $mover }’s car moves.
}
ask-second-tile = Which tile do you swap it with?
ask-way = { $you ->
    [mover] Which way do you ride?
   *[nobody] Which way does { $mover } ride?
}
ask-teleporter = { $you ->
    [mover] The track leads off the board. Where do you come back in?
   *[nobody] The track leads off the board. Where does { $mover } come back in?
}
ask-wall = A wall! Go through it, or stop here?
ask-horror = Scare { $victim }: which horror do you play?
ask-face-it = { $card } is right in front of you! Roll the die, or protect yourself.
ask-which-item = The Hand is rummaging in your things. Which item do you give up?
ask-which-key = Mijnheer Vanderhusen wants a key. Which one goes back?
ask-whom = You held firm. Do you want to scare somebody else?
ask-pass-on = You held firm. Do you pass the Wendigo on?
ask-mug = You are not alone here. Do you mug somebody?
ask-loot = Got them! What do you take from { $other }?
ask-gate = You are at the Gate House: look at a code card, try the code, or leave it.
ask-next-key = It fits! Now lay the next key.
ask-free = Use an item, or end your turn.
ask-too-many = You have too many cards. { $left ->
    [one] Discard one.
   *[other] Discard { $left }.
}

picture-round = Round { $round } of { $last }, then dawn breaks
picture-tracks = Tracks (o roundabout, < switch):
picture-piles = Key piles: { $piles }
picture-code = Code: { $code }
picture-box = In the box: { $kinds }
picture-gone = Out of the game: { $kinds }
picture-player = { $number } { $name } on { $place}: morale { $morale }, cards { $cards }, keys { $keys }
picture-ghost = { $number } { $name } on { $place}: a ghost with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, cards { $cards }
picture-hand = Your hand: { $cards }
the-car = { $you ->
    [name] Your car
   *[nobody] { $name }’s car
}

turned-by = { $by ->
    [60] 60 degrees to the right
    [120] 120 degrees to the right
    [180] halfway round
    [240] 120 degrees to the left
   *[300] 60 degrees to the left
}
move-turntile = turn { $cell } { turned-by }
move-drive = set off
move-rideto = ride { $edge }
move-teleport = come back in at { $door }
move-through = go through the wall
move-stop = stop here
move-playhorror = play { $card }
move-play-from-the-pile = play the top horror of the pile
move-roll = roll the die
move-protect = show: { $item }
move-terrify = scare { $seat }
move-decline = no, thanks
move-discard = discard { $card }
move-giveback = put the key from { $chamber } back
move-mug = mug { $seat }
move-take-a-card = take a card from the hand
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
move-usepliers = Pliers: lift { $cell }
move-swapwith = swap it with { $cell }

tell-goes-on = { one-has } went on.
tell-sets-off = { one-has } set off.
tell-turned = { one-has } turned { $cell } { turned-by }.
tell-swapped = { one-has } swapped the tiles { $cell } and { $cell2 }.
tell-starts = { $you ->
    [name] It is your turn.
   *[nobody] It is { $name }’s turn.
}
tell-dracula-bites = Dracula bit { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-hoods-roll = The Black Hoods whisper around { $you ->
    [name] you
   *[nobody] { $name }
}: { $number ->
    [8] an 8
   *[other] a { $number }
}.
tell-hoods-go = The Black Hoods let go of { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-driven = { $you ->
    [name] A hood over your eyes: { $other } steers your car.
    [other] A hood over { $name }’s eyes: you steer { $name }’s car.
   *[nobody] A hood over { $name }’s eyes: { $other } steers the car.
}
tell-horla-drives = { $you ->
    [name] The Horla guides your hand: { $other }’s car rides instead.
    [other] The Horla guides { $name }’s hand: your car rides instead.
   *[nobody] The Horla guides { $name }’s hand: { $other }’s car rides instead.
}
tell-stays = { the-car } is stuck and stays where it is.
tell-turns-round = { the-car } turned round.
tell-rides = { one-has } rode over { $cells }.
tell-teleports = { one-has } shot out into the dark and came back in at { $cell }.
tell-walks-through = { one-has } went straight through the wall to { $cell }.
tell-stops-track = { one-has } came to a dead end on { $cell }.
tell-stops-haunting = { $you ->
    [name] You haunt { $cell } now.
   *[nobody] { $name } haunts { $cell } now.
}
tell-stops-key-chamber = { one-has } rolled into the Key Chamber { $cell }.
tell-stops-meeting-room = { one-has } rolled into the Chamber of Encounters.
tell-stops-store-room = { one-has } rolled into the Chamber of Items.
tell-stops-gate-house = { one-has } stopped in front of the gate.
tell-turns-on = { $you ->
    [other] { $name } turned on you.
   *[nobody] { one-has } turned on { $other }.
}
tell-gate-turns = The last car has left. The Gate House turned over: three tracks remain.
tell-plays = { $you ->
    [other] { $name } let { $card } loose on you.
   *[nobody] { one-has } let { $card } loose on { $other }.
}
tell-from-pile = { $you ->
    [name] You had no horror in your hand. From the pile came { $card }, for { $other }.
    [other] { $name } had no horror in hand. From the pile came { $card }, for you.
   *[nobody] { $name } had no horror in hand. From the pile came { $card }, for { $other }.
}
tell-no-horror = There are no horrors left anywhere. Silence.
tell-mixed-horror = { $you ->
    [name] Not what you hoped for: { $card } jumped out!
   *[nobody] Not what { $name } hoped for: { $card } jumped out!
}
tell-protected = { one-has } held up: { $card }. The horror shrank back.
tell-holds = { one-has } rolled { $roll ->
    [8] an 8
   *[other] a { $roll }
} and held firm.
tell-fails = { one-has } rolled { $roll ->
    [8] an 8
   *[other] a { $roll }
} and shuddered.
tell-morale-up = { one-has } took heart: { $by } up, morale { $now }.
tell-morale-down = { one-has } lost heart: { $by } down, morale { $now }.
tell-lays-out = { $card } stays with { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-due-train = { $you ->
    [name] The Ghost Train holds you: no turning and no teleporter on your next turn.
   *[nobody] The Ghost Train holds { $name }: no turning and no teleporter next turn.
}
tell-due-horla = { $you ->
    [name] The Horla is in your head: on your next turn, the car of the player on your right moves.
   *[nobody] The Horla is in { $name }’s head: next turn, the car on the right moves instead.
}
tell-due-invisible = { $you ->
    [name] The Invisible Man has grabbed you: on your next turn you go straight to a Key Chamber.
   *[nobody] The Invisible Man has grabbed { $name }: next turn straight to a Key Chamber.
}
tell-loses-item = The Hand took { $card } from { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-nothing-to-lose = { one-has } had nothing for the Hand to take.
tell-returns-key = { $you ->
    [name] One of your keys went back to the pile at { $chamber }.
   *[nobody] One of { $name }’s keys went back to the pile at { $chamber }.
}
tell-klara-puts = Klara Militsch led { $you ->
    [name] you
   *[nobody] { $name }
} to the Gate House, to the track in the { $edge }.
tell-wolf-gains = The wolf in { $you ->
    [name] you
   *[nobody] { $name }
} licked its lips.
tell-moves-to = { $card } went over to { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-horror-goes = { $card } left { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-point = { $you ->
    [name] A victory point for you, { $number } by now.
   *[nobody] A victory point for { $name }’s ghost, { $number } by now.
}
tell-becomes-ghost = { $you ->
    [name] You have lost all heart. From now on you are a ghost.
   *[nobody] { $name } has lost all heart and is a ghost from now on.
}
tell-draws-three = { one-has } drew { $number } new horrors.
tell-draws-key = { one-has } drew a key at { $chamber }.
tell-it-is = And it is … { $kind }.
tell-no-key = { one-has } got no key at { $chamber }.
tell-encounter = { one-has } had an encounter: { $encounter }.
tell-draws-item = { one-has } found an item.
tell-looks = { one-has } looked at code card { $place }.
tell-lays-key = { one-has } laid { $key }. Code card { $place } was turned up: { $code }.
tell-crack-fails = The gate stays shut.
tell-cracked = The gate swings open! { $you ->
    [name] You are free.
   *[nobody] { $name } is free.
}
tell-mugs = { $you ->
    [other] { $name } crept up on you.
   *[nobody] { one-has } crept up on { $other }.
}
tell-mugged = { $you ->
    [name] { $other } mugged you.
    [other] You mugged { $name }.
   *[nobody] { $other } mugged { $name }.
}
tell-takes-card = { one-has } pulled out a card.
tell-takes-key = { one-has } pulled out a key from the pile at { $chamber }.
tell-takes-item = { one-has } snatched { $card }.
tell-uses = { one-has } used: { $card }.
tell-item-ends = { $card }: that is over for { $you ->
    [name] you.
   *[nobody] { $name }.
}
tell-exchanges = { one-has } exchanged a key from { $chamber } for one from { $chamber2 }.
tell-whistles = { one-has } whistled: code card { $place } is another one now.
tell-piles-swapped = { one-has } swapped the key piles at { $chamber } and { $chamber2 }.
tell-discards = { one-has } discarded { $card }.
tell-dawn-breaks = Dawn breaks. The ghost train stands still.
tell-all-ghosts = Nobody is left alive. The ghosts have the train to themselves.
tell-appears = { $you ->
    [name] An invisible grip, and you are in the Key Chamber { $cell }.
   *[nobody] An invisible grip, and { $name } is in the Key Chamber { $cell }.
}
tell-declines = { one-has } left it.
tell-reshuffled = { $number } discarded cards were shuffled into a new pile.

class-1 = fiend
class-2 = wraith
class-3 = alien
class-4 = evil man
class-5 = terrible vision

look-fairground = The ghost train
look-tile-0 = { $cell }: track, { $tracks }
track-joins = { $start } to { $to }
track-or = or
track-roundabout = roundabout { $edges }
look-tile-1 = { $cell }: Key Chamber, open to { $edges }
look-tile-2 = { $cell }: Chamber of Encounters, open to { $edges }
look-tile-3 = { $cell }: Chamber of Items, open to { $edges }
look-tile-4 = { $cell }: Gate House, tracks to { $edges }
look-door = Teleporter at { $cell }, { $edge }
look-car = { $name }’s car on { $cell }
look-ghost = The ghost of { $name } on { $cell }
look-pile = Keys at { $cell }: { $kind }, { $left } left
look-code = Code card { $place }: { $kind }
look-unknown = still unknown
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
badge-keys = { $keys ->
    [0] no keys
    [one] 1 key
   *[other] { $keys } keys
}
badge-living = morale { $morale }, { badge-keys }
badge-ghost = a ghost, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { badge-keys }
look-morale = { $name }’s morale: { $morale }
look-key = Key from { $chamber }: { $kind }
look-due = Next turn: { $card }
look-back = A card in { $name }’s hand

effect-dracula = If you fail: he stays and bites you every turn, until he finds somebody else.
effect-ghost-train = If you fail: no turning and no teleporter on your next turn.
effect-haunting-rickshaw = If you hold firm: scare somebody yourself.
effect-the-hand = If you fail: give up an item.
effect-the-horla = If you fail: on your next turn you move the car of the player on your right.
effect-klara-militsch = If you fail: back to the Gate House.
effect-mijnheer-vanderhusen = If you fail: a key goes back to its pile.
effect-black-hoods = If you fail: they stay, and the player on your right may get to steer your car.
effect-the-invisible-man = If you fail: on your next turn straight to the nearest Key Chamber.
effect-wendigo = If you hold firm: pass it on.
effect-werewolf = If you fail: it stays, and jumps at whoever you meet.
effect-lamp = Once: go through a wall instead of turning a tile.
effect-book = Morale +3, until you fail a test.
effect-booze = Morale +3 for 4 turns.
effect-rasp = Once, for 1 morale: exchange a key.
effect-lorgnette = Once, for 1 morale: look at a code card.
effect-whistle = Once, for 1 morale: replace a code card.
effect-die = Once, for 1 morale: swap two key piles.
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
level-wolf-here = Wolf hunts keys while alive, and you afterwards.
level-dragon-here = Dragon turns the tile you needed, and knows the code by heart.

# Endings, for studies
ending-cracked = The code is cracked
ending-all-ghosts = All are ghosts
ending-dawn = Dawn breaks

# In the lens: what things do, by the names of their symbols
web-about-geisterbahn-track = You may turn one tile; then you ride until something stops you. In a dead end, whoever has the lowest morale scares you. (GEI-19)
web-about-geisterbahn-gate = Gate House: with a key you may look at a code card; with three keys you may try the code. (GEI-23)
web-about-geisterbahn-key-chamber = Key Chamber: the player on your left scares you. If you still have more than 1 morale, you draw a key. (GEI-21)
web-about-geisterbahn-encounters = Chamber of Encounters: turn up a card. (GEI-22)
web-about-geisterbahn-items = Chamber of Items: draw an item. (GEI-22)
web-about-geisterbahn-key = Three keys that match the code, in its order, open the gate. (GEI-24)
web-about-geisterbahn-code = The code: three kinds of keys, in this order. (GEI-24)
web-about-geisterbahn-horror = Whoever is scared rolls the die. Up to your own morale you hold firm, and the green number counts; otherwise the red one. (GEI-28)
web-about-geisterbahn-item = Show an item that protects you instead of rolling; use the others on your own turn. (GEI-65)
web-about-geisterbahn-encounter = An encounter can raise your morale, and never lowers it. (GEI-22)
web-about-geisterbahn-die = Ten sides. Roll no more than your morale, and you hold firm. (GEI-28)
web-about-geisterbahn-morale = Morale goes from 9 down to 0. At 0 you become a ghost, and hunt the others. (GEI-29)
web-about-geisterbahn-points = A ghost scores a point whenever somebody it meets fails the test. (GEI-34)
web-about-geisterbahn-door = Teleporter: if you turned nothing, ride out here and back in at any other, once per turn. (GEI-17)
web-about-geisterbahn-car = Cars ride forward until something stops them: a wall, a chamber, an occupied track. (GEI-16)
web-about-geisterbahn-ghost = A ghost scares whoever it meets, and may end its ride by going through a wall. (GEI-32)
web-about-geisterbahn-pile-horrors = If you have to scare somebody and have no horror in your hand, you play the top one. (GEI-27)
web-about-geisterbahn-due = It waits for your next turn. (GEI-39)
web-about-geisterbahn-back = A card in the hand: a horror to scare others with, or an item. Nobody else sees it. (GEI-38)
web-about-geisterbahn-pile-items = Whoever stops in the Chamber of Items draws one. Somewhere among them waits a horror. (GEI-22)
web-about-geisterbahn-pile-encounters = Whoever stops in the Chamber of Encounters turns one up. Somewhere among them waits a horror. (GEI-22)
web-about-geisterbahn-night = When dawn breaks, the ride is over: most points win, and without any the living share. (GEI-35)

# Told once, on the first screen of a first game.
web-aim-geisterbahn = Collect keys, learn the code of three and open the gate before your morale is gone. With none left you go on as a ghost.
web-first-geisterbahn = On your turn, turn one tile if you like; then your car rides until something stops it. When you scare somebody, the numbers on the card say what it costs them: on the left if they hold firm, on the right if they do not.
# How one stands before the end, for hints
sign-morale = own morale
sign-code = code cards seen
sign-found = keys of the code
sign-keys = keys
sign-rival-morale = the others’ morale

faces-shelf-layout = Layout at the start
faces-shelf-tiles = Track tiles
faces-shelf-gate = Gate House
faces-shelf-horrors = Horrors
faces-shelf-encounters = Encounters
faces-label-layout = Layout
faces-label-tiles = Tile { $number }
faces-label-gate = Gate House
faces-label-horrors = Horror { $number }
faces-label-encounters = Encounter { $number }
faces-ask-layout = Touch a tile twice to turn it; touch two to let them change places.
faces-ask-tiles = Tile { $number } of { $count }: touch two edges to join them. For a switch touch the stem first.
faces-ask-gate = Touch the three edges whose tracks still work once the Gate House is turned over.
faces-ask-horrors = Horror { $number } of { $count }: its class, and the change of morale if you hold firm (green) or fail (red).
faces-ask-encounters = Encounter { $number } of { $count }: from which morale to which it helps, and by how much; or what morale rises to.
faces-lying = { $place }
faces-edge = Edge { $edge }
faces-mode-plain = Plain track
faces-mode-switch = Switch
faces-mode-roundabout = Roundabout
faces-success-less = Holding firm: one less
faces-success-more = Holding firm: one more
faces-failure-less = Failing: one less
faces-failure-more = Failing: one more
faces-encounter-low = From morale
faces-encounter-high = To morale
faces-encounter-gain = Gain
faces-encounter-rise-to = Rises to

# The score pad and the notebook
pad-ask = Set everybody’s morale. Touch the lock of whoever gets out.
pad-dials = Everybody’s dials
pad-morale-less = { $name } loses 1 morale
pad-morale-more = { $name } gains 1 morale
pad-points-less = { $name } has 1 point less
pad-points-more = { $name } has 1 point more
pad-escaped = { $name } has opened the gate
pad-inside = { $name } has not opened the gate
problem-geisterbahn-two-crackers = Only one can open the gate. Touch the lock of whoever did not.
problem-geisterbahn-ghost-cracker = { $name } is a ghost and cannot open the gate. Check the morale, or touch the lock.
problem-geisterbahn-living-points = { $name } is alive and has no points. Check the morale.
pad-notebook = What I know
pad-card = Code card { $place }: { $count ->
    [one] 1 kind is possible
   *[other] { $count } kinds are possible
}. Touch it to forget what you noted.
pad-known-open = Card { $place }: { $kind } is possible. Touch it if you have seen it there.
pad-known-is = Card { $place } is { $kind }. Touch it again if it is not.
pad-known-not = Card { $place } is not { $kind }.
pad-known-out = Card { $place } cannot be { $kind } any more.
pad-own-keys = My keys
pad-keys = My keys: { $kind }, { $count }. Touch it to add one.
pad-key-less = One key less: { $kind }
pad-chambers = The Key Chambers
pad-pile = Chamber { $chamber }: { $kind }. Touch it for the next kind.
pad-tried = Failed attempts
pad-try = Laid in an attempt: { $kind }
pad-slot = Key { $place } of the attempt
pad-failed = It failed at card { $place }
pad-try-clear = Not this attempt
pad-shown = Show keys in another way
pad-attempt = { $keys }: failed at card { $place }. Touch it to remove it.
pad-note = note it
pad-ask-begin = Touch what you know: code cards, your keys. A second touch: not that kind.
pad-ask-failed = At which card did it fail? Touch that key.
pad-ask-codes = { $count ->
    [one] Only 1 code is left. You know it!
   *[other] { $count } of 120 codes are still possible.
}
pad-in-hand = { $count ->
    [0] Your keys open none of them.
    [one] Your keys could open 1 of them.
   *[other] Your keys could open { $count } of them.
}
pad-no-code = No code fits all of this. Something you noted is wrong, or a card was replaced.

# The first game: the coach. A second paragraph says what to do.
coach-gate = You are trapped in the ghost train! The only way out is this gate, and it has a code of three keys.
coach-keys = You have two keys already. They come from the chambers in the corners: each chamber has one kind of key.
coach-morale = And this is your morale. Every scare costs some of it. At zero you become a ghost yourself!
coach-turn =
    It is your turn. First you may turn one tile. With this one turned, the track leads to the gate.

    Turn it.
coach-ride =
    Now your car rolls until something stops it. Where the track splits, you choose the way.

    Ride on over the lit tile.
coach-ride-on =
    Nearly there!

    On to the gate.
coach-look =
    You stand before the gate. Whoever has a key may look at one of the three code cards.

    Look at the second one.
coach-done =
    Only you have seen it. You have no such key yet. But now you know what to look for.

    End your turn.
coach-failed = Did you see that? { $left } tried the code, and it was wrong. But now everybody knows the first card, and it fits this key of yours!
coach-drive =
    Now for the missing key. There is a Key Chamber up here that you have not been to.

    Turn nothing this time. Just set off.
coach-chamber =
    There it is, straight ahead.

    Into the chamber!
coach-roll =
    Boo! In a Key Chamber the player on your left scares you. Roll no more than your morale, and you hold firm.

    Roll the die. Be brave!
coach-found = You held firm, and the chamber gave you a key. What luck: it fits the second card!
coach-back =
    Three keys! Back to the gate, quickly.

    Set off.
coach-look-again =
    One card is still unknown. Better look before you try.

    Look at the third card.
coach-first-key =
    It fits your other key! Now lay all three, in the order of the code.

    First the key that fits card one.
coach-second-key =
    Click! That one fits.

    Now the key that you have just found.
coach-third-key =
    Click! Only one to go …

    Lay the last key.
coach-over = The gate swings open: you are out! Turn, ride, find out the code, and be brave. That is the whole game. And if you ever lose heart: ghosts can win, too.

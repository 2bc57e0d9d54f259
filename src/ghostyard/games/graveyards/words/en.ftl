title = Graveyards, Ghosts & Haunted Houses
tagline = Lay tiles edge to edge. Only your best section of ghosts counts.

option-choose-colours = Choose your colours in turn (otherwise they are dealt at random)
option-houses-again = A house may be moved two turns in a row

mistake-colour-taken = Somebody is already playing that colour. Choose another one.
mistake-empty-slot = There is no tile in that place. Choose one of the tiles in your hand.
mistake-not-your-house = That house is not yours. You can only play or move your own.
mistake-house-moved = You moved a house last turn. Play a tile this time, or a house from your hand.
mistake-enough-house-moves = Twelve house moves in a row are enough. Play a tile, or a house from your hand.
mistake-house-nowhere = That house fits nowhere: it needs four ghosts in view, two by two. Play a tile.
mistake-not-beside = A tile must share a full edge with one that lies there. Choose a free place beside one.
mistake-not-the-middle = The first tile goes in the middle of the table. Lay it at 0,0.
mistake-no-tile-there = There is no tile there. Choose one that lies on the table.
mistake-tile-locked = A token or a house locks that tile. Choose one that is not locked.
mistake-just-played = You have just laid that tile. Turn one that was there before.
mistake-same-tile = That is the tile you already chose. Choose another one to swap it with.
mistake-no-other-tile = There is no other free tile to swap it with. Choose a token, or skip the action.
mistake-hand-empty = Your hand is empty, so you have no tile to put there. Choose a token, or skip the action.
mistake-same-turn = The tile lies that way already. Turn it another way.
mistake-windows = The house does not fit there: each of its four windows must show a ghost, with no token and no other house, and it cannot stay where it is.
mistake-no-token-there = There is no token there. Choose one that lies on the table.
mistake-nowhere-to-move = There is no free ghost to move a token to. Choose a tile, or skip the action.
mistake-no-other-kind = There is no token of another kind to swap it with. Choose a tile, or skip the action.
mistake-equal-tokens = Those two are alike, so swapping them changes nothing. Choose one of another kind.
mistake-same-token = That is the token you already chose. Choose another one to swap it with.
mistake-no-other-kind-held = You have no token of another kind to put there. Choose something else, or skip the action.
mistake-same-kind = That kind is already there. Choose another kind.
mistake-none-held = You have no such token left. Choose another kind.
mistake-not-vacant = That place is not free: choose a ghost with no token and no house on it.
mistake-graveyards-tiles = { $file }: { $path } has { $found } tiles. There are only { $wanted } in the box.
things-tiles = tiles
mistake-graveyards-overlap = { $file }: { $path } lies at { $place }, where there already is a tile. Move one of them.
mistake-graveyards-apart = { $file }: { $path } at { $place } is not joined to the first tile by full edges. Check its place.
mistake-graveyards-edges = { $file }: { $path } at { $place } lies beyond the edge of the table, which reaches from -12 to 11. Count from a tile in the middle.
mistake-graveyards-colour-twice = { $file }: { $path } names “{ $colour }”, which somebody already plays. Give every colour to one player.
mistake-graveyards-token-off = { $file }: { $path } is on { $place }, where there is no ghost. Check its place.
mistake-graveyards-token-twice = { $file }: { $path } is on { $place }, where there already is a token. Move one of them.
mistake-graveyards-tokens = { $file }: { $path } on { $place } is the ninth token of the kind “{ $kind }”. There are only 8 in the box.
mistake-graveyards-house-twice = { $file }: { $path } is a second “{ $colour }” house. Every colour has only one.
mistake-graveyards-windows = { $file }: { $path } has a window on { $place } that shows no ghost. Each window needs one, with no token and no other house.

line-white = White
line-orange = Orange
line-blue = Blue
line-green = Green
# Why a line scores what it does
why-ghosts = { $count ->
    [one] { $count } ghost
   *[other] { $count } ghosts
}
why-windows = { $count } × 2 in the house
why-kids = { $count ->
    [one] 3 for the meddling kids
   *[other] { $count } × 3 for meddling kids
}
why-investigator = { $count ->
    [one] 3 less for the investigator
   *[other] { $count } × 3 less for investigators
}

colour-white = white
colour-orange = orange
colour-blue = blue
colour-green = green
colour-none = empty
colour-white-short = W
colour-orange-short = O
colour-blue-short = B
colour-green-short = G
colour-none-short = .
# A tile: its two rows, and the icon in the middle.
row-of-two = { $colour ->
    [white] two white
    [orange] two orange
    [blue] two blue
    [green] two green
   *[none] two empty spaces
}
row-of-both = { $left } and { $right }
tile-of-one = { $colour ->
    [white] four white ghosts
    [orange] four orange ghosts
    [blue] four blue ghosts
    [green] four green ghosts
   *[none] four empty spaces
}
tile-rows = { $top } over { $bottom }
tile-with = { $tile }, with “{ $icon }”
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [white] white
    [orange] orange
    [blue] blue
   *[green] green
}
the-house = the { colour-said } house
token-kids = meddling kids
token-investigator = investigator
token-gravestone = gravestone
supply-kids = { $count } meddling kids
supply-investigator = { $count ->
    [one] { $count } investigator
   *[other] { $count } investigators
}
supply-gravestone = { $count ->
    [one] { $count } gravestone
   *[other] { $count } gravestones
}
token-kids-short = +
token-investigator-short = -
token-gravestone-short = #
icon-rotate = rotate
icon-swap = swap
icon-replace = replace
icon-token = token
# By quarter turns from how it lies
turn-0 = as it is
turn-1 = turned right
turn-2 = turned around
turn-3 = turned left

ask-colour = Which colour do you want to play?
ask-turn = Your turn: play a tile, or play or move a house.
ask-last = This is your last turn.
ask-cell = Where does the tile go?
ask-facing = Which way round does the tile go?
ask-house-spot = Where does the house go? Choose where its upper left window goes.
ask-rotate = Rotate: choose a tile to turn or a token to move, or skip it.
ask-swap = Swap: choose the first of two tiles or two tokens, or skip it.
ask-replace = Replace: choose a tile or a token on the table, or skip it.
ask-token = Token: choose one of your tokens, or skip it.
ask-rotated = Which way round does it go now?
ask-token-to = Where does the token go?
ask-second-tile = Which tile do you swap it with?
ask-first-turn = Which way round does the first tile go in its new place?
ask-second-turn = And the second tile: which way round does it go?
ask-second-token = Which token do you swap it with?
ask-new-tile = Which tile from your hand goes there instead?
ask-new-turn = Which way round does the new tile go?
ask-new-token = Which of your tokens goes there instead?
ask-token-spot = Which ghost does the token cover?
ask-over = The game is over.

picture-stack = { $left ->
    [0] The stack is empty.
    [one] One tile is left in the stack.
   *[other] { $left } tiles are left in the stack.
}
picture-colour = { colour-said } { $points }
picture-house = {" "}(house on { $space })
picture-hand = Your hand:
picture-known = { $name } took from the table:

tell-colour = { $you ->
    [name] You play { colour-said }.
   *[nobody] { $name } plays { colour-said }.
}
tell-dealt = Everybody has their tiles.
tell-picks = { one-has } picked up a tile: { $tile }.
tell-picks-unseen = { one-has } picked up a tile.
tell-house = { one-has } picked up { the-house }.
tell-place = { one-has } chose where the tile goes.
tell-touches = { one-has } chose the tile at { $cell }.
tell-touches-token = { one-has } chose the { $token } on { $space }.
tell-takes-token = { one-has } took a token: { $token }.
tell-laid = { one-has } laid a tile at { $cell }: { $tile }.
tell-rotated = { one-has } turned the tile at { $cell }: { $tile }.
tell-replaced = { one-has } took the tile at { $cell } and laid this one there: { $tile }.
tell-first-turn = { one-has } chose which way round the first tile goes.
tell-tiles-swapped = { one-has } swapped the tiles at { $cell } and { $to }.
tell-house-on = { one-has } put { the-house } on { $space }.
tell-house-moved = { one-has } moved { the-house } to { $space }.
tell-token-on = { one-has } put a token on { $space }: { $token }.
tell-token-moved = { one-has } moved the { $token } from { $space } to { $to }.
tell-tokens-swapped = { one-has } swapped the tokens on { $space } and { $to }.
tell-token-replaced = { one-has } replaced the { $old } on { $space } with: { $token }.
tell-declines = { one-has } skipped the action.
tell-draws = { one-has } drew a tile.
tell-last-tile = That was the last tile. Everybody has one more turn, { $you ->
    [name] and yours comes last.
   *[nobody] and { $name } comes last.
}
tell-over = That’s it. The ghosts are counted.

# The move that is previewed: everybody sees where.
here-laid = Lay the tile like this
here-turned = Turn the tile like this
here-swapped = Swap them like this
here-tokens-swapped = Swap these two tokens
here-house = Put the house here
here-token = Put the token here

move-colour = play { colour-said }
move-tile = play a tile: { $tile }
move-house = play { the-house }
move-lift-house = move { the-house }
move-at = lay it at { $cell }
move-turn = { $turn }: { $tile }
move-touch-tile = the tile at { $cell }: { $tile }
move-house-on = upper left window on { $space }
move-token-on = put it on { $space }
move-touch-token = the { $token } on { $space }
move-token = take a token: { $token }
move-decline = skip the action

look-yard = The graveyard: { $left ->
    [0] the stack is empty
    [one] 1 tile left
   *[other] { $left } tiles left
}
look-yard-over = The graveyard: all counted
look-laid = { $cell }: { $tile }
look-locked = { $tile }, locked
look-suggested = Not laid yet, at { $cell }: { $tile }
look-unseen = A tile about to be laid at { $cell }, still face down
look-section = { $colour }: best section, { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-house = The { colour-said } house on { $space }
look-house-waits = The { colour-said } house, still with { $name }
look-token = { $space }: { $token }
look-colour-free = { $colour }: free to choose
look-colour-nobodys = { $colour }: nobody’s colour
look-plays = { $name } plays { colour-said }
badge-plays = plays { $colours }
look-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-hand = In your hand: { $tile }
look-known = { $name } took it from the table: { $tile }
look-back = A tile in { $name }’s hand, face down

# Bots
level-moth-here = Moth likes it when ghosts hold hands, whoever they belong to.
level-bat-here = Bat keeps its own ghosts together, and sometimes forgets the houses.
level-owl-here = Owl tries out a few places in her head, and keeps her house for later.
level-wolf-here = Wolf builds one graveyard and digs a ditch through yours.
level-dragon-here = Dragon sees where the last gravestone will stand before the first tile is down.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = It lies edge to edge with other tiles; the pictures need not match. Ghosts of your colour side by side make a section: 1 point each, and only your best section counts. (GRA-20)
web-about-graveyards-icon-rotate = Rotate: turn a tile that lay there before and is not locked, or move a token. (GRA-14)
web-about-graveyards-icon-swap = Swap: let two tiles that are not locked trade places, or two tokens. (GRA-15)
web-about-graveyards-icon-replace = Replace: take a tile that is not locked into your hand and lay one of yours there; or do the same with a token. (GRA-16)
web-about-graveyards-icon-token = Token: put one of your tokens on a free ghost. (GRA-17)
web-about-graveyards-lock = Locked by a token or a house: it cannot be turned, swapped or replaced. (GRA-12)
web-about-graveyards-house = Ghosts in the windows of their own colour’s house score 2 instead of 1. For all others it changes nothing. (GRA-21)
web-about-graveyards-kids = Meddling kids: +3 for every section they touch, and they join its ghosts together. (GRA-20)
web-about-graveyards-investigator = Investigator: −3 for every section it touches, and it joins its ghosts together. (GRA-20)
web-about-graveyards-gravestone = Gravestone: a wall for every colour. (GRA-20)
web-about-graveyards-score = Only the best section of each colour counts. (GRA-22)
web-about-graveyards-back = Face down. Once the last tile is drawn, everybody has one more turn. (GRA-19)
web-about-graveyards-coin = The best section of the colour; two players add up both of theirs. (GRA-22)
web-about-graveyards-white = Ghosts of this colour score for whoever plays it. (GRA-05)
web-about-graveyards-orange = Ghosts of this colour score for whoever plays it. (GRA-05)
web-about-graveyards-blue = Ghosts of this colour score for whoever plays it. (GRA-05)
web-about-graveyards-green = Ghosts of this colour score for whoever plays it. (GRA-05)

# Told once, on the first screen of a first game.
web-aim-graveyards = Join the ghosts of your colour: only your best section counts, so grow yours and cut up the others’.
web-first-graveyards = No colour is better than another: take the ghosts you like. On your turn, lay a tile edge to edge with another, or set your house on four ghosts: your own in its windows count double.

faces-shelf-tiles = Tiles
faces-label-tiles = Tile { $number }
faces-ask-tiles = Tile { $number } of { $count }: touch a space for another ghost, or none. Below is the icon in the middle.
faces-space = { $place }: { $ghost }
faces-place-0 = Top left
faces-place-1 = Top right
faces-place-2 = Bottom left
faces-place-3 = Bottom right
faces-icon-none = No icon
faces-icon-rotate = Icon: rotate
faces-icon-swap = Icon: swap
faces-icon-replace = Icon: replace
faces-icon-token = Icon: token

# The score pad
pad-ask = { $place ->
    [1] Which ghost is at the upper left?
    [2] Which ghost is at the upper right?
    [3] Which ghost is at the lower left?
   *[4] Which ghost is at the lower right?
}
pad-tray = What lies at { $cell }?
pad-yard = The graveyard
pad-place = Free place { $where }
pad-space = Space { $where }
pad-ghost = { $colour ->
    [white] A white ghost
    [orange] An orange ghost
    [blue] A blue ghost
   *[green] A green ghost
}
pad-no-ghost = No ghost
pad-token = Token: { $token }
pad-house = { $colour ->
    [white] The white house, its upper left window here
    [orange] The orange house, its upper left window here
    [blue] The blue house, its upper left window here
   *[green] The green house, its upper left window here
}
pad-plays-not = { $name } does not play { colour-said }
pad-turn = turn the tile
pad-clear = take the tile off
pad-open = go there
pad-lay = put it there
pad-no-tiles = Touch the four ghosts of a tile, one after the other; the next tile goes to its right.
problem-graveyards-tiles = There are only 58 tiles in the box. Take some off.
problem-graveyards-overlap = Two tiles lie at { $place }. Take one off.
problem-graveyards-apart = The tile at { $place } is not joined to the first one by a full edge. Lay what is between them, or take it off.
problem-graveyards-edges = The tile at { $place } lies beyond the edge of the table. Take it off.
problem-graveyards-colour-twice = { $colour ->
    [white] Two people play white. Give somebody another colour.
    [orange] Two people play orange. Give somebody another colour.
    [blue] Two people play blue. Give somebody another colour.
   *[green] Two people play green. Give somebody another colour.
}
problem-graveyards-token-off = At { $place } there is no ghost for a token to cover.
problem-graveyards-token-twice = Two tokens lie on { $place }. Take one off.
problem-graveyards-tokens = There are only 8 of each token in the box ({ $kind }).
problem-graveyards-house-twice = Every colour has only one house.
problem-graveyards-windows = This house has a window on { $place } that shows no ghost. Each window needs one, with no token and no other house.
problem-table-players = This game is for 1 to 4 players.

# The first game: the coach. A second paragraph says what to do.
coach-yard = What a graveyard! Everybody has laid tiles here. You haunt it in blue.
coach-section = Only one thing counts: your best section of blue ghosts that touch each other. It is this one: { $blue_why }. That makes { $blue } points.
coach-rivals = { $right } plays orange and has { $right_points }. You have { $points }, and three more turns. Let’s win this!
coach-tile =
    These are your tiles. This one has a blue ghost, and an icon in the middle.

    Pick it up.
coach-place =
    Tiles lie edge to edge. The pictures need not match.

    Put it here, beside your section.
coach-turn =
    This way up, your ghost touches the others. Look at the number: your section grows.

    Touch the tile.
coach-icon =
    The icon lets you put a token on a ghost. Meddling kids are worth points to every section they touch.

    Take the kids.
coach-kids =
    Right beside your ghosts they do the most good.

    Put them here.
coach-level = { $blue_why }: that makes { $blue }. You have caught up with { $right }!
coach-house =
    Now the best trick: your haunted house. Your own ghosts in its windows count double.

    Pick your house up.
coach-windows =
    Four blue ghosts, side by side, as if made for it.

    Put the house over them.
coach-ahead = { $blue } points, and the lead! Now the last tile has been drawn: everybody has one more turn.
coach-last-tile =
    There is another blue ghost, on this tile.

    Pick it up.
coach-last-place =
    Your section is right next door.

    Put it here.
coach-last-turn =
    Touch the tile to turn it. When the blue ghost touches your section, the number goes up.

    Lay it the way you like best.
coach-over = You have { $points } points, { $right } has { $right_points }, { $left } has { $left_points }. Grow your section, haunt it with your house, and put up walls for the others: now you know the whole game!

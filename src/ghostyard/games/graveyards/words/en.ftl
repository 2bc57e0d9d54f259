title = Graveyards, Ghosts & Haunted Houses
tagline = Lay tiles edge to edge; only your best joined area of ghosts counts.

option-choose-colours = Colours are chosen in seat order (if not, they are dealt at random)
option-houses-again = Houses may be moved on two turns in a row

mistake-colour-taken = Somebody plays that colour already. Choose another one.
mistake-empty-slot = There is no tile in that place of your hand. Choose one of your tiles.
mistake-not-your-house = That house is not yours. You may only play or move a house of your own colour.
mistake-house-moved = You moved a house on your last turn. Play a tile, or a house from your hand.
mistake-enough-house-moves = Twelve house moves in a row are enough. Play a tile, or a house from your hand.
mistake-house-nowhere = There is no place for that house: it needs four ghosts in view, two by two. Play a tile.
mistake-not-beside = A tile needs a free place that shares a full edge with a tile in play.
mistake-not-the-middle = The first tile is the middle of the table. Lay it at 0,0.
mistake-no-tile-there = No tile lies there. Choose a tile in play.
mistake-tile-locked = That tile is locked by a token or a house. Choose one that is not.
mistake-just-played = Only a tile that was in play before can be rotated. Choose another one.
mistake-same-tile = That is the tile you chose first. Choose another one to swap it with.
mistake-no-other-tile = There is no other unlocked tile to swap it with. Choose a token, or decline.
mistake-hand-empty = Your hand is empty: there is no tile to put in its place. Choose a token, or decline.
mistake-same-turn = The tile lies that way already. Turn it another way.
mistake-windows = The house does not fit there: each of its four windows must show a ghost, with no token and no other house, and it must not stay where it is.
mistake-no-token-there = No token lies there. Choose a token in play.
mistake-nowhere-to-move = No space is vacant, so no token can be moved. Choose a tile, or decline.
mistake-no-other-kind = There is no token of another kind to swap it with. Choose a tile, or decline.
mistake-equal-tokens = Two equal tokens: swapping them changes nothing. Choose one of another kind.
mistake-same-token = That is the token you chose first. Choose another one to swap it with.
mistake-no-other-kind-held = You have no token of another kind to put in its place. Choose something else, or decline.
mistake-same-kind = That is the kind that lies there already. Choose another kind.
mistake-none-held = You have no such token left. Choose another kind.
mistake-not-vacant = That space is not vacant: choose a ghost in play with no token and no house on it.
mistake-graveyards-tiles = { $file }: { $path } has { $found } tiles. The box has only { $wanted }.
mistake-graveyards-overlap = { $file }: { $path } lies at { $place }, where there is a tile already. Move one of them.
mistake-graveyards-apart = { $file }: { $path } at { $place } is not joined to the first tile by full edges. Check its place.
mistake-graveyards-colour-twice = { $file }: { $path } names “{ $colour }”, which somebody plays already. Give every colour to one player.
mistake-graveyards-token-off = { $file }: { $path } is on { $place }, where there is no ghost. Check its place.
mistake-graveyards-token-twice = { $file }: { $path } is on { $place }, where there is a token already. Move one of them.
mistake-graveyards-tokens = { $file }: { $path } on { $place } is the ninth token of the kind “{ $kind }”. The box has only 8.
mistake-graveyards-house-twice = { $file }: { $path } is a second “{ $colour }” house. Every colour has only one.
mistake-graveyards-windows = { $file }: { $path } has a window on { $place } that shows no ghost. Each window needs one, with no token and no other house.

line-white = White
line-orange = Orange
line-blue = Blue
line-green = Green

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
turn-north = north
turn-east = east
turn-south = south
turn-west = west

ask-colour = Choose your colour.
ask-turn = Your turn: play a tile, or play or move a house.
ask-last = This is your last turn.
ask-cell = Where does the tile go?
ask-facing = Which way does the tile lie?
ask-house-spot = Where does the house go? Name its upper left window.
ask-rotate = Rotate: choose a tile to turn or a token to move, or decline.
ask-swap = Swap: choose the first of two tiles or two tokens, or decline.
ask-replace = Replace: choose a tile or a token on the table, or decline.
ask-token = Token: choose one of your tokens, or decline.
ask-rotated = Which way does the tile lie from now on?
ask-token-to = Where does the token go?
ask-second-tile = Which tile do you swap it with?
ask-first-turn = Which way does the first tile lie in its new place?
ask-second-turn = Which way does the second tile lie in its new place?
ask-second-token = Which token do you swap it with?
ask-new-tile = Which tile from your hand takes its place?
ask-new-turn = Which way does the new tile lie?
ask-new-token = Which of your tokens takes its place?
ask-token-spot = Which space does the token cover?
ask-over = The game is over.

picture-stack = { $left ->
    [0] The stack is empty.
    [one] One tile is left in the stack.
   *[other] { $left } tiles are left in the stack.
}
picture-colour = { $colour } { $points }
picture-house = {" "}(house on { $space })
picture-hand = Your hand:
picture-known = { $name } took from the table:

tell-colour = { $name } plays { $colour }.
tell-dealt = The tiles are dealt.
tell-picks = { $name } picks up { $tile }.
tell-picks-unseen = { $name } picks a tile.
tell-house = { $name } picks up the { $colour } house.
tell-place = { $name } chooses the place { $cell }.
tell-touches = { $name } chooses the tile at { $cell }.
tell-touches-token = { $name } chooses the { $token } on { $space }.
tell-takes-token = { $name } takes a token: { $token }.
tell-laid = { $name } lays { $tile } at { $cell }.
tell-rotated = { $name } turns the tile at { $cell }: { $tile }.
tell-replaced = { $name } takes the tile at { $cell } and puts down { $tile }.
tell-first-turn = { $name } turns the first tile to the { $turn }.
tell-tiles-swapped = { $name } swaps the tiles at { $cell } and { $to }.
tell-house-on = { $name } puts the { $colour } house on { $space }.
tell-house-moved = { $name } moves the { $colour } house to { $space }.
tell-token-on = { $name } puts down a token on { $space }: { $token }.
tell-token-moved = { $name } moves the { $token } from { $space } to { $to }.
tell-tokens-swapped = { $name } swaps the tokens on { $space } and { $to }.
tell-token-replaced = { $name } replaces the { $old } on { $space } by: { $token }.
tell-declines = { $name } does without the action.
tell-draws = { $name } draws a tile.
tell-last-tile = That was the last tile: everybody has one more turn, { $name } last.
tell-over = The game is over. The ghosts are counted.

move-colour = play { $colour }
move-tile = play { $tile }
move-house = play the { $colour } house
move-lift-house = move the { $colour } house
move-at = lay it at { $cell }
move-turn = top to the { $turn }: { $tile }
move-touch-tile = the tile at { $cell }: { $tile }
move-house-on = upper left window on { $space }
move-token-on = put it on { $space }
move-touch-token = the { $token } on { $space }
move-token = take a token: { $token }
move-decline = do without the action

look-yard = The graveyard: { $left ->
    [0] the stack is empty
    [one] 1 tile left in the stack
   *[other] { $left } tiles left in the stack
}
look-yard-over = The graveyard: all ghosts are counted
look-laid = { $cell }: { $tile }
look-locked = { $tile }, locked
look-suggested = Not laid yet, at { $cell }: { $tile }
look-unseen = A tile about to be laid at { $cell }, face down
look-section = { $colour }: best section, { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-house = The { $colour } house on { $space }
look-house-waits = The { $colour } house, in { $name }’s hand
look-token = { $space }: { $token }
look-colour-free = { $colour }: free to choose
look-colour-nobodys = { $colour }: nobody plays it
look-plays = { $name } plays { $colour }
look-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-hand = In your hand: { $tile }
look-known = { $name } took it from the table: { $tile }
look-back = A tile in { $name }’s hand, face down

# Bots
level-moth-here = Moth likes it when ghosts hold hands, whoever they belong to.
level-bat-here = Bat keeps the own ghosts together, and forgets the houses at times.
level-owl-here = Owl tries a few places in her head, and waits with her house.
level-wolf-here = Wolf builds one graveyard and digs a ditch through yours.
level-dragon-here = Dragon sees where the last gravestone will stand while the first tile is laid.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = It joins other tiles by a full edge; pictures need not match. Ghosts of your colour side by side make a section: 1 point each, and only your best section counts. (GRA-20)
web-about-graveyards-icon-rotate = Rotate: turn a tile that lay there before and is not locked, or move a token. (GRA-14)
web-about-graveyards-icon-swap = Swap: let two tiles that are not locked change places, or two tokens. (GRA-15)
web-about-graveyards-icon-replace = Replace: take a tile that is not locked into your hand and put one of yours in its place; or do the same with a token. (GRA-16)
web-about-graveyards-icon-token = Token: put one of your tokens on a free ghost. (GRA-17)
web-about-graveyards-lock = Locked by a token or a house: it cannot be turned, swapped or replaced. (GRA-12)
web-about-graveyards-house = Ghosts in the windows of a house of their own colour score 2 instead of 1. For all others it changes nothing. (GRA-21)
web-about-graveyards-kids = Meddling kids: +3 for every section they touch, and they join it. (GRA-20)
web-about-graveyards-investigator = Investigator: −3 for every section it touches, and it joins it. (GRA-20)
web-about-graveyards-gravestone = Gravestone: a wall for every colour. (GRA-20)
web-about-graveyards-score = Only the best section of each colour counts. (GRA-22)
web-about-graveyards-back = Face down. When the last tile is drawn, everybody has one more turn. (GRA-19)

# Told once, on the first screen of a first game.
web-aim-graveyards = Join the ghosts of your colour: only your single best area counts, so grow yours and cut up the others’.
web-first-graveyards = On your turn, lay a tile edge to edge with another, or set your house on four ghosts: your own in its windows count double.

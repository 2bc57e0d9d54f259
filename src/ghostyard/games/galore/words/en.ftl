title = Ghosts Galore
tagline = Fill your mine with nine track tiles and keep nine kinds of monsters happy.

option-experienced = Choose your secret tile from two
option-random-sides = Boards are dealt with a random side up

mistake-stack-empty = The stack is empty. Take a tile that lies open.
mistake-nothing-there = No tile lies open there. Take one of the open tiles, or draw.
mistake-last-must-take = You are the last to claim, so the whole stack lies open. Take one of the five tiles.
mistake-only-the-drawn = After drawing you can only claim the tile you drew, or leave it.
mistake-space-taken = There is a tile on that space already. Choose an empty one.
mistake-galore-doors = { $file }: in { $path }, name two bone doors and two tooth doors, and no edge twice.
mistake-galore-section = { $file }: in { $path }, tile { $tile } has a monster on a section that its track does not have. Straights and curves have section 0 only.
mistake-galore-crowded = { $file }: in { $path }, tile { $tile } has more than 7 monsters. Leave some out.
mistake-galore-diamonds = { $file }: in { $path }, tile { $tile } has more than 4 diamonds. Leave some out.
mistake-galore-nine = { $file }: { $path } has { $found } tiles. A finished board has 9, in reading order.
note-no-doors = { $name }: no doors are named, so all are plain, and no path can score for bone or tooth doors. Name them under “doors”.
note-no-bone-doors = { $name }: no bone doors are named, so no path can score for them.
note-no-tooth-doors = { $name }: no tooth doors are named, so no path can score for them.

line-dragons = Dragons
line-ghosts = Ghosts
line-golems = Golems
line-satyrs = Satyrs
line-skeletons = Skeletons
line-slimes = Slimes
line-bats = Bats
line-werewolves = Werewolves
line-wisps = Wisps
line-diamonds = Diamonds
line-bone = Bone doors
line-tooth = Tooth doors
line-other = Other paths
line-dead_ends = Dead ends

monster-dragon = dragon
monster-ghost = ghost
monster-golem = golem
monster-satyr = satyr
monster-skeleton = skeleton
monster-slime = slime
monster-bat = bat
monster-werewolf = werewolf
monster-wisp = wisp
monster-dragon-short = Dr
monster-ghost-short = Gh
monster-golem-short = Go
monster-satyr-short = Sa
monster-skeleton-short = Sk
monster-slime-short = Sl
monster-bat-short = Ba
monster-werewolf-short = We
monster-wisp-short = Wi
diamond = diamond { $value }
track-straight = straight
track-curve = curve
track-bridge = bridge
track-double = double curve
door-bone-short = BON
door-tooth-short = TTH
door-none-short = ###
turn-north = north
turn-east = east
turn-south = south
turn-west = west
where = { $cell }, turned { $turn }
side-front = front
side-back = back

ask-sides = Choose the side of your board.
ask-keeping = Choose the secret tile you keep.
ask-turn = Your turn: draw a tile, or take one that lies open.
ask-drawn = Claim the tile you drew, or leave it.
ask-placing = Place your tile on an empty space.
ask-last-tile = Place your secret tile on the last space.
ask-over = The game is over.

open-tiles = Lying open:
picture-secret = secret tile
picture-claimed = claimed tile
picture-offer-1 = tile 1
picture-offer-2 = tile 2

tell-side = { $name } has chosen a side.
tell-kept = { $name } has chosen a secret tile.
tell-placed = { $name } has placed a tile.
tell-placed-last = { $name } has placed the secret tile.
tell-drew = { $name } turns up a { $tile }.
tell-left = { $name } leaves it.
tell-claimed = { $name } claims it.
tell-took = { $name } takes the { $tile }.
tell-rest = The rest of the stack is turned up.
tell-shows-side = { $name } plays on the { $side } of the board.
tell-shows = { $name }: { $tile } on { $where }.
tell-round = Round { $round }. { $name } has the lamp.
tell-over = All secret tiles are shown. The monsters count their blessings.

move-side = play on the { $side }
move-keep = keep the { $tile }
move-draw = draw a tile
move-claim = claim the tile
move-leave = leave the tile
move-take = take the { $tile }
move-place = place on { $where }

look-table = The table, round { $round } of { $rounds }
look-table-end = The table: all stacks are gone
look-stack = { $count ->
    [one] The stack: 1 tile left
   *[other] The stack: { $count } tiles left
}
look-open = Lying open: { $tile }
look-drawn = Just drawn: { $tile }
look-board = The mine
look-door-bone = Bone door { $edge }
look-door-tooth = Tooth door { $edge }
look-door-none = No door at { $edge }
look-side = The { $side } of your board
look-space = { $cell }, empty
look-laid = { $cell }: { $tile }
look-lamp = { $name } has the lamp
look-claimed = { $name } has claimed: { $tile }
look-to-place = To be placed: { $tile }
look-secret = Your secret tile: { $tile }
look-secret-hidden = { $name }’s secret tile, face down
look-offer = You may keep: { $tile }
look-returned = You gave back: { $tile }. It is nobody’s secret tile.

# Bots
level-moth-here = Moth takes the prettiest monster and lays its track wherever there is light.
level-bat-here = Bat knows what every tile is worth, and now and then lays one upside down.
level-owl-here = Owl looks twice before claiming, and sees where the last tile must go.
level-wolf-here = Wolf smells which tile you want, and what it costs to let you have it.
level-dragon-here = Dragon counts every diamond and every dragon before you have sat down.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Dragons: with none you lose 5 points; otherwise their number times itself: 1, 4, 9, 16 … (GAL-20)
web-about-galore-ghost = Ghosts: 3 each, or 6 each on a path with three or more of them. (GAL-21)
web-about-galore-golem = Golems want to be alone: only those with no golem on a tile next door count. One to five bring 4, 10, 18, 28 or 40. (GAL-22)
web-about-galore-satyr = Satyrs: each scores 1 for every kind of monster on its path, its own included. (GAL-23)
web-about-galore-skeleton = Skeletons: each scores 1 for every diamond in your mine. (GAL-24)
web-about-galore-slime = Slimes: each scores 1 for every curve in your mine; a double curve is two. (GAL-25)
web-about-galore-bat = Bats: 5 each with another bat on a tile next door, otherwise nothing. (GAL-26)
web-about-galore-werewolf = Werewolves: 4 each, and 10 more for the largest pack (5 if only two play). (GAL-27)
web-about-galore-wisp = Wisps: 3 each; 4 each from four on, 5 each from seven on. (GAL-28)
web-about-galore-diamond = Diamonds score what is written on them. (GAL-29)
web-about-galore-door-bone = If one path joins both bone doors, it scores 2 for each of its sections. (GAL-30)
web-about-galore-door-tooth = If one path joins both tooth doors, it scores 2 for each of its sections. (GAL-31)
web-about-galore-board = Nine spaces for nine tiles. Put them anywhere and turn them as you like: nothing has to match. (GAL-16)
web-about-galore-lamp = Whoever has the lamp begins the round; then it goes to the left. (GAL-17)

# Told once, on the first screen of a first game.
web-aim-galore = Lay nine track tiles in your mine: monsters, diamonds and paths from door to door score. Most points win.
web-first-galore = First choose a side of your board. They differ only in where the doors are: a path that joins both bone doors, or both tooth doors, counts double.

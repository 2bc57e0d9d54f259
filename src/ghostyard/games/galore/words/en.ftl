title = Ghosts Galore
tagline = Fill your mine with nine track tiles, and keep nine kinds of monsters happy.

option-experienced = Choose your secret tile from two
option-random-sides = Chance decides which side of your board you play on

mistake-stack-empty = The stack is empty. Take one of the open tiles.
mistake-nothing-there = There is no open tile there. Take one of the open tiles, or draw.
mistake-last-must-take = You are the last to choose, so the whole stack lies open. Take one of the five tiles.
mistake-only-the-drawn = You drew, so it is this tile or none. Take it, or leave it.
mistake-space-taken = There is already a tile there. Choose an empty space.
mistake-galore-doors = { $file }, { $path }: { problem-galore-doors }
problem-galore-doors = There must be two bone doors and two tooth doors, and no edge may be named twice.
mistake-galore-section = { $file }, { $path }: { problem-galore-section }
problem-galore-section = A monster of tile { $tile } belongs to a section that the tile does not have. Straights and curves have section 0 only.
mistake-galore-crowded = { $file }, { $path }: { problem-galore-crowded }
problem-galore-crowded = Tile { $tile } has more than 7 monsters. Leave some out.
mistake-galore-diamonds = { $file }, { $path }: { problem-galore-diamonds }
problem-galore-diamonds = Tile { $tile } has more than 4 diamonds. Leave some out.
things-tiles = tiles
things-boards = boards
mistake-galore-nine = { $file }: { $path } has { $found } tiles. A finished board has 9, row by row.
note-no-doors = { $name }: you named no doors, so all are plain ones, and no path scores for bone or tooth doors. Name them under “doors”.
note-no-bone-doors = { $name }: you named no bone doors, so no path scores for them.
note-no-tooth-doors = { $name }: you named no tooth doors, so no path scores for them.

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
# Why a line scores what it does
why-no-dragon = without any dragon you lose 5
why-dragons = { $count } × { $count }
why-ghosts = { $count } × { $each } on one path
why-golems = { $count ->
    [one] { $count } golem all alone
   *[other] { $count } golems all alone
}
why-satyr = { $kinds ->
    [one] { $kinds } kind on its path
   *[other] { $kinds } kinds on its path
}
why-skeletons = { $count } × { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
}
why-slimes = { $count } × { $curves ->
    [one] { $curves } curve
   *[other] { $curves } curves
}
why-bats = { $count } × 5 in company
why-each = { $count } × { $each }
why-most = { $points } for the most
why-diamond = { $value }
why-doors = { $sections ->
    [one] { $sections } section × 2
   *[other] { $sections } sections × 2
}
why-path = { $sections ->
    [one] { $sections } section from door to door
   *[other] { $sections } sections from door to door
}

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

ask-sides = Which side of your board do you want to play on?
ask-keeping = Which of the two do you keep as your secret tile?
ask-turn = Your turn: draw a tile, or take an open one.
ask-turn-draw = Your turn: draw a tile.
ask-turn-take = Your turn: take an open tile.
ask-drawn = Do you take the tile you drew, or leave it?
ask-placing = Lay your tile on an empty space.
ask-last-tile = Lay your secret tile on the last empty space.
ask-over = The game is over.

open-tiles = Open tiles:
picture-secret = secret tile
picture-claimed = your tile
picture-offer-1 = tile 1
picture-offer-2 = tile 2

tell-side = { one-has } chose a side.
tell-kept = { one-has } chose a secret tile.
tell-placed = { one-has } laid a tile.
tell-placed-last = { $you ->
    [name] You laid your secret tile.
   *[nobody] { $name } laid the secret tile.
}
tell-drew = { one-has } turned up a { $tile }.
tell-left = { one-has } left it.
tell-claimed = { one-has } took it.
tell-took = { one-has } took the { $tile }.
tell-rest = The rest of the stack was turned up.
tell-shows-side = { one-has } chose the { $side } of the board.
tell-shows = { one-has } laid the { $tile } on { $where }.
tell-round = Round { $round }. { $you ->
    [name] You have the lamp.
   *[nobody] { $name } has the lamp.
}
tell-over = All secret tiles are out. The monsters count their blessings.

move-side = play on the { $side }
move-keep = keep the { $tile }
move-draw = draw a tile
move-claim = take it
move-leave = leave it
move-take = take the { $tile }
move-place = lay it on { $where }

look-table = The table, round { $round } of { $rounds }
look-table-end = The table: all stacks are used up
look-stack = { $count ->
    [one] The stack: 1 tile left
   *[other] The stack: { $count } tiles left
}
look-open = Open tile: { $tile }
look-drawn = Just drawn: { $tile }
look-board = The mine
look-door-bone = Bone door { $edge }
look-door-tooth = Tooth door { $edge }
look-door-none = No door at { $edge }
look-side = The { $side } of your board
look-space = { $cell }, empty
look-laid = { $cell }: { $tile }
look-lamp = { $name } has the lamp
look-claimed = { $name } has taken: { $tile }
look-to-place = Still to lay: { $tile }
look-secret = Your secret tile: { $tile }
look-secret-hidden = { $name }’s secret tile, face down
look-offer = You may keep: { $tile }
look-returned = You gave back: { $tile }. Nobody has it as a secret tile.

# Bots
level-moth-here = Moth takes the prettiest monster, and lays its track wherever there is light.
level-bat-here = Bat knows what every tile is worth, and still lays one upside down now and then.
level-owl-here = Owl looks twice before taking a tile, and sees where the last one has to go.
level-wolf-here = Wolf smells which tile you want, and what it costs to let you have it.
level-dragon-here = Dragon has counted every diamond and every dragon before you sit down.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Dragons: without any you lose 5 points; otherwise their number times itself: 1, 4, 9, 16 … (GAL-20)
web-about-galore-ghost = Ghosts: 3 each, or 6 each on a path with three or more of them. (GAL-21)
web-about-galore-golem = Golems want to be alone: one with another golem on a tile next door does not count. One to five bring 4, 10, 18, 28 or 40. (GAL-22)
web-about-galore-satyr = Satyrs: each scores 1 for every kind on its path, its own kind too. (GAL-23)
web-about-galore-skeleton = Skeletons: each scores 1 for every diamond in your mine. (GAL-24)
web-about-galore-slime = Slimes: each scores 1 for every curve in your mine; a double curve is two. (GAL-25)
web-about-galore-bat = Bats: 5 each with another bat on a tile next door, otherwise nothing. (GAL-26)
web-about-galore-werewolf = Werewolves: 4 each, and 10 more for whoever has the most (5 if there are two of you). (GAL-27)
web-about-galore-wisp = Wisps: 3 each; 4 each from four on, 5 each from seven on. (GAL-28)
web-about-galore-diamond = Diamonds score what it says on them. (GAL-29)
web-about-galore-door-bone = If one path joins both bone doors, it scores 2 for each of its sections. (GAL-30)
web-about-galore-door-tooth = If one path joins both tooth doors, it scores 2 for each of its sections. (GAL-31)
web-about-galore-board = Nine spaces for nine tiles. Put them anywhere and turn them as you like: nothing has to match. (GAL-16)
web-about-galore-lamp = Whoever has the lamp begins the round; then it moves on to the left. (GAL-17)
web-about-galore-space = Any tile may go here, any way up; once laid, it stays. (GAL-16)
web-about-galore-back = Face down: nobody, or only its owner, knows it. Secret tiles are laid at the very end. (GAL-18)

# Told once, on the first screen of a first game.
web-aim-galore = Lay nine track tiles in your mine: monsters, diamonds and paths from door to door score. Most points win.
web-first-galore = First choose a side of your board. They differ only in where the doors are: a path that joins both bone doors, or both tooth doors, counts double.

# Tiles for whoever cannot see them: which edges are joined, and who stands where
section = { $edges } with { $who }
section-empty = { $edges }, nobody there
section-edges = { $start } to { $to }

faces-shelf-tiles = Tiles
faces-shelf-boards = Boards
faces-label-tiles = Tile { $number }
faces-label-boards = Board side { $number }
faces-ask-tiles = Tile { $number } of { $count }: pick its track, then who stands there. Touch anything on the tile to take it off.
faces-ask-boards = Board side { $number } of { $count }: touch an edge for a plain, bone or tooth door, or none.
faces-door = { $kind ->
    [bone] Bone door { $edge }
    [tooth] Tooth door { $edge }
    [none] No door at { $edge }
   *[plain] Plain door { $edge }
}
faces-section = Monsters now stand on { $edges }
faces-diamonds = Diamonds of this tile, such as “2 5”

# The score pad
pad-door = { $kind ->
    [bone] Bone door { $edge }
    [tooth] Tooth door { $edge }
    [none] No door at { $edge }
   *[plain] Plain door { $edge }
}
pad-door-turn = another kind of door at { $edge }
pad-tray = What lies on { $cell }?
pad-track = { $track }, { $edges }
pad-turn = turn it
pad-clear = take the tile off
pad-add = add: { $what }
pad-drop = take off: { $what }
pad-section = the next monsters stand on { $edges }
pad-box = pick a whole tile from the box
pad-box-hint = or a whole tile
pad-box-close = back to tracks and monsters
pad-tile = tile { $number }: { $tile }
pad-open = open { $cell }
pad-lay = lay it down
pad-pick = take this tile
pad-take-off = take it off
pad-ask-track = { $cell }: which track lies there?
pad-ask-things = { $cell }: who stands there?
pad-ask-box = { $cell }: which tile of the box is it?
pad-ask-full = All nine lie there. Touch a line of the sheet, and see what scored.
pad-by-hand = Count by hand
pad-doors-missing = { $kind ->
    [bone] Bone doors so far: { $count } of 2. Touch a door on the rim of the board.
   *[tooth] Tooth doors so far: { $count } of 2. Touch a door twice.
}
pad-doors-many = { $kind ->
    [bone] { $count } bone doors are too many: a board has 2 of them. Touch the wrong one.
   *[tooth] { $count } tooth doors are too many: a board has 2 of them. Touch the wrong one.
}
pad-spaces-empty = { $count ->
    [one] One space is still empty.
   *[other] { $count } spaces are still empty.
}

# The first game: the coach. A second paragraph says what to do.
coach-mine = Welcome to your ghost mine! Nine tiles fit in here. Some are laid already, so we play the end of a game together.
coach-ghosts = Every kind of monster scores in its own way. Ghosts love company: many on the same track count double. Yours bring { $ghosts } points: { $ghosts_why }.
coach-rival = { $left } digs next door. The numbers up here are your points. Whoever has the most at the end wins.
coach-draw =
    This is the stack. Nobody knows what is in it …

    Touch it to turn up the top tile.
coach-leave =
    Take it or leave it? Let’s be sly: if { $left } takes a tile first, the whole stack is turned up, just for you.

    Leave it.
coach-choose =
    It worked! { $left } has taken one, and you may choose from all the rest. Look: a slime and a ghost, on two curves. Slimes love curves!

    Take this tile.
coach-lay =
    Any empty space will do, any way up: nothing has to match. But here your track goes on.

    Touch this space.
coach-grown = { $points } points now! See your slimes: { $slimes_why }. That makes { $slimes }.
coach-lamp =
    The last round. You have the lamp, so you begin.

    Draw again.
coach-take =
    A werewolf! Whoever has the most of them gets extra points, and right now that is you.

    Don’t wait this time: take it.
coach-free =
    Now you decide. The number on the tile tells you what it brings there. Try a few places!

    Lay it wherever you like.
coach-secret =
    One space is left, and one tile: your secret tile. Only you have known it all along.

    Touch the space, and turn the tile until you like the number.
coach-paths = That’s the end! Track from door to door scores too: { $other_why }.
coach-over = You have { $points } points, { $left } has { $left_points }. Draw or take, lay, count: that is Ghosts Galore. In a whole game you do it eight times, and then everybody lays their secret tile.

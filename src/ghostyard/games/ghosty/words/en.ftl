title = Gho Gho Ghosty
tagline = Build the longest ghost trains, and guess which colours Mr. Ghosty is after.

mistake-ghosty-never-bets = You are Mr. Ghosty in this round, and Mr. Ghosty does not bet. Wait for the bets.
mistake-nothing-there = There is no carriage in that place of the display. Take one that lies there.
mistake-only-from-display = Mr. Ghosty takes both carriages from the display, never from the pile. Take one that lies there.
mistake-pile-empty = The pile is empty. Take a carriage from the display.
mistake-ghosty-colours = { $file }: describe each of the five trains once: red, yellow, green, blue, purple. Found: { $found }.
mistake-ghosty-fifteen = { $file }: the train “{ $colour }” has { $found } carriages. Write the passengers of all 15.
mistake-ghosty-too-many = There are only 15 carriages of the colour “{ $colour }”, but { $found } lie on this table. Count again.
mistake-ghosty-engine-free = Nobody has the Ghost Train card “{ $colour }”, but { $name } has a train for it. Add it to { $path }.
mistake-ghosty-engine-twice = There is only one Ghost Train card “{ $colour }”, and { $name } cannot have it too. Remove it from { $path }.
mistake-ghosty-engine-early = { $name } has fewer than 3 carriages of the colour “{ $colour }” and cannot have its Ghost Train card. Remove it from { $path }.
mistake-ghosty-engine-lost = The Ghost Train card “{ $colour }” belongs to { $rival }, who has more carriages than { $name }, or as many with more passengers. Move it from { $path }.

line-red = Red train
line-yellow = Yellow train
line-green = Green train
line-blue = Blue train
line-purple = Purple train
line-passengers = Passengers
line-drivers = Drivers
line-engines = Ghost Train cards

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
carriage = { $colour } carriage ({ $passengers ->
    [0] empty
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
})

ask-betting = Bet in secret: which colour will { $ghosty } take?
ask-taking = You are Mr. Ghosty: { $left ->
    [one] take the second carriage from the display.
   *[other] take two carriages from the display. Which one first?
}
ask-rewards = Your bet was right: { $owed ->
    [one] take a carriage from the display, or draw one unseen.
   *[other] you get { $owed } carriages. Take the first from the display, or draw it unseen.
}
ask-rewards-display = Your bet was right, and the pile is empty: take a carriage from the display.
ask-rewards-pile = Your bet was right, and the display is empty: draw a carriage from the pile.
ask-over = The game is over.

picture-headline = Round { $round }. Mr. Ghosty: { $name }. Carriages in the pile: { $pile }.
picture-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-ghosty = Mr. Ghosty
picture-bet = bet: { $colour }
picture-bet-laid = bet lies face down
picture-needs = { $carriages } more for the engine
picture-needs-level = or { $carriages } with { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}

tell-bet = { $name } lays a boss card face down.
tell-all-bets = All bets are down. { $name } may go hunting.
tell-took = { $name } takes the { $carriage }.
tell-drew = { $name } draws from the pile: { $carriage }.
tell-engine = { $name } gets the { $colour } Ghost Train.
tell-engine-from = { $name } snatches the { $colour } Ghost Train from { $loser }.
tell-bet-right = { $name } bet on { $colour }: right, that is { $count ->
    [one] a carriage.
   *[other] { $count } carriages.
}
tell-bet-wrong = { $name } bet on { $colour }: nothing this time.
tell-bet-too-late = { $name } bet on { $colour }: right, but no carriage is left.
tell-turned-up = Turned up: { $carriages }.
tell-round = Round { $round }. { $name } is Mr. Ghosty.
tell-over = The display cannot be filled any more. The last train has left; count your points.

move-bet = bet on { $colour }
move-take = take the { $carriage }
move-draw = draw from the pile, unseen

look-station = The station, round { $round }
look-station-end = The station: the last train has left
look-pile = { $count ->
    [one] The pile: 1 carriage left, face down
   *[other] The pile: { $count } carriages left, face down
}
look-display = In the display: { $carriage }
look-engine-free = The { $colour } Ghost Train: nobody has it yet
look-engine-held = { $name } has the { $colour } Ghost Train
look-engine-closest = Closest to the { $colour } Ghost Train: { $names }, { $count } more
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}
look-points = { $train }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look-boss = Your boss card: { $colour }
look-bet-own = Your secret bet: { $colour }
look-bet-hidden = { $name }’s bet, face down
look-figure = { $name } is Mr. Ghosty
look-taken = Mr. Ghosty took { $colour }

# Bots
level-moth-here = Moth bets on the colour that glows, and loves every carriage alike.
level-bat-here = Bat hears which train is rolling best, and guesses Mr. Ghosty well.
level-owl-here = Owl asks what Mr. Ghosty needs before she lays her card.
level-wolf-here = Wolf follows every engine, most of all the one you nearly have.
level-dragon-here = Dragon knows what you will bet, and makes Mr. Ghosty look the other way.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = Rows of one colour: from three carriages on 3 points, from five 5, from seven 6. Passengers count 1 each, but only behind their engine. (GHO-18)
web-about-ghosty-engine = The engine goes to whoever has most carriages of its colour, three or more. With it, passengers and driver score 1 each. (GHO-15)
web-about-ghosty-boss = A bet on a colour: if Mr. Ghosty takes a carriage of it, you get one too; if he takes two, you get two. (GHO-09)
web-about-ghosty-pile-back = Carriages face down. For a right bet you may take the top one, unseen. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty does not bet: he takes two carriages from the display. Then the next player on the left is Mr. Ghosty. (GHO-08)
web-about-ghosty-riders = Passengers score 1 each, but only behind their engine. (GHO-19)

# Told once, on the first screen of a first game.
web-aim-ghosty = Build long rows of carriages, one for each colour. Most of a colour wins its engine, and only behind an engine do passengers count.
web-first-ghosty = Each round Mr. Ghosty takes two carriages, and the others bet in secret on a colour. Guess one that he takes, and you get a carriage too.

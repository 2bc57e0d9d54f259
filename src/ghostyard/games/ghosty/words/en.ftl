title = Gho Gho Ghosty
tagline = Build the longest ghost trains, and guess which colours Mr. Ghosty is after.

mistake-ghosty-never-bets = You are Mr. Ghosty this round, and Mr. Ghosty does not bet. Wait for the others.
mistake-nothing-there = There is no carriage in that spot. Take one of those on display.
mistake-only-from-display = Mr. Ghosty takes both carriages from the display, never from the pile. Take one from there.
mistake-pile-empty = The pile is empty. Take a carriage from the display.
mistake-ghosty-colours = { $file }, { $path }: { problem-ghosty-colours }
problem-ghosty-colours = Describe each of the five trains once: red, yellow, green, blue, purple. Found: { $found }.
mistake-ghosty-fifteen = { $file }, { $path }: { problem-ghosty-fifteen }
problem-ghosty-fifteen = The { colour-said } train has { $found } carriages. Write down the passengers of all 15.
mistake-ghosty-too-many = There are only 15 { colour-said } carriages, but { $found } lie on this table. Count again.
mistake-ghosty-engine-free = Nobody has { the-engine }, but { $name } has a train for it. Add it at { $path }.
mistake-ghosty-engine-twice = There is only one { colour-said } engine, and { $name } cannot have it too. Remove it at { $path }.
mistake-ghosty-engine-early = { $name } has fewer than 3 { colour-said } carriages, so { $name } cannot have the engine. Remove it at { $path }.
mistake-ghosty-engine-lost = { $rival } has { the-engine }: more carriages than { $name }, or as many with more passengers. Remove it at { $path }.

line-red = Red train
line-yellow = Yellow train
line-green = Green train
line-blue = Blue train
line-purple = Purple train
line-passengers = Passengers
line-drivers = Drivers
line-engines = Engines
# Why a line scores what it does
why-row = a row of { $count }
why-riders = { $passengers ->
    [one] { $passengers } passenger behind { the-engine }
   *[other] { $passengers } passengers behind { the-engine }
}
why-driver = the driver of { the-engine }

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
the-engine = the { colour-said } engine
carriage = { colour-said } carriage ({ $passengers ->
    [0] empty
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
})
a-carriage = a { carriage }
the-carriage = the { carriage }

ask-betting = { $ghosty } is Mr. Ghosty. Which colour do you think he is after? Nobody sees your bet.
ask-taking = You are Mr. Ghosty: { $left ->
    [one] take your second carriage.
   *[other] take two carriages from the display. Which one first?
}
ask-rewards = You guessed right: { $owed ->
    [one] take a carriage from the display, or draw one unseen from the pile.
   *[other] you get { $owed } carriages. Take the first from the display, or draw it unseen from the pile.
}
ask-rewards-display = You guessed right, and the pile is empty: take a carriage from the display.
ask-rewards-pile = You guessed right, and the display is empty: draw a carriage from the pile.
ask-over = The game is over.

picture-headline = Round { $round }. Mr. Ghosty: { $name }. { $pile ->
    [one] { $pile } carriage in the pile.
   *[other] { $pile } carriages in the pile.
}
picture-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-ghosty = Mr. Ghosty
picture-bet = bet: { colour-said }
picture-bet-laid = bet placed
picture-needs = { $carriages } more for the engine
picture-needs-level = or { $carriages } with { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}

tell-bet = { one-has } placed a bet.
tell-all-bets = All bets are placed. { $you ->
    [name] Go hunting, Mr. Ghosty!
   *[nobody] { $name } goes hunting.
}
tell-took = { one-has } took { the-carriage }.
tell-drew = { one-has } drew { a-carriage } from the pile.
tell-engine = { one-has } got { the-engine }.
tell-engine-from = { $you ->
    [name] You snatched { the-engine } from { $loser }.
    [loser] { $name } snatched { the-engine } from you.
   *[nobody] { $name } snatched { the-engine } from { $loser }.
}
tell-bet-right = { one-has } bet on { colour-said }. Right! That brings { $count ->
    [one] a carriage.
   *[other] { $count } carriages.
}
tell-bet-wrong = { one-has } bet on { colour-said }. Nothing this time.
tell-bet-too-late = { one-has } bet on { colour-said }. Right, but there is no carriage left.
tell-turned-up = New on display: { $carriages }.
tell-round = Round { $round }. { $you ->
    [name] You are Mr. Ghosty.
   *[nobody] { $name } is Mr. Ghosty.
}
tell-over = The display cannot be filled up any more. The last train has left: time to count.

move-bet = bet on { colour-said }
move-take = take { the-carriage }
move-draw = draw from the pile without looking

look-station = The station, round { $round }
look-station-end = The station: the last train has left
look-pile = { $count ->
    [one] The pile: 1 carriage left, face down
   *[other] The pile: { $count } carriages left, face down
}
look-display = On display: { carriage }
look-engine-free = Nobody has { the-engine } yet
look-engine-held = { $name } has { the-engine }
look-engine-closest = Closest to { the-engine }: { $names }, { $count } to go
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}
look-points = { $train }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look-boss = Your boss card: { colour-said }
look-bet-own = Your secret bet: { colour-said }
look-bet-hidden = { $name }’s bet, face down
look-figure = { $name } is Mr. Ghosty
look-taken = Mr. Ghosty took { colour-said }

# Bots
level-moth-here = Moth bets on whatever colour glows, and loves all carriages alike.
level-bat-here = Bat hears which train rolls best, and often guesses what Mr. Ghosty wants.
level-owl-here = Owl asks herself what Mr. Ghosty needs before she bets.
level-wolf-here = Wolf is after every engine, most of all the one you nearly have.
level-dragon-here = Dragon knows what you will bet on, and makes Mr. Ghosty look the other way.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = A row of one colour: from three carriages on 3 points, from five 5, from seven 6. Passengers score 1 each, but only behind their engine. (GHO-18)
web-about-ghosty-engine = Whoever has most carriages of a colour, at least three, has its engine. With it, passengers and driver score 1 each. (GHO-15)
web-about-ghosty-boss = Bet on a colour: if Mr. Ghosty takes a carriage of it, you get one too; if he takes two, you get two. (GHO-09)
web-about-ghosty-pile-back = Carriages, face down. If you guessed right, you may draw the top one without looking. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty does not bet: he takes two carriages from the display. Then the player on the left is Mr. Ghosty. (GHO-08)
web-about-ghosty-riders = Passengers score 1 each, but only behind their engine. (GHO-19)
web-about-ghosty-coin = What it brings as it stands: points for the length of a row and, with its engine, for passengers and driver. (GHO-18)
web-about-ghosty-lantern = The engine is with whoever has most carriages of the colour; others can take it over. (GHO-15)
web-about-ghosty-token = A colour that Mr. Ghosty took: whoever bet on it gets a carriage. (GHO-09)

# Told once, on the first screen of a first game.
web-aim-ghosty = Build long rows of carriages, one for each colour. Most of a colour wins its engine, and only behind an engine do passengers count.
web-first-ghosty = Each round Mr. Ghosty takes two carriages, and the others bet in secret on a colour. Guess one that he takes, and you get a carriage too.

faces-shelf-trains = Trains
faces-label-trains = Train { $number }
faces-ask-trains = Train { $number } of { $count }: touch a carriage or the engine, and one more gets on. After four, all get off.
faces-engine = Engine of the { colour-said } train, drivers: { $count }
faces-carriage = Carriage { $number }, passengers: { $count }

# The score pad
pad-ask = Touch the carriages you have.
pad-tray = All carriages
pad-add = add: { carriage }
pad-lay = put it in its row
pad-take-off = take it off
pad-engine = Not here: { the-engine }. Touch it if it is.
pad-engine-hand = put the engine here, or take it away
pad-engine-level = Who has { the-engine }? { $names } are level, so whoever had it first keeps it. Touch the engine there.
problem-ghosty-too-many = There are only 15 { colour-said } carriages, but { $found } lie on this table. Count again.
problem-ghosty-engine-free = Nobody has { the-engine }, but { $rival } has a train for it.
problem-ghosty-engine-twice = There is only one { colour-said } engine.
problem-ghosty-engine-early = { $name } has fewer than 3 { colour-said } carriages, so { the-engine } is not there yet.
problem-ghosty-engine-lost = { $name } does not have { the-engine }: { $rival } does, with more carriages, or as many and more passengers.

# The first game: the coach. A second paragraph says what to do.
coach-trains = These are your trains, one for each colour. At the end of a row you see what it brings.
coach-engine = Your blue train has its engine, and that is what counts: { $passengers_why }. That makes { $passengers } points more.
coach-rivals = You have { $points } points, { $left } has { $left_points }, and the last three rounds begin. Let’s catch up!
coach-bet =
    Every round somebody is Mr. Ghosty and takes two carriages from the middle. Now it is { $right }. Guess one of the colours, and you get a carriage, too!

    Bet on blue.
coach-reward =
    Right! { $right } took a blue one, so you may take a carriage: one of these, or a surprise from the pile.

    Try your luck: draw from the pile.
coach-figure = A blue one, what luck! And now the figure is yours: you are Mr. Ghosty. The others have bet on what you will take. In secret, of course.
coach-snatch =
    Look at red: { $right } has that engine, and as many red carriages as you. One more, and the engine changes trains.

    Take the red carriage.
coach-snatched = Snatched! Now the passengers in both your trains count: { $passengers_why }. And { $right } has only { $right_points } points left.
coach-second =
    Mr. Ghosty takes two.

    Take the blue one as well.
coach-wrong = { $left } and { $right } had both bet on yellow. Wrong! They get nothing. But a wrong bet costs nothing, either.
coach-green =
    The last round, and { $left } is Mr. Ghosty. Now look at { $left }’s longest train: it is green.

    So bet on green.
coach-last =
    Right again! Now think: { $left } has the purple engine, with as many carriages as you, but more passengers in them. One more carriage …

    Take the purple one.
coach-purple = That was the one! Three engines are yours, and all their passengers count: { $passengers_why }.
coach-over = You have { $points } points, { $left } has { $left_points }, { $right } has { $right_points }. Guess, take, and keep an eye on the engines: now you know Gho Gho Ghosty!

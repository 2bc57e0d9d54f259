title = Midnight Snack
tagline = Ghosts raid the larder: lay a treat that nobody else lays, and eat it.
ask = Round { $hour } of 6: lay a treat face down. If nobody lays the same, you eat it.
move-lay = lay the { $what }
line-eaten = Eaten
line-tray = From the tray
mistake-not-in-hand = You have no such treat. Lay one from your hand.
tell-eats = { $name } eats the { $treat }.
tell-collides = { $name } had a { $treat } too: it falls on the tray.
look-kitchen = The kitchen, round { $hour } of 6
look-larder = The larder: { $count } treats, face down
look-tray = On the tray: { $count } treats, 2 points each for the lowest treat eaten
look-treat = A treat worth { $treat }
look-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-laid = Laid last: a treat worth { $treat }

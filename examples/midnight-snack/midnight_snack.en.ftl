title = Midnight Snack
tagline = Ghosts raid the larder: lay a treat that nobody else lays, and it is yours to eat.
ask = Round { $hour } of 6: lay a treat face down. If nobody else lays the same, you eat it.
move-lay = lay the { $what }
line-eaten = Eaten
line-tray = From the tray
mistake-not-in-hand = You do not have that treat. Lay one from your hand.
tell-eats = { one-has } ate the { $treat }.
tell-collides = { one-has } had a { $treat } too: it fell on the tray.
look-kitchen = The kitchen, round { $hour } of 6
look-larder = The larder: { $count } treats, face down
look-tray = On the tray: { $count } treats, 2 points each for the lowest treat eaten
look-treat = A treat worth { $treat }
look-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-laid = Last laid: a treat worth { $treat }

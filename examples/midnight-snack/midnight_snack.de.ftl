title = Mitternachtshappen
tagline = Geister plündern die Speisekammer: Leg einen Happen, den sonst niemand legt, und du darfst ihn essen.
ask = Runde { $hour } von 6: Leg einen Happen verdeckt hin. Legt niemand den gleichen, isst du ihn.
move-lay = die { $what } legen
line-eaten = Gegessen
line-tray = Vom Tablett
mistake-not-in-hand = Den Happen hast du nicht. Leg einen aus deiner Hand.
tell-eats = { one-has } die { $treat } gegessen.
tell-collides = { $you ->
    [name] Du hattest auch eine { $treat }: Sie ist aufs Tablett gefallen.
   *[nobody] { $name } hatte auch eine { $treat }: Sie ist aufs Tablett gefallen.
}
look-kitchen = Die Küche, Runde { $hour } von 6
look-larder = Die Speisekammer: { $count } Happen, verdeckt
look-tray = Auf dem Tablett: { $count } Happen, je 2 Punkte für den niedrigsten gegessenen
look-treat = Ein Happen, der { $treat } wert ist
look-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-laid = Zuletzt gelegt: ein Happen, der { $treat } wert ist

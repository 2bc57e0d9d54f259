title = Bocado de medianoche
tagline = Fantasmas en la despensa: pon un bocado que no ponga nadie más y cómetelo.
ask = Ronda { $hour } de 6: pon un bocado boca abajo. Si nadie pone el mismo, te lo comes.
move-lay = poner el { $what }
line-eaten = Comido
line-tray = De la bandeja
mistake-not-in-hand = No tienes ese bocado. Pon uno de tu mano.
tell-eats = { $you ->
    [name] Te has comido el { $treat }.
   *[nobody] { $name } se ha comido el { $treat }.
}
tell-collides = { $you ->
    [name] También tenías un { $treat }: ha caído en la bandeja.
   *[nobody] { $name } también tenía un { $treat }: ha caído en la bandeja.
}
look-kitchen = La cocina, ronda { $hour } de 6
look-larder = La despensa: { $count } bocados boca abajo
look-tray = En la bandeja: { $count } bocados, 2 puntos cada uno para el bocado más bajo que se coma
look-treat = Un bocado que vale { $treat }
look-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
look-laid = Lo último puesto: un bocado que vale { $treat }

title = Graveyards, Ghosts & Haunted Houses
tagline = Coloca losetas borde con borde; solo cuenta tu mejor zona de fantasmas unidos.

option-choose-colours = Los colores se eligen por orden de asiento (si no, se reparten al azar)
option-houses-again = Se puede mover una casa en dos turnos seguidos

mistake-colour-taken = Alguien juega ya con ese color. Elige otro.
mistake-empty-slot = En ese lugar de tu mano no hay loseta. Elige una de tus losetas.
mistake-not-your-house = Esa casa no es tuya. Solo puedes jugar o mover una casa de tu propio color.
mistake-house-moved = En tu último turno moviste una casa. Juega una loseta o una casa de tu mano.
mistake-enough-house-moves = Doce movimientos de casa seguidos ya son bastantes. Juega una loseta o una casa de tu mano.
mistake-house-nowhere = No hay sitio para esa casa: necesita cuatro fantasmas a la vista, dos por dos. Juega una loseta.
mistake-not-beside = Una loseta necesita un lugar libre que comparta un borde entero con una loseta en juego.
mistake-not-the-middle = La primera loseta es el centro de la mesa. Ponla en 0,0.
mistake-no-tile-there = Ahí no hay ninguna loseta. Elige una que esté en juego.
mistake-tile-locked = Esa loseta está bloqueada por una ficha o una casa. Elige una que no lo esté.
mistake-just-played = Solo se puede girar una loseta que ya estaba en juego. Elige otra.
mistake-same-tile = Esa es la loseta que elegiste primero. Elige otra para el cambio.
mistake-no-other-tile = No hay otra loseta libre para el cambio. Elige una ficha o renuncia.
mistake-hand-empty = Tu mano está vacía: no tienes loseta para poner en su lugar. Elige una ficha o renuncia.
mistake-same-turn = La loseta ya está así. Gírala de otra manera.
mistake-windows = La casa no cabe ahí: cada una de sus cuatro ventanas debe mostrar un fantasma, sin ficha ni otra casa, y no puede quedarse donde está.
mistake-no-token-there = Ahí no hay ninguna ficha. Elige una que esté en juego.
mistake-nowhere-to-move = No hay ninguna casilla libre, así que no se puede mover ninguna ficha. Elige una loseta o renuncia.
mistake-no-other-kind = No hay ninguna ficha de otra clase para el cambio. Elige una loseta o renuncia.
mistake-equal-tokens = Son dos fichas iguales: cambiarlas no sirve de nada. Elige una de otra clase.
mistake-same-token = Esa es la ficha que elegiste primero. Elige otra para el cambio.
mistake-no-other-kind-held = No tienes ninguna ficha de otra clase para poner en su lugar. Elige otra cosa o renuncia.
mistake-same-kind = Esa es la clase que ya está ahí. Elige otra clase.
mistake-none-held = Ya no te queda esa ficha. Elige otra clase.
mistake-not-vacant = Esa casilla no está libre: elige un fantasma a la vista, sin ficha ni casa.
mistake-graveyards-tiles = { $file }: { $path } tiene { $found } losetas. En la caja solo hay { $wanted }.
mistake-graveyards-overlap = { $file }: { $path } está en { $place }, donde ya hay una loseta. Mueve una de las dos.
mistake-graveyards-apart = { $file }: { $path } en { $place } no está unida a la primera loseta por bordes enteros. Revisa su lugar.
mistake-graveyards-colour-twice = { $file }: { $path } nombra «{ $colour }», que ya juega alguien. Da cada color a una sola persona.
mistake-graveyards-token-off = { $file }: { $path } está en { $place }, donde no hay ningún fantasma. Revisa su lugar.
mistake-graveyards-token-twice = { $file }: { $path } está en { $place }, donde ya hay una ficha. Mueve una de las dos.
mistake-graveyards-tokens = { $file }: { $path } en { $place } es la novena ficha de la clase «{ $kind }». En la caja solo hay 8.
mistake-graveyards-house-twice = { $file }: { $path } es una segunda casa de color «{ $colour }». Cada color tiene solo una.
mistake-graveyards-windows = { $file }: { $path } tiene en { $place } una ventana que no muestra ningún fantasma. Cada ventana necesita uno, sin ficha ni otra casa.

line-white = Blanco
line-orange = Naranja
line-blue = Azul
line-green = Verde

colour-white = blanco
colour-orange = naranja
colour-blue = azul
colour-green = verde
colour-none = vacía
colour-white-short = B
colour-orange-short = N
colour-blue-short = A
colour-green-short = V
colour-none-short = .
token-kids = chicos entrometidos
token-investigator = investigador
token-gravestone = lápida
supply-kids = { $count } de chicos entrometidos
supply-investigator = { $count ->
    [one] { $count } investigador
   *[other] { $count } investigadores
}
supply-gravestone = { $count ->
    [one] { $count } lápida
   *[other] { $count } lápidas
}
token-kids-short = +
token-investigator-short = -
token-gravestone-short = #
icon-rotate = girar
icon-swap = cambiar
icon-replace = sustituir
icon-token = ficha
turn-north = norte
turn-east = este
turn-south = sur
turn-west = oeste

ask-colour = Elige tu color.
ask-turn = Tu turno: juega una loseta, o juega o mueve una casa.
ask-last = Es tu último turno.
ask-cell = ¿Dónde va la loseta?
ask-facing = ¿Hacia dónde mira la loseta?
ask-house-spot = ¿Dónde va la casa? Nombra su ventana superior izquierda.
ask-rotate = Girar: elige una loseta para girarla o una ficha para moverla, o renuncia.
ask-swap = Cambiar: elige la primera de dos losetas o de dos fichas, o renuncia.
ask-replace = Sustituir: elige una loseta o una ficha de la mesa, o renuncia.
ask-token = Ficha: elige una de tus fichas, o renuncia.
ask-rotated = ¿Hacia dónde mira la loseta a partir de ahora?
ask-token-to = ¿Dónde va la ficha?
ask-second-tile = ¿Por qué loseta la cambias?
ask-first-turn = ¿Hacia dónde mira la primera loseta en su nuevo lugar?
ask-second-turn = ¿Hacia dónde mira la segunda loseta en su nuevo lugar?
ask-second-token = ¿Por qué ficha la cambias?
ask-new-tile = ¿Qué loseta de tu mano ocupa su lugar?
ask-new-turn = ¿Hacia dónde mira la nueva loseta?
ask-new-token = ¿Cuál de tus fichas ocupa su lugar?
ask-token-spot = ¿Qué casilla cubre la ficha?
ask-over = La partida ha terminado.

picture-stack = { $left ->
    [0] La pila está vacía.
    [one] Queda una loseta en la pila.
   *[other] Quedan { $left } losetas en la pila.
}
picture-colour = { $colour } { $points }
picture-house = {" "}(casa en { $space })
picture-hand = Tu mano:
picture-known = { $name } tomó de la mesa:

tell-colour = { $name } juega con { $colour }.
tell-dealt = Las losetas están repartidas.
tell-picks = { $name } toma { $tile }.
tell-picks-unseen = { $name } elige una loseta.
tell-house = { $name } toma la casa de color { $colour }.
tell-place = { $name } elige el lugar { $cell }.
tell-touches = { $name } elige la loseta en { $cell }.
tell-touches-token = { $name } elige la ficha en { $space }: { $token }.
tell-takes-token = { $name } toma una ficha: { $token }.
tell-laid = { $name } coloca { $tile } en { $cell }.
tell-rotated = { $name } gira la loseta en { $cell }: { $tile }.
tell-replaced = { $name } toma la loseta en { $cell } y pone { $tile }.
tell-first-turn = { $name } gira la primera loseta hacia el { $turn }.
tell-tiles-swapped = { $name } cambia las losetas en { $cell } y { $to }.
tell-house-on = { $name } pone la casa de color { $colour } en { $space }.
tell-house-moved = { $name } mueve la casa de color { $colour } a { $space }.
tell-token-on = { $name } pone una ficha en { $space }: { $token }.
tell-token-moved = { $name } mueve una ficha de { $space } a { $to }: { $token }.
tell-tokens-swapped = { $name } cambia las fichas en { $space } y { $to }.
tell-token-replaced = { $name } sustituye la ficha en { $space } ({ $old }) por: { $token }.
tell-declines = { $name } renuncia a la acción.
tell-draws = { $name } roba una loseta.
tell-last-tile = Era la última loseta: cada cual tiene un turno más, { $name } al final.
tell-over = La partida ha terminado. Se cuentan los fantasmas.

move-colour = jugar con { $colour }
move-tile = jugar { $tile }
move-house = jugar la casa de color { $colour }
move-lift-house = mover la casa de color { $colour }
move-at = colocarla en { $cell }
move-turn = parte superior hacia el { $turn }: { $tile }
move-touch-tile = la loseta en { $cell }: { $tile }
move-house-on = ventana superior izquierda en { $space }
move-token-on = ponerla en { $space }
move-touch-token = la ficha en { $space }: { $token }
move-token = tomar una ficha: { $token }
move-decline = renunciar a la acción

look-yard = El cementerio: { $left ->
    [0] la pila está vacía
    [one] queda 1 loseta en la pila
   *[other] quedan { $left } losetas en la pila
}
look-yard-over = El cementerio: ya están contados los fantasmas
look-laid = { $cell }: { $tile }
look-locked = { $tile }, bloqueada
look-suggested = Aún sin colocar, en { $cell }: { $tile }
look-unseen = Una loseta a punto de colocarse en { $cell }, boca abajo
look-section = { $colour }: mejor zona, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
look-house = La casa de color { $colour }, en { $space }
look-house-waits = La casa de color { $colour }, en la mano de { $name }
look-token = { $space }: { $token }
look-colour-free = { $colour }: libre
look-colour-nobodys = { $colour }: no lo lleva nadie
look-plays = { $name } juega con { $colour }
look-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
look-hand = En tu mano: { $tile }
look-known = { $name } la tomó de la mesa: { $tile }
look-back = Una loseta en la mano de { $name }, boca abajo

# Bots
level-moth-here = A Polilla le gusta que los fantasmas se den la mano, sean de quien sean.
level-bat-here = Murciélago mantiene juntos a los suyos y a veces se olvida de las casas.
level-owl-here = Búho prueba unos cuantos sitios en su cabeza y se guarda la casa.
level-wolf-here = Lobo levanta un cementerio y cava una zanja en el tuyo.
level-dragon-here = Dragón ve dónde estará la última lápida cuando se coloca la primera loseta.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = Se une a otras losetas por un lado entero; los dibujos no tienen que encajar. Los fantasmas de tu color que se tocan forman una zona: 1 punto cada uno, y solo cuenta tu mejor zona. (GRA-20)
web-about-graveyards-icon-rotate = Girar: gira una loseta que ya estaba y no está bloqueada, o mueve una ficha. (GRA-14)
web-about-graveyards-icon-swap = Cambiar: intercambia dos losetas no bloqueadas, o dos fichas. (GRA-15)
web-about-graveyards-icon-replace = Sustituir: toma en la mano una loseta no bloqueada y pon una tuya en su lugar; o haz lo mismo con una ficha. (GRA-16)
web-about-graveyards-icon-token = Ficha: pon una de tus fichas sobre un fantasma libre. (GRA-17)
web-about-graveyards-lock = Bloqueada por una ficha o una casa: no se puede girar, cambiar ni sustituir. (GRA-12)
web-about-graveyards-house = Los fantasmas en las ventanas de una casa de su color valen 2 en vez de 1. Para los demás no cambia nada. (GRA-21)
web-about-graveyards-kids = Chicos entrometidos: +3 para cada zona que tocan, y la unen. (GRA-20)
web-about-graveyards-investigator = Investigador: −3 para cada zona que toca, y la une. (GRA-20)
web-about-graveyards-gravestone = Lápida: un muro para todos los colores. (GRA-20)
web-about-graveyards-score = De cada color solo cuenta la mejor zona. (GRA-22)
web-about-graveyards-back = Boca abajo. Cuando se roba la última loseta, cada cual tiene un turno más. (GRA-19)

# Told once, on the first screen of a first game.
web-aim-graveyards = Junta los fantasmas de tu color: solo cuenta tu mejor zona, así que haz crecer la tuya y parte las demás.
web-first-graveyards = En tu turno coloca una loseta junto a otra o pon tu casa sobre cuatro fantasmas: los tuyos en sus ventanas valen el doble.

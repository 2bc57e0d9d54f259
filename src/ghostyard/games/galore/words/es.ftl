title = Ghosts Galore
tagline = Llena tu mina con nueve piezas de vía y ten contentos a nueve tipos de monstruos.

option-experienced = Elegir la pieza secreta entre dos
option-random-sides = Los tableros se reparten con una cara al azar

mistake-stack-empty = La pila está vacía. Toma una pieza descubierta.
mistake-nothing-there = Ahí no hay ninguna pieza descubierta. Toma una de las que hay o roba.
mistake-last-must-take = Solo quedas tú, así que toda la pila está descubierta. Toma una de las cinco piezas.
mistake-only-the-drawn = Después de robar solo puedes reclamar la pieza robada o dejarla.
mistake-space-taken = En esa casilla ya hay una pieza. Elige una vacía.
mistake-galore-doors = { $file }: en { $path }, nombra dos puertas de hueso y dos de dientes, sin repetir ningún borde.
mistake-galore-section = { $file }: en { $path }, la pieza { $tile } tiene un monstruo en una sección que su vía no tiene. Las rectas y las curvas solo tienen la sección 0.
mistake-galore-crowded = { $file }: en { $path }, la pieza { $tile } tiene más de 7 monstruos. Quita alguno.
mistake-galore-diamonds = { $file }: en { $path }, la pieza { $tile } tiene más de 4 diamantes. Quita alguno.
mistake-galore-nine = { $file }: { $path } tiene { $found } piezas. Un tablero completo tiene 9, en orden de lectura.
note-no-doors = { $name }: no se nombra ninguna puerta; así que todas son normales y ninguna ruta puede puntuar por las de hueso o de dientes. Nómbralas en «doors».
note-no-bone-doors = { $name }: no se nombran puertas de hueso, así que ninguna ruta puede puntuar por ellas.
note-no-tooth-doors = { $name }: no se nombran puertas de dientes, así que ninguna ruta puede puntuar por ellas.

line-dragons = Dragones
line-ghosts = Fantasmas
line-golems = Gólems
line-satyrs = Sátiros
line-skeletons = Esqueletos
line-slimes = Limos
line-bats = Murciélagos
line-werewolves = Hombres lobo
line-wisps = Fuegos fatuos
line-diamonds = Diamantes
line-bone = Puertas de hueso
line-tooth = Puertas de dientes
line-other = Otras rutas
line-dead_ends = Rutas cortadas

monster-dragon = dragón
monster-ghost = fantasma
monster-golem = gólem
monster-satyr = sátiro
monster-skeleton = esqueleto
monster-slime = limo
monster-bat = murciélago
monster-werewolf = hombre lobo
monster-wisp = fuego fatuo
monster-dragon-short = Dr
monster-ghost-short = Fa
monster-golem-short = Gó
monster-satyr-short = Sá
monster-skeleton-short = Es
monster-slime-short = Li
monster-bat-short = Mu
monster-werewolf-short = Lo
monster-wisp-short = Fu
diamond = diamante { $value }
track-straight = recta
track-curve = curva
track-bridge = puente
track-double = curva doble
door-bone-short = HUE
door-tooth-short = DIE
door-none-short = ###
turn-north = norte
turn-east = este
turn-south = sur
turn-west = oeste
where = { $cell }, girada al { $turn }
side-front = cara
side-back = cruz

ask-sides = Elige la cara de tu tablero.
ask-keeping = Elige la pieza secreta que te quedas.
ask-turn = Tu turno: roba una pieza o toma una descubierta.
ask-drawn = Reclama la pieza robada o déjala.
ask-placing = Coloca tu pieza en una casilla vacía.
ask-last-tile = Coloca tu pieza secreta en la última casilla.
ask-over = La partida ha terminado.

open-tiles = Descubiertas:
picture-secret = pieza secreta
picture-claimed = tu pieza
picture-offer-1 = pieza 1
picture-offer-2 = pieza 2

tell-side = { $name } ha elegido una cara.
tell-kept = { $name } ha elegido una pieza secreta.
tell-placed = { $name } ha colocado una pieza.
tell-placed-last = { $name } ha colocado la pieza secreta.
tell-drew = { $name } descubre: { $tile }.
tell-left = { $name } la deja.
tell-claimed = { $name } la reclama.
tell-took = { $name } toma: { $tile }.
tell-rest = Se descubre el resto de la pila.
tell-shows-side = { $name } juega en la { $side } del tablero.
tell-shows = { $name }: { $tile } en { $where }.
tell-round = Ronda { $round }. { $name } tiene el farol.
tell-over = Todas las piezas secretas están a la vista. Los monstruos hacen cuentas.

move-side = jugar en la { $side }
move-keep = quedarse: { $tile }
move-draw = robar una pieza
move-claim = reclamar la pieza
move-leave = dejar la pieza
move-take = tomar: { $tile }
move-place = colocar en { $where }

look-table = La mesa, ronda { $round } de { $rounds }
look-table-end = La mesa: ya no quedan pilas
look-stack = { $count ->
    [one] La pila: queda 1 pieza
   *[other] La pila: quedan { $count } piezas
}
look-open = Descubierta: { $tile }
look-drawn = Recién robada: { $tile }
look-board = La mina
look-door-bone = Puerta de hueso { $edge }
look-door-tooth = Puerta de dientes { $edge }
look-door-none = Sin puerta en { $edge }
look-side = La { $side } de tu tablero
look-space = { $cell }, vacía
look-laid = { $cell }: { $tile }
look-lamp = { $name } tiene el farol
look-claimed = { $name } ha reclamado: { $tile }
look-to-place = Por colocar: { $tile }
look-secret = Tu pieza secreta: { $tile }
look-secret-hidden = La pieza secreta de { $name }, boca abajo
look-offer = Puedes quedarte: { $tile }
look-returned = Devolviste: { $tile }. No es la pieza secreta de nadie.

# Bots
level-moth-here = Polilla se queda con el monstruo más bonito y tiende la vía hacia donde haya luz.
level-bat-here = Murciélago sabe lo que vale cada pieza, y de vez en cuando coloca una del revés.
level-owl-here = Búho mira dos veces antes de reclamar y ve dónde tiene que ir la última pieza.
level-wolf-here = Lobo huele qué pieza quieres y lo que cuesta dejártela.
level-dragon-here = Dragón cuenta cada diamante y cada dragón antes de que te sientes.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Dragones: si no tienes ninguno, pierdes 5 puntos; si no, su número por sí mismo: 1, 4, 9, 16… (GAL-20)
web-about-galore-ghost = Fantasmas: 3 cada uno, o 6 cada uno en una ruta con tres o más. (GAL-21)
web-about-galore-golem = Gólems: quieren estar solos. Solo cuentan los que no tienen otro en una loseta vecina: de uno a cinco valen 4, 10, 18, 28 o 40. (GAL-22)
web-about-galore-satyr = Sátiros: cada uno vale 1 por cada tipo de monstruo de su ruta, el suyo incluido. (GAL-23)
web-about-galore-skeleton = Esqueletos: cada uno vale 1 por cada diamante de tu mina. (GAL-24)
web-about-galore-slime = Limos: cada uno vale 1 por cada curva de tu mina; una curva doble cuenta dos. (GAL-25)
web-about-galore-bat = Murciélagos: 5 cada uno si hay otro en una loseta vecina; si no, nada. (GAL-26)
web-about-galore-werewolf = Hombres lobo: 4 cada uno, y 10 más para la manada más grande (5 si jugáis dos). (GAL-27)
web-about-galore-wisp = Fuegos fatuos: 3 cada uno; desde cuatro, 4; desde siete, 5. (GAL-28)
web-about-galore-diamond = Diamantes: valen lo que llevan escrito. (GAL-29)
web-about-galore-door-bone = Si una ruta une las dos puertas de hueso, vale 2 por cada tramo. (GAL-30)
web-about-galore-door-tooth = Si una ruta une las dos puertas de dientes, vale 2 por cada tramo. (GAL-31)
web-about-galore-board = Nueve casillas para nueve losetas. Ponlas donde quieras y gíralas como quieras: nada tiene que encajar. (GAL-16)
web-about-galore-lamp = Quien tiene la lámpara empieza la ronda; después pasa a la izquierda. (GAL-17)

# Told once, on the first screen of a first game.
web-aim-galore = Coloca nueve losetas de vía en tu mina: puntúan los monstruos, los diamantes y los caminos de puerta a puerta. Gana quien más puntos tenga.
web-first-galore = Primero elige una cara de tu tablero. Solo cambia dónde están las puertas: un camino que una las dos de hueso, o las dos de dientes, vale el doble.

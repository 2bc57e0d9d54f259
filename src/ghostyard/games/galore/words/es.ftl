title = Ghosts Galore
tagline = Llena tu mina con nueve losetas de vía y ten contentos a nueve tipos de monstruos.

option-experienced = Elegir la loseta secreta entre dos
option-random-sides = La cara del tablero en la que juegas se decide al azar

mistake-stack-empty = La pila está vacía. Toma una loseta descubierta.
mistake-nothing-there = Ahí no hay ninguna loseta descubierta. Toma una de las que hay o roba.
mistake-last-must-take = Solo faltas tú, así que toda la pila está descubierta. Toma una de las cinco losetas.
mistake-only-the-drawn = Has robado, así que es esta loseta o ninguna. Quédatela o déjala.
mistake-space-taken = Ahí ya hay una loseta. Elige una casilla vacía.
mistake-galore-doors = { $file }, { $path }: { problem-galore-doors }
problem-galore-doors = Tiene que haber dos puertas de hueso y dos de dientes, sin repetir ningún borde.
mistake-galore-section = { $file }, { $path }: { problem-galore-section }
problem-galore-section = Un monstruo de la loseta { $tile } está en un tramo que la loseta no tiene. Las rectas y las curvas solo tienen el tramo 0.
mistake-galore-crowded = { $file }, { $path }: { problem-galore-crowded }
problem-galore-crowded = La loseta { $tile } tiene más de 7 monstruos. Quita alguno.
mistake-galore-diamonds = { $file }, { $path }: { problem-galore-diamonds }
problem-galore-diamonds = La loseta { $tile } tiene más de 4 diamantes. Quita alguno.
things-tiles = losetas
things-boards = tableros
mistake-galore-nine = { $file }: { $path } tiene { $found } losetas. Un tablero completo tiene 9, fila por fila.
note-no-doors = { $name }: no has puesto puertas, así que todas son normales y las de hueso o de dientes no dan puntos. Ponlas en «doors».
note-no-bone-doors = { $name }: no has puesto puertas de hueso, así que no dan puntos.
note-no-tooth-doors = { $name }: no has puesto puertas de dientes, así que no dan puntos.

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
# Why a line scores what it does
why-no-dragon = sin ningún dragón pierdes 5
why-dragons = { $count } × { $count }
why-ghosts = { $count } × { $each } en la misma ruta
why-golems = { $count ->
    [one] { $count } gólem a solas
   *[other] { $count } gólems a solas
}
why-satyr = { $kinds ->
    [one] { $kinds } tipo en su ruta
   *[other] { $kinds } tipos en su ruta
}
why-skeletons = { $count } × { $diamonds ->
    [one] { $diamonds } diamante
   *[other] { $diamonds } diamantes
}
why-slimes = { $count } × { $curves ->
    [one] { $curves } curva
   *[other] { $curves } curvas
}
why-bats = { $count } × 5 en compañía
why-each = { $count } × { $each }
why-most = { $points } por tener más que nadie
why-diamond = { $value }
why-doors = { $sections ->
    [one] { $sections } tramo × 2
   *[other] { $sections } tramos × 2
}
why-path = { $sections ->
    [one] { $sections } tramo de puerta a puerta
   *[other] { $sections } tramos de puerta a puerta
}

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
side-front = anverso
side-back = reverso

ask-sides = ¿En qué cara de tu tablero quieres jugar?
ask-keeping = ¿Con cuál de las dos te quedas como loseta secreta?
ask-turn = Te toca: roba una loseta o toma una descubierta.
ask-turn-draw = Te toca: roba una loseta.
ask-turn-take = Te toca: toma una loseta descubierta.
ask-drawn = ¿Te quedas la loseta que has robado o la dejas?
ask-placing = Coloca tu loseta en una casilla vacía.
ask-last-tile = Coloca tu loseta secreta en la última casilla vacía.
ask-over = La partida ha terminado.

open-tiles = Losetas descubiertas:
picture-secret = loseta secreta
picture-claimed = tu loseta
picture-offer-1 = loseta 1
picture-offer-2 = loseta 2

tell-side = { one-has } elegido una cara.
tell-kept = { one-has } elegido una loseta secreta.
tell-placed = { one-has } colocado una loseta.
tell-placed-last = { $you ->
    [name] Has colocado tu loseta secreta.
   *[nobody] { $name } ha colocado la loseta secreta.
}
tell-drew = { one-has } descubierto: { $tile }.
tell-left = { $you ->
    [name] La has dejado.
   *[nobody] { $name } la ha dejado.
}
tell-claimed = { $you ->
    [name] Te la has quedado.
   *[nobody] { $name } se la ha quedado.
}
tell-took = { one-has } tomado: { $tile }.
tell-rest = Se ha descubierto el resto de la pila.
tell-shows-side = { $you ->
    [name] Juegas en el { $side } del tablero.
   *[nobody] { $name } juega en el { $side } del tablero.
}
tell-shows = { one-has } colocado: { $tile } en { $where }.
tell-round = Ronda { $round }. { $you ->
    [name] Tienes el farol.
   *[nobody] { $name } tiene el farol.
}
tell-over = Ya están todas las losetas secretas. Los monstruos hacen cuentas.

move-side = jugar en el { $side }
move-keep = quedármela: { $tile }
move-draw = robar una loseta
move-claim = quedármela
move-leave = dejarla
move-take = tomar: { $tile }
move-place = colocarla en { $where }

look-table = La mesa, ronda { $round } de { $rounds }
look-table-end = La mesa: ya no quedan pilas
look-stack = { $count ->
    [one] La pila: queda 1 loseta
   *[other] La pila: quedan { $count } losetas
}
look-open = Loseta descubierta: { $tile }
look-drawn = Recién robada: { $tile }
look-board = La mina
look-door-bone = Puerta de hueso { $edge }
look-door-tooth = Puerta de dientes { $edge }
look-door-none = Sin puerta en { $edge }
look-side = El { $side } de tu tablero
look-space = { $cell }, vacía
look-laid = { $cell }: { $tile }
look-lamp = { $name } tiene el farol
look-claimed = { $name } se ha quedado: { $tile }
look-to-place = Por colocar: { $tile }
look-secret = Tu loseta secreta: { $tile }
look-secret-hidden = La loseta secreta de { $name }, boca abajo
look-offer = Te la puedes quedar: { $tile }
look-returned = Has devuelto: { $tile }. No es la loseta secreta de nadie.

# Bots
level-moth-here = Polilla se queda con el monstruo más bonito y tiende la vía hacia donde haya luz.
level-bat-here = Murciélago sabe lo que vale cada loseta y, aun así, de vez en cuando coloca una del revés.
level-owl-here = Búho mira dos veces antes de tomar una loseta y ve dónde tiene que ir la última.
level-wolf-here = Lobo huele qué loseta quieres y lo que cuesta dejártela.
level-dragon-here = Dragón ya ha contado cada diamante y cada dragón antes de que te sientes.

# In the lens: what things do, by the names of their symbols
web-about-galore-dragon = Dragones: sin ninguno pierdes 5 puntos; si tienes, cuentan su número por sí mismo: 1, 4, 9, 16… (GAL-20)
web-about-galore-ghost = Fantasmas: 3 cada uno, o 6 cada uno en una ruta con tres o más. (GAL-21)
web-about-galore-golem = Los gólems quieren estar solos: el que tiene otro en una loseta vecina no cuenta. De uno a cinco valen 4, 10, 18, 28 o 40. (GAL-22)
web-about-galore-satyr = Sátiros: cada uno vale 1 por cada tipo de monstruo de su ruta, el suyo incluido. (GAL-23)
web-about-galore-skeleton = Esqueletos: cada uno vale 1 por cada diamante de tu mina. (GAL-24)
web-about-galore-slime = Limos: cada uno vale 1 por cada curva de tu mina; una curva doble son dos. (GAL-25)
web-about-galore-bat = Murciélagos: 5 cada uno si hay otro en una loseta vecina; si no, nada. (GAL-26)
web-about-galore-werewolf = Hombres lobo: 4 cada uno, y 10 más para quien tenga más (5 si sois dos). (GAL-27)
web-about-galore-wisp = Fuegos fatuos: 3 cada uno; 4 cada uno desde cuatro, 5 desde siete. (GAL-28)
web-about-galore-diamond = Diamantes: valen lo que pone en ellos. (GAL-29)
web-about-galore-door-bone = Si una ruta une las dos puertas de hueso, vale 2 por cada tramo. (GAL-30)
web-about-galore-door-tooth = Si una ruta une las dos puertas de dientes, vale 2 por cada tramo. (GAL-31)
web-about-galore-board = Nueve casillas para nueve losetas. Ponlas donde quieras y gíralas como quieras: nada tiene que encajar. (GAL-16)
web-about-galore-lamp = Quien tiene el farol empieza la ronda; después pasa a la izquierda. (GAL-17)
web-about-galore-space = Aquí puede ir cualquier loseta, en cualquier sentido; lo colocado ya no se mueve. (GAL-16)
web-about-galore-back = Boca abajo: no la conoce nadie, o solo quien la tiene. Las losetas secretas se colocan al final. (GAL-18)

# Told once, on the first screen of a first game.
web-aim-galore = Coloca nueve losetas de vía en tu mina: puntúan los monstruos, los diamantes y las rutas de puerta a puerta. Gana quien más puntos tenga.
web-first-galore = Primero elige una cara de tu tablero. Solo cambia dónde están las puertas: una ruta que una las dos de hueso, o las dos de dientes, vale el doble.

# Losetas para quien no las ve: qué bordes unen y quién está dónde
section = { $edges }, con { $who }
section-empty = { $edges }, sin nadie
section-edges = de { $start } a { $to }

faces-shelf-tiles = Losetas
faces-shelf-boards = Tableros
faces-label-tiles = Loseta { $number }
faces-label-boards = Cara de tablero { $number }
faces-ask-tiles = Loseta { $number } de { $count }: elige la vía y luego quién está ahí. Toca algo de la loseta para quitarlo.
faces-ask-boards = Cara de tablero { $number } de { $count }: toca un borde para poner puerta normal, de hueso, de dientes o ninguna.
faces-door = { $kind ->
    [bone] Puerta de hueso { $edge }
    [tooth] Puerta de dientes { $edge }
    [none] Sin puerta en { $edge }
   *[plain] Puerta normal { $edge }
}
faces-section = Los monstruos van ahora en { $edges }
faces-diamonds = Diamantes de esta loseta, por ejemplo «2 5»

# La hoja de puntos
pad-door = { $kind ->
    [bone] Puerta de hueso { $edge }
    [tooth] Puerta de dientes { $edge }
    [none] Sin puerta en { $edge }
   *[plain] Puerta normal { $edge }
}
pad-door-turn = otro tipo de puerta en { $edge }
pad-tray = ¿Qué hay en { $cell }?
pad-track = { $track }, { $edges }
pad-turn = girarla
pad-clear = quitar la loseta
pad-add = añadir: { $what }
pad-drop = quitar: { $what }
pad-section = los próximos monstruos van en { $edges }
pad-box = elegir una loseta entera de la caja
pad-box-hint = o la loseta entera
pad-box-close = volver a vías y monstruos
pad-tile = loseta { $number }: { $tile }
pad-open = abrir { $cell }
pad-lay = colocarla
pad-pick = tomar esta loseta
pad-take-off = quitarla
pad-ask-track = { $cell }: ¿qué vía hay ahí?
pad-ask-things = { $cell }: ¿quién hay ahí?
pad-ask-box = { $cell }: ¿qué loseta de la caja es?
pad-ask-full = Ya están las nueve. Toca una línea de la hoja y verás qué ha puntuado.
pad-by-hand = Contar a mano
pad-doors-missing = { $kind ->
    [bone] Puertas de hueso por ahora: { $count } de 2. Toca una puerta en el borde del tablero.
   *[tooth] Puertas de dientes por ahora: { $count } de 2. Toca una puerta dos veces.
}
pad-doors-many = { $kind ->
    [bone] { $count } puertas de hueso son demasiadas: un tablero tiene 2. Toca la que no es.
   *[tooth] { $count } puertas de dientes son demasiadas: un tablero tiene 2. Toca la que no es.
}
pad-spaces-empty = { $count ->
    [one] Queda una casilla vacía.
   *[other] Quedan { $count } casillas vacías.
}

# La primera partida: quien te enseña. El segundo párrafo dice qué hacer.
coach-mine = ¡Esta es tu mina fantasma! Caben nueve losetas. Algunas ya están puestas: jugamos contigo el final de una partida.
coach-ghosts = Cada monstruo puntúa a su manera. A los fantasmas les gusta la compañía: muchos en la misma ruta valen el doble. Los tuyos dan { $ghosts } puntos: { $ghosts_why }.
coach-rival = { $left } cava aquí al lado. Los números de arriba son los puntos. Al final gana quien tenga más.
coach-draw =
    Esta es la pila. Nadie sabe qué hay dentro…

    Tócala para descubrir la loseta de arriba.
coach-leave =
    ¿La tomas o la dejas? Un truco: si { $left } toma una antes, se descubre toda la pila, solo para ti.

    Déjala.
coach-choose =
    ¡Funcionó! { $left } ya tiene la suya y tú eliges entre todas las demás. Mira: un limo y un fantasma, en dos curvas. ¡A los limos les encantan las curvas!

    Toma esta loseta.
coach-lay =
    Vale cualquier casilla vacía, en cualquier sentido: nada tiene que encajar. Pero aquí sigue tu vía.

    Toca esta casilla.
coach-grown = ¡Ya tienes { $points } puntos! Mira tus limos: { $slimes_why }. Son { $slimes }.
coach-lamp =
    La última ronda. El farol es tuyo, así que empiezas.

    Roba otra vez.
coach-take =
    ¡Un hombre lobo! Quien tiene más se lleva puntos extra, y ahora eres tú.

    Esta vez no esperes: tómala.
coach-free =
    Ahora decides tú. El número de la loseta dice cuánto da ahí. ¡Prueba varios sitios!

    Colócala donde quieras.
coach-secret =
    Queda una casilla y una loseta: la secreta. Solo tú la conocías.

    Toca la casilla y gira la loseta hasta que te guste el número.
coach-paths = ¡Se acabó! Las rutas de puerta a puerta también puntúan: { $other_why }.
coach-over = Tienes { $points } puntos; { $left }, { $left_points }. Robar o tomar, colocar, contar: eso es Ghosts Galore. En una partida entera lo haces ocho veces, y al final cada cual coloca su loseta secreta.

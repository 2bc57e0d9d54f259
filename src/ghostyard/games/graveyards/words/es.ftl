title = Graveyards, Ghosts & Haunted Houses
tagline = Coloca losetas borde con borde. Solo cuenta tu mejor zona de fantasmas.

option-choose-colours = Los colores se eligen por turnos (si no, se reparten al azar)
option-houses-again = Se puede mover una casa dos turnos seguidos

mistake-colour-taken = Ese color ya lo lleva alguien. Elige otro.
mistake-empty-slot = Ahí no hay ninguna loseta. Elige una de tu mano.
mistake-not-your-house = Esa casa no es tuya. Solo puedes jugar o mover la tuya.
mistake-house-moved = Acabas de mover una casa. Esta vez juega una loseta, o una casa de tu mano.
mistake-enough-house-moves = Doce veces seguidas moviendo casas ya está bien. Juega una loseta, o una casa de tu mano.
mistake-house-nowhere = Esa casa no cabe en ninguna parte: necesita cuatro fantasmas a la vista, dos por dos. Juega una loseta.
mistake-not-beside = Una loseta tiene que tocar a otra con un borde entero. Elige un lugar libre así.
mistake-not-the-middle = La primera loseta va en el centro de la mesa. Ponla en 0,0.
mistake-no-tile-there = Ahí no hay ninguna loseta. Elige una de la mesa.
mistake-tile-locked = Esa loseta está bloqueada por una ficha o una casa. Elige una que no lo esté.
mistake-just-played = Esa la acabas de colocar. Gira una que ya estuviera.
mistake-same-tile = Esa ya la has elegido. Elige otra para el cambio.
mistake-no-other-tile = No hay otra loseta libre para el cambio. Elige una ficha o sáltate la acción.
mistake-hand-empty = Tu mano está vacía: no tienes loseta que poner ahí. Elige una ficha o sáltate la acción.
mistake-same-turn = La loseta ya está así. Gírala de otra manera.
mistake-windows = La casa no cabe ahí: por cada una de sus cuatro ventanas tiene que verse un fantasma, sin ficha ni otra casa, y no puede quedarse donde está.
mistake-no-token-there = Ahí no hay ninguna ficha. Elige una de la mesa.
mistake-nowhere-to-move = No hay ningún fantasma libre, así que no se puede mover ninguna ficha. Elige una loseta o sáltate la acción.
mistake-no-other-kind = No hay ninguna ficha de otro tipo para el cambio. Elige una loseta o sáltate la acción.
mistake-equal-tokens = Son iguales: cambiarlas no sirve de nada. Elige una de otro tipo.
mistake-same-token = Esa ya la has elegido. Elige otra para el cambio.
mistake-no-other-kind-held = No tienes ninguna ficha de otro tipo que poner ahí. Elige otra cosa o sáltate la acción.
mistake-same-kind = De ese tipo ya hay una ahí. Elige otro.
mistake-none-held = De esas ya no te quedan. Elige otro tipo.
mistake-not-vacant = Ese lugar no está libre: elige un fantasma sin ficha ni casa.
mistake-graveyards-tiles = { $file }: { $path } tiene { $found } losetas. En la caja solo hay { $wanted }.
things-tiles = losetas
mistake-graveyards-overlap = { $file }: { $path } está en { $place }, donde ya hay una loseta. Mueve una de las dos.
mistake-graveyards-apart = { $file }: { $path } en { $place } no está unida a la primera loseta por bordes enteros. Revisa su lugar.
mistake-graveyards-edges = { $file }: { $path } en { $place } queda fuera de la mesa, que va de -12 a 11. Cuenta desde una loseta del centro.
mistake-graveyards-colour-twice = { $file }: { $path } nombra «{ $colour }», que ya lleva alguien. Da cada color a una sola persona.
mistake-graveyards-token-off = { $file }: { $path } está en { $place }, donde no hay ningún fantasma. Revisa su lugar.
mistake-graveyards-token-twice = { $file }: { $path } está en { $place }, donde ya hay una ficha. Mueve una de las dos.
mistake-graveyards-tokens = { $file }: { $path } en { $place } es la novena ficha del tipo «{ $kind }». En la caja solo hay 8.
mistake-graveyards-house-twice = { $file }: { $path } es una segunda casa de color «{ $colour }». Cada color tiene solo una.
mistake-graveyards-windows = { $file }: { $path } tiene en { $place } una ventana sin fantasma. Cada ventana necesita uno, sin ficha ni otra casa.

line-white = Blanco
line-orange = Naranja
line-blue = Azul
line-green = Verde
# Why a line scores what it does
why-ghosts = { $count ->
    [one] { $count } fantasma
   *[other] { $count } fantasmas
}
why-windows = { $count } × 2 en la casa
why-kids = { $count ->
    [one] 3 por la pandilla entrometida
   *[other] { $count } × 3 por pandillas entrometidas
}
why-investigator = { $count ->
    [one] 3 menos por el investigador
   *[other] { $count } × 3 menos por investigadores
}

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
# A tile: its two rows, and the icon in the middle.
row-of-two = { $colour ->
    [white] dos blancos
    [orange] dos naranjas
    [blue] dos azules
    [green] dos verdes
   *[none] dos casillas vacías
}
row-of-both = { $left } y { $right }
tile-of-one = { $colour ->
    [white] cuatro fantasmas blancos
    [orange] cuatro fantasmas naranjas
    [blue] cuatro fantasmas azules
    [green] cuatro fantasmas verdes
   *[none] cuatro casillas vacías
}
tile-rows = { $top } sobre { $bottom }
tile-with = { $tile }, con «{ $icon }»
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [white] blanco
    [orange] naranja
    [blue] azul
   *[green] verde
}
the-house = la casa { $colour ->
    [white] blanca
    [orange] naranja
    [blue] azul
   *[green] verde
}
token-kids = pandilla entrometida
token-investigator = investigador
token-gravestone = lápida
supply-kids = { $count ->
    [one] { $count } pandilla entrometida
   *[other] { $count } pandillas entrometidas
}
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
# By quarter turns from how it lies
turn-0 = tal como está
turn-1 = girada a la derecha
turn-2 = girada media vuelta
turn-3 = girada a la izquierda

ask-colour = ¿Con qué color quieres jugar?
ask-turn = Te toca: juega una loseta, o juega o mueve una casa.
ask-last = Es tu último turno.
ask-cell = ¿Dónde va la loseta?
ask-facing = ¿Hacia qué lado va la loseta?
ask-house-spot = ¿Dónde va la casa? Elige dónde queda su ventana superior izquierda.
ask-rotate = Girar: elige una loseta para girarla o una ficha para moverla, o déjalo.
ask-swap = Cambiar: elige la primera de dos losetas o de dos fichas, o déjalo.
ask-replace = Sustituir: elige una loseta o una ficha de la mesa, o déjalo.
ask-token = Ficha: elige una de tus fichas, o déjalo.
ask-rotated = ¿Hacia qué lado va ahora?
ask-token-to = ¿Dónde va la ficha?
ask-second-tile = ¿Por qué loseta la cambias?
ask-first-turn = ¿Hacia qué lado va la primera loseta en su nuevo lugar?
ask-second-turn = ¿Y la segunda? ¿Hacia qué lado va?
ask-second-token = ¿Por qué ficha la cambias?
ask-new-tile = ¿Qué loseta de tu mano va ahí?
ask-new-turn = ¿Hacia qué lado va la nueva loseta?
ask-new-token = ¿Cuál de tus fichas va ahí?
ask-token-spot = ¿Qué fantasma tapa la ficha?
ask-over = La partida ha terminado.

picture-stack = { $left ->
    [0] La pila está vacía.
    [one] Queda una loseta en la pila.
   *[other] Quedan { $left } losetas en la pila.
}
picture-colour = { colour-said } { $points }
picture-house = {" "}(casa en { $space })
picture-hand = Tu mano:
picture-known = { $name } ha tomado de la mesa:

tell-colour = { $you ->
    [name] Juegas con el { colour-said }.
   *[nobody] { $name } juega con el { colour-said }.
}
tell-dealt = Las losetas están repartidas.
tell-picks = { one-has } tomado una loseta: { $tile }.
tell-picks-unseen = { one-has } tomado una loseta de la mano.
tell-house = { one-has } tomado { the-house }.
tell-place = { one-has } elegido dónde va la loseta.
tell-touches = { one-has } elegido la loseta de { $cell }.
tell-touches-token = { one-has } elegido la ficha de { $space }: { $token }.
tell-takes-token = { one-has } tomado una ficha: { $token }.
tell-laid = { one-has } colocado una loseta en { $cell }: { $tile }.
tell-rotated = { one-has } girado la loseta de { $cell }: { $tile }.
tell-replaced = { one-has } tomado la loseta de { $cell } y puesto esta en su lugar: { $tile }.
tell-first-turn = { one-has } elegido hacia qué lado va la primera loseta.
tell-tiles-swapped = { one-has } cambiado las losetas de { $cell } y { $to }.
tell-house-on = { one-has } puesto { the-house } en { $space }.
tell-house-moved = { one-has } movido { the-house } a { $space }.
tell-token-on = { one-has } puesto una ficha en { $space }: { $token }.
tell-token-moved = { one-has } movido una ficha de { $space } a { $to }: { $token }.
tell-tokens-swapped = { one-has } cambiado las fichas de { $space } y { $to }.
tell-token-replaced = { one-has } sustituido la ficha de { $space } ({ $old }) por: { $token }.
tell-declines = { $you ->
    [name] Te has saltado la acción.
   *[nobody] { $name } se ha saltado la acción.
}
tell-draws = { one-has } robado una loseta.
tell-last-tile = Era la última loseta. Queda un turno por cabeza, { $you ->
    [name] y el tuyo es el último.
   *[nobody] y el de { $name } es el último.
}
tell-over = Se acabó. Ahora se cuentan los fantasmas.

# The move that is previewed: everybody sees where.
here-laid = Colocar así la loseta
here-turned = Girar así la loseta
here-swapped = Cambiarlas así
here-tokens-swapped = Cambiar estas dos fichas
here-house = Poner aquí la casa
here-token = Poner aquí la ficha

move-colour = jugar con el { colour-said }
move-tile = jugar una loseta: { $tile }
move-house = jugar { the-house }
move-lift-house = mover { the-house }
move-at = colocarla en { $cell }
move-turn = { $turn }: { $tile }
move-touch-tile = la loseta de { $cell }: { $tile }
move-house-on = ventana superior izquierda en { $space }
move-token-on = ponerla en { $space }
move-touch-token = la ficha de { $space }: { $token }
move-token = tomar una ficha: { $token }
move-decline = saltarme la acción

look-yard = El cementerio: { $left ->
    [0] la pila está vacía
    [one] queda 1 loseta
   *[other] quedan { $left } losetas
}
look-yard-over = El cementerio: ya contado
look-laid = { $cell }: { $tile }
look-locked = { $tile }, bloqueada
look-suggested = Aún sin colocar, en { $cell }: { $tile }
look-unseen = Aquí va a colocarse una loseta, aún boca abajo: { $cell }
look-section = { $colour }: mejor zona, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
look-house = En { $space }: { the-house }
look-house-waits = { $name } aún guarda { the-house }
look-token = { $space }: { $token }
look-colour-free = { $colour }: libre
look-colour-nobodys = { $colour }: no lo lleva nadie
look-plays = { $name } juega con el { colour-said }
badge-plays = juega con { $colours }
look-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
look-hand = En tu mano: { $tile }
look-known = { $name } la ha tomado de la mesa: { $tile }
look-back = Una loseta en la mano de { $name }, boca abajo

# Bots
level-moth-here = A Polilla le gusta que los fantasmas se den la mano, sean de quien sean.
level-bat-here = Murciélago mantiene juntos a los suyos y a veces se olvida de las casas.
level-owl-here = Búho prueba unos cuantos lugares en su cabeza y se guarda la casa.
level-wolf-here = Lobo levanta un cementerio y cava una zanja en el tuyo.
level-dragon-here = Dragón ya ve dónde estará la última lápida cuando se coloca la primera loseta.

# In the lens: what things do, by the names of their symbols
web-about-graveyards-tile = Va borde con borde con otras losetas; los dibujos no tienen que encajar. Los fantasmas de tu color que se tocan forman una zona: 1 punto cada uno, y solo cuenta tu mejor zona. (GRA-20)
web-about-graveyards-icon-rotate = Girar: gira una loseta que ya estaba y no está bloqueada, o mueve una ficha. (GRA-14)
web-about-graveyards-icon-swap = Cambiar: dos losetas sin bloquear se cambian el lugar, o dos fichas. (GRA-15)
web-about-graveyards-icon-replace = Sustituir: llévate a la mano una loseta sin bloquear y pon una tuya en su lugar; o haz lo mismo con una ficha. (GRA-16)
web-about-graveyards-icon-token = Ficha: pon una de tus fichas sobre un fantasma libre. (GRA-17)
web-about-graveyards-lock = Bloqueada por una ficha o una casa: no se puede girar, cambiar ni sustituir. (GRA-12)
web-about-graveyards-house = Los fantasmas en las ventanas de una casa de su color valen 2 en vez de 1. Para los demás no cambia nada. (GRA-21)
web-about-graveyards-kids = Pandilla entrometida: +3 para cada zona que toca, y une a sus fantasmas. (GRA-20)
web-about-graveyards-investigator = Investigador: −3 para cada zona que toca, y une a sus fantasmas. (GRA-20)
web-about-graveyards-gravestone = Lápida: un muro para todos los colores. (GRA-20)
web-about-graveyards-score = De cada color solo cuenta la mejor zona. (GRA-22)
web-about-graveyards-back = Boca abajo. Cuando se roba la última loseta, queda un turno por cabeza. (GRA-19)
web-about-graveyards-coin = La mejor zona del color; si jugáis dos, se suman los dos colores. (GRA-22)
web-about-graveyards-white = Los fantasmas de este color puntúan para quien lo lleva. (GRA-05)
web-about-graveyards-orange = Los fantasmas de este color puntúan para quien lo lleva. (GRA-05)
web-about-graveyards-blue = Los fantasmas de este color puntúan para quien lo lleva. (GRA-05)
web-about-graveyards-green = Los fantasmas de este color puntúan para quien lo lleva. (GRA-05)

# Told once, on the first screen of a first game.
web-aim-graveyards = Junta los fantasmas de tu color: solo cuenta tu mejor zona, así que haz crecer la tuya y parte las demás.
web-first-graveyards = Ningún color es mejor que otro: elige los fantasmas que más te gusten. En tu turno coloca una loseta junto a otra o pon tu casa sobre cuatro fantasmas: los tuyos en sus ventanas valen el doble.

faces-shelf-tiles = Losetas
faces-label-tiles = Loseta { $number }
faces-ask-tiles = Loseta { $number } de { $count }: toca una casilla para poner otro fantasma, o ninguno. Debajo está el icono del centro.
faces-space = { $place }: { $ghost }
faces-place-0 = Arriba a la izquierda
faces-place-1 = Arriba a la derecha
faces-place-2 = Abajo a la izquierda
faces-place-3 = Abajo a la derecha
faces-icon-none = Sin icono
faces-icon-rotate = Icono: girar
faces-icon-swap = Icono: cambiar
faces-icon-replace = Icono: sustituir
faces-icon-token = Icono: ficha

# La hoja de puntos
pad-ask = { $place ->
    [1] ¿Qué fantasma hay arriba a la izquierda?
    [2] ¿Qué fantasma hay arriba a la derecha?
    [3] ¿Qué fantasma hay abajo a la izquierda?
   *[4] ¿Qué fantasma hay abajo a la derecha?
}
pad-tray = ¿Qué hay en { $cell }?
pad-yard = El cementerio
pad-place = Lugar libre { $where }
pad-space = Casilla { $where }
pad-ghost = { $colour ->
    [white] Un fantasma blanco
    [orange] Un fantasma naranja
    [blue] Un fantasma azul
   *[green] Un fantasma verde
}
pad-no-ghost = Ningún fantasma
pad-token = Ficha: { $token }
pad-house = { $colour ->
    [white] La casa blanca, con su ventana superior izquierda aquí
    [orange] La casa naranja, con su ventana superior izquierda aquí
    [blue] La casa azul, con su ventana superior izquierda aquí
   *[green] La casa verde, con su ventana superior izquierda aquí
}
pad-plays-not = { $name } no juega con el { colour-said }
pad-turn = girar la loseta
pad-clear = quitar la loseta
pad-open = ir ahí
pad-lay = ponerlo ahí
pad-no-tiles = Toca los cuatro fantasmas de una loseta, uno tras otro; la siguiente va a su derecha.
problem-graveyards-tiles = En la caja solo hay 58 losetas. Quita algunas.
problem-graveyards-overlap = Hay dos losetas en { $place }. Quita una.
problem-graveyards-apart = La loseta de { $place } no está unida a la primera por un lado entero. Pon lo que hay entre ellas, o quítala.
problem-graveyards-edges = La loseta de { $place } queda fuera de la mesa. Quítala.
problem-graveyards-colour-twice = { $colour ->
    [white] Dos personas juegan con el blanco. Dale otro color a alguien.
    [orange] Dos personas juegan con el naranja. Dale otro color a alguien.
    [blue] Dos personas juegan con el azul. Dale otro color a alguien.
   *[green] Dos personas juegan con el verde. Dale otro color a alguien.
}
problem-graveyards-token-off = En { $place } no hay ningún fantasma que tapar con una ficha.
problem-graveyards-token-twice = Hay dos fichas en { $place }. Quita una.
problem-graveyards-tokens = En la caja solo hay 8 fichas de cada tipo ({ $kind }).
problem-graveyards-house-twice = Cada color solo tiene una casa.
problem-graveyards-windows = Esta casa tiene en { $place } una ventana sin fantasma. Cada ventana necesita uno, sin ficha y sin otra casa.
problem-table-players = Este juego es para 1 a 4 personas.

# La primera partida: quien te enseña. El segundo párrafo dice qué hacer.
coach-yard = ¡Menudo cementerio! Entre todos lo habéis llenado de losetas. Tu color es el azul.
coach-section = Solo cuenta una cosa: tu mejor zona de fantasmas azules que se tocan. Es esta: { $blue_why }. Son { $blue } puntos.
coach-rivals = { $right } juega con el naranja y tiene { $right_points }. Tú tienes { $points }, y tres turnos más. ¡Vamos a ganar!
coach-tile =
    Estas son tus losetas. Esta tiene un fantasma azul, y un icono en el centro.

    Tómala.
coach-place =
    Las losetas van borde con borde. Los dibujos no tienen que encajar.

    Ponla aquí, junto a tu zona.
coach-turn =
    Así, tu fantasma toca a los demás. Mira el número: tu zona crece.

    Toca la loseta.
coach-icon =
    El icono te deja poner una ficha sobre un fantasma. La pandilla da puntos a cada zona que toca.

    Toma la pandilla.
coach-kids =
    Justo al lado de tus fantasmas es donde más ayuda.

    Ponla aquí.
coach-level = { $blue_why }: son { $blue }. ¡Has alcanzado a { $right }!
coach-house =
    Y ahora, el mejor truco: tu casa encantada. Tus fantasmas en sus ventanas valen el doble.

    Levanta tu casa.
coach-windows =
    Cuatro fantasmas azules juntos, ni hechos a medida.

    Pon la casa encima.
coach-ahead = ¡{ $blue } puntos, y vas por delante! Ya se ha robado la última loseta: queda un turno por cabeza.
coach-last-tile =
    En esta loseta hay otro fantasma azul.

    Tómala.
coach-last-place =
    Tu zona está justo al lado.

    Ponla aquí.
coach-last-turn =
    Toca la loseta para girarla. Cuando el fantasma azul toca tu zona, el número sube.

    Colócala como más te guste.
coach-over = Tienes { $points } puntos; { $right }, { $right_points }; { $left }, { $left_points }. Haz crecer tu zona, ponle tu casa y levanta muros a los demás: ¡ya conoces todo el juego!

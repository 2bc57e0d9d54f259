title = Gho Gho Ghosty
tagline = Forma los trenes fantasma más largos y adivina qué colores busca Mr. Ghosty.

mistake-ghosty-never-bets = En esta ronda eres Mr. Ghosty, y Mr. Ghosty no apuesta. Espera las apuestas.
mistake-nothing-there = En ese sitio de la oferta no hay ningún vagón. Toma uno de los que hay.
mistake-only-from-display = Mr. Ghosty toma sus dos vagones de la oferta, nunca del mazo. Toma uno de los que hay.
mistake-pile-empty = El mazo está vacío. Toma un vagón de la oferta.
mistake-ghosty-colours = { $file }: describe una vez cada uno de los cinco trenes: red, yellow, green, blue, purple. Encontrado: { $found }.
mistake-ghosty-fifteen = { $file }: el tren «{ $colour }» tiene { $found } vagones. Escribe los pasajeros de los 15.
mistake-ghosty-too-many = Solo hay 15 vagones del color «{ $colour }», pero en esta mesa hay { $found }. Cuéntalos otra vez.
mistake-ghosty-engine-free = Nadie tiene la carta de tren fantasma «{ $colour }», pero { $name } tiene un tren para ella. Añádela en { $path }.
mistake-ghosty-engine-twice = Solo hay una carta de tren fantasma «{ $colour }»; { $name } no puede tenerla también. Quítala de { $path }.
mistake-ghosty-engine-early = { $name } tiene menos de 3 vagones del color «{ $colour }» y no puede tener su carta de tren fantasma. Quítala de { $path }.
mistake-ghosty-engine-lost = La carta de tren fantasma «{ $colour }» es de { $rival }: más vagones que { $name }, o los mismos con más pasajeros. Quítala de { $path }.

line-red = Tren rojo
line-yellow = Tren amarillo
line-green = Tren verde
line-blue = Tren azul
line-purple = Tren morado
line-passengers = Pasajeros
line-drivers = Maquinistas
line-engines = Cartas de tren fantasma

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
carriage = vagón { $colour } ({ $passengers ->
    [0] vacío
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
})

ask-betting = Apuesta en secreto: ¿qué color tomará { $ghosty }?
ask-taking = Eres Mr. Ghosty: { $left ->
    [one] toma el segundo vagón de la oferta.
   *[other] toma dos vagones de la oferta. ¿Cuál primero?
}
ask-rewards = Has acertado: { $owed ->
    [one] toma un vagón de la oferta o roba uno del mazo sin verlo.
   *[other] te tocan { $owed } vagones. Toma el primero de la oferta o róbalo del mazo sin verlo.
}
ask-rewards-display = Has acertado, y el mazo está vacío: toma un vagón de la oferta.
ask-rewards-pile = Has acertado, y la oferta está vacía: roba un vagón del mazo.
ask-over = La partida ha terminado.

picture-headline = Ronda { $round }. Mr. Ghosty: { $name }. Vagones en el mazo: { $pile }.
picture-player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
picture-ghosty = Mr. Ghosty
picture-bet = apuesta: { $colour }
picture-bet-laid = apuesta boca abajo
picture-needs = { $carriages } más para la locomotora
picture-needs-level = o { $carriages } con { $passengers ->
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
}

tell-bet = { $name } pone una carta de jefe boca abajo.
tell-all-bets = Todas las apuestas están puestas. { $name } puede salir de caza.
tell-took = { $name } toma: { $carriage }.
tell-drew = { $name } roba del mazo: { $carriage }.
tell-engine = { $name } se lleva el tren fantasma { $colour }.
tell-engine-from = { $name } le quita a { $loser } el tren fantasma { $colour }.
tell-bet-right = { $name } apostó por el { $colour }: acierto, { $count ->
    [one] un vagón.
   *[other] { $count } vagones.
}
tell-bet-wrong = { $name } apostó por el { $colour }: esta vez, nada.
tell-bet-too-late = { $name } apostó por el { $colour }: acierto, pero ya no queda ningún vagón.
tell-turned-up = Se descubre: { $carriages }.
tell-round = Ronda { $round }. { $name } es Mr. Ghosty.
tell-over = La oferta ya no se puede reponer. El último tren ha salido: a contar puntos.

move-bet = apostar por el { $colour }
move-take = tomar: { $carriage }
move-draw = robar del mazo sin mirar

look-station = La estación, ronda { $round }
look-station-end = La estación: el último tren ha salido
look-pile = { $count ->
    [one] El mazo: queda 1 vagón, boca abajo
   *[other] El mazo: quedan { $count } vagones, boca abajo
}
look-display = En la oferta: { $carriage }
look-engine-free = El tren fantasma { $colour } aún no es de nadie
look-engine-held = { $name } tiene el tren fantasma { $colour }
look-engine-closest = Más cerca del tren fantasma { $colour }: { $names }, a falta de { $count }
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
}
look-points = { $train }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
look-boss = Tu carta de jefe: { $colour }
look-bet-own = Tu apuesta secreta: { $colour }
look-bet-hidden = La apuesta de { $name }, boca abajo
look-figure = { $name } es Mr. Ghosty
look-taken = Mr. Ghosty ha tomado el { $colour }

# Bots
level-moth-here = Polilla apuesta por el color que más brilla y quiere a todos los vagones por igual.
level-bat-here = Murciélago oye qué tren rueda mejor y adivina bien a Mr. Ghosty.
level-owl-here = Búho se pregunta qué necesita Mr. Ghosty antes de poner su carta.
level-wolf-here = Lobo va tras cada locomotora, sobre todo la que casi tienes tú.
level-dragon-here = Dragón sabe por qué vas a apostar y hace que Mr. Ghosty mire hacia otro lado.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = Filas de un color: desde tres vagones, 3 puntos; desde cinco, 5; desde siete, 6. Los pasajeros valen 1 cada uno, pero solo con su locomotora. (GHO-18)
web-about-ghosty-engine = La locomotora es de quien tiene más vagones de su color, tres o más. Con ella, los pasajeros y el maquinista valen 1 cada uno. (GHO-15)
web-about-ghosty-boss = Una apuesta por un color: si Mr. Ghosty toma un vagón de ese color, te llevas otro; si toma dos, te llevas dos. (GHO-09)
web-about-ghosty-pile-back = Vagones boca abajo. Si aciertas la apuesta, puedes llevarte el de arriba sin mirarlo. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty no apuesta: toma dos vagones de la oferta. Después lo es quien se sienta a su izquierda. (GHO-08)
web-about-ghosty-riders = Los pasajeros valen 1 cada uno, pero solo con su locomotora. (GHO-19)

# Told once, on the first screen of a first game.
web-aim-ghosty = Forma filas largas de vagones, una por color. Quien más tenga de un color se lleva su locomotora, y los pasajeros solo cuentan detrás de ella.
web-first-ghosty = En cada ronda Mr. Ghosty toma dos vagones y el resto apuesta en secreto por un color. Si aciertas uno de los que toma, tú también te llevas un vagón.

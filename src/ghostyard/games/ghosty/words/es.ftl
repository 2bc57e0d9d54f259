title = Gho Gho Ghosty
tagline = Forma los trenes fantasma más largos y adivina qué colores busca Mr. Ghosty.

mistake-ghosty-never-bets = En esta ronda eres Mr. Ghosty, y Mr. Ghosty no apuesta. Espera al resto.
mistake-nothing-there = Ahí no hay ningún vagón. Toma uno de los que están a la vista.
mistake-only-from-display = Mr. Ghosty toma sus dos vagones de los que están a la vista, nunca del mazo. Toma uno de ahí.
mistake-pile-empty = El mazo está vacío. Toma un vagón de los que están a la vista.
mistake-ghosty-colours = { $file }, { $path }: { problem-ghosty-colours }
problem-ghosty-colours = Describe una vez cada uno de los cinco trenes: red, yellow, green, blue, purple. Hay: { $found }.
mistake-ghosty-fifteen = { $file }, { $path }: { problem-ghosty-fifteen }
problem-ghosty-fifteen = El tren { colour-said } tiene { $found } vagones. Escribe los pasajeros de los 15.
mistake-ghosty-too-many = Solo hay 15 vagones de color { colour-said }, pero en esta mesa hay { $found }. Cuéntalos otra vez.
mistake-ghosty-engine-free = Nadie tiene { the-engine }, pero { $name } tiene un tren para ella. Añádela en { $path }.
mistake-ghosty-engine-twice = Solo hay una locomotora de color { colour-said }; { $name } no puede tenerla también. Quítala de { $path }.
mistake-ghosty-engine-early = { $name } tiene menos de 3 vagones de color { colour-said } y no puede tener la locomotora. Quítala de { $path }.
mistake-ghosty-engine-lost = { $rival } tiene { the-engine }: más vagones que { $name }, o los mismos con más pasajeros. Quítala de { $path }.

line-red = Tren rojo
line-yellow = Tren amarillo
line-green = Tren verde
line-blue = Tren azul
line-purple = Tren morado
line-passengers = Pasajeros
line-drivers = Maquinistas
line-engines = Locomotoras
# Why a line scores what it does
why-row = { $count } vagones en fila
why-riders = { $passengers ->
    [one] { $passengers } pasajero tras { the-engine }
   *[other] { $passengers } pasajeros tras { the-engine }
}
why-driver = el maquinista de { the-engine }

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
# A colour as it is said in a sentence; `$colour` is its id.
colour-said = { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
the-engine = la locomotora { $colour ->
    [red] roja
    [yellow] amarilla
    [green] verde
    [blue] azul
   *[purple] morada
}
carriage = vagón { colour-said } ({ $passengers ->
    [0] vacío
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
})
a-carriage = un { carriage }
the-carriage = el { carriage }

ask-betting = { $ghosty } es Mr. Ghosty. ¿Qué color crees que busca? Nadie ve tu apuesta.
ask-taking = Eres Mr. Ghosty: { $left ->
    [one] toma tu segundo vagón.
   *[other] toma dos de los vagones a la vista. ¿Cuál primero?
}
ask-rewards = Has acertado: { $owed ->
    [one] toma un vagón de los que están a la vista o roba uno del mazo a ciegas.
   *[other] te tocan { $owed } vagones. Toma el primero de los que están a la vista o róbalo del mazo a ciegas.
}
ask-rewards-display = Has acertado, y el mazo está vacío: toma un vagón de los que están a la vista.
ask-rewards-pile = Has acertado, y no queda ningún vagón a la vista: roba uno del mazo.
ask-over = La partida ha terminado.

picture-headline = Ronda { $round }. Mr. Ghosty: { $name }. { $pile ->
    [one] { $pile } vagón en el mazo.
   *[other] { $pile } vagones en el mazo.
}
picture-player = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
picture-ghosty = Mr. Ghosty
picture-bet = apuesta por el { colour-said }
picture-bet-laid = ya ha apostado
picture-needs = { $carriages } más para la locomotora
picture-needs-level = o { $carriages } con { $passengers ->
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
}

tell-bet = { $you ->
    [name] Ya has apostado.
   *[nobody] { $name } ya ha apostado.
}
tell-all-bets = Ya están todas las apuestas. { $you ->
    [name] ¡De caza, Mr. Ghosty!
   *[nobody] { $name } sale de caza.
}
tell-took = { one-has } tomado { the-carriage }.
tell-drew = { one-has } robado { a-carriage } del mazo.
tell-engine = { $you ->
    [name] Te has llevado { the-engine }.
   *[nobody] { $name } se ha llevado { the-engine }.
}
tell-engine-from = { $you ->
    [name] Le has quitado { the-engine } a { $loser }.
    [loser] { $name } te ha quitado { the-engine }.
   *[nobody] { $name } le ha quitado { the-engine } a { $loser }.
}
tell-bet-right = { one-has } apostado por el { colour-said }. ¡Acierto! { $count ->
    [one] Eso da un vagón.
   *[other] Eso da { $count } vagones.
}
tell-bet-wrong = { one-has } apostado por el { colour-said }. Esta vez, nada.
tell-bet-too-late = { one-has } apostado por el { colour-said }. Acierto, pero ya no quedan vagones.
tell-turned-up = Nuevos a la vista: { $carriages }.
tell-round = Ronda { $round }. { $you ->
    [name] Eres Mr. Ghosty.
   *[nobody] { $name } es Mr. Ghosty.
}
tell-over = Ya no hay vagones para reponer. El último tren ha salido: a contar puntos.

move-bet = apostar por el { colour-said }
move-take = tomar { the-carriage }
move-draw = robar del mazo a ciegas

look-station = La estación, ronda { $round }
look-station-end = La estación: el último tren ha salido
look-pile = { $count ->
    [one] El mazo: queda 1 vagón, boca abajo
   *[other] El mazo: quedan { $count } vagones, boca abajo
}
look-display = A la vista: { carriage }
look-engine-free = Nadie tiene aún { the-engine }
look-engine-held = { $name } tiene { the-engine }
look-engine-closest = Más cerca de { the-engine }: { $names }, { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}
look-needs = { $train }: { $needs }
look-riders = { $train }: { $passengers ->
    [one] { $passengers } pasajero
   *[other] { $passengers } pasajeros
}
look-points = { $train }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
look-boss = Tu carta de jefe: { colour-said }
look-bet-own = Tu apuesta secreta: { colour-said }
look-bet-hidden = La apuesta de { $name }, boca abajo
look-figure = { $name } es Mr. Ghosty
look-taken = Mr. Ghosty ha tomado el { colour-said }

# Bots
level-moth-here = Polilla apuesta por el color que más brilla y quiere igual a todos los vagones.
level-bat-here = Murciélago oye qué tren rueda mejor y a menudo adivina lo que quiere Mr. Ghosty.
level-owl-here = Búho se pregunta qué necesita Mr. Ghosty antes de apostar.
level-wolf-here = Lobo va tras cada locomotora, sobre todo la que casi es tuya.
level-dragon-here = Dragón sabe por qué vas a apostar y hace que Mr. Ghosty mire hacia otro lado.

# In the lens: what things do, by the names of their symbols
web-about-ghosty-carriage = Una fila de un color: desde tres vagones, 3 puntos; desde cinco, 5; desde siete, 6. Los pasajeros valen 1 cada uno, pero solo tras su locomotora. (GHO-18)
web-about-ghosty-engine = La locomotora es de quien tiene más vagones de su color, tres o más. Con ella, los pasajeros y el maquinista valen 1 cada uno. (GHO-15)
web-about-ghosty-boss = Apuesta por un color: si Mr. Ghosty toma un vagón de ese color, te llevas otro; si toma dos, te llevas dos. (GHO-09)
web-about-ghosty-pile-back = Vagones boca abajo. Si aciertas, puedes robar el de arriba a ciegas. (GHO-09)
web-about-ghosty-ghosty = Mr. Ghosty no apuesta: toma dos de los vagones a la vista. Después lo es quien se sienta a su izquierda. (GHO-08)
web-about-ghosty-riders = Los pasajeros valen 1 cada uno, pero solo tras su locomotora. (GHO-19)
web-about-ghosty-coin = Lo que da ahora mismo: puntos por el largo de la fila y, con locomotora, por pasajeros y maquinista. (GHO-18)
web-about-ghosty-lantern = La locomotora es de quien tiene más vagones de su color; se la pueden quitar. (GHO-15)
web-about-ghosty-token = Un color que ha tomado Mr. Ghosty: quien apostó por él se lleva un vagón. (GHO-09)

# Told once, on the first screen of a first game.
web-aim-ghosty = Forma filas largas de vagones, una por color. Quien más tenga de un color se lleva su locomotora, y los pasajeros solo cuentan detrás de ella.
web-first-ghosty = En cada ronda Mr. Ghosty toma dos vagones y el resto apuesta en secreto por un color. Si aciertas uno de los que toma, tú también te llevas un vagón.

faces-shelf-trains = Trenes
faces-label-trains = Tren { $number }
faces-ask-trains = Tren { $number } de { $count }: toca un vagón o la locomotora y sube uno más. Después de cuatro, bajan todos.
faces-engine = Locomotora del tren { colour-said }, maquinistas: { $count }
faces-carriage = Vagón { $number }, pasajeros: { $count }

# La hoja de puntos
pad-ask = Toca los vagones que tienes.
pad-tray = Todos los vagones
pad-add = añadir: { carriage }
pad-lay = ponerlo en su fila
pad-take-off = quitarlo
pad-engine = No está aquí: { the-engine }. Tócala si lo está.
pad-engine-hand = poner aquí la locomotora o quitarla
pad-engine-level = ¿Quién tiene { the-engine }? Empate entre { $names }, así que se la queda quien la tuvo primero. Toca ahí la locomotora.
problem-ghosty-too-many = Solo hay 15 vagones de color { colour-said }, pero en esta mesa hay { $found }. Cuenta otra vez.
problem-ghosty-engine-free = Nadie tiene { the-engine }, pero { $rival } tiene un tren para ella.
problem-ghosty-engine-twice = Solo hay una locomotora de color { colour-said }.
problem-ghosty-engine-early = { $name } tiene menos de 3 vagones de color { colour-said }, así que { the-engine } todavía no está ahí.
problem-ghosty-engine-lost = { $name } no tiene { the-engine }: la tiene { $rival }, con más vagones, o los mismos y más pasajeros.

# La primera partida: quien te enseña. El segundo párrafo dice qué hacer.
coach-trains = Estos son tus trenes, uno de cada color. Al final de la fila ves lo que da.
coach-engine = Tu tren azul tiene locomotora, y eso es lo que cuenta: { $passengers_why }. Son { $passengers } puntos más.
coach-rivals = Tienes { $points } puntos; { $left }, { $left_points }. Empiezan las tres últimas rondas. ¡A remontar!
coach-bet =
    En cada ronda alguien es Mr. Ghosty y toma dos vagones del centro. Ahora es { $right }. ¡Adivina uno de los colores y te llevas un vagón!

    Apuesta por el azul.
coach-reward =
    ¡Acierto! { $right } ha tomado uno azul, así que te llevas un vagón: uno de estos, o una sorpresa del mazo.

    Prueba suerte: roba del mazo.
coach-figure = ¡Uno azul, qué suerte! Y ahora la figura es tuya: eres Mr. Ghosty. El resto ha apostado por lo que tomarás. En secreto, claro.
coach-snatch =
    Mira el rojo: { $right } tiene esa locomotora y tantos vagones rojos como tú. Uno más, y la locomotora cambia de tren.

    Toma el vagón rojo.
coach-snatched = ¡Es tuya! Ahora cuentan los pasajeros de tus dos trenes: { $passengers_why }. Y a { $right } solo le quedan { $right_points } puntos.
coach-second =
    Mr. Ghosty toma dos.

    Toma también el azul.
coach-wrong = { $left } y { $right } habían apostado por el amarillo. ¡Fallo! No se llevan nada. Pero fallar tampoco cuesta nada.
coach-green =
    La última ronda, y { $left } es Mr. Ghosty. Mira su tren más largo: es verde.

    Pues apuesta por el verde.
coach-last =
    ¡Otro acierto! Piensa: { $left } tiene la locomotora morada, con tantos vagones como tú, pero con más pasajeros. Un vagón más…

    Toma el morado.
coach-purple = ¡Ese era! Ya tienes tres locomotoras, y cuentan todos sus pasajeros: { $passengers_why }.
coach-over = Tienes { $points } puntos; { $left }, { $left_points }; { $right }, { $right_points }. Adivina, toma y no pierdas de vista las locomotoras: ¡ya sabes jugar a Gho Gho Ghosty!

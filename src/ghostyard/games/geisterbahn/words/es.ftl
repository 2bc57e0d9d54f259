title = Gefangen in der Geisterbahn
tagline = Atrapados en el tren fantasma: encuentra el código y sal, o pierde el ánimo y ronda al resto como fantasma.

option-open-piles = Todo el mundo ve qué llaves hay en cada montón
option-reversing = Los vagones pueden salir marcha atrás
option-last-key = Con ánimo 1 basta para robar una llave
option-every-terror = Los fantasmas puntúan por cada susto, no solo cuando se cruzan con alguien
option-dawn = Rondas hasta el amanecer
option-shown-as = Las llaves se distinguen por
option-shown-as-0 = números
option-shown-as-1 = colores
option-shown-as-2 = símbolos

mistake-no-more-turns = Ya has girado una loseta. Arranca.
mistake-turning-forbidden = En este turno no puedes girar nada, por el Tren Fantasma o la Lámpara. Arranca.
mistake-gate-is-fixed = La Casa del Portón nunca se gira. Elige otra loseta.
mistake-faces-the-frame = La vía de una Cámara de Llaves tiene que dar a una loseta. Gírala de otra manera.
mistake-car-could-not-move = Así el vagón no podría moverse. Gira otra loseta, o gira esta de otra manera.
mistake-must-turn = El vagón está atascado. Gira primero una loseta para que pueda moverse.
mistake-no-way = Por ahí no hay vía. Elige uno de los caminos que se te ofrecen.
mistake-no-door = Ahí no hay otra vía que salga del tablero. Elige una que salga.
mistake-must-go-on = El vagón tiene que seguir: elige por dónde vuelve a entrar.
mistake-not-in-hand = No tienes esa carta. Elige una de tu mano.
mistake-horror-in-hand = Tienes algún horror en la mano, así que juega uno tuyo.
mistake-no-protection = Eso no te protege de esto. Tira el dado o usa algo que sí.
mistake-not-them = Ahora no puedes elegir a esa persona. Elige a alguien que se te ofrezca.
mistake-no-such-key = No tienes ninguna llave de ese montón. Elige una que tengas.
mistake-nothing-to-take = De eso no hay nada que quitar. Quítale otra cosa, o nada.
mistake-looked-already = Ya has mirado una carta del código.
mistake-too-few-keys = Necesitas al menos tres llaves para probar el código.
mistake-no-such-item = No tienes ese objeto. Elige uno que tengas.
mistake-not-in-step-one = La Lámpara, la Brújula y las Tenazas se usan antes de mover el vagón.
mistake-no-key-to-give = No tienes ninguna llave de ese montón para devolver.
mistake-pile-is-empty = En ese montón ya no quedan llaves. Elige otro.
mistake-turned-already = La Lámpara se usa en vez de girar, y la Brújula solo cuando se puede girar.
mistake-not-for-this-car = Tus objetos no le sirven a un vagón que no es tuyo.
mistake-cannot-move = Tras ese cambio el vagón no podría moverse. Elige otra loseta.
mistake-lamp-in-vain = Ni con la Lámpara sale el vagón de aquí. Guárdala.
mistake-box-is-empty = En la caja ya no queda ninguna carta del código, así que el Silbato no serviría de nada.
mistake-not-swappable = Esas dos no se pueden cambiar: tienen que ser losetas de vía, y el vagón tiene que poder moverse después.
mistake-must-lose-item = La Mano quiere un objeto, y tienes uno. Dáselo.
mistake-geisterbahn-edge-twice = { $file }, { $path }: { problem-geisterbahn-edge-twice }
problem-geisterbahn-edge-twice = La loseta { $tile } usa un lado dos veces. Cada lado tiene como mucho un extremo de vía.
mistake-geisterbahn-track = { $file }, { $path }: { problem-geisterbahn-track }
problem-geisterbahn-track = La loseta { $tile } necesita un tronco y dos o más ramas para un desvío, o de tres a seis salidas para una rotonda.
mistake-geisterbahn-corners = { $file }, { $path }: { problem-geisterbahn-corners }
problem-geisterbahn-corners = Las llaves deben estar exactamente en las seis esquinas a1, a4, d1, d7, g1 y g4.
mistake-geisterbahn-frame = { $file }, { $path }: { problem-geisterbahn-frame }
problem-geisterbahn-frame = La cámara de { $place } mira al marco. Haz que mire a una loseta.
mistake-geisterbahn-opposite = { $file }, { $path }: { problem-geisterbahn-opposite }
problem-geisterbahn-opposite = Pon las dos cámaras una frente a otra en el anillo de doce, como b3 y f3.
mistake-geisterbahn-place = { $file }, { $path }: { problem-geisterbahn-place }
problem-geisterbahn-place = { $place } no es un lugar libre. En cada lugar hay una loseta; la Casa del Portón está en d4.
mistake-geisterbahn-horror = { $file }, { $path }: { problem-geisterbahn-horror }
problem-geisterbahn-horror = «{ $name }» no es uno de los 51 horrores, o está dos veces.
things-tiles = losetas de vía
things-plain-once = losetas con una vía sencilla
things-plain-twice = losetas con dos vías sencillas
things-switches = desvíos
things-roundabouts = rotondas
things-horrors = horrores
things-encounters = encuentros
things-gate-tracks = vías útiles de la Casa del Portón
mistake-geisterbahn-two-crackers = { $path }: solo una persona puede descifrar el código. Marca solo una.
mistake-geisterbahn-ghost-cracker = { $path }: un fantasma (ánimo 0) no puede descifrar el código. Revisa el ánimo.
mistake-geisterbahn-living-points = { $path }: solo los fantasmas (ánimo 0) tienen puntos de victoria. Revisa el ánimo o pon los puntos a 0.

line-escaped = Fuga
line-points = Puntos de victoria
shown-escaped = sí
why-escaped = el portón está abierto
why-point = { $count ->
    [one] { $count } buen susto como fantasma
   *[other] { $count } buenos sustos como fantasma
}
result-escaped = { $you ->
    [names] Has descifrado el código y has escapado. ¡Ganas!
   *[nobody] { $names } ha descifrado el código y ha escapado.
}
result-survived = { $you ->
    [names] Nadie ha salido y ningún fantasma ha puntuado. Solo tú sigues con vida: ¡ganas!
   *[nobody] Nadie ha salido y ningún fantasma ha puntuado. Al amanecer siguen con vida: { $names }.
}

edge-n = norte
edge-ne = nordeste
edge-se = sudeste
edge-s = sur
edge-sw = sudoeste
edge-nw = noroeste
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-violet = violeta
colour-white = blanco
symbol-moon = luna
symbol-bell = campana
symbol-raven = cuervo
symbol-rose = rosa
symbol-crown = corona
symbol-star = estrella
encounter-rise = tu ánimo sube a { $to }
encounter-range = { $gain } más de ánimo para quien tenga de { $low } a { $high }

card-dracula = Drácula
card-ghost-train = Tren Fantasma
card-haunting-rickshaw = El Rickshaw Fantasma
card-the-hand = La Mano
card-the-horla = El Horla
card-klara-militsch = Klara Militsch
card-mijnheer-vanderhusen = Mijnheer Vanderhusen
card-black-hoods = Capuchas Negras
card-the-invisible-man = El Hombre Invisible
card-wendigo = Wendigo
card-werewolf = Hombre Lobo
card-carmilla = Carmilla
card-lord-ruthven = Lord Ruthven
card-count-orlok = Conde Orlok
card-the-golem = El Gólem
card-the-creature = La Criatura de Frankenstein
card-grendel = Grendel
card-the-mummy = La Momia
card-banshee = Banshee
card-white-lady = Dama Blanca
card-headless-horseman = Jinete sin Cabeza
card-flying-dutchman = Holandés Errante
card-jacob-marley = Jacob Marley
card-erlking = Rey de los Elfos
card-peter-quint = Peter Quint
card-martian = Marciano
card-selenite = Selenita
card-the-damned-thing = La Cosa Maldita
card-xipehuz = Los Xipehuz
card-the-colour = El Color
card-moon-calf = Becerro Lunar
card-crystal-egg = Huevo de Cristal
card-doctor-caligari = Doctor Caligari
card-doctor-mabuse = Doctor Mabuse
card-doctor-moreau = Doctor Moreau
card-mister-hyde = Míster Hyde
card-svengali = Svengali
card-bluebeard = Barba Azul
card-coppelius = Coppelius
card-sweeney-todd = Sweeney Todd
card-rappaccini = Rappaccini
card-the-pit = El Pozo
card-the-pendulum = El Péndulo
card-red-death = La Muerte Roja
card-the-raven = El Cuervo
card-tell-tale-heart = El Corazón Delator
card-premature-burial = Enterrado Vivo
card-doppelganger = El Doble
card-yellow-wallpaper = El Papel Amarillo
card-monkeys-paw = La Pata de Mono
card-the-maelstrom = El Maelstrom
card-lamp = Lámpara Vieja
card-book = Libro
card-booze = Botella de Aguardiente
card-rasp = Lima
card-lorgnette = Impertinentes
card-whistle = Silbato
card-die = Dado
card-compass = Brújula
card-pliers = Tenazas
card-garlic = Ajo
card-cross = Cruz
card-umbrella = Paraguas
card-letter = Carta de Isabel de Egipto
card-mirror = Espejo
card-muzzle-loader = Mosquete con Bala de Plata

ask-nothing = La partida ha terminado.
ask-step-one = { $you ->
    [mover] Gira una loseta o arranca.
   *[nobody] Gira una loseta o arranca. Esta vez va el vagón de { $mover }.
}
ask-second-tile = ¿Por qué loseta la cambias?
ask-way = { $you ->
    [mover] ¿Por dónde vas?
   *[nobody] ¿Por dónde va { $mover }?
}
ask-teleporter = { $you ->
    [mover] La vía sale del tablero. ¿Por dónde vuelves a entrar?
   *[nobody] La vía sale del tablero. ¿Por dónde vuelve a entrar { $mover }?
}
ask-wall = ¡Un muro! ¿Lo atraviesas o te paras?
ask-horror = Asusta a { $victim }: ¿qué horror juegas?
ask-face-it = ¡Cuidado: { $card }! Tira el dado o protégete.
ask-which-item = La Mano rebusca entre tus cosas. ¿Qué objeto le das?
ask-which-key = Mijnheer Vanderhusen quiere una llave. ¿Cuál devuelves?
ask-whom = Has aguantado. ¿Quieres asustar a alguien más?
ask-pass-on = Has aguantado. ¿Le pasas el Wendigo a alguien?
ask-mug = Aquí hay alguien más. ¿Quieres asaltar a alguien?
ask-loot = ¡Lo has conseguido! ¿Qué le quitas a { $other }?
ask-gate = Estás en la Casa del Portón: mira una carta del código, prueba el código o déjalo.
ask-next-key = ¡Encaja! Pon la siguiente llave.
ask-free = Usa un objeto o termina tu turno.
ask-too-many = Tienes demasiadas cartas. { $left ->
    [one] Descarta una.
   *[other] Descarta { $left }.
}

picture-round = Ronda { $round } de { $last }; después amanece
picture-tracks = Vías (o rotonda, < desvío):
picture-piles = Montones de llaves: { $piles }
picture-code = Código: { $code }
picture-box = En la caja: { $kinds }
picture-gone = Fuera del juego: { $kinds }
picture-player = { $number } { $name } en { $place}: ánimo { $morale }, cartas { $cards }, llaves { $keys }
picture-ghost = { $number } { $name } en { $place}: fantasma con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, cartas { $cards }
picture-hand = Tu mano: { $cards }
the-car = { $you ->
    [name] Tu vagón
   *[nobody] El vagón de { $name }
}

turned-by = { $by ->
    [60] 60 grados a la derecha
    [120] 120 grados a la derecha
    [180] media vuelta
    [240] 120 grados a la izquierda
   *[300] 60 grados a la izquierda
}
move-turntile = girar { $cell } { turned-by }
move-drive = arrancar
move-rideto = ir hacia el { $edge }
move-teleport = volver a entrar por { $door }
move-through = atravesar el muro
move-stop = pararme aquí
move-playhorror = jugar { $card }
move-play-from-the-pile = jugar el primer horror del montón
move-roll = tirar el dado
move-protect = enseñar: { $item }
move-terrify = asustar a { $seat }
move-decline = no, gracias
move-discard = descartar { $card }
move-giveback = devolver la llave de { $chamber }
move-mug = asaltar a { $seat }
move-take-a-card = quitarle una carta de la mano
move-take-a-key = quitarle una llave
move-take-the-book = quitarle el Libro
move-take-the-booze = quitarle la Botella
move-take-nothing = no quitarle nada
move-look = mirar la carta { $place } del código
move-lay = poner la llave de { $chamber }
move-done = ya está
move-use-lamp = encender la Lámpara Vieja
move-use-book = leer el Libro
move-use-booze = beberme el aguardiente
move-use-compass = usar la Brújula
move-useoncode = { $item }: carta { $place } del código
move-useonpiles = { $item }: { $first } y { $second }
move-usepliers = Tenazas: sacar { $cell }
move-swapwith = cambiarla con { $cell }

tell-goes-on = { one-has } seguido.
tell-sets-off = { one-has } arrancado.
tell-turned = { $by ->
    [180] { one-has } dado media vuelta a { $cell }.
   *[other] { one-has } girado { $cell } { turned-by }.
}
tell-swapped = { one-has } cambiado las losetas { $cell } y { $cell2 }.
tell-starts = { $you ->
    [name] Te toca.
   *[nobody] Le toca a { $name }.
}
tell-dracula-bites = { $you ->
    [name] Drácula te ha mordido.
   *[nobody] Drácula ha mordido a { $name }.
}
tell-hoods-roll = Las Capuchas Negras susurran alrededor de { $you ->
    [name] ti
   *[nobody] { $name }
}: un { $number }.
tell-hoods-go = { $you ->
    [name] Las Capuchas Negras te han soltado.
   *[nobody] Las Capuchas Negras han soltado a { $name }.
}
tell-driven = { $you ->
    [name] Una capucha te tapa los ojos: { $other } conduce tu vagón.
    [other] Una capucha le tapa los ojos a { $name }: conduces tú su vagón.
   *[nobody] Una capucha le tapa los ojos a { $name }: { $other } conduce su vagón.
}
tell-horla-drives = { $you ->
    [name] El Horla te guía la mano: en vez de tu vagón va el de { $other }.
    [other] El Horla le guía la mano a { $name }: en su lugar va tu vagón.
   *[nobody] El Horla le guía la mano a { $name }: en su lugar va el vagón de { $other }.
}
tell-stays = { the-car } está atascado y se queda donde está.
tell-turns-round = { the-car } ha dado la vuelta.
tell-rides = { one-has } pasado por { $cells }.
tell-teleports = { one-has } salido a la oscuridad y vuelto a entrar por { $cell }.
tell-walks-through = { one-has } atravesado el muro hasta { $cell }.
tell-stops-track = { one-has } acabado en una vía muerta en { $cell }.
tell-stops-haunting = { $you ->
    [name] Ahora rondas por { $cell }.
   *[nobody] { $name } ronda ahora por { $cell }.
}
tell-stops-key-chamber = { one-has } entrado en la Cámara de Llaves { $cell }.
tell-stops-meeting-room = { one-has } entrado en la Cámara de los Encuentros.
tell-stops-store-room = { one-has } entrado en la Cámara de los Objetos.
tell-stops-gate-house = { one-has } llegado ante el portón.
tell-turns-on = { $you ->
    [name] La has tomado con { $other }.
    [other] { $name } la ha tomado contigo.
   *[nobody] { $name } la ha tomado con { $other }.
}
tell-gate-turns = Ha salido el último vagón. La Casa del Portón se ha dado la vuelta: quedan tres vías.
tell-plays = { $you ->
    [other] { $name } ha soltado contra ti: { $card }.
   *[nobody] { one-has } soltado contra { $other }: { $card }.
}
tell-from-pile = { $you ->
    [name] No tenías horrores en la mano. Del montón ha salido para { $other }: { $card }.
    [other] { $name } no tenía horrores en la mano. Del montón ha salido para ti: { $card }.
   *[nobody] { $name } no tenía horrores en la mano. Del montón ha salido para { $other }: { $card }.
}
tell-no-horror = Ya no queda ningún horror. Silencio.
tell-mixed-horror = { $you ->
    [name] No era lo que esperabas: ¡ha saltado { $card }!
   *[nobody] No era lo que { $name } esperaba: ¡ha saltado { $card }!
}
tell-protected = { one-has } levantado: { $card }. El horror retrocede.
tell-holds = { one-has } sacado un { $roll } y aguantado.
tell-fails = { $you ->
    [name] Has sacado un { $roll } y te has llevado un susto.
   *[nobody] { $name } ha sacado un { $roll } y se ha llevado un susto.
}
tell-morale-up = { one-has } cobrado ánimo: { $by } más, ánimo { $now }.
tell-morale-down = { one-has } perdido ánimo: { $by } menos, ánimo { $now }.
tell-lays-out = { $you ->
    [name] { $card }: se queda contigo.
   *[nobody] { $card }: se queda con { $name }.
}
tell-due-train = { $you ->
    [name] El Tren Fantasma te retiene: en tu próximo turno, ni giros ni teletransporte.
   *[nobody] El Tren Fantasma retiene a { $name }: en su próximo turno, ni giros ni teletransporte.
}
tell-due-horla = { $you ->
    [name] Tienes al Horla en la cabeza: en tu próximo turno va el vagón de tu derecha.
   *[nobody] { $name } tiene al Horla en la cabeza: en su próximo turno va el vagón de su derecha.
}
tell-due-invisible = { $you ->
    [name] El Hombre Invisible te agarra: en tu próximo turno vas directamente a una Cámara de Llaves.
   *[nobody] El Hombre Invisible agarra a { $name }: en su próximo turno va directamente a una Cámara de Llaves.
}
tell-loses-item = { $you ->
    [name] La Mano te ha quitado: { $card }.
   *[nobody] La Mano le ha quitado a { $name }: { $card }.
}
tell-nothing-to-lose = { $you ->
    [name] No tienes nada que la Mano pueda quitarte.
   *[nobody] { $name } no tiene nada que la Mano pueda quitar.
}
tell-returns-key = { $you ->
    [name] Una de tus llaves ha vuelto al montón de { $chamber }.
   *[nobody] Una llave de { $name } ha vuelto al montón de { $chamber }.
}
tell-klara-puts = { $you ->
    [name] Klara Militsch te ha llevado a la Casa del Portón, a la vía del { $edge }.
   *[nobody] Klara Militsch ha llevado a { $name } a la Casa del Portón, a la vía del { $edge }.
}
tell-wolf-gains = { $you ->
    [name] El lobo que llevas dentro se relame.
   *[nobody] El lobo que { $name } lleva dentro se relame.
}
tell-moves-to = { $you ->
    [name] { $card }: ha pasado a ti.
   *[nobody] { $card }: ha pasado a { $name }.
}
tell-horror-goes = { $you ->
    [name] { $card }: te ha dejado.
   *[nobody] { $card }: ha dejado a { $name }.
}
tell-point = { $you ->
    [name] Un punto de victoria para ti: ya { $number }.
   *[nobody] Un punto de victoria para el fantasma de { $name }: ya { $number }.
}
tell-becomes-ghost = { $you ->
    [name] Has perdido todo el ánimo. Desde ahora eres un fantasma.
   *[nobody] { $name } ha perdido todo el ánimo y desde ahora es un fantasma.
}
tell-draws-three = { one-has } robado { $number } horrores nuevos.
tell-draws-key = { one-has } robado una llave en { $chamber }.
tell-it-is = Y es… { $kind }.
tell-no-key = { $you ->
    [name] Te has quedado sin llave en { $chamber }.
   *[nobody] { $name } se ha quedado sin llave en { $chamber }.
}
tell-encounter = { one-has } tenido un encuentro: { $encounter }.
tell-draws-item = { one-has } encontrado un objeto.
tell-looks = { one-has } mirado la carta { $place } del código.
tell-lays-key = { one-has } puesto { $key }. Se ha descubierto la carta { $place } del código: { $code }.
tell-crack-fails = El portón sigue cerrado.
tell-cracked = ¡Se abre el portón! { $you ->
    [name] Has quedado libre.
   *[nobody] { $name } queda libre.
}
tell-mugs = { $you ->
    [name] Te has acercado con sigilo a { $other }.
    [other] { $name } se te ha acercado con sigilo.
   *[nobody] { $name } se ha acercado con sigilo a { $other }.
}
tell-mugged = { $you ->
    [name] { $other } te ha asaltado.
    [other] Has asaltado a { $name }.
   *[nobody] { $other } ha asaltado a { $name }.
}
tell-takes-card = { one-has } sacado una carta.
tell-takes-key = { one-has } sacado una llave del montón de { $chamber }.
tell-takes-item = { $you ->
    [name] Te has llevado: { $card }.
   *[nobody] { $name } se ha llevado: { $card }.
}
tell-uses = { one-has } usado: { $card }.
tell-item-ends = { $you ->
    [name] { $card }: se te ha acabado.
   *[nobody] { $card }: se le ha acabado a { $name }.
}
tell-exchanges = { one-has } cambiado una llave de { $chamber } por una de { $chamber2 }.
tell-whistles = { one-has } silbado: la carta { $place } del código ahora es otra.
tell-piles-swapped = { one-has } cambiado los montones de llaves de { $chamber } y { $chamber2 }.
tell-discards = { one-has } descartado: { $card }.
tell-dawn-breaks = Amanece. El tren fantasma se detiene.
tell-all-ghosts = Ya no queda nadie con vida. El tren es de los fantasmas.
tell-appears = { $you ->
    [name] Una garra invisible, y estás en la Cámara de Llaves { $cell }.
   *[nobody] Una garra invisible, y { $name } está en la Cámara de Llaves { $cell }.
}
tell-declines = { $you ->
    [name] Lo has dejado estar.
   *[nobody] { $name } lo ha dejado estar.
}
tell-reshuffled = Se han barajado { $number } cartas descartadas en un montón nuevo.

class-1 = demonio
class-2 = espectro
class-3 = alienígena
class-4 = malvado
class-5 = visión terrible

look-fairground = El tren fantasma
look-tile-0 = { $cell }: vía, { $tracks }
track-joins = de { $start } a { $to }
track-or = o
track-roundabout = rotonda { $edges }
look-tile-1 = { $cell }: Cámara de Llaves, abierta hacia { $edges }
look-tile-2 = { $cell }: Cámara de los Encuentros, abierta hacia { $edges }
look-tile-3 = { $cell }: Cámara de los Objetos, abierta hacia { $edges }
look-tile-4 = { $cell }: Casa del Portón, vías hacia { $edges }
look-door = Teletransporte en { $cell }, { $edge }
look-car = El vagón de { $name } en { $cell }
look-ghost = El fantasma de { $name } en { $cell }
look-pile = Llaves en { $cell }: { $kind }, quedan { $left }
look-code = Carta { $place } del código: { $kind }
look-unknown = aún sin descubrir
look-unknown-cards = { $count ->
    [one] { $count } carta desconocida
   *[other] { $count } cartas desconocidas
}
look-nothing = nada
look-box = En la caja: { $kinds }
look-gone = Fuera del juego: { $kinds }
look-round = Ronda { $round } de { $last }; después amanece
look-horrors = Horrores: { $left } por robar, { $gone } descartados
look-items = Objetos: { $left } por robar, { $gone } descartados
look-encounters = Encuentros: { $left } por robar, { $gone } descartados
look-die = El dado marca { $roll }
look-die-rests = El dado
look-victim = Va a por { $name }
look-horror = { $card }, { $sort }: { $success } si aguantas, { $failure } si no
look-points = { $name }, fantasma: { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
badge-keys = { $keys ->
    [0] sin llaves
    [one] 1 llave
   *[other] { $keys } llaves
}
badge-living = ánimo { $morale }, { badge-keys }
badge-ghost = fantasma, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { badge-keys }
look-morale = Ánimo de { $name }: { $morale }
look-key = Llave de { $chamber }: { $kind }
look-due = En el próximo turno: { $card }
look-back = Una carta en la mano de { $name }

effect-dracula = Si fallas: se queda y te muerde cada turno hasta que encuentre a otra persona.
effect-ghost-train = Si fallas: en tu próximo turno, ni giros ni teletransporte.
effect-haunting-rickshaw = Si aguantas: asusta tú a alguien.
effect-the-hand = Si fallas: entrega un objeto.
effect-the-horla = Si fallas: en tu próximo turno mueves el vagón de quien se sienta a tu derecha.
effect-klara-militsch = Si fallas: de vuelta a la Casa del Portón.
effect-mijnheer-vanderhusen = Si fallas: una llave vuelve a su montón.
effect-black-hoods = Si fallas: se quedan, y puede que conduzca quien se sienta a tu derecha.
effect-the-invisible-man = Si fallas: en tu próximo turno vas directamente a la Cámara de Llaves más cercana.
effect-wendigo = Si aguantas: pásaselo a alguien.
effect-werewolf = Si fallas: se queda, y salta sobre quien te encuentres.
effect-lamp = Un uso: atraviesa un muro en vez de girar una loseta.
effect-book = Ánimo +3 hasta que falles una prueba.
effect-booze = Ánimo +3 durante 4 turnos.
effect-rasp = Un uso, por 1 de ánimo: cambia una llave.
effect-lorgnette = Un uso, por 1 de ánimo: mira una carta del código.
effect-whistle = Un uso, por 1 de ánimo: cambia una carta del código.
effect-die = Un uso, por 1 de ánimo: intercambia dos montones de llaves.
effect-compass = Un uso: gira una loseta más.
effect-pliers = Un uso: intercambia dos losetas.
effect-garlic = Protege de Drácula y del Hombre Lobo.
effect-cross = Protege de las visiones terribles.
effect-umbrella = Protege de los alienígenas.
effect-letter = Protege de los espectros.
effect-mirror = Protege de los demonios.
effect-muzzle-loader = Un uso: protege de cualquier horror.

# Bots
level-moth-here = Polilla va hacia cada luz del túnel y se asusta con facilidad.
level-bat-here = Murciélago oye adónde llevan las vías y toma la curva siguiente.
level-owl-here = Búho recuerda qué cámara escondía qué llave.
level-wolf-here = Lobo persigue llaves mientras vive, y después a ti.
level-dragon-here = Dragón gira la loseta que te hacía falta y se sabe el código de memoria.

# Endings, for studies
ending-cracked = Se descifra el código
ending-all-ghosts = No queda nadie con vida
ending-dawn = Amanece

# In the lens: what things do, by the names of their symbols
web-about-geisterbahn-track = Puedes girar una loseta; después avanzas hasta que algo te detiene. En una vía muerta te asusta quien tiene menos ánimo. (GEI-19)
web-about-geisterbahn-gate = Casa del Portón: con una llave puedes mirar una carta del código; con tres puedes probar el código. (GEI-23)
web-about-geisterbahn-key-chamber = Cámara de Llaves: te asusta quien se sienta a tu izquierda. Si aún te queda más de 1 de ánimo, robas una llave. (GEI-21)
web-about-geisterbahn-encounters = Cámara de los Encuentros: descubre una carta. (GEI-22)
web-about-geisterbahn-items = Cámara de los Objetos: roba un objeto. (GEI-22)
web-about-geisterbahn-key = Tres llaves que encajen con el código, en su orden, abren el portón. (GEI-24)
web-about-geisterbahn-code = El código: tres tipos de llaves, en este orden. (GEI-24)
web-about-geisterbahn-horror = Si te asustan, tiras el dado. Si no superas tu ánimo, aguantas y cuenta el número verde; si no, el rojo. (GEI-28)
web-about-geisterbahn-item = Los objetos que te protegen se enseñan en vez de tirar; los demás se usan en tu turno. (GEI-65)
web-about-geisterbahn-encounter = Un encuentro puede subirte el ánimo, y nunca lo baja. (GEI-22)
web-about-geisterbahn-die = Diez caras. Si no superas tu ánimo, aguantas. (GEI-28)
web-about-geisterbahn-morale = El ánimo va de 9 a 0. Con 0 te vuelves fantasma y persigues al resto. (GEI-29)
web-about-geisterbahn-points = Un fantasma gana un punto cada vez que alguien con quien se cruza falla la tirada. (GEI-34)
web-about-geisterbahn-door = Teletransporte: si no has girado nada, sal por aquí y entra por cualquier otro, una vez por turno. (GEI-17)
web-about-geisterbahn-car = Los vagones avanzan hasta que algo los detiene: un muro, una cámara, una vía ocupada. (GEI-16)
web-about-geisterbahn-ghost = Un fantasma asusta a quien se cruza con él, y puede acabar su viaje atravesando un muro. (GEI-32)
web-about-geisterbahn-pile-horrors = Si tienes que asustar a alguien y no tienes horrores en la mano, juegas el de arriba. (GEI-27)
web-about-geisterbahn-due = Espera a tu próximo turno. (GEI-39)
web-about-geisterbahn-back = Una carta de la mano: un horror para asustar o un objeto. Nadie más la ve. (GEI-38)
web-about-geisterbahn-pile-items = Quien para en la Cámara de los Objetos roba uno. Entre ellos espera un horror. (GEI-22)
web-about-geisterbahn-pile-encounters = Quien para en la Cámara de los Encuentros descubre una. Entre ellas espera un horror. (GEI-22)
web-about-geisterbahn-night = Cuando amanece se acaba el viaje: gana quien tiene más puntos; si nadie tiene, quienes siguen con vida. (GEI-35)

# Told once, on the first screen of a first game.
web-aim-geisterbahn = Reúne llaves, averigua el código de tres y abre el portón antes de quedarte sin ánimo. Con 0, sigues como fantasma.
web-first-geisterbahn = En tu turno puedes girar una loseta; después tu vagón corre hasta que algo lo para. Si asustas a alguien, los números de la carta dicen cuánto le cambia el ánimo: a la izquierda si aguanta, a la derecha si no.
# Cómo se va antes del final, para las pistas
sign-morale = ánimo propio
sign-code = cartas del código vistas
sign-found = llaves del código
sign-keys = llaves
sign-rival-morale = ánimo de los demás

faces-shelf-layout = Montaje inicial
faces-shelf-tiles = Losetas de vía
faces-shelf-gate = Casa del Portón
faces-shelf-horrors = Horrores
faces-shelf-encounters = Encuentros
faces-label-layout = Montaje
faces-label-tiles = Loseta { $number }
faces-label-gate = Casa del Portón
faces-label-horrors = Horror { $number }
faces-label-encounters = Encuentro { $number }
faces-ask-layout = Toca una loseta dos veces para girarla; toca dos para que cambien de sitio.
faces-ask-tiles = Loseta { $number } de { $count }: toca dos lados para unirlos. En un desvío, primero el tronco.
faces-ask-gate = Toca los tres lados cuyas vías siguen sirviendo cuando se da la vuelta a la Casa del Portón.
faces-ask-horrors = Horror { $number } de { $count }: su clase, y cómo cambia el ánimo si aguantas (verde) o no (rojo).
faces-ask-encounters = Encuentro { $number } de { $count }: de qué ánimo a qué ánimo ayuda y cuánto; o hasta cuánto sube el ánimo.
faces-lying = { $place }
faces-edge = Lado { $edge }
faces-mode-plain = Vía sencilla
faces-mode-switch = Desvío
faces-mode-roundabout = Rotonda
faces-success-less = Aguantar: uno menos
faces-success-more = Aguantar: uno más
faces-failure-less = No aguantar: uno menos
faces-failure-more = No aguantar: uno más
faces-encounter-low = Desde ánimo
faces-encounter-high = Hasta ánimo
faces-encounter-gain = Ganancia
faces-encounter-rise-to = Sube hasta

# La hoja de puntos y el cuaderno
pad-ask = Ajusta el ánimo de cada cual. Toca el candado de quien salga.
pad-dials = Las ruedas de todos
pad-morale-less = { $name } pierde 1 de ánimo
pad-morale-more = { $name } gana 1 de ánimo
pad-points-less = { $name } tiene 1 punto menos
pad-points-more = { $name } tiene 1 punto más
pad-escaped = { $name } ha abierto el portón
pad-inside = { $name } no ha abierto el portón
problem-geisterbahn-two-crackers = Solo una persona puede abrir el portón. Toca el candado de quien no lo hizo.
problem-geisterbahn-ghost-cracker = { $name } es un fantasma y no puede abrir el portón. Revisa el ánimo, o toca el candado.
problem-geisterbahn-living-points = { $name } vive y no tiene puntos. Revisa el ánimo.
pad-notebook = Lo que sé
pad-card = Carta { $place } del código: { $count ->
    [one] es posible 1 tipo
   *[other] son posibles { $count } tipos
}. Tócala para olvidar lo anotado.
pad-known-open = Carta { $place }: { $kind } es posible. Tócala si la has visto ahí.
pad-known-is = La carta { $place } es { $kind }. Tócala otra vez si no lo es.
pad-known-not = La carta { $place } no es { $kind }.
pad-known-out = La carta { $place } ya no puede ser { $kind }.
pad-own-keys = Mis llaves
pad-keys = Mis llaves: { $kind }, { $count }. Toca para añadir una.
pad-key-less = Una llave menos: { $kind }
pad-chambers = Las cámaras de llaves
pad-pile = Cámara { $chamber }: { $kind }. Toca para el tipo siguiente.
pad-tried = Intentos fallidos
pad-try = Puesta en un intento: { $kind }
pad-slot = Llave { $place } del intento
pad-failed = Falló en la carta { $place }
pad-try-clear = Este intento no
pad-shown = Mostrar las llaves de otro modo
pad-attempt = { $keys }: falló en la carta { $place }. Tócalo para quitarlo.
pad-note = anotarlo
pad-ask-begin = Toca lo que sepas: cartas del código, tus llaves. Otra vez: no es de ese tipo.
pad-ask-failed = ¿En qué carta falló? Toca esa llave.
pad-ask-codes = { $count ->
    [one] Solo queda 1 código. ¡Ya lo tienes!
   *[other] Todavía son posibles { $count } de 120 códigos.
}
pad-in-hand = { $count ->
    [0] Tus llaves no abren ninguno.
    [one] Tus llaves podrían abrir 1.
   *[other] Tus llaves podrían abrir { $count }.
}
pad-no-code = Ningún código encaja con todo esto. Algo de lo anotado está mal, o se cambió una carta.

# La primera partida: quien te enseña. El segundo párrafo dice qué hacer.
coach-gate = ¡No puedes salir del tren fantasma! La única salida es este portón, y tiene un código de tres llaves.
coach-keys = Ya tienes dos llaves. Vienen de las cámaras de las esquinas: cada cámara tiene un tipo de llave.
coach-morale = Y este es tu ánimo. Cada susto te quita un poco. ¡Con 0 te vuelves fantasma!
coach-turn =
    Te toca. Primero puedes girar una loseta. Si giras esta, la vía lleva al portón.

    Gírala.
coach-ride =
    Ahora tu vagón rueda hasta que algo lo para. Donde la vía se divide, tú eliges.

    Sigue por la loseta iluminada.
coach-ride-on =
    ¡Ya casi!

    Hacia el portón.
coach-look =
    Estás ante el portón. Quien tiene una llave puede mirar una de las tres cartas del código.

    Mira la segunda.
coach-done =
    Solo tú la has visto. Aún no tienes esa llave. Pero ya sabes qué buscar.

    Termina tu turno.
coach-failed = ¿Lo has visto? { $left } ha probado el código y ha fallado. Pero ahora todos conocemos la primera carta, ¡y encaja con esta llave tuya!
coach-drive =
    Y ahora, la llave que falta. Aquí arriba hay una Cámara de Llaves en la que no has estado.

    Esta vez no gires nada. Solo arranca.
coach-chamber =
    Ahí está, todo recto.

    ¡A la cámara!
coach-roll =
    ¡Bu! En una Cámara de Llaves te asusta quien se sienta a tu izquierda. Si la tirada no supera tu ánimo, aguantas.

    Tira el dado. ¡Sin miedo!
coach-found = Has aguantado, y la cámara te ha dado una llave. ¡Qué suerte: encaja con la segunda carta!
coach-back =
    ¡Tres llaves! Rápido, al portón.

    Arranca.
coach-look-again =
    Queda una carta sin conocer. Mejor mirar antes de probar.

    Mira la tercera carta.
coach-first-key =
    ¡Encaja con tu otra llave! Ahora pon las tres, en el orden del código.

    Primero la llave de la carta uno.
coach-second-key =
    ¡Clic! Encaja.

    Ahora la llave que acabas de encontrar.
coach-third-key =
    ¡Clic! Solo falta una…

    Pon la última llave.
coach-over = El portón se abre: ¡estás fuera! Gira, avanza, averigua el código y no te asustes. Eso es todo el juego. Y si te quedas sin ánimo: los fantasmas también pueden ganar.

mistake-no-such-game = No hay ningún juego llamado «{ $name }». Puedes elegir: { $known }.
mistake-no-such-move = «{ $move }» no es una jugada de este juego. Elige una de las que se te ofrecen.
mistake-no-such-edition = No hay ninguna edición llamada «{ $edition }». «ghostyard games» te enseña las que hay; o indica un archivo.
mistake-no-such-bot = No hay ningún bot llamado «{ $bot }». Puedes elegir: { $known }.
mistake-language = El idioma «{ $language }» no está. Puedes elegir: { $known }.
mistake-seats = A este juego se juega entre { $least } y { $most }, no entre { $seats }.
mistake-seat = En esta mesa no hay sitio { $seat }. Elige del 1 al { $seats }.
mistake-seed = La semilla «{ $seed }» no vale. Da un número entero desde 0, de 128 bits como mucho.
mistake-number = { $name } tiene que ser { $least } como mínimo, no { $found }.
mistake-option-unknown = No existe la opción «{ $option }». Este juego tiene: { $known }.
mistake-option-value = La opción «{ $option }» no puede ser «{ $value }». Puedes elegir: { $choices }.
mistake-cannot-read = No puedo leer { $file }: { $problem }. Revisa el nombre y los permisos.
mistake-not-text = { $file } no es un archivo de texto en UTF-8. Guárdalo como UTF-8 e inténtalo otra vez.
mistake-not-json = { $file } no es JSON válido: { $problem }.
mistake-nested-too-deeply = { $file } tiene demasiados niveles, unos dentro de otros, y no se puede leer.
mistake-not-toml = { $file } no es TOML válido: { $problem }.
mistake-field-missing = { $file }: falta «{ $field }» en { $path }. Añádelo.
mistake-field-unknown = { $file }: «{ $field }» no va en { $path }. Quítalo o mira si está bien escrito.
mistake-value-unknown = { $file }: en { $path } no vale «{ $got }».
mistake-value-type = { $file }: { $path } debería ser { $expected }, no { $got }.
mistake-value-small = { $file }: { $path } es demasiado pequeño: como mínimo, { $least }.
mistake-value-large = { $file }: { $path } es demasiado grande: como máximo, { $most }.
mistake-value-wrong = { $file }: { $path } no encaja: { $problem }.
mistake-wrong-game = { $file } es de «{ $found }», no de «{ $wanted }».
mistake-table-players = { $file }: describe de { $least } a { $most } personas, no { $found }.
mistake-piece-twice = { $file }: { $path } y { $other } son el número { $number }; en la caja solo hay uno.
mistake-named-and-described = { $file }: { $path } dice «{ $named }» y «{ $described }»; basta con uno de los dos.
mistake-edition-count = { $file }: { problem-edition-count }
problem-edition-count = Hay { $found } { $things }; este juego necesita exactamente { $wanted }.
mistake-edition = Con esta edición no se puede jugar. { $reason }
mistake-edition-large = { $file } es demasiado grande para una edición: con { $most } caracteres sobra.
mistake-edition-name = { $file }: «{ $name }» ya es el nombre de una edición que viene con el juego. Pon otro nombre a la tuya.
mistake-journal-shape = Esto no es una partida guardada con Ghostyard.
mistake-journal-seed = { $file }: la semilla debe tener 32 cifras hexadecimales.
mistake-game-over = La partida ha terminado. Ya no se juega más.
mistake-not-asked = Ahora no te toca. Espera al resto.
mistake-not-now = «{ $move }» no se puede ahora. Elige una de las jugadas que se te ofrecen.
mistake-no-real-table = { $title } no viene en una caja, así que no hay mesa de verdad que puntuar.
mistake-no-editions = { $title } no tiene nada impreso que apuntar, así que no tiene ediciones.
mistake-journal-rules = Esta partida se jugó con la versión { $found } de las reglas; este programa conoce de la 1 a la { $known }. Usa un programa más nuevo.
mistake-journal-components = La edición «{ $edition }» ha cambiado desde que se jugó esta partida. Usa la de entonces.
mistake-journal-ply = Esta partida no tiene jugada { $ply }. Elige de 0 a { $plies }.
mistake-journal-move = La jugada { $ply } de la partida no vale: { $reason }
mistake-journal-commitment = La semilla no encaja con el sello: no se barajó como se prometió antes de la partida.
mistake-journal-final = Todas las jugadas valen, pero no acaban donde dice el archivo.

play-welcome = { $game }. Eres { $name }. Escribe el número o el texto de una jugada. «?» te enseña otra vez la mesa, «h» te da una pista y «q» termina.
play-prompt = Te toca
play-stopped = Lo dejamos aquí. Vuelve cuando quieras.
play-thinking = { $name } está pensando…
result-wins = { $you ->
    [names] { $points ->
        [one] ¡Ganas con { $points } punto!
       *[other] ¡Ganas con { $points } puntos!
    }
   *[nobody] { $points ->
        [one] Gana { $names } con { $points } punto.
       *[other] Gana { $names } con { $points } puntos.
    }
}
result-shared = { $points ->
    [one] Empate en cabeza: ganan { $names } con { $points } punto.
   *[other] Empate en cabeza: ganan { $names } con { $points } puntos.
}
sheet-total = Total
# La gente, en la persona de quien lee: `$you` dice qué dato es quien lee, o nobody.
one-has = { $you ->
    [name] Has
   *[nobody] { $name } ha
}
one-is = { $you ->
    [name] Has
   *[nobody] { $name } ha
}
verify-good = Todo en orden: { $plies } jugadas válidas, y la semilla encaja con el sello.
conformance-kept = { $game } cumple el contrato en { $tables } mesas: con cada número de sitios y con todas las opciones.
edition-good = { $file } está bien: es una edición de { $game }.
edition-about = { $title }: una edición de { $game } ({ $hash }).
edition-differs = { $count ->
    [0] Todo es como en la edición que viene con el juego.
    [one] Se diferencia de la edición que viene con el juego en un sitio:
   *[other] Se diferencia de la edición que viene con el juego en { $count } sitios:
}
edition-begun = { $file } está listo para que apuntes lo que trae tu caja. «ghostyard edition check» dice qué no encaja.
compiling = Preparando { $game } por primera vez
simulate-wins = Victorias
simulate-speed = { $games } partidas, { $moves } jugadas ({ $length } por partida) en { $seconds } s: { $speed } millones de jugadas por segundo.
balance-seats = { $seats } sitios
balance-wins = Gana el sitio { $seat }
balance-turns = Turnos
balance-moves = Jugadas
balance-decisions = Decisiones de verdad
balance-minutes = Minutos, más o menos
balance-about = { $games } partidas por cada número de sitios, con un bot que juega a primera vista en todos. Proporciones con intervalos del 95 %; duraciones: la mediana, con un 5 % de las partidas por debajo y un 5 % por encima del intervalo. Minutos: 3 segundos por jugada y 2 más cada vez que se duplican las opciones.
mistake-which-move = «{ $said }» no es ninguna de las jugadas. Escribe un número del 1 al { $most }, o el texto de la jugada.
mistake-no-gpu = Numba no encuentra aquí ninguna GPU. Prueba en un ordenador con GPU de NVIDIA y con ghostyard[gpu] instalado.
play-guest = Visitante
mistake-gpu-number = Aquí no hay una GPU { $number }: van numeradas de 0 a { $most }.
mistake-game-broken = { $name } no se puede cargar: { $why }
mistake-conformance = { $name } no cumple el contrato: { $failed ->
    [one] ha fallado una comprobación, arriba está cuál
   *[other] han fallado { $failed } comprobaciones, arriba están cuáles
 }.
mistake-endless = No se puede jugar a «{ $name }»: { $why }.
mistake-no-linker = Para compilar las reglas a WebAssembly hace falta el enlazador «wasm-ld». Instálalo; en Debian, con: apt install lld.
mistake-wasm-without-refusal = Las reglas de { $names } no se pueden compilar a WebAssembly sin `refusal`: el que se saca de `legal` es Python sin compilar. Añade también `Rules(refusal=...)`.
mistake-site-download = «{ $command }» no ha funcionado. El sitio necesita npm y pip una vez para traer Python al navegador; comprueba ambos y la red e inténtalo de nuevo.
mistake-site-content = { $package } no es lo que debería ser y se ha descartado. Inténtalo de nuevo; si se repite, no lo uses.
mistake-not-a-site = En { $folder } hay carpetas llamadas web, art o site que no ha hecho Ghostyard. Elige una carpeta vacía o quítalas de ahí.

# Bots
level-moth-says = Polilla revolotea hacia todo lo que brilla: amable, rápida, ideal para tu primera partida.
level-bat-says = Murciélago juega de oído lo que mejor suena ahora, y casi nunca mira más allá.
level-owl-says = Búho parpadea, piensa un poco en lo que puede venir y se equivoca poco.
level-wolf-says = Lobo tiene un plan y se da cuenta del tuyo.
level-dragon-says = Dragón vive mil noches como esta antes de cada jugada.
mistake-other-contest = { $file } es de otra competición. Usa el mismo juego, los mismos bots, sitios, semilla y opciones, u otro archivo.
mistake-not-installed = Para esto hace falta el paquete «{ $package }». Instálalo con: pip install "ghostyard[{ $extra }]".
arena-bot = Bot
arena-wins = Victorias
arena-points = Puntos
arena-rating = Nivel
arena-duel = { $bot } acaba por delante de { $against } en el { $share }.
arena-played = { $games } partidas, { $deals } repartos; los intervalos son del 95 %.
hint-move = Pista de Dragón: { $move }.
hint-reason = Pista de Dragón: { $move }. Comparado con «{ $other }»: { $reasons }.
hint-rival = mejor rival
study-about = { $games } partidas de { $seats } sitios, con { $bot } en todos.
study-written = { $file } está listo.
study-lines = Puntos por línea de la hoja de puntos
study-seats = Victorias por sitio
study-length = Jugadas por partida
study-decisions = Decisiones de verdad por persona y partida
study-components = Cuántas veces lo que alguien tiene delante al final es de quien gana
study-ladder = Los primeros niveles entre sí
study-all = todo el mundo
study-winners = quien gana
study-fair = justo
study-numbers = Los números
study-share = proporción
study-low = como mínimo
study-high = como máximo
study-number = número
study-times = veces

# The table (server)
list-and = { $first } y { $last }
serve-open = Las puertas están abiertas: { $address }
serve-offline-stale = En { $folder } no hay un sitio de esta versión, así que las páginas necesitan la red. Constrúyelo: ghostyard site --out { $folder }
database-moved = { $rows ->
    [one] Se ha trasladado y comparado una fila.
   *[other] Se han trasladado { $rows } filas, comparadas una a una.
 } La base anterior queda como estaba; arranca el servidor con la nueva.
backup-done = { $file } guarda una copia de todo ({ $rows } filas).
# Lo que dicen los mensajeros de un enlace
link-home = Ghostyard: juegos de fantasmas, una mesa
link-home-about = Juegos de fantasmas para una noche con gente, o con bots que saben lo que hacen. Sin cuenta: basta un nombre.
link-table = { $title }: ven a jugar
link-table-about = Te espera una mesa entre fantasmas. Abre el enlace, di tu nombre y siéntate.
link-replay = { $title }: así fue la partida

table-waiting-for = Esperando a { $names }.
table-waiting-for-seats = { $seats ->
    [one] Queda un sitio libre.
   *[other] Quedan { $seats } sitios libres.
}
table-ready-to-start = Ya está todo el mundo. ¡Que empiecen los sustos!
table-waiting-for-host = Ya está todo el mundo. { $name } empieza la partida.
table-waiting-for-start = Ya está todo el mundo. Empieza la partida quien abrió la mesa.
table-resigned = { $you ->
    [name] Te has rendido. Un bot sigue jugando en tu sitio.
   *[nobody] { $name } se ha rendido. Un bot sigue jugando en su sitio.
}
table-closed = Esta mesa se cerró antes de empezar la partida.
table-ended = La partida se dejó aquí. Nadie gana.
bye-moved = Tu mesa se muda a otro servidor. Vuelves enseguida.
table-took-back = { one-has } deshecho una jugada.
table-store-down = Ahora mismo la mesa no puede guardar nada. No se pierde nada; seguimos en cuanto se pueda.
table-broken = Algo nos ha fallado en esta mesa. Tu partida está a salvo hasta aquí y lo estamos intentando de nuevo. Si sigue igual, dinos { $incident }.
bye-slow = Tu conexión no daba abasto. Vuelve y verás cómo está todo.
bye-server = El servidor se toma un descanso. Tu partida está a salvo. Vuelve en un momento.
bye-broken = Algo nos ha fallado. Tu partida está a salvo. Vuelve en un momento. Si pasa otra vez, dinos { $incident }.
phrase-hello = ¡Muy buenas!
phrase-good-luck = ¡Suerte!
phrase-thinking = Déjame pensar…
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Ups!
phrase-hurry = Los fantasmas se están quedando fríos…
phrase-boo = ¡Bu!
phrase-good-game = ¡Buena partida!
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-brought = Esta partida empezó en otro sitio. Quien la ha traído puede saber lo que está oculto; no se ha repartido de nuevo.
mistake-setting = { $name } no puede ser «{ $value }». Da un valor que sirva.
mistake-setting-address = { $name } no puede ser «{ $value }». Da una dirección que empiece por { $begins }.
mistake-setting-range = { $name } no puede ser «{ $value }». Da un número de { $least } a { $most }.
mistake-database-kind = No se puede usar una base de datos de tipo «{ $database }». Da un archivo SQLite o una dirección postgresql://.
mistake-cannot-open-database = No se puede abrir la base de datos: { $problem }.
mistake-database-in-use = Otro servidor de Ghostyard está usando esta base de datos. Ciérralo o elige otra con --database. Varios servidores comparten una base PostgreSQL solo si todos tienen el mismo --bus.
mistake-bus-needs-postgresql = Los servidores con un bus comparten una base de datos PostgreSQL: dales a todos el mismo --database postgresql://….
mistake-cannot-open-bus = No se puede llegar al bus: { $problem }.
mistake-no-bus-library = Para un bus hace falta la biblioteca hiredis: pip install "ghostyard[cluster]".
mistake-cannot-listen = No se puede usar la dirección { $host }:{ $port }: { $problem }. Elige otro puerto con --port.
mistake-file-exists = { $file } ya existe. Elige un archivo nuevo.
mistake-many-databases-need-postgresql = Varias bases de datos juntas tienen que ser todas PostgreSQL: da --database postgresql://… para cada una.
mistake-databases-mixed-up = La base de datos número { $number } guarda mesas de otra. Da las bases de datos en el orden en que se añadieron.
mistake-move-of-many = El traslado va de una base de datos a otra. Para reunir varias, haz una copia de seguridad de todas: es un solo archivo, que se puede servir y trasladar.
mistake-target-not-empty = La base de datos nueva no está vacía. Elige una en la que todavía no haya nada.
mistake-rows-differ = Lo que ha llegado a { $table } no es lo que se envió. No se ha trasladado nada.
mistake-store = Ahora mismo la mesa no puede guardarlo. No ha pasado nada; inténtalo otra vez en un momento.
mistake-stopping = El servidor se toma un descanso. Inténtalo otra vez en un momento.
mistake-broken = Algo nos ha fallado. No se ha perdido nada; inténtalo otra vez en un momento. Si vuelve a pasar, dinos { $incident }.
mistake-no-such-table = Aquí no hay ninguna mesa. Revisa el enlace.
mistake-no-such-page = Aquí no hay ninguna página.
mistake-moving = La mesa se está mudando a otro servidor. Prueba otra vez en un momento.
mistake-not-allowed = Esta dirección no admite ese tipo de petición.
mistake-message = No he entendido este mensaje. En docs/protocol.md está lo que se puede decir.
mistake-body = La petición no es JSON que se pueda leer.
mistake-body-field = La petición no encaja en { $place }. /openapi.json muestra lo que encaja.
mistake-query = «{ $name }» debe ser un número entero.
mistake-not-json-body = Envía JSON, con el tipo de contenido application/json.
mistake-too-large = Es demasiado grande; { $most } bytes como mucho.
mistake-too-fast = Un poco más despacio, por favor. Inténtalo otra vez en { $seconds } s.
mistake-too-many-guesses = Demasiadas contraseñas equivocadas. Espera { $seconds } s e inténtalo otra vez.
mistake-other-origin = Esta petición viene de otra página. Abre Ghostyard e inténtalo allí.
mistake-name = Elige un nombre de 1 a { $most } letras.
mistake-no-name = Dinos primero tu nombre.
mistake-name-taken = «{ $name }» ya es de alguien. Elige otro nombre o recupéralo con su contraseña.
mistake-name-yours = Eres «{ $name }», y tu contraseña lo protege. Puedes cambiar el nombre y la contraseña en tus ajustes.
mistake-passphrase-length = La contraseña tiene de { $least } a { $most } letras. Una frase corta va muy bien.
mistake-passphrase-wrong = Esa no es la contraseña de este nombre.
mistake-many-tables = Ya tienes { $most } mesas con más gente. Cierra una que no haya empezado o ríndete en alguna: están arriba del todo, en la página de inicio.
mistake-many-resting = Ya tienes { $most } partidas sin acabar contra bots, y se guardan todas. Termina antes alguna: están arriba del todo, en la página de inicio.
mistake-many-journals = { $most } partidas terminadas bastan por un día. Trae las demás mañana.
mistake-one-seat = Una persona, un sitio. ¿Jugáis varias personas en el mismo dispositivo? Elige «Alguien aquí, en este dispositivo».
mistake-nobody-comes = A este navegador no puede venir nadie más. Sienta bots o jugad en una misma pantalla; los amigos vienen a una mesa en un servidor.
mistake-clock = Un reloj va de 5 segundos a 31 días y suma como mucho un día por jugada.
mistake-watching = Aquí solo estás mirando. Eso es para quienes juegan.
mistake-not-your-seat = Ese no es tu sitio.
mistake-seat-taken = Ese sitio está ocupado. Elige uno libre.
mistake-already-started = La partida ya ha empezado.
mistake-not-started = La partida aún no ha empezado.
mistake-not-over = La partida aún no ha terminado.
mistake-closed = Esta mesa está cerrada. Abre otra desde la página de inicio.
mistake-no-hints-here = Sin pistas: así se acordó al abrir esta mesa.
mistake-no-take-backs-here = Aquí no se deshace ninguna jugada: así se acordó al abrir la mesa.
mistake-coach-later = Eso viene después. Por ahora, prueba lo que está iluminado.
mistake-coach-once = La primera partida no tiene revancha. Empieza otra desde la página de las reglas.
mistake-no-first-game = { $game } todavía no se puede aprender jugando. Sus reglas están en la página de las reglas.
mistake-not-host = Eso solo lo puede hacer quien abrió la mesa.
mistake-seats-open = Quedan sitios libres. Espera a alguien o sienta bots.
mistake-not-that-now = Eso ahora no se puede. { $ask }
mistake-stale = La partida ha seguido mientras tanto. Así está ahora.
mistake-bot-plays = Un bot está jugando por ti. Recupera antes tu sitio.
mistake-not-absent = Esa persona está aquí. Un bot solo juega por quien lleva un rato fuera.
mistake-no-take-back = Eso no se puede deshacer: no queda nada tuyo por deshacer, se ha descubierto algo desde entonces o el resto ha seguido jugando.
mistake-preview-reveals = Lo que descubre esta jugada solo se ve cuando la haces.
mistake-no-hint = No se le ha ocurrido ninguna pista a tiempo. Inténtalo otra vez.
mistake-no-such-phrase = Esa frase no está. Puedes elegir: { $known }.
mistake-chat-full = En esta mesa ya se ha hablado bastante: el chat está lleno.

# The browser's own labels; its sentences about a game come from the server.
web-hero = Juegos de fantasmas en una sola mesa
web-hero-line = La feria ha cerrado. Los fantasmas, no.
web-skip = Ir directo a la mesa
web-loading = Encendiendo los faroles…
web-unreached = La casa no responde. ¿Hay conexión?
web-try-again = Volver a intentarlo
web-no-page = Aquí no hay más que niebla.
web-to-lobby = Volver a los juegos
web-close = Cerrar
web-save = Guardar
web-send = Enviar
web-copy = Copiar
web-on = Sí
web-off = No
web-theme-switch = Cambiar entre noche y día
web-me = Tus ajustes
web-name = Nombre
web-your-name = ¿Cómo te llamamos?
web-name-saved = Buenas noches, { $name }.
web-name-needed = Para sentarte necesitas un nombre. Vale cualquiera.
web-language = Idioma
web-theme = Aspecto
web-theme-auto = Como mi dispositivo
web-theme-night = Noche
web-theme-light = Día
web-motion = Animaciones
web-sounds = Sonidos
web-single-keys = Atajos de una sola letra
web-passphrase = Jugar también en otro dispositivo
web-passphrase-about = Con una contraseña, el nombre es solo tuyo. Escribe los dos en el otro dispositivo y tus partidas irán contigo.
web-passphrase-field = Contraseña, al menos 8 letras
web-passphrase-save = Soy yo
web-passphrase-set = Hecho. Eres { $name } en cualquier dispositivo donde escribas tu contraseña.
web-passphrase-change = Cambiar la contraseña
web-passphrase-change-about = Tus otros dispositivos te pedirán la nueva.
web-passphrase-old = Contraseña actual
web-passphrase-new = Contraseña nueva, al menos 8 letras
web-passphrase-change-save = Cambiarla
web-passphrase-changed = Contraseña cambiada. Escribe la nueva en tus otros dispositivos.
web-play-now = Jugar ya
web-new-table = Nueva mesa…
web-new-table-of = Nueva mesa: { $title }
web-rules = Reglas
web-players = De { $least } a { $most } personas
web-minutes = { $minutes } min
web-getting-ready = Preparándose en este ordenador, solo esta vez: { $games }. Ya puedes abrir una mesa.
web-tables-mine = Tus partidas
web-tables-open = Mesas con sitio libre
web-tables-running = Partidas que puedes mirar
web-more-tables = { $count } más
web-just-now = ahora mismo
web-free-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
web-go-to = Seguir jugando
web-join = Jugar aquí
web-watch = Mirar
web-seats = Sitios
web-seat = Sitio { $number }
web-seat-add = Añadir un sitio
web-seat-remove = Quitar el sitio { $number }
web-seat-me = Yo
web-seat-here = Alguien aquí, en este dispositivo
web-seat-friend = Alguien a quien invito
web-seat-bot = Bot, { $level }
web-seat-open = Sitio libre
web-player = Visitante { $number }
web-options = Reglas de esta mesa
web-edition = Edición
web-edition-house = La que viene con el juego
web-edition-named = Edición: { $title }
web-editions = Ediciones
web-editions-of = Tus ediciones de { $title }
web-editions-about = Apunta una vez las losetas y cartas de tu caja y juega con ellas. Solo se guardan en este navegador; guárdalas como archivo o pásalas con un enlace.
web-edition-new = Nueva edición
web-edition-import = Abrir un archivo
web-edition-untitled = Mi caja
web-edition-good = Todo encaja.
web-edition-wrong = Todavía hay algo que no encaja.
web-edition-checks = Revisión
web-edition-play = Jugar con ella
web-edition-edit = Cambiar
web-edition-export = Guardar como archivo
web-edition-share = Compartir enlace
web-edition-copied = El enlace está copiado. Quien lo abra tendrá tu edición.
web-edition-bad-link = A este enlace le falta algo: pide que te lo pasen otra vez.
web-edition-all = Todas mis ediciones
web-edition-remove = Quitar
web-edition-remove-sure = ¿Quitar esta edición de este navegador? Solo vuelve con un archivo o un enlace que hayas guardado.
web-edition-kept = Todo se guarda en este navegador a cada toque.
web-edition-not-kept = Este navegador no guarda nada: guarda la edición como archivo antes de irte.
web-edition-enter = Apuntar tu propia caja…
web-who-comes = Quién viene y a qué ritmo
web-public = Mostrar la mesa en la página de inicio; si no, hace falta el enlace
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-quick = Rápido: 5 minutos, más 10 segundos por jugada
web-clock-calm = Tranquilo: 20 minutos, más 30 segundos por jugada
web-clock-days = Sin prisa: 3 días, más 1 día por jugada
web-clock-about = Si se acaba el tiempo, un bot sigue jugando.
web-clock-up = A { $name } se le ha acabado el tiempo: un bot sigue jugando.
web-clock-up-mine = Se te ha acabado el tiempo: un bot sigue jugando por ti.
web-open-table = Abrir la mesa
web-level-random = Sonámbulo: juega cualquier cosa
web-level-moth = Polilla: está aprendiendo
web-level-bat = Murciélago: fácil
web-level-owl = Búho: piensa antes de jugar
web-level-wolf = Lobo: fuerte
web-level-dragon = Dragón: no lo hay más fuerte
web-sit = Sentarme aquí
web-start = Empezar la partida
web-here = aquí
web-away = fuera
web-you = tú
web-bot = bot
web-thinking = pensando
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-invite = Invita a tu gente
web-invite-about = Con este enlace cualquiera puede sentarse. Sin cuenta: basta un nombre.
web-link = Enlace a esta mesa
web-link-copied = Enlace copiado.
web-qr = El enlace como código QR
web-table = La mesa
web-actions = Qué puedes hacer
web-panel = Puntos, historial y chat
web-scores = Puntos
web-log = Historial
web-names = Mostrar los nombres de las casillas
web-chat = Chat
web-chat-write = Di algo
web-chat-phrases = Frases rápidas
web-chat-mute = Ocultar los mensajes del resto
web-phrase-hello = ¡Muy buenas!
web-phrase-good-luck = ¡Suerte!
web-phrase-thinking = Déjame pensar…
web-phrase-nice-move = ¡Buena jugada!
web-phrase-oops = ¡Ups!
web-phrase-hurry = Los fantasmas se están quedando fríos…
web-phrase-boo = ¡Bu!
web-phrase-thanks = ¡Gracias!
web-phrase-good-game = ¡Buena partida!
web-phrase-again = ¿Otra?
web-do-it = Confirmar
web-lay-it = Colocarla
web-turn = Girar
web-back = Atrás
web-take-back = Deshacer
web-hint = Pista
web-all-moves = Todas las jugadas
web-go-on = Ahora toca donde brilla.
web-sending = Un momento…
web-not-your-turn = Ahora no te toca. Mientras tanto, mira lo que quieras.
web-area-open = Ver de cerca: { $name }
web-area-close = Cerrar: { $name }
web-panel-fold = Plegar el panel
web-panel-open = Abrir el panel
web-lens-worth = Aquí y ahora: { $list }.
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Verlo todo
web-line-broken = Se ha cortado la conexión. Intentándolo otra vez…
web-line-back = Conexión recuperada.
web-bot-take = Que juegue un bot por mí, de momento
web-bot-plays = Un bot está jugando por ti.
web-bot-fill = Sentar aquí a un bot
web-bot-choose = ¿Qué bot?
web-bot-away = Quitar a { $name }
web-bot-give-back = Volver a jugar yo
web-sheet-none = Aún no hay puntos.
web-sheet-hint = Toca unos puntos y verás de dónde salen.
web-sheet-line = Puntos por
web-sheet-cell = { $line }, { $name }: { $points }. Ver de dónde salen los puntos
web-total = Total
web-over = Fin de la partida
web-final-sheet = Recuento final
web-look-at-table = Mirar la mesa
web-rematch = Jugar otra
web-rematch-go = Ir a la siguiente partida
web-rematch-open = La siguiente partida ya está abierta.
web-journal = Guardar la partida en un archivo
web-picture = Compartir una imagen
web-picture-failed = La imagen no ha salido. Inténtalo otra vez.
web-shuffle = ¿Se ha barajado limpio?
web-shuffle-about = Antes de la partida sellamos cómo estaba barajado. Ahora el sello está abierto y tu navegador puede comprobar que es lo mismo.
web-shuffle-promise = El sello:
web-shuffle-seed = Lo que contenía:
web-shuffle-check = Comprobarlo aquí
web-shuffle-good = Coincide: nadie ha tocado el mazo.
web-shuffle-bad = No coincide. No es lo que sellamos.
web-hand-over = Pasa el dispositivo a { $name }
web-hand-over-why = La mesa queda tapada hasta entonces. Lo secreto sigue siendo secreto.
web-hand-over-begin = Soy { $name }
web-replay = Repetición
web-replay-of = Repetición: { $title }
web-replay-slider = Jugada
web-replay-eyes = Con los ojos de
web-replay-watcher = el público
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-first = Al principio
web-replay-last = Al final
web-replay-back = Una jugada atrás
web-replay-next = Una jugada adelante
web-replay-begin = Todo listo para empezar.
web-sound-on = Sonido activado.
web-sound-off = Sonido desactivado.
web-keys = Teclas
web-key-arrows = ir a lo siguiente que brilla
web-key-look = mirar las cosas una a una
web-key-confirm = elegir; otra vez: confirmar
web-key-turn = girar
web-key-back = un paso atrás
web-key-takeback = deshacer
web-key-what = ¿qué puedo hacer?
web-key-mine = lo que tengo yo
web-key-theirs = lo que tiene el resto
web-key-last = la última jugada
web-key-points = los puntos de cada cual
web-key-moves = todas las jugadas en una lista
web-key-names = mostrar o no los nombres de las casillas
web-key-rules = las reglas
web-key-coach = repetir lo que te enseño
web-key-sound = con o sin sonido
web-key-keys = esta lista
web-speech-nothing = Ahí no hay nada.
web-speech-empty = vacío
web-speech-wait = Ahora mismo no tienes nada que hacer.
web-speech-more = Y { $count } más; recórrelas con las flechas.
web-speech-points = { $name }: { $points }.
web-speech-change = Puntos: { $change }.
web-speech-confirm = Pulsa Intro para confirmar.

# What games tell that have no words of their own for it
told-chose = { one-has } elegido.
told-move = { $name }: { $move }

# Muchas partidas a la vez, para investigar
seat-name = Sitio { $seat }
mistake-device = No existe el dispositivo «{ $device }». Los lotes se ejecutan en: { $known }.
mistake-no-such-seat = Aquí no hay sitio { $seat }: van del 0 al { $last }, y -1 es quien mira.
mistake-batch-shape = { $name } debe tener la forma { $wanted }, no { $found }.
mistake-batch-moves = Las jugadas deben ser números enteros, no { $found }.
mistake-batch-move = La partida { $place } del lote no permite la jugada { $move } en el paso { $ply }. Elige en su fila de la máscara; no se ha jugado nada en ninguna partida.
mistake-rules-version = No hay versión { $found } de estas reglas; este programa conoce las versiones 1 a { $known }.

# The first touch: nobody is asked anything before they play.
web-guest = Visitante { $number }

# Dejar una mesa y volver a encontrarla; la sala de espera
web-leave = Salir
web-leave-title = Salir: { $title }
web-leave-later = Volver más tarde
web-leave-later-about = Tu sitio sigue siendo tuyo. La partida está arriba, en la página de inicio.
web-leave-end = Terminar la partida
web-leave-end-about = Nadie gana. Podrás volver a verla.
web-leave-agree = Dejarlo de común acuerdo
web-leave-agree-about = La partida acaba aquí, sin que gane nadie, en cuanto estén de acuerdo quienes juegan.
web-leave-resign = Rendirme
web-leave-resign-about = Un bot sigue jugando en tu sitio. No podrás volver a él.
web-leave-close = Cerrar la mesa
web-leave-close-about = Ya nadie podrá sentarse y el enlace dejará de servir.
web-leave-stand = Levantarme
web-leave-stand-about = Tu sitio queda libre para otra persona.
web-proposal = ¿Lo dejamos aquí?
web-proposal-by = { $names }: ¿lo dejamos aquí? No ganaría nadie.
web-proposal-mine = Has propuesto dejarlo aquí. El resto aún no ha dicho que sí.
web-proposal-declined = No todo el mundo quiere dejarlo aquí. La partida sigue.
web-agree = Sí, lo dejamos
web-play-on = Seguir jugando
web-turns = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
}
web-my-turn = Te toca desde hace { $time }
web-my-move = Jugar
web-waiting-for = Esperando a { $names }
web-bots-play = Juegan los bots
web-not-begun = Lista para empezar
web-go-in = Entrar
web-look-in = Ver
web-with = con { $names }
web-finished = Partidas terminadas
web-finished-older = Más antiguas
web-put-away = Quitar de la lista
web-host = abrió la mesa
web-stand-up = Levantarme
web-left = se ha rendido
web-bot-random = Sonámbulo
web-bot-moth = Polilla
web-bot-bat = Murciélago
web-bot-owl = Búho
web-bot-wolf = Lobo
web-bot-dragon = Dragón
web-agree-hints = Se permiten pistas
web-agree-takebacks = Se pueden deshacer jugadas
web-agreed = Lo acordado
web-agreed-hints = Con pistas
web-agreed-no-hints = Sin pistas
web-agreed-takebacks = Se puede deshacer
web-agreed-no-takebacks = No se deshace
web-agreed-clock = Reloj: { $time } y { $extra } más por jugada
web-agreed-public = En la página de inicio
web-agreed-private = Solo con enlace
web-reach-here = Esta dirección solo funciona en este dispositivo.
web-reach-here-more = Para que entre más gente de tu red, detén el servidor y arráncalo así:
web-reach-house = Sirve para cualquiera de la misma red: con la misma wifi, basta con escanear el código o abrir el enlace.
web-reach-house-more = Para que lleguen desde fuera, el servidor necesita una dirección propia, con un proxy o un túnel. Díselo al arrancar:
web-reach-more = ¿Cómo puede entrar más gente?
mistake-dataset-there = En { $folder } ya hay datos de { $name }. Elige otra carpeta con --out, o sustitúyelos con --replace.
mistake-no-dataset = { $file } no es un conjunto de datos nuestro. Indica un archivo Parquet escrito por «ghostyard export».
mistake-dataset-schema = { $file } tiene la versión { $found } de nuestras columnas; este programa lee la versión { $known }. Vuelve a exportarlo o usa la versión de Ghostyard que lo escribió.
mistake-not-on-device = Los lotes en GPU no tienen «{ $what }». Usa para eso un lote en la CPU.
mistake-executor = No existe el ejecutor «{ $name }». Elige entre: { $known }.
mistake-no-cluster = Ningún clúster de Ray responde en { $address }: { $problem }
export-written = { $rows } decisiones en { $files ->
    [one] un archivo
   *[other] { $files } archivos
 } en { $folder }, { $speed } por segundo.
import-written = { $games ->
    [one] Un diario
   *[other] { $games } diarios
 } en { $folder }.
mistake-whole-numbers = { $name } espera números enteros separados por comas, no «{ $found }».
exploit-budget = Iteraciones
exploit-reward = Recompensa
exploit-points = Ventaja
exploit-about = Una respuesta buscada, en { $games } partidas contra { $bot } en los demás sitios, con intervalos del 95 %. Lo que gana es una cota inferior: quizá alguien conozca una mejor.
study-luck = Qué decide
luck-seat = el sitio
luck-deal = el reparto
luck-level = el nivel de juego
luck-rest = el azar y los demás
luck-points = puntos
luck-victories = victorias
web-pace = Ritmo de los bots
web-pace-slow = lento
web-pace-normal = normal
web-pace-fast = rápido
web-pace-off = al instante
web-volume = Volumen
web-skip-ahead = Saltar

# Razones de las pistas
hint-even = Casi igual de buena: { $other }.
hint-only = No se puede hacer otra cosa.
hint-cost = A cambio: { $reasons }.
hint-wins = gana el { $share } de las partidas en vez del { $other }

# ---- manuales
lesson-sheet = Hoja de puntos de { $name }. Toca una línea para ver en el tablero qué dio sus puntos.
rules-more = Más: `ghostyard rules { $game } --all` muestra todas las cláusulas, el número de una muestra esa, y `--search` busca palabras.
mistake-no-such-clause = En este juego no hay ninguna cláusula { $name }. Van de { $first } a { $last }.
mistake-nothing-found = Nada en estas reglas tiene «{ $text }». Prueba con menos palabras o con otras.
mistake-no-rules = No hay páginas de reglas para { $name }.
mistake-no-diagrams = No hay diagramas para { $name }: nada que dibujar.
web-lesson-parts = En esta página
web-clauses = Todas las reglas, cláusula por cláusula
web-clauses-about = Cada cláusula tiene un número. Las jugadas rechazadas y las hojas de puntos enlazan aquí.
web-clauses-search = Buscar en las reglas
web-clauses-found = { $count ->
    [one] { $count } lugar encontrado.
   *[other] { $count } lugares encontrados.
 }
web-clauses-none = Nada tiene estas palabras. Prueba con menos o con otras.
web-print = Imprimir
web-rules-page = Abrir como página
web-site-fetching = Trayendo los juegos…
web-site-starting = Preparando la mesa…
web-site-old = Este navegador es demasiado antiguo para jugar sin servidor. Usa uno más reciente.
web-site-away = Sin red: de momento juegas en este navegador. Las mesas con más gente vuelven cuando vuelva la red.
web-site-elsewhere = Tus partidas han seguido en otra pestaña de este navegador.
web-site-here = Seguir en esta
web-site-renew = Hay una versión nueva: cargarla
web-site-others = Hay una versión nueva: cierra las otras pestañas de Ghostyard y cárgala después
web-saved-open = Abrir una partida guardada…
web-saved-bad = Esto no es una partida guardada de aquí. Elige un archivo guardado por Ghostyard.
web-saved-go-on = Seguir con { $title }
web-saved-about = { $moves ->
    [one] Se ha hecho una jugada. ¿Quién sigue?
   *[other] Se han hecho { $moves } jugadas. ¿Quién sigue?
}
web-go-on-here = Seguir
web-leave-friends = Seguir con amigos
web-leave-friends-about = Lleva esta partida a una mesa en un servidor, donde puede sentarse más gente. Puedes saber lo que está oculto, y se les avisa.
web-leave-save = Guardarla en un archivo
web-leave-save-about = «Abrir una partida guardada» en la página de inicio la continúa, aquí o en otro sitio.
web-friends-title = Seguir con amigos
web-friends-about = Los amigos juegan en una mesa en un servidor: el tuyo de casa u otro que conozcas. Allí se abre esta partida con todas sus jugadas; no se reparte de nuevo, así que puedes saber lo que está oculto, y allí se avisa a todo el mundo.
web-friends-address = Dirección del servidor
web-friends-address-bad = Esto no es una dirección. Empieza por https:// o http://.
web-friends-go = Ir allí
web-site-broken = No se ha podido preparar la mesa. Vuelve a cargar la página; tus partidas están a salvo en este navegador.

# Ediciones con toques: lo que es igual en todos los juegos.
faces-title = Cómo se llama tu edición
faces-before = Anterior
faces-next = Siguiente
faces-before-page = Más atrás
faces-next-page = Más adelante
faces-typed = Nombre y números
faces-clear = Quitarlo todo
faces-add = Añadir: { $thing }
faces-drop = Quitar: { $thing }

# La hoja de puntos junto a una mesa de verdad
pad-name = Nombre
pad-player = Sitio { $number }
why-written = escrito a mano
mistake-document = Lo que había guardado aquí ya no se puede leer. Empieza una hoja nueva.
mistake-no-such-edit = «{ $edit }» no se puede hacer aquí. Toca algo que esté ahora en la pantalla.
mistake-no-such-editor = No hay nada que anotar para { $title }. Elige otro juego en la página de inicio.
mistake-no-such-pad = Esta hoja ya no existe: nadie la ha tocado en dos semanas. Sigue por tu cuenta o comparte otra.
mistake-pad-busy = Hay demasiada gente escribiendo a la vez. Tócalo otra vez.
mistake-pad-changed = Alguien ha escrito algo después, así que ya no se puede deshacer. Cámbialo a mano.
mistake-pad-full = Como mucho, { $most } personas. Quita antes a alguien.
mistake-pad-few = { $least ->
    [one] Tiene que quedar al menos una persona.
   *[other] Tienen que quedar al menos { $least } personas.
}
web-pad = Hoja de puntos
web-pad-link = Puntuar una mesa de verdad
web-pad-title = { $title }: hoja de puntos
web-pad-seats = Quiénes juegan
web-pad-add = Añadir a alguien
web-pad-remove = Quitar a { $name }
web-pad-undo = Deshacer
web-pad-redo = Rehacer
web-pad-new = Hoja nueva
web-pad-new-sure = ¿Borrarlo todo y empezar de nuevo? Con «Deshacer» vuelve.
web-pad-share = Cada cual en su móvil
web-pad-share-about = Escanead este código con los otros móviles. Cada cual escribe su tablero y todo el mundo ve los puntos. La hoja desaparece si nadie la toca en dos semanas.
web-pad-here = Este enlace solo funciona en este dispositivo: arranca el servidor de modo que los demás móviles de la casa puedan llegar a él.
web-pad-picture = Compartir una imagen
web-pad-print = Imprimir
web-more = Más
web-pad-together = Compartida: aquí escriben más personas
web-pad-alone = Seguir por mi cuenta
web-pad-offline = Sin red. Lo que has anotado queda guardado aquí y se enviará cuando vuelva la red. Hasta entonces también esperan los puntos.
web-pad-online = Ha vuelto la red.
web-pad-points = Puntos
web-pad-typed = o escríbelo
web-pad-problem = Enseñar dónde
web-pad-loading = Preparando la hoja…
web-pad-kept = Guardado en este dispositivo. Funciona sin red una vez abierta.
web-pad-waiting = { $count ->
    [one] { $count } toque espera a la red.
   *[other] { $count } toques esperan a la red.
}
web-pad-notes = Lo que se deduce
web-pad-edition-about = De qué losetas y cartas eliges. Lo que ya has anotado se queda como está.
web-pad-kind-pad = Puntos
web-pad-kind-notebook = Cuaderno

# Problemas
puzzles-making = Problemas de { $game }
puzzles-made = { $puzzles } problemas están en { $file } ({ $seconds } s de cálculo).
puzzles-number = N.º
puzzles-grade = Dificultad
puzzles-seats = Sitios
puzzles-margin = Ventaja
puzzles-check = Comprobado
puzzles-exhaustive = todos los turnos
puzzles-deep = búsqueda profunda
puzzle-title = { $game }, problema { $number } { $stars }
puzzle-prompt = ¿Qué jugarías? «q» muestra la solución
puzzle-right = ¡Eso es!
puzzle-wrong = No del todo.
puzzle-solution = El mejor turno
puzzle-behind-points = { $how ->
    [least] De media queda { $far } puntos o más por detrás del mejor turno.
   *[about] De media queda unos { $far } puntos por detrás del mejor turno.
  }
puzzle-behind-wins = { $how ->
    [least] El mejor turno gana por lo menos un { $far } más de las partidas.
   *[about] El mejor turno gana un { $far } más de las partidas.
  }
puzzle-lacks = Lo que el mejor tiene de más: { $reasons }.
puzzle-reason = Comparado con «{ $other }»: { $reasons }.
puzzle-checked-deep-points = Comprobado: de { $turns } turnos, este acaba { $margin } puntos por delante del siguiente (entre { $low } y { $high }), en { $worlds } partidas imaginadas.
puzzle-checked-deep-wins = Comprobado: de { $turns } turnos, este gana un { $margin } más de las partidas que el siguiente (entre { $low } y { $high }), en { $worlds } partidas imaginadas.
puzzle-checked-exhaustive-points = Comprobado: los { $turns } turnos se jugaron hasta el final; este acaba { $margin } puntos por delante del siguiente.
puzzle-checked-exhaustive-wins = Comprobado: los { $turns } turnos se jugaron hasta el final; este gana un { $margin } más de las partidas que el siguiente.
mistake-no-such-puzzle = No hay ningún problema «{ $puzzle }»: elige un número del 1 al { $most }.
mistake-no-puzzles = Aquí aún no hay problemas. `ghostyard puzzles make` los crea.
mistake-puzzle-move = Eso no se puede jugar aquí. { $reason }
mistake-cannot-write = No puedo escribir { $file }: { $problem }. Elige otro lugar con --out.
mistake-query-long = «{ $name }» es demasiado largo: { $most } letras como mucho.
mistake-puzzle-over = El turno acaba antes de esa jugada: quita lo que viene después.
web-puzzles = Problemas
web-puzzles-of = Problemas: { $title }
web-puzzles-line = Posiciones de partidas de primera. En cada una hay un turno claramente mejor. Encuéntralo.
web-puzzles-none = Este juego aún no tiene problemas.
web-puzzles-all = Los { $count } problemas
web-puzzles-solved = { $count } de { $all } resueltos
web-puzzle = Problema { $number }
web-puzzle-daily = El problema del día
web-puzzle-daily-line = El mismo para todo el mundo, uno nuevo cada día.
web-puzzle-go = Resolver
web-puzzle-done = Resuelto
web-puzzle-grade = { $grade } de 5 faroles
web-puzzle-ask = ¿Qué jugarías?
web-puzzle-again = Otra vez
web-puzzle-show = Ver la solución
web-puzzle-next = Siguiente problema
web-puzzle-all = Todos los problemas
web-puzzle-share = Compartir
web-puzzle-copied = Copiado. Pégalo donde quieras.
web-puzzle-found = Quién lo encontró
web-puzzle-found-share = lo encontró el { $share } de las veces
web-puzzle-mostly = Lo más jugado:
web-puzzle-sight = A primera vista
web-puzzle-solved-share = { $tries ->
    [one] Ghostyard { $day } · { $title } { $stars } · encontrado a la primera · { $address }
   *[other] Ghostyard { $day } · { $title } { $stars } · encontrado en { $tries } intentos · { $address }
  }
web-puzzle-shown-share = Ghostyard { $day } · { $title } { $stars } · con ayuda · { $address }
web-puzzle-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
  }

# Aprender jugando
web-learn = Aprender jugando
web-learn-offer = ¿Primera vez? Te lo enseño: 5 minutos
web-learn-brief = Apréndelo en 5 minutos
web-learn-decline = No, gracias
web-first-game-of = Primera partida: { $title }
web-first-game-left = Sigue donde lo dejaste.
web-coach = Tu guía
web-coach-count = { $number } de { $of }
web-coach-on = Seguir
web-coach-back = El paso anterior
web-coach-confirm = ¿Lo tienes? Pulsa «{ $verb }», o toca otra vez.
web-coach-turn = Toca otra vez para girarla. ¿Te gusta? Pulsa «{ $verb }».
web-coach-play = Y ahora, una de verdad
web-coach-rules = Leer las reglas

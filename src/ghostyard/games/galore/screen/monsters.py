"""The nine monsters of Ghosts Galore, drawn by silhouette first: told apart at 28 pixels, charming at 280."""

from __future__ import annotations

from ghostyard.core.draw import (
    BONE,
    EMBER,
    INK,
    LANTERN,
    MINT,
    body,
    bone_between,
    cord,
    disc,
    eye,
    fang,
    flat,
    line,
    outline,
    slab,
    smile,
)


def dragon() -> str:
    """Sits sideways: a raised wing, a curling tail, and a long neck with a snout."""
    tail = cord("M64 84C86 88 97 74 88 58", EMBER, width=8) + outline("M88 40L98 58L88 62L78 60Z", "#ffd166")
    wing = body(
        "M50 56C50 32 64 10 95 5C88 15 91 23 95 31C86 29 81 33 80 41C71 39 66 45 66 58Z",
        "#ffa14a",
        shade="M95 31C86 29 81 33 80 41C71 39 66 45 66 58L58 56C66 40 76 30 95 31Z",
    )
    spikes = outline("M45 22L58 22L46 34L60 37L47 46Z", "#ffd166", width=3)
    trunk = body(
        "M28 12C40 10 48 19 47 31C46 41 46 45 50 51C66 52 78 62 77 77C76 89 68 95 54 95H34C23 95 20 84 24 72"
        "C28 62 30 54 28 46C21 49 10 48 6 42C3 36 7 31 14 29C15 19 20 13 28 12Z",
        EMBER,
        light="M27 15C33 14 38 16 40 20C32 19 24 22 18 29C19 21 22 16 27 15Z",
    )
    belly = flat("M30 66C25 78 25 91 35 92H47C51 83 46 70 33 60Z", "#ffd9a0")
    bars = line("M28 74L44 72M27 83L49 82", INK, width=2.2, opacity=0.45)
    horn = outline("M30 13C30 7 34 2 42 1C40 7 41 10 41 15Z", "#ffd166", width=3)
    foot = outline("M54 95C52 86 60 82 68 84C76 87 76 95 72 95Z", EMBER, width=3)
    snout = disc(11, 37, 1.8, INK, width=0) + line("M9 43C15 44 20 42 24 39", width=2.5)
    return tail + wing + spikes + horn + trunk + belly + bars + foot + eye(28, 26, 6.5, look=(-0.3, 0)) + snout


def ghost() -> str:
    """A drop with a wavy hem, one arm up to say boo."""
    sheet = body(
        "M49 4C71 4 83 22 84 44L96 36C99 44 93 54 85 58L88 88C83 97 76 85 69 85C62 85 61 97 52 96C43 95 43 85 35 85"
        "C28 85 20 98 12 89L15 62C6 62 2 54 3 47L16 46C17 23 28 4 49 4Z",
        BONE,
        light="M47 8C32 9 22 24 21 46C25 30 33 18 50 13Z",
        shade="M84 58L88 88C83 97 76 85 69 85C62 85 61 97 52 96C64 90 74 78 76 40L84 44Z",
    )
    eyes = flat("M31 42C31 32 43 31 44 42C44 54 32 55 31 42ZM56 41C56 31 68 31 69 42C68 54 57 54 56 41Z", INK)
    glints = disc(35, 39, 2.6, "#fff", width=0) + disc(60, 38, 2.6, "#fff", width=0)
    blush = disc(27, 57, 4.5, "#ffb3a7", width=0) + disc(72, 56, 4.5, "#ffb3a7", width=0)
    return sheet + eyes + glints + blush + flat("M43 61C48 58 55 58 58 62C57 72 45 73 43 61Z", INK)


def golem() -> str:
    """Stacked blocks of stone, with moss and two glowing eyes."""
    grey, dark = "#a9aec4", "#8186a1"
    feet = slab(19, 78, 25, 17, dark, tilt=-2) + slab(55, 78, 26, 17, dark, tilt=1)
    fists = slab(2, 48, 20, 30, dark, tilt=5) + slab(78, 46, 20, 32, dark, tilt=-6)
    trunk = slab(20, 36, 60, 42, grey, tilt=-1) + line("M24 41L74 40", "#fff", width=3, opacity=0.5)
    head = slab(29, 5, 42, 31, grey, tilt=2) + line("M34 10L64 11", "#fff", width=3, opacity=0.5)
    moss = outline(
        "M22 37C30 33 42 33 52 36C50 44 45 42 43 48C39 42 35 50 30 44C26 46 23 43 22 37Z", "#86c966", width=2.5
    )
    face = slab(36, 16, 11, 9, LANTERN, r=2) + slab(54, 17, 11, 9, LANTERN, r=2)
    cracks = line("M62 50L68 58L63 64L67 71M80 58L87 62M8 66L14 68M44 30H57", INK, width=2.5, opacity=0.7)
    return feet + fists + trunk + head + moss + face + cracks


def satyr() -> str:
    """Great curled horns, a goatee, furry legs and hooves that dance."""
    skin, fur, horn = "#ffcb94", "#c9543b", "#fff0cf"
    legs = body("M34 58C26 68 22 76 26 84L42 85C42 77 46 74 50 70C54 74 60 72 66 78L80 72C78 62 70 56 64 57Z", fur)
    hooves = outline("M25 83L43 84L47 97L34 93L19 97ZM67 78L80 71L93 81L82 84L76 93Z", "#6f6a8c", width=3)
    chest = outline("M36 46H64L66 62C58 66 44 66 33 62Z", skin)
    arms = cord("M36 52C26 52 18 50 13 59M64 52C72 54 80 52 84 45", skin, width=6)
    ears = outline("M32 30L13 34L32 41ZM68 29L87 32L69 40Z", skin, width=3)
    curl = "M36 22C30 6 10 5 9 19C9 29 20 30 22 22", "M64 21C70 5 90 5 91 18C91 28 81 30 79 22"
    horns = "".join(cord(d, horn, width=9) for d in curl)
    head = body(
        "M32 22C36 13 63 12 68 21C71 36 66 48 50 51C34 49 29 36 32 22Z",
        skin,
        light="M36 22C42 17 54 16 60 19C50 19 42 22 37 30Z",
    )
    hair = flat("M31 23C38 10 62 9 69 22C62 19 58 24 50 19C44 24 38 20 31 23Z", fur)
    beard = outline("M42 46C47 50 54 50 59 45C58 56 54 61 51 64C46 60 42 54 42 46Z", fur, width=2.5)
    face = eye(42, 31, 5.2) + eye(59, 31, 5.2) + smile(50, 41, 12, width=2.6)
    return legs + hooves + arms + chest + ears + horns + head + hair + beard + face


def skeleton() -> str:
    """A big skull over bare ribs."""
    legs = bone_between(43, 78, 37, 92, width=6) + bone_between(57, 78, 64, 91, width=6)
    spine = cord("M50 42L50 78", BONE, width=6)
    arms = cord("M32 52C20 54 15 62 12 72M68 52C80 50 85 42 90 33", BONE, width=5.5)
    hands = disc(12, 74, 4.5, BONE, width=2.5) + disc(90, 31, 4.5, BONE, width=2.5)
    ribs = cord("M30 53C40 48 60 48 70 53M34 65C42 60 58 60 66 65", BONE, width=5.5)
    hips = outline("M35 72C44 69 56 69 65 72C63 81 56 79 50 82C44 79 37 81 35 72Z", BONE, width=3)
    skull = body(
        "M50 3C68 3 77 13 76 25C75 32 71 35 67 36L66 45H35L33 36C27 33 24 30 24 23C25 11 34 3 50 3Z",
        BONE,
        light="M48 6C36 7 29 14 28 23C33 14 40 11 52 9Z",
    )
    holes = flat(
        "M31 24C31 15 45 15 46 24C45 33 33 34 31 24ZM55 24C56 15 69 16 69 24C68 33 56 33 55 24ZM50 30L54 36H47Z", INK
    )
    sparks = disc(40, 24, 2.4, LANTERN, width=0) + disc(62, 24, 2.4, LANTERN, width=0)
    teeth = line("M43 38V44M50 38V44M57 38V44", width=2.5)
    return legs + arms + hands + spine + ribs + hips + skull + holes + sparks + teeth


def slime() -> str:
    """A puddle that looks up, with a bubble on its way."""
    green = "#7fdc5c"
    puddle = body(
        "M4 82C2 70 14 66 20 60C24 42 36 33 50 34C65 35 73 45 77 58C86 62 99 70 96 83C94 94 80 95 70 92"
        "C62 97 52 94 44 96C34 98 28 93 20 95C10 96 5 90 4 82Z",
        green,
        light="M24 62C27 49 36 40 48 39C40 44 32 52 30 64C25 68 18 70 12 76C14 70 20 68 24 62Z",
        shade="M4 82C5 90 10 96 20 95C28 93 34 98 44 96C52 94 62 97 70 92C80 95 94 94 96 83"
        "C82 92 60 84 44 88C28 90 12 90 4 82Z",
    )
    bubbles = disc(72, 20, 13, green) + disc(90, 42, 6, green, width=3) + disc(68, 15, 3.6, "#eaffdf", width=0)
    face = eye(40, 56, 9, look=(0.25, -0.35)) + eye(61, 54, 7, look=(0.2, -0.35)) + smile(50, 72, 24)
    return bubbles + puddle + face


def bat() -> str:
    """Wings spread as wide as the tile allows, ears up, two fangs."""
    dark, fur = "#7d5fe0", "#b59bff"
    wings = body(
        "M50 44C44 26 26 16 2 20C10 30 11 42 8 60C16 53 25 56 29 69C35 60 42 63 46 74H55C58 63 65 60 71 69"
        "C75 56 84 53 92 60C89 42 90 30 98 19C74 15 56 26 50 44Z",
        dark,
        light="M46 42C40 28 26 21 9 23C24 24 36 32 42 46Z",
    )
    bones = line(
        "M42 46C32 36 22 30 10 25M40 52C34 50 31 56 29 66M58 46C68 36 78 30 90 24M60 52C66 50 69 56 71 66",
        width=2.2,
        opacity=0.5,
    )
    ears = outline("M34 42L31 18L48 32ZM66 42L70 17L52 32Z", fur) + flat(
        "M36 34L35 25L42 32ZM64 34L66 25L58 32Z", "#ff9fc0"
    )
    feet = line("M44 78V86M50 80V88M56 78V86", INK, width=4)
    head = body(
        "M50 28C64 28 72 40 71 53C70 68 62 80 50 80S30 69 29 54C28 41 36 28 50 28Z",
        fur,
        light="M48 31C38 33 32 42 32 52C36 42 42 37 52 35Z",
    )
    face = eye(41, 50, 7) + eye(60, 50, 7) + line("M41 64C47 67 54 67 60 63", width=3)
    return wings + bones + feet + ears + head + face + fang(46, 66, 5) + fang(55, 66, 5)


def werewolf() -> str:
    """Sits and howls: snout up to the moon, ears back, fur on the chest."""
    grey, pale = "#8fa6c9", "#dbe6f5"
    moon = disc(79, 22, 19, "#ffe9a8") + flat(
        "M72 14a4 4 0 1 0 .1 0zM86 26a3 3 0 1 0 .1 0zM77 33a2 2 0 1 0 .1 0z", "#e8c877"
    )
    ear = outline("M37 18L42 1L52 13Z", "#6f86ab", width=3)
    tail = outline("M28 92C12 96 1 86 5 70C10 78 18 76 30 78Z", grey)
    trunk = body(
        "M62 6L68 10L71 17C66 24 60 28 58 36C64 44 63 50 69 55L64 58L70 66L66 68C68 78 70 86 78 91"
        "L77 96H56L54 84L49 96H23C16 84 18 64 27 54C30 46 30 40 31 34L21 5L43 16C50 12 56 10 62 6Z",
        grey,
        light="M28 60C32 50 34 42 35 34C39 24 48 18 60 12C50 22 42 30 40 42C38 52 32 58 26 70Z",
    )
    chest = flat("M57 38C62 46 62 50 66 55L61 58L67 66L60 66L58 76L52 64L54 56L48 50Z", pale)
    jaw = outline("M71 17L76 28C70 34 64 36 57 37C60 29 65 24 71 17Z", grey, width=3) + flat(
        "M71 19L72 26C68 30 64 32 61 32Z", "#ff8a80"
    )
    nose = disc(65, 7.5, 4.2, INK, width=0)
    face = line("M46 25C49 28 52 27 54 23", width=3.2) + fang(67, 17, 4.5)
    paws = line("M62 91V95M69 91V95M34 91V95M41 91V95", width=2.5)
    return moon + tail + ear + trunk + chest + jaw + nose + face + paws


def wisp() -> str:
    """A flame with a face and two sparks."""
    blue = "#56c8e8"
    flame = body(
        "M57 2C57 18 88 32 87 64C86 85 70 97 50 97S14 84 14 64C14 50 22 42 25 30C31 34 34 38 36 43C40 28 44 14 57 2Z",
        blue,
        light="M25 40C21 50 18 58 20 68C22 60 26 54 32 50C30 46 28 42 25 40Z",
    )
    core = flat(
        "M54 30C56 44 74 50 73 69C72 83 62 90 50 90S28 82 28 69C28 60 34 56 36 50C40 52 42 55 43 58C46 50 47 40 54 30Z",
        MINT,
    )
    heart = flat("M52 52C54 60 64 63 63 73C62 82 56 86 50 86S38 82 38 74C38 66 49 62 52 52Z", "#f4fff0", opacity=0.8)
    sparks = outline(
        "M82 10l4 7 7 3 -7 4 -4 7 -3 -8 -7 -3 7 -3zM14 16l3 5 5 2 -5 3 -3 5 -2 -6 -5 -2 5 -2z", MINT, width=2.5
    )
    face = disc(42, 66, 4.6, INK, width=0) + disc(59, 66, 4.6, INK, width=0) + smile(50, 75, 11, width=3)
    return sparks + flame + core + heart + face


MONSTERS = {
    "dragon": dragon,
    "ghost": ghost,
    "golem": golem,
    "satyr": satyr,
    "skeleton": skeleton,
    "slime": slime,
    "bat": bat,
    "werewolf": werewolf,
    "wisp": wisp,
}

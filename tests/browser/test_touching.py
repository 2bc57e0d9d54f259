"""Hands on the table: wrong touches, second touches, two fingers; hints, previews and what moves."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest
from playwright.sync_api import expect

from ghostyard.core.journal import read_journal
from ghostyard.core.replay import opening
from ghostyard.core.words import words_for
from ghostyard.games import game as load_game
from tests.browser.poses import pose, whole_game
from tests.browser.test_games import LOOKED, PHONE
from tests.browser.test_pages import ROOT
from tests.browser.visitor import LONG, Visitor

NUMBERS = itertools.count(1)

# With colours dealt a graveyard begins with its first tile.
DEALT = {"graveyards": {"choose-colours": False}}


def in_lobby(visitor: Visitor) -> Visitor:
    """Somebody who has a page of the house open."""
    visitor.open()
    return visitor


@pytest.mark.parametrize("game", LOOKED)
def test_a_wrong_touch_says_why_not(visit, game):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit, .bar .verb")
    ana.page.locator(".slot.beside .piece[aria-label]:not(.lit)").first.click(force=True)
    expect(ana.page.locator(".lens-why")).to_contain_text(re.compile(r"\w+.*[.?]"))


def test_a_wrong_touch_names_its_rule_and_the_rules_open_there(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.locator("[data-piece=stack]").click(force=True)
    clause = ana.page.locator(".lens-why a")
    expect(clause).to_have_text("GAL-11")
    clause.click()
    expect(ana.page.locator(".rules-dialog .clause-meant")).to_contain_text("GAL-11")
    expect(ana.page.locator(".rules-dialog .clause-meant")).to_be_in_viewport()


COVERED = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const lens = box(document.querySelector(".lens"));
  const along = (one) => one.right > lens.left && one.left < lens.right;
  const across = (one) => one.bottom > lens.top && one.top < lens.bottom;
  const lit = [...document.querySelectorAll(".piece.lit > .glide > .halo")].map(box);
  return lit.filter((one) => along(one) && across(one)).length;
}
"""


def test_a_refusal_covers_nothing_lit_and_closes_at_a_touch_and_with_the_decision(visit):
    ana = visit("Ana", **PHONE)
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.wait_for_decision()
    why = ana.page.locator(".lens-why")
    ana.page.locator("[data-piece=stack]").click(force=True)
    expect(why).to_be_visible()
    assert ana.page.evaluate(COVERED) == 0
    ana.page.click(".lens h3")
    expect(why).to_be_hidden()
    ana.page.locator("[data-piece=stack]").click(force=True)
    expect(why).to_be_visible()
    ana.page.locator(".bar .verb").first.click()
    expect(why).to_be_hidden()


@pytest.mark.parametrize("game", ["ghosty", "geisterbahn"])
def test_a_second_touch_on_the_same_spot_does_what_the_first_has_chosen(visit, server, game):
    ana = visit(f"Ana {next(NUMBERS)} at the table")
    ana.open(f"/table/{server.lay_out(pose(game, 'middle' if game == 'ghosty' else 'opening'), ana.name)}")
    ana.page.wait_for_selector(".piece.lit")
    chosen = ana.page.locator(".piece.lit").first.get_attribute("data-piece")
    spot = ana.page.locator(f"[data-piece={chosen}] > .glide > .halo").bounding_box()
    middle = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    ana.page.mouse.click(*middle)
    expect(ana.page.locator(f"[data-piece='{chosen} later']")).to_have_class(re.compile("ghost"))  # where it would go
    expect(ana.page.locator(f"[data-piece={chosen}]")).to_have_class(re.compile("picked"))
    before = ana.version
    ana.page.mouse.click(*middle)
    ana.wait_for_news(before)
    assert not ana.trouble


def test_the_round_button_of_a_move_stands_above_the_bar(visit, server):
    ana = visit(f"Ana {next(NUMBERS)} at the table", viewport={"width": 1440, "height": 900})
    ana.open(f"/table/{server.lay_out(pose('geisterbahn', 'opening'), ana.name)}")
    ana.page.locator(".slot.beside .piece.lit").first.click(force=True)
    expect(ana.page.locator(".piece.ghost").first).to_be_visible()  # low in a corner of the board
    button, bar = (ana.page.locator(one).bounding_box() for one in (".handle-button.check", ".bar"))
    assert button["y"] + button["height"] <= bar["y"]


def test_points_without_reasons_offer_none(visit):
    lines = '[{ name: "eaten", label: "Eaten", points: 3, reasons: [{ points: 3, things: %s }] }]'
    asked = """() => import("/web/sheet.js").then(({ SheetView }) => {
      const sheet = new SheetView(() => {});
      sheet.show({ seats: [{ name: "Ana" }], you: [0], seat: 0, game: "" }, [{ seat: 0, lines: LINES }], null);
      return [sheet.element.querySelectorAll("button").length, sheet.hint.textContent !== ""];
    })"""
    ana = visit("Ana")
    ana.open()
    assert ana.page.evaluate(asked.replace("LINES", lines % "[]")) == [0, False]
    assert ana.page.evaluate(asked.replace("LINES", lines % '["plate"]')) == [1, True]


def test_both_sides_of_a_board_stay_to_be_compared_while_one_is_chosen(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.wait_for_decision()
    for side, other in (("front", "back"), ("back", "front")):
        ana.page.locator(f"[data-piece=side-{side}]").click(force=True)
        expect(ana.page.locator(f"[data-piece=side-{side}]")).to_have_class(re.compile("picked"))
        expect(ana.page.locator(f"[data-piece=side-{other}]")).to_have_class(re.compile("lit.*quiet|quiet.*lit"))
    expect(ana.page.locator(".piece-text", has_text="Front")).to_be_visible()


def test_a_hint_is_chosen_and_tells_its_reason(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.click("[data-act=hint]")
    # The first hint of a server may have to wait until its search is compiled.
    expect(ana.page.locator(".lens .advice")).to_contain_text("s hint: ", timeout=5 * LONG)
    ana.page.click(".bar [data-act=confirm]")
    ana.page.wait_for_selector("[data-act=handover]")


@pytest.mark.parametrize("asked", ["hint", "moves"])
def test_what_was_asked_for_by_a_button_is_done_by_enter(visit, asked):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random')}")
    ana.page.focus(f"[data-act={asked}]")
    ana.page.keyboard.press("Enter")
    if asked == "moves":
        ana.page.click(".move-list button >> nth=0")
    ana.page.wait_for_selector(".bar.ready [data-act=confirm]", timeout=5 * LONG)
    before = ana.version
    ana.page.keyboard.press("Enter")
    ana.wait_for_news(before)


def test_the_place_that_was_touched_stays_for_a_second_touch_whatever_is_put_there(visit):
    scenes = """
    const area = (pieces) => ({ areas: [{ id: "yard", kind: "shared", label: "", width: 9, height: 9, pieces }] });
    const spot = (id, x) => ({ id, art: "", x, y: 50, w: 40, h: 40 });
    const house = { id: "house", art: "house", x: 50, y: 50, w: 100, h: 100, label: "a house" };
    const now = area([spot("here", 50), spot("under", 80), spot("there", 200)]);
    import("/web/preview.js").then(({ previewed }) => {
      const seen = previewed(area([house]), now, new Set(["here", "under", "there"]), new Set(["here"]));
      return seen.areas[0].pieces.map((piece) => piece.id);
    })
    """
    assert in_lobby(visit("Ana")).page.evaluate(f"() => {{ {scenes.replace('import(', 'return import(')} }}") == [
        "house", "here", "there",
    ]  # fmt: skip


def after_a_move(script: str) -> str:
    """A script for the browser: a move was confirmed at version 1, and somebody else's frame, version 2, has come."""
    return f"""() => import("/web/decision.js").then(({{ Decision }}) => {{
      const choices = ["a", "b"].map((move) => ({{ move, label: move, touch: [move] }}));
      const frame = (version) => ({{ seat: 0, ply: 0, version, sheets: [], scene: {{ areas: [], choices }} }});
      const decision = new Decision(() => "id", () => {{}});
      decision.begin(frame(1));
      decision.touch("a");
      decision.confirm();
      decision.begin(frame(2));
      {script}
    }})"""


def test_a_move_on_its_way_is_not_offered_again_by_a_frame_that_does_not_show_it_yet(visit):
    """Others may choose at the same time: their frames come between a move and its own."""
    told = after_a_move("""
      const early = decision.sent;
      decision.made(4);
      decision.begin(frame(3));
      const answered = decision.sent;
      decision.begin(frame(4));
      return [early, answered, decision.sent, decision.lights.lit.size];
    """)
    assert in_lobby(visit("Ana")).page.evaluate(told) == [True, True, False, 2]


def test_a_move_whose_frame_comes_before_its_answer_makes_room_for_the_next(visit):
    told = after_a_move("""
      decision.made(2);
      return [decision.sent, decision.ready];
    """)
    assert in_lobby(visit("Ana")).page.evaluate(told) == [False, None]


def test_a_preview_is_asked_for_again_when_others_have_moved(visit):
    told = """() => import("/web/decision.js").then(({ Decision }) => {
      const choices = ["a", "b"].map((move) => ({ move, label: move, touch: [move] }));
      const frame = (version) => ({ seat: 0, ply: 0, version, sheets: [], scene: { areas: [], choices } });
      const said = [];
      const decision = new Decision((message) => said.push(`${message.type} ${message.move}`), () => {});
      decision.begin(frame(1));
      decision.touch("b");
      decision.begin(frame(2));
      return said;
    })"""
    assert in_lobby(visit("Ana")).page.evaluate(told) == ["preview b", "preview b"]


def test_the_log_has_a_line_for_a_turn_with_what_it_brought(visit):
    told = """() => import("/web/log.js").then(({ Log }) => {
      const log = new Log();
      const shown = (total) => ({ sheets: [], seats: [{ total: 0 }, { total }] });
      const told = ["Ana picks.", "Ana draws.", "Ana lays."];
      log.begin({ game: "galore", told, by: [0, 0, 0], clauses: ["", "", ""], steps: [0] });
      log.add({ game: "galore", told: ["Bo draws."], by: [1], clauses: [""], steps: [], ...shown(2) }, shown(2));
      log.add({ game: "galore", told: ["Bo lays."], by: [1], clauses: [""], steps: [], ...shown(5) }, shown(2));
      return [...log.list.children].map((line) => line.textContent.trim());
    })"""
    assert in_lobby(visit("Ana")).page.evaluate(told) == ["Ana draws. Ana lays.", "Bo draws. Bo lays. +3"]


def test_news_of_a_whole_turn_tell_no_steps_on_the_way(visit):
    told = """() => import("/web/log.js").then(({ Log }) => {
      const log = new Log();
      const frame = { game: "galore", sheets: [], seats: [{ total: 0 }], by: [0, 0], clauses: ["", ""] };
      const news = (told, steps) => (log.add({ ...frame, told, steps }, frame), log.latest.join(" "));
      return [news(["Bo picks.", "Bo lays."], [0]), news(["Bo lays.", "Bo picks."], [1])];
    })"""
    assert in_lobby(visit("Ana")).page.evaluate(told) == ["Bo lays.", "Bo lays. Bo picks."]


@pytest.mark.parametrize("game", ["galore", "geisterbahn", "graveyards"])
def test_the_names_of_places_are_written_on_the_boards_when_asked_for(visit, game):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table(game, 'me', 'me', options=DEALT.get(game, {}))}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit, .bar .verb")
    for step in range(8):  # at first nothing may lie on the table that could be named
        if ana.page.locator(".area:not(.rival) .place-name").count():
            break
        ana.click_decision(step)
        ana.wait_for_decision()
    name = ana.page.locator(".area:not(.rival) .place-name").first
    expect(name).to_be_hidden()
    ana.page.keyboard.press("n")
    expect(name).to_be_visible()
    expect(name).to_have_text(re.compile(r"^([a-g]\d|-?\d,-?\d)$"))
    ana.page.keyboard.press("n")
    expect(name).to_be_hidden()


def test_options_with_several_values_are_told_in_words(visit):
    ana = in_lobby(visit("Ana", locale="de"))
    ana.page.locator(".game-card[data-game=geisterbahn] .buttons button").nth(1).click()
    choices = ana.page.locator(".new-table label.field", has_text="Schlüssel unterscheidet").locator("option")
    assert choices.all_inner_texts() == ["Zahlen", "Farben", "Symbole"]


def test_every_hexagon_of_the_ghost_train_is_large_enough_for_a_finger(visit):
    ana = visit("Ana", **PHONE)
    ana.open(f"/table/{ana.new_table('geisterbahn', 'me', 'me', 'me')}")
    for step in range(40):  # until somebody turns a tile
        ana.page.wait_for_selector("[data-act=handover], .piece.lit, .bar .verb")
        if ana.page.locator("[data-area=fairground] .piece.lit[data-piece^=tile]").count() > 9:
            break
        ana.click_decision(step)
    halo = ana.page.locator("[data-area=fairground] .piece.lit[data-piece^=tile] .halo").first.bounding_box()
    assert min(halo["width"], halo["height"]) >= 44


@pytest.mark.parametrize("game", ["graveyards", "geisterbahn"])
def test_two_fingers_zoom_the_table_and_one_moves_it(visit, game):
    ana = visit("Ana", **PHONE)
    ana.open(f"/table/{ana.new_table(game, 'me', 'random', options=DEALT.get(game, {}))}")
    ana.page.wait_for_selector(".piece.lit, .bar .verb")
    canvas = ana.page.locator(".area.pans .canvas")
    canvas.scroll_into_view_if_needed()
    fingers = Fingers(ana)
    whole = view_box(canvas)
    box = canvas.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.pinch((x - 20, y), (x + 20, y), by=60)
    near = view_box(canvas)
    assert near[2] < 0.8 * whole[2]
    fingers.drag((x, y), (x + 60, y - 20))  # also where something is lit
    assert view_box(canvas)[2:] == near[2:]
    assert view_box(canvas)[:2] != near[:2]
    assert ana.page.evaluate("visualViewport.scale") == 1  # the page itself stays as it is
    ana.page.keyboard.press("Escape")  # a slow finger may have asked what it rests on
    ana.page.tap(".area.pans [data-act=fit]")
    assert view_box(canvas) == whole


def test_a_finger_beside_a_small_place_touches_it_and_a_mouse_does_not(visit):
    meant = """async (kind) => {
      const [{ Touch }, { Stage }] = await Promise.all([import("/web/touch.js"), import("/web/stage.js")]);
      const stage = new Stage(document.body.appendChild(document.createElement("div")));
      stage.root.style.width = "80px";
      const spot = { id: "spot", art: "", x: 50, y: 50, w: 10, h: 10 };
      const areas = [{ id: "yard", kind: "shared", label: "", width: 100, height: 100, pieces: [spot] }];
      stage.draw("galore", { areas }, { lit: new Set(["spot"]), picked: new Set() });
      const box = stage.views.get("spot").halo.getBoundingClientRect();
      const beside = { clientX: box.right + 12, clientY: box.bottom + 12, pointerType: kind, target: stage.root };
      return new Touch(stage, { touchable: (id) => id === "spot" }).meant(beside);
    }"""
    ana = in_lobby(visit("Ana"))
    assert ana.page.evaluate(meant, "touch") == "spot"
    assert ana.page.evaluate(meant, "mouse") is None


class Fingers:
    """Real touches, as the screen of a phone sends them."""

    def __init__(self, visitor):
        self.wire = visitor.context.new_cdp_session(visitor.page)

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def pinch(self, one, other, by):
        self.send("touchStart", one, other)
        for step in range(1, 7):
            self.send("touchMove", (one[0] - by * step / 6, one[1]), (other[0] + by * step / 6, other[1]))
        self.send("touchEnd")

    def drag(self, start, end):
        self.send("touchStart", start)
        for step in range(1, 7):
            x, y = ((a + (b - a) * step / 6) for a, b in zip(start, end, strict=True))
            self.send("touchMove", (x, y))
        self.send("touchEnd")


def view_box(canvas):
    return [round(float(number), 1) for number in canvas.get_attribute("viewBox").split()]


# What is lit at first, and after a touch on any of it: touches on which nothing comes.
IGNORED = """
async (scenes) => {
  const { Decision } = await import("/web/decision.js");
  const begun = (scene, ...touched) => {
    const decision = new Decision(() => "id", () => {});
    decision.begin({ seat: 0, ply: 0, version: 1, sheets: [], scene });
    return [decision, touched.map((id) => decision.touch(id)).at(-1)];
  };
  let tried = 0;
  const ignored = [];
  for (const scene of scenes)
    for (const first of [...begun(scene)[0].lights.lit].slice(0, 9)) {
      const { lit, picked } = begun(scene, first)[0].lights;
      for (const second of [...picked, ...lit].slice(0, 20)) {
        tried += 1;
        if (begun(scene, first, second)[1] === "no") ignored.push([first, second]);
      }
    }
  return [tried, ignored];
}
"""


@pytest.mark.parametrize("game", LOOKED)
def test_after_a_first_touch_nothing_is_lit_that_ignores_touches(visit, game):
    journal, words = whole_game(game), words_for(game, "en")
    match, scenes = opening(load_game(game), journal), []
    for ply, (seat, move) in enumerate(journal.moves):
        if ply % 7 == 0:
            scenes.append(match.game.look(match.box, match.view(seat), seat, match.names, words))
        match.play(seat, move)
    tried, ignored = in_lobby(visit("Ana")).page.evaluate(IGNORED, msgspec.to_builtins(scenes))
    assert tried > 20
    assert ignored == []


def test_a_button_under_a_finger_stays_while_the_preview_comes(visit):
    """A click is lost when its button is taken out of the page and put back between down and up."""
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.evaluate("""
        window.lost = 0;
        const bar = document.querySelector(".bar");
        new MutationObserver((changes) => {
          for (const change of changes) for (const node of change.removedNodes) window.lost += node.isConnected ? 1 : 0;
        }).observe(bar, { childList: true });
    """)
    ana.click_lit(0)
    ana.page.wait_for_selector(".handle-button.check")
    assert ana.page.evaluate("window.lost") == 0


@pytest.fixture
def placing(visit, server):
    """Ana in the middle of a game of Galore, with a tile to place."""

    def begin(**how):
        ana = visit(f"Ana {next(NUMBERS)}", **how)  # the server finds her by her name
        journal = read_journal(ROOT / "tests" / "journals" / "galore-2.json")
        cut = next(ply for ply, (seat, move) in enumerate(journal.moves) if seat == 0 and move.startswith("place"))
        ana.open(f"/table/{server.lay_out(msgspec.structs.replace(journal, moves=journal.moves[:cut]), ana.name)}")
        ana.page.wait_for_selector(".piece.lit")
        return ana

    return begin


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tile_is_dragged_to_its_place_and_the_wheel_turns_it(placing):
    ana = placing()
    label = ana.page.locator(".ask.chosen .move-label")
    held, cell = ana.page.locator(".piece[aria-label^='Still to lay']"), ana.page.locator(".piece.lit").first
    ana.page.mouse.move(*middle(held))
    ana.page.mouse.down()
    ana.page.mouse.move(*middle(cell), steps=5)
    ana.page.mouse.up()
    expect(label).to_have_text(re.compile("turned north", re.IGNORECASE))
    ana.page.mouse.wheel(0, 120)
    expect(label).to_have_text(re.compile("turned east", re.IGNORECASE))
    ana.page.keyboard.press("r")
    expect(label).to_have_text(re.compile("turned south", re.IGNORECASE))
    ana.page.keyboard.press("Escape")
    expect(label).to_have_count(0)


def test_a_tile_is_dragged_to_its_place_by_finger(placing):
    ana = placing(**PHONE)
    held, cell = ana.page.locator(".piece[aria-label^='Still to lay']"), ana.page.locator(".piece.lit").first
    Fingers(ana).drag(middle(held), middle(cell))
    expect(ana.page.locator(".ask.chosen .move-label")).to_have_text(re.compile("turned north", re.IGNORECASE))


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_pieces_glide_unless_somebody_wants_nothing_to_move(placing, wish):
    ana = placing(reduced_motion=wish)
    ana.page.evaluate("""() => {
        window.glides = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) { window.glides += 1; return animate.apply(this, how); };
    }""")
    ana.click_lit(0)
    ana.page.wait_for_selector(".piece.ghost")
    assert (ana.page.evaluate("window.glides") > 0) == (wish == "no-preference")


def test_a_preview_comes_for_every_move_that_is_spelled(placing):
    ana = placing()
    for place in range(ana.page.locator(".piece.lit:not(.picked)").count()):
        ana.page.locator(".piece.lit:not(.picked)").nth(place).click(force=True)
        expect(ana.page.locator(".piece.ghost").first).to_be_attached()
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".bar.ready")).to_have_count(0)

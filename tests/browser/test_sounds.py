"""Sounds: when there are any, how loud they are, and what is heard of what happened."""

from __future__ import annotations

import pytest

from tests.browser.test_touching import in_lobby
from tests.browser.visitor import Visitor

# Counts what the page plays, without a loudspeaker.
EARS = """
window.voices = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.voices += 1; return make.call(this); };
"""


def test_sounds_are_made_only_when_they_are_wanted(visit):
    ana = visit("Ana")
    ana.context.add_init_script(EARS)
    ana.open(f"/table/{ana.new_table('galore', 'me', 'me')}")
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    assert ana.page.evaluate("window.voices") == 0
    ana.page.click("[data-act=sound]")
    ana.page.wait_for_function("() => window.voices > 0")
    before = ana.page.evaluate("window.voices")
    ana.click_decision(0)
    ana.page.click("[data-act=handover]")
    ana.page.wait_for_selector(".piece.lit")
    ana.page.wait_for_function(f"() => window.voices > {before}")
    ana.page.keyboard.press("s")
    silent = ana.page.evaluate("window.voices")
    ana.click_decision(0)
    ana.page.wait_for_selector("[data-act=handover], .piece.lit")
    assert ana.page.evaluate("window.voices") == silent


# A loudspeaker that sleeps until somebody touches the page, and writes down how loud it is.
LOUDSPEAKER = """
window.heard = [];
const thing = () => ({
  connect: (next) => next, start() {}, stop() {}, frequency: { setValueAtTime() {}, linearRampToValueAtTime() {} },
  gain: { setValueAtTime: (loud) => window.heard.push(loud), exponentialRampToValueAtTime() {} },
});
window.AudioContext = class {
  constructor() { this.state = "suspended"; this.currentTime = 0; window.audio = this; }
  createOscillator() { return thing(); }
  createGain() { return thing(); }
  resume() { this.state = "running"; window.woken = (window.woken ?? 0) + 1; return Promise.resolve(); }
};
"""


def listening(visitor: Visitor) -> Visitor:
    """Somebody on a page whose loudspeaker is written down."""
    visitor.context.add_init_script(LOUDSPEAKER)
    return in_lobby(visitor)


def test_sounds_are_as_loud_as_the_volume_says(visit):
    loud = """() => Promise.all([import("/web/sound.js"), import("/web/prefs.js")]).then(([{ play }, { prefer }]) =>
      [0, 0.3, 1].map((volume) => {
        prefer({ sound: true, volume });
        window.heard.length = 0;
        play("bell");
        return Math.max(...window.heard);
      }))"""
    silent, soft, full = listening(visit("Ana")).page.evaluate(loud)
    assert silent < 0.001 < soft < full / 4


@pytest.mark.parametrize("touch", ["pointerdown", "keydown"])
def test_a_loudspeaker_that_was_made_before_any_touch_wakes_with_the_first_one(visit, touch):
    woken = """(touch) => Promise.all(["sound", "prefs"].map((name) => import(`/web/${name}.js`))).then((found) => {
      const [{ play }, { prefer }] = found;
      prefer({ sound: true });
      play("bell");
      window.audio.state = "suspended"; // as browsers do it, whatever was asked
      window.woken = 0;
      window.dispatchEvent(new Event(touch));
      const first = window.woken;
      window.dispatchEvent(new Event(touch));
      return [first, window.woken];
    })"""
    assert listening(visit("Ana")).page.evaluate(woken, touch) == [1, 1]


def test_a_door_creaks_and_all_else_clicks(visit):
    told = """() => import("/web/changes.js").then(({ doorMoved }) => {
      const seen = (seat, ...pieces) => ({ seat, scene: { areas: [{ id: "yard", pieces }] } });
      const [door, tile] = [{ art: "door-bone", x: 1, y: 2 }, { art: "tile", x: 1, y: 2 }];
      return [
        doorMoved(seen(0, door), seen(0, { ...door, turn: 90 })), doorMoved(seen(0), seen(0, door)),
        doorMoved(seen(0, door), seen(0, door, tile)), doorMoved(seen(0, door), seen(1)),
      ];
    })"""
    assert in_lobby(visit("Ana")).page.evaluate(told) == [True, True, False, False]

"""Waiting for others: clocks, who is thinking, the pace of bots and dice, seats that are free."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_touching import in_lobby


def test_bots_pause_as_long_as_one_likes_and_skipping_lasts_until_one_is_asked(visit):
    told = """() => Promise.all(["wire", "prefs", "bar"].map((name) => import(`/web/${name}.js`))).then(
      ([{ Wire }, { prefer }, { Bar }]) => {
        const sent = [], bots = { seats: [{ kind: "bot", pending: true }], scene: {} };
        window.WebSocket = class {
          static OPEN = 1;
          readyState = 1;
          addEventListener() {}
          send(text) { sent.push(JSON.parse(text).pace); }
        };
        const wire = new Wire("x", "en", () => {}, () => {}), offered = [];
        for (const pace of ["slow", "normal", "fast", "off"]) {
          prefer({ pace });
          wire.seen();
          offered.push(Boolean(new Bar({}).skip(bots)));
        }
        prefer({ pace: "slow" });
        wire.hurry();
        wire.seen();
        wire.heard({ type: "frame", scene: { choices: [{}] }, phase: "playing" });
        wire.seen();
        return [sent, offered];
      })"""
    sent, offered = in_lobby(visit("Ana")).page.evaluate(told)
    assert sent == [2.5, 1, 0.3, 0, 0, 0, 2.5]
    assert offered == [True, True, True, False]


def test_a_die_tumbles_at_the_pace_of_all_else(visit):
    tumbled = """async () => {
      const [{ Stage }, { prefer }] = await Promise.all([import("/web/stage.js"), import("/web/prefs.js")]);
      const stage = new Stage(document.body.appendChild(document.createElement("div")));
      const took = [];
      Element.prototype.animate = (_, { duration }) => void took.push(duration);
      const show = (face) => {
        const pieces = [{ id: "die", art: `die-${face}`, x: 50, y: 50, w: 50, h: 50 }];
        const areas = [{ id: "yard", kind: "shared", label: "", width: 100, height: 100, pieces }];
        stage.draw("galore", { areas }, { lit: new Set(), picked: new Set() });
      };
      show(1);
      ["slow", "off"].forEach((pace, face) => {
        prefer({ pace, motion: "on" });
        show(face + 2);
      });
      return took;
    }"""
    slow, off = in_lobby(visit("Ana")).page.evaluate(tumbled)
    assert off < 300 < 900 < slow


def test_a_clock_runs_for_whoever_is_asked_and_only_then(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'open', 'random', clock={'seconds': 1800, 'extra': 5})}")
    ben = visit("Ben", locale="de")
    ben.open(ana.page.url.removeprefix(ana.address))
    expect(ben.page.locator(".agreed")).to_contain_text("Uhr: 30")
    ben.page.click(".waiting .seat-list .primary")
    ana.page.click(".waiting .buttons .primary")
    times = ana.page.locator(".seat-time")
    expect(times.nth(0)).to_have_text(re.compile(r"^2\d:[0-5]\d$"))
    ben.page.wait_for_selector(".piece.lit")
    for _ in range(9):  # what the bot does between touch and confirmation may take a touch back
        if ben.page.query_selector(".seat.you.thinking"):
            ben.click_decision(0)
    expect(ben.page.locator(".seat.you")).not_to_have_class(re.compile("thinking"))
    rests = ben.page.locator(".seat-time").nth(1).inner_text()
    runs = ben.page.locator(".seat-time").nth(0).inner_text()
    expect(ben.page.locator(".seat-time").nth(0)).not_to_have_text(runs)
    assert ben.page.locator(".seat-time").nth(1).inner_text() == rests


def test_who_has_no_time_left_is_told_why_a_bot_plays_on(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'random', clock={'seconds': 5})}")
    expect(ana.page.locator("#notice")).to_have_text("Your time is up: a bot plays on for you.")


def test_who_is_thinking_and_since_when_is_seen_without_clocks(visit):
    ana = visit("Ana")
    ana.page.clock.install()
    ana.open(f"/table/{ana.new_table('galore', 'me', 'open')}")
    ben = visit("Ben")
    ben.open(ana.page.url.removeprefix(ana.address))
    ben.page.click(".waiting .seat-list .primary")
    ana.page.click(".waiting .buttons .primary")
    ana.page.wait_for_selector(".piece.lit")
    expect(ana.page.locator(".seat.thinking .seat-time").nth(1)).to_have_text("")
    ana.page.clock.fast_forward(70_000)
    expect(ana.page.locator(".seat.thinking .seat-time").nth(1)).to_have_text("1m")


def test_every_bot_in_the_lobby_has_a_character(visit):
    ana = in_lobby(visit("Ana"))
    ana.page.locator(".game-card .buttons button").nth(1).click()
    select, sentence = ana.page.locator(".seat-list select").nth(1), ana.page.locator(".seat-list .character")
    told = set()
    for level in ("moth", "bat", "owl", "wolf", "dragon"):
        select.select_option(f"bot {level}")
        expect(sentence).to_have_text(re.compile(r"\w{3,}.*\.$"))
        told.add(sentence.inner_text())
    assert len(told) == 5


def test_a_free_seat_can_be_filled_with_a_bot_while_waiting(visit):
    ana = visit("Ana")
    ana.open(f"/table/{ana.new_table('galore', 'me', 'open')}")
    ana.page.click("[data-act=fill]")
    ana.page.click("[data-level=moth]")
    expect(ana.page.locator(".waiting .seat-name").nth(1)).to_have_text("Lantern")
    ana.page.click(".waiting .buttons .primary")
    ana.page.wait_for_selector(".area.own .piece.lit")

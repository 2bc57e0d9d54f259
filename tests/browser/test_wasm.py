"""The rules as WebAssembly in a real browser, under a real server's strict policy: the same bytes as the CPU's."""

from __future__ import annotations

from playwright.sync_api import Browser

from ghostyard.games import game
from ghostyard.site import checks
from tests.browser.server import Server
from tests.site.test_rule_modules import WITH_MODULE

RUN = """async (jobs) => {
    const [{ loadRules }, checks] = await Promise.all([import("/web/wasm/rulebook.js"), import("/web/wasm/check.js")]);
    const said = [];
    for (const { check, game, ...about } of jobs) said.push(await checks[check](await loadRules(game), about));
    return said;
}"""

FILL_IN = """async ({ game, seats, seed, moves }) => {
    const rules = await (await import("/web/wasm/rulebook.js")).loadRules(game);
    const played = rules.deal(seats, { seed });
    for (const [seat, move] of moves) rules.play(played, seat, move);
    const state = rules.newState(seats);
    for (const [name, , , shape] of rules.about.state.fields)
        if (shape.length) state[name].set(played[name]); else state[name] = played[name];
    return [rules.score(played), rules.score(state)];
}"""


def test_games_in_the_browser_come_to_the_same_states(browser: Browser, server: Server):
    jobs = [checks.games_job(game(name), game(name).seats[-1], 40) for name in WITH_MODULE]
    jobs += [checks.trace_job(game(name), game(name).seats[0], 5, {}, every=20) for name in WITH_MODULE]
    page = browser.new_page()
    page.goto(server.address)
    said = page.evaluate(RUN, jobs)
    page.close()
    for job, found in zip(jobs, said, strict=True):
        expected = getattr(checks, job["check"])(job)
        assert (found["hash"] == expected["hash"]) if job["check"] == "games" else (found == expected), job


def test_states_can_be_filled_in_by_hand_and_scored(browser: Browser, server: Server):
    """As the pad does it: the last state of a game, field by field, in a blank one."""
    page = browser.new_page()
    page.goto(server.address)
    for name in WITH_MODULE:
        job = checks.trace_job(game(name), game(name).seats[-1], 6, {})
        played, by_hand = page.evaluate(FILL_IN, job)
        assert played == by_hand
        assert min(sheet["place"] for sheet in played) == 1
    page.close()

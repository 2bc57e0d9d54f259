# `make play` and `make test` do all the set-up themselves: a virtual environment in .venv, and what is needed in it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
WORKERS ?= 4
# Bytecode is made of what is used, when it is used: of all that comes along that is a small part.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile

# Bytecode is kept wherever we are: tests start Python a hundred times, and it would read all sources a hundred times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test tests code mutants test-browsers test-site bench-site contact-sheet icons test-research check bench wasm site diagrams \
	bench-server bench-restart bench-cluster soak-server soak-memory soak-cluster cluster ladder clean

play: $(VENV)/ready-play
	$(BIN)/ghostyard serve --open $(if $(wildcard build/site/sw.js),--offline build/site)

# What every submission must pass: code that is formatted, linted and typed, and all tests but the browser matrix.
test: $(VENV)/ready-test
	$(MAKE) --no-print-directory -j2 code tests

# Browsers and servers make tests wait: two workers more than two cores keep both busy. What fails is tried once more: a
# fault fails again; a test that did not is named at the end (RERUN), and somebody should find out what it waited for.
tests: $(VENV)/ready-test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q -m "not matrix and not site" --reruns 1 -rfEsxR --durations=10

# Format, lint, types; the JavaScript's types too, where Node is there.
code: $(VENV)/ready-test
	$(BIN)/ruff format --check src tests examples docs scripts
	$(BIN)/ruff check src tests examples docs scripts
	$(BIN)/mypy
	$(BIN)/mypy --follow-imports=silent --explicit-package-bases docs/pictures/*.py scripts/*.py
	MYPYPATH=src:examples/research $(BIN)/mypy --config-file= --ignore-missing-imports examples/research/*.py
	scripts/check-javascript

# Break every rule on purpose, one place at a time, and see whether a test notices: about an hour. A broken run goes on
# where it stopped. `make mutants GAMES=galore` hunts in one game only.
mutants: $(VENV)/ready-test
	$(BIN)/python -m tests.mutants --jobs $(JOBS) $(GAMES)

# Every game on every screen, whole and with every number of seats, in a real browser.
test-browsers: $(VENV)/ready-test
	$(BIN)/python -m pytest -q -m matrix tests/browser

# Pictures of every game on every screen, and what was measured there: docs/contact-sheet.md.
contact-sheet: $(VENV)/ready-test
	$(BIN)/python -m docs.pictures.contact_sheet

# The pictures by which an installed page is shown, after a change of the ghost.
icons: $(VENV)/ready-test
	$(BIN)/python -m docs.pictures.icons

# What researchers use, whole: every suite of the field with every number of seats, a Ray cluster, every example.
test-research: $(VENV)/ready-examples
	$(BIN)/python -m pytest -q tests/research

# The site without a server in a real browser, with the network cut: minutes.
test-site: $(VENV)/ready-test
	$(BIN)/python -m pytest -q -m site tests/browser

# What the site promises, measured in a real browser on an emulated phone and on a desktop; then 10,000 whole games for
# every game and number of seats in that browser, equal to the CPU's.
bench-site: $(VENV)/ready-test
	$(BIN)/ghostyard site --out build/site
	$(BIN)/python -m ghostyard.site.page_bench build/site

# The site without a server, built and served for this machine.
site: $(VENV)/ready-play
	$(BIN)/ghostyard site --out build/site
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site

check: code
	$(BIN)/python -m pytest -n $(JOBS) -q -m "not slow" tests/core tests/games tests/test_layers.py tests/test_words.py

bench: $(VENV)/ready-bench
	$(BIN)/ghostyard bench
	$(BIN)/python -m ghostyard.site.bench

# The rules as WebAssembly, again where they have changed: needs wasm-ld (Debian's package lld).
wasm: $(VENV)/ready-play
	$(BIN)/ghostyard wasm

# The diagrams of the lessons, after a change of how a game looks or scores.
diagrams: $(VENV)/ready-play
	$(BIN)/ghostyard diagrams

# Every level of every game against the one below, over 400 deals: hours. A broken run goes on where it stopped.
ladder: $(VENV)/ready-play
	for game in $$($(BIN)/python -c "from ghostyard.games import GAMES; print(*GAMES)"); do $(BIN)/ghostyard ladder $$game || exit; done

bench-server: $(VENV)/ready-play
	$(BIN)/python -m ghostyard.table.bench --game ghosty

# The crash test for an hour or so: kills by the hundred, on SQLite and on PostgreSQL.
soak-server: $(VENV)/ready-test
	GHOSTYARD_KILLS=$${GHOSTYARD_KILLS:-200} $(BIN)/python -m pytest -q tests/table/test_crash.py -k killed

# 44 tables in mid-game, killed again and again: how soon the lobby answers, and how soon everybody plays on.
bench-restart: $(VENV)/ready-test
	$(BIN)/python -m tests.table.restarts

# A steady flow of new tables for an hour (GHOSTYARD_SOAK_MINUTES), and the server's memory minute by minute.
soak-memory: $(VENV)/ready-play
	$(BIN)/python -m ghostyard.table.soak

# Three nodes, PostgreSQL, Redis and HAProxy on this machine, until Ctrl-C; the address is printed.
cluster: $(VENV)/ready-test
	$(BIN)/python -m tests.cluster

# 60 tables on three nodes and 120 faults at random, then the whole history is checked: an hour. GHOSTYARD_SOAK_FAULTS,
# GHOSTYARD_SOAK_TABLES and GHOSTYARD_SOAK_SEED say how many, and which. A planted bug shows that the checker checks.
soak-cluster: $(VENV)/ready-test
	$(BIN)/python -m tests.cluster.soak
	$(BIN)/python -m tests.cluster.planted

# One node and several, alone and together, on PostgreSQL and on SQLite: moves per CPU-second, take-over, memory.
bench-cluster: $(VENV)/ready-test
	$(BIN)/python -m tests.cluster.bench

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# What a target needs is installed once, and again when pyproject.toml changes.
$(VENV)/ready-play: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) -e .
	touch $@

$(VENV)/ready-test: pyproject.toml | $(VENV)/bin/python
	scripts/set-up-machine packages & $(INSTALL) -e '.[test]' && wait
	scripts/set-up-machine
	touch $@

$(VENV)/ready-examples: $(VENV)/ready-test
	$(INSTALL) -e '.[examples]'
	touch $@

$(VENV)/ready-bench: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) -e '.[bench]'
	touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

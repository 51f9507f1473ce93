# make play   set up and open the page
# make test   set up and run every check

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip install -q --disable-pip-version-check --no-compile  # bytecode comes with the first import
UNIT := $(shell sed -n 's/^compiled = \[\(.*\)\].*/\1/p' pyproject.toml | tr -d '",')
SOURCES := $(shell find $(addprefix src/village/,$(UNIT)) -name '*.py') setup.py pyproject.toml

.DEFAULT_GOAL := help
unexport PYTHONDONTWRITEBYTECODE  # else each of some hundred processes compiles what it imports anew

help:  ## these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/players build/page  ## open a server on this machine and the page in the browser; sets up what that needs
	@$(BIN)/python -m tools.native play $(BIN)/village serve --open --log warning $(ARGS)

page: build/page  ## build the page

wheel: $(VENV)/ready build/page  ## build/dist: the package with the page in it, to be installed without Node
	@rm -rf build/lib build/dist
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/dist .
	@ls build/dist

test:  ## set up and run every check, on both builds; laws on a sample of tables that changes daily
	@$(MAKE) --no-print-directory $(VENV)/ready
	@$(MAKE) --no-print-directory -j2 build/compiled plain
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory -j2 clock instructions

test-all:  ## the same with every law on every table, and the rules on every Python (3.11, 3.12, 3.13)
	@$(MAKE) --no-print-directory $(VENV)/ready
	@$(MAKE) --no-print-directory -j2 build/compiled plain TESTS=--complete
	@$(MAKE) --no-print-directory compiled TESTS=--complete
	@$(MAKE) --no-print-directory -j2 clock instructions
	@here=$$($(BIN)/python -c 'import sys; print(*sys.version_info[:2], sep=".")'); \
	$(MAKE) --no-print-directory -j2 $$(echo python-3.11 python-3.12 python-3.13 | sed "s/python-$$here//")

# Compiling takes one core: two Pythons do it side by side.
python-%: $(VENV)/ready
	tools/other_python $*

# What is compiled is tested twice; COMPILED names the tests that exercise it.
COMPILED := tests/rules tests/laws tests/record tests/games tests/playthroughs tests/test_tables.py \
  $(patsubst %,tests/bots/test_%.py,any_game contract search secrets value)
# What looks at words, pages and sources needs no compiled rules: it is tested once, while they are compiled.
SOURCE_TESTS := tests/text tests/docs tests/lessons $(patsubst %,tests/test_%.py,imports games_apart boxes_apart)
PYTEST := -m pytest --durations=25 -rfER

# Compiling takes one core for minutes: what needs no compiled rules is checked on the other meanwhile, then on both;
# it yields (`nice`), for nothing else can begin before the compiler is done.
plain: $(VENV)/ready build/page build/system build/envs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.rules
	$(BIN)/python -m tools.rules_page --check
	$(BIN)/python -m tools.page check
	VILLAGE_PURE=1 nice $(BIN)/python $(PYTEST) -n 2 --dist worksteal $(TESTS) $(COMPILED) $(SOURCE_TESTS) --deselect tests/laws/test_builds.py

# Whoever has nothing left takes over half of what another has; two of the four wait for browsers or databases at any time.
compiled: build/compiled
	$(BIN)/python $(PYTEST) -n 4 --dist worksteal -m "not clock" $(TESTS) $(addprefix --ignore ,$(SOURCE_TESTS))

# What looks at the clock would measure its neighbours; it has one of the cores to itself.
clock: build/compiled
	$(BIN)/python $(PYTEST) -m clock

# Instructions, not seconds: on the other core, meanwhile.
instructions: build/compiled
	$(BIN)/python -m bench --check

rules: $(VENV)/ready  ## rule ids that have no test (must be none)
	$(BIN)/python -m tools.rules

traces: build/compiled  ## write the playthroughs anew; review the diff
	$(BIN)/python -m tools.traces

games: build/compiled  ## replay the stored games and write their headers anew
	$(BIN)/python -m tools.games

pages: $(VENV)/ready  ## write docs/rules.md and the picture anew
	$(BIN)/python -m tools.rules_page && $(BIN)/python -m tools.picture

bench: build/system build/compiled  ## measure speed on this machine, pure and compiled
	$(BIN)/python -m bench

GAME ?= village
SECONDS ?= 420

train: build/compiled build/torch  ## train a net by self-play: GAME=village SECONDS=420; goes on from a checkpoint that lies there
	$(BIN)/python -m pytest learn/check.py
	$(BIN)/python -m learn train --game $(GAME) --seconds $(SECONDS) --out build/learn/$(GAME) \
	  $(addprefix --resume ,$(wildcard build/learn/$(GAME)/checkpoint.npz)) $(ARGS)

format: $(VENV)/ready  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

PIN := pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
  --no-emit-trusted-host --no-header --no-annotate

lock: $(VENV)/ready  ## pin the dependencies anew
	$(BIN)/$(PIN) --output-file requirements/dev.txt --extra server --extra mcp pyproject.toml requirements/dev.in
	$(BIN)/$(PIN) --output-file requirements/play.txt --extra server -c requirements/dev.txt pyproject.toml requirements/play.in
	$(BIN)/$(PIN) --output-file requirements/compile.txt -c requirements/dev.txt requirements/compile.in
	$(BIN)/$(PIN) --output-file requirements/envs.txt --extra envs --extra ray --extra spiel -c requirements/dev.txt pyproject.toml
	$(BIN)/$(PIN) --output-file requirements/page.txt requirements/page.in

clean:  ## remove what was built
	rm -rf build dist web/node_modules src/village/server/page $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete

$(VENV)/players: requirements/play.txt pyproject.toml
	@tools/venv $(PYTHON) $(VENV)
	@tools/step "installing what playing needs (half a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/play.txt
	@VILLAGE_PURE=1 tools/step "installing the game" $(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# The tools of those who develop come on top, in the same versions.
$(VENV)/ready: $(VENV)/players requirements/dev.txt
	@tools/step "installing what checking needs (a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

build/compiled: $(VENV)/ready $(SOURCES) | build/system
	@mkdir -p build
	@tools/step "compiling the rules (five minutes)" $(BIN)/python -m tools.native
	@touch $@

# Only the tests need the packages of the environments; they are large.
build/envs: $(VENV)/ready requirements/envs.txt | build/page  # one pip at a time
	@tools/step "installing the environments for learning programs (a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/envs.txt
	@mkdir -p build && touch $@

# Only training needs PyTorch: what is trained is played with NumPy.
build/torch: $(VENV)/ready | build/compiled  # one pip at a time
	@tools/step "installing PyTorch (some minutes)" $(BIN)/python $(PIP) "torch>=2.6"
	@mkdir -p build && touch $@

# The page is built with the Node of this machine, or with one that is fetched like any other package.
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/village/text/*/*.ftl src/village/games/*/text/*/*.ftl src/village/games/*/text/*.json)

build/page: $(VENV)/players requirements/page.txt $(PAGE)
	@tools/step "building the page (a quarter of a minute, with Node)" $(BIN)/python -m tools.page
	@mkdir -p build && touch $@

build/system: $(VENV)/ready tools/system
	@tools/system $(BIN)/python
	@mkdir -p build && touch $@

.PHONY: help play page wheel test test-all plain compiled clock instructions rules traces games pages bench train format lock clean

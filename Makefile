# make play    set up and open the game in the browser
# make check   lint, types, rule tests: the loop for a change to one rule
# make test    set up and run the tests; of expensive ones a fixed sample

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip install -q --disable-pip-version-check --no-compile  # the first import writes the bytecode
COMPILED_FOLDERS := $(shell sed -n 's/^compiled = \[\(.*\)\].*/\1/p' pyproject.toml | tr -d '",')
SOURCES := $(shell find $(addprefix src/village/,$(COMPILED_FOLDERS)) -name '*.py') setup.py pyproject.toml
MAKE_QUIETLY := $(MAKE) --no-print-directory

.DEFAULT_GOAL := help
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes that share the bytecode

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

## Play

play: $(VENV)/players build/page  ## set up, start a server on this machine and open the game in the browser
	@$(BIN)/python -m tools.compile play $(BIN)/village serve --open --log warning $(ARGS)

page: build/page  ## build the page

wheel: $(VENV)/ready build/page  ## build/dist: a wheel for this machine, compiled where there is a C compiler
	@rm -rf build/lib build/dist
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/dist .
	@ls build/dist

PYTHONS ?= 3.11 3.12 3.13

release: $(VENV)/ready build/page  ## dist: sdist, pure and compiled wheels (PYTHONS="3.11 3.12 3.13"), checked, with checksums
	$(BIN)/python -m tools.build_wheels --pythons $(PYTHONS)

## Check and test

TEST_OPTIONS ?=
PYTEST := -m pytest --durations=15 -rf $(TEST_OPTIONS)
RULE_TESTS := tests/rules tests/record
# These look at texts and sources, so they run on plain Python while the rules are being compiled.
PURE_TESTS := tests/text tests/lessons $(patsubst %,tests/test_%.py,expansion_isolation game_isolation imports packaging portability selection workflows)
# All others run on the compiled build: they compare it with plain Python, or are slow without it.
COMPILED_TESTS := tests $(addprefix --ignore ,$(RULE_TESTS) $(PURE_TESTS))
PARALLEL := --dist worksteal -m "not timing and not release"

check: $(VENV)/ready  ## lint, types, rule and record tests on plain Python: under a minute when repeated
	@BIN=$(BIN) tools/check $(RULE_TESTS)

check-web: build/web-tools  ## eslint, svelte-check and unit tests of the page
	$(BIN)/python -m tools.build_web check

test:  ## set up and run the tests, of expensive ones a fixed sample: under ten minutes on two cores
	@tools/run_tests

test-pure: $(VENV)/ready build/page build/envs  ## the tests of texts and sources, on plain Python
	VILLAGE_PURE=1 $(BIN)/python $(PYTEST) -n 2 $(PARALLEL) $(PURE_TESTS)

# VILLAGE_PURE=1 runs them on plain Python, where there is no C compiler.
test-compiled: $(if $(VILLAGE_PURE),,build/compiled) build/page build/web-tools build/envs  ## the tests that compare the builds or are slow without the compiled one
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) $(COMPILED_TESTS)

test-rest: build/compiled build/page build/web-tools build/envs  ## the rule tests on the compiled build, and cases that make test leaves out
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) $(RULE_TESTS)
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) --cases=rest $(COMPILED_TESTS)

test-release: $(VENV)/ready build/page  ## build sdist and wheels and use them in clean environments
	$(BIN)/python $(PYTEST) tests/test_release.py

test-timing: build/compiled build/page build/web-tools build/envs  ## tests that measure time, one after the other
	$(BIN)/python $(PYTEST) --cases=all -m timing

test-random:  ## make test with other samples; prints the seed that repeats it
	@tools/run_random_tests

test-all:  ## every case of every test, rules and properties on both builds and on Python 3.11 to 3.13, every browser: before a release
	@tools/run_all_tests

test-browsers: $(VENV)/ready build/page build/browsers  ## one game of each title in Firefox and in WebKit: about three minutes
	$(BIN)/python $(PYTEST) tests/cross_browser

test-training: build/torch  ## the tests that need PyTorch: training, and the example with a library
	$(BIN)/python $(PYTEST) tests/training/test_torch.py tests/examples/check_training.py

python-%: $(VENV)/ready
	tools/test_python $*

## Measure and generate

bench: build/system build/compiled  ## measure the speed of the rules on this machine, pure and compiled
	$(BIN)/python -m bench

bench-check: build/system build/compiled  ## count instructions per decision and compare with the stored result
	$(BIN)/python -m bench --check

rules: $(VENV)/ready  ## list rule ids without a test (must be none)
	$(BIN)/python -m tools.rule_coverage

traces: build/compiled  ## regenerate the playthroughs; review the diff
	$(BIN)/python -m tools.generate_playthroughs

games: build/compiled  ## replay the stored games and regenerate their headers
	$(BIN)/python -m tools.generate_games

pages: $(VENV)/ready  ## regenerate the rules reference and the terminal screenshot
	$(BIN)/python -m tools.generate_rules_docs
	$(BIN)/python -m tools.terminal_screenshot

docs: build/docs-tools  ## build the documentation site: open build/docs/index.html
	$(BIN)/python -m tools.docs_site

GAME ?= village
SECONDS ?= 420

train: build/compiled build/torch  ## train a net by self-play, or resume from its checkpoint: GAME=village SECONDS=420
	$(BIN)/python -m pytest tests/training/test_torch.py
	$(BIN)/python -m village.training train --game $(GAME) --seconds $(SECONDS) --out build/training/$(GAME) \
	  $(addprefix --resume ,$(wildcard build/training/$(GAME)/checkpoint.npz)) $(ARGS)

## Maintain

format: $(VENV)/ready  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

PIN := pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
  --no-emit-trusted-host --no-header --no-annotate

lock: $(VENV)/ready  ## pin the dependencies to their newest versions
	$(BIN)/$(PIN) --output-file requirements/dev.txt --extra server --extra mcp pyproject.toml requirements/dev.in
	$(BIN)/$(PIN) --output-file requirements/play.txt --extra server -c requirements/dev.txt pyproject.toml requirements/play.in
	$(BIN)/$(PIN) --output-file requirements/compile.txt -c requirements/dev.txt requirements/compile.in
	$(BIN)/$(PIN) --output-file requirements/envs.txt --extra envs --extra ray --extra spiel -c requirements/dev.txt pyproject.toml
	$(BIN)/$(PIN) --output-file requirements/page.txt requirements/page.in
	$(BIN)/$(PIN) --output-file requirements/docs.txt -c requirements/dev.txt requirements/docs.in
	$(BIN)/$(subst --allow-unsafe,--unsafe-package torch,$(PIN)) --output-file requirements/training.txt -c requirements/envs.txt -c requirements/dev.txt requirements/training.in

clean:  ## remove everything that was built
	rm -rf build dist web/node_modules src/village/server/page $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete

## Set up

$(VENV)/players: requirements/play.txt pyproject.toml
	@tools/venv $(PYTHON) $(VENV)
	@tools/run_step "installing what the game needs (half a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/play.txt
	@VILLAGE_PURE=1 tools/run_step "installing the game" $(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready: $(VENV)/players requirements/dev.txt
	@tools/run_step "installing the development tools (half a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

build/compiled: $(VENV)/ready $(SOURCES) | build/system
	@mkdir -p build
	@tools/run_step "compiling the rules (two minutes)" $(BIN)/python -m tools.compile
	@touch $@

# Only the tests need the packages of the learning environments; they are large.
build/envs: $(VENV)/ready requirements/envs.txt
	@tools/run_step "installing the learning environments (half a minute)" $(BIN)/python $(PIP) --require-hashes -r requirements/envs.txt
	@mkdir -p build && touch $@

# Only training needs PyTorch; a trained net plays with NumPy.
build/torch: build/envs requirements/training.txt | build/compiled  # one pip at a time
	@tools/run_step "installing the training library (some seconds)" $(BIN)/python $(PIP) --require-hashes --no-deps -r requirements/training.txt
	@tools/run_step "installing PyTorch (some minutes)" $(BIN)/python $(PIP) torch==2.13.0
	@mkdir -p build && touch $@

build/docs-tools: $(VENV)/ready requirements/docs.txt
	@tools/run_step "installing the documentation tools (some seconds)" $(BIN)/python $(PIP) --require-hashes -r requirements/docs.txt
	@mkdir -p build && touch $@

# Built with this machine's Node, or with one from PyPI.
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/village/text/*/*.ftl src/village/games/*/text/*/*.ftl src/village/games/*/text/*.json)

build/page: $(VENV)/players requirements/page.txt $(PAGE)
	@tools/run_step "building the page (a quarter of a minute)" $(BIN)/python -m tools.build_web
	@mkdir -p build && touch $@

build/web-tools: web/package-lock.json | build/page  # one npm at a time
	@tools/run_step "installing the tools that check the page (a quarter of a minute)" $(BIN)/python -m tools.build_web install
	@mkdir -p build && touch $@

build/system: $(VENV)/players tools/install_system_deps
	@if tools/install_system_deps $(BIN)/python; then mkdir -p build && touch $@; fi  # what is missing then is named at the end of the tests

build/browsers: tools/browsers
	@tools/browsers
	@mkdir -p build && touch $@

.PHONY: help play page wheel release check check-web test test-pure test-compiled test-rest test-release test-timing test-random test-all \
  test-browsers test-training bench bench-check rules traces games pages docs train format lock clean

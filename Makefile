# make play    set up and open the game in the browser
# make check   run linter, type checker and rule tests: for the change of a rule
# make test    set up and run the tests; of expensive ones a fixed sample

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip install -q --disable-pip-version-check --no-compile  # the first import writes the bytecode
COMPILED_FOLDERS := $(shell sed -n 's/^compiled = \[\(.*\)\].*/\1/p' pyproject.toml | tr -d '",')
SOURCES := $(shell find $(addprefix src/village/,$(COMPILED_FOLDERS)) -name '*.py') setup.py pyproject.toml
MAKE_QUIETLY := $(MAKE) --no-print-directory

.DEFAULT_GOAL := help
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes, which share the bytecode

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

## Play

play: $(VENV)/players build/web  ## set up, start a server on this machine and open the game in the browser
	@$(BIN)/python -m tools.compile run $(BIN)/village serve --open --log warning $(ARGS)

web: build/web  ## build the web page

BASE ?= /
SERVER_URL ?=

site: build/engine  ## build the page that plays without a server in build/site (for a sub-path: BASE=/village/)
	$(BIN)/python -m tools.build_site --base $(BASE) --server "$(SERVER_URL)"

wheel: $(VENV)/ready build/web  ## build a wheel for this machine in build/dist, compiled if there is a C compiler
	@rm -rf build/lib build/dist
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/dist .
	@ls build/dist

PYTHONS ?= 3.11 3.12 3.13

release: $(VENV)/ready build/web  ## build and check sdist and wheels in dist, with checksums (default: PYTHONS="3.11 3.12 3.13")
	$(BIN)/python -m tools.build_wheels --pythons $(PYTHONS)

## Check and test

TEST_OPTIONS ?=
PYTEST := -m pytest --durations=15 -rf $(TEST_OPTIONS)
RULE_TESTS := tests/rules tests/record
# These test texts and sources, so they run on plain Python while the rules are being compiled.
PURE_TESTS := tests/text tests/lessons $(patsubst %,tests/test_%.py,expansion_isolation game_isolation imports packaging portability selection workflows)
# All others run on the compiled build: they compare it with plain Python, or are slow without it.
COMPILED_TESTS := tests $(addprefix --ignore ,$(RULE_TESTS) $(PURE_TESTS))
PARALLEL := --dist worksteal -m "not timing and not release"

check: $(VENV)/ready  ## run linter, type checker, rule and record tests on plain Python (under a minute when repeated)
	@BIN=$(BIN) tools/check $(RULE_TESTS)

check-web: build/web-tools  ## run eslint, svelte-check and the unit tests of the page
	$(BIN)/python -m tools.build_web check

test:  ## set up and run the tests, of expensive ones a fixed sample (under ten minutes on two cores)
	@tools/run_tests

test-pure: $(VENV)/ready build/web build/envs  ## run the tests of texts and sources, on plain Python
	VILLAGE_PURE=1 $(BIN)/python $(PYTEST) -n 2 $(PARALLEL) $(PURE_TESTS)

# VILLAGE_PURE=1 runs them on plain Python, for machines without a C compiler.
test-compiled: $(if $(VILLAGE_PURE),,build/compiled) build/web build/test_site build/envs  ## run the tests that need the compiled build
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) $(COMPILED_TESTS)

test-rest: build/compiled build/web build/test_site build/envs  ## run the rule tests on the compiled build, and the cases that `make test` omits
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) $(RULE_TESTS)
	$(BIN)/python $(PYTEST) -n 4 $(PARALLEL) --cases=rest $(COMPILED_TESTS)

test-release: $(VENV)/ready build/web  ## build sdist and wheels and test them in clean environments
	$(BIN)/python $(PYTEST) tests/test_release.py

test-timing: build/compiled build/web build/test_site build/envs  ## run the tests that measure time, one at a time
	$(BIN)/python $(PYTEST) --cases=all -m timing

test-random:  ## run `make test` with other samples; print the seed to repeat it
	@tools/run_random_tests

test-all:  ## run all cases of all tests, on both builds, Python 3.11 to 3.13 and all browsers (before a release)
	@tools/run_all_tests

test-browsers: $(VENV)/ready build/web build/browsers  ## play each game in Firefox and in WebKit (about three minutes)
	$(BIN)/python $(PYTEST) tests/cross_browser

test-training: build/torch  ## run the tests that need PyTorch
	$(BIN)/python $(PYTEST) tests/training/test_torch.py tests/examples/check_training.py

python-%: $(VENV)/ready
	tools/test_python $*

## Measure and generate

bench: build/system build/compiled  ## measure the speed of the rules, plain and compiled
	$(BIN)/python -m bench

bench-check: build/system build/compiled  ## count instructions per decision and compare with the stored result
	$(BIN)/python -m bench --check

rule-coverage: $(VENV)/ready  ## list rules without a test (there must be none)
	$(BIN)/python -m tools.rule_coverage

playthroughs: build/compiled  ## regenerate the playthroughs; review the diff
	$(BIN)/python -m tools.generate_playthroughs

stored-games: build/compiled  ## replay the stored games and rewrite their headers
	$(BIN)/python -m tools.generate_games

reference: $(VENV)/ready  ## regenerate the rules reference and the terminal screenshot
	$(BIN)/python -m tools.generate_rules_docs
	$(BIN)/python -m tools.terminal_screenshot

docs: build/docs-tools  ## build the documentation site: open build/docs/index.html
	$(BIN)/python -m tools.docs_site

GAME ?= village
SECONDS ?= 420

train: build/compiled build/torch  ## train a net by self-play, or resume from its checkpoint (default: GAME=village SECONDS=420)
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
	rm -rf src/village/text/zh-Hant src/village/games/*/text/zh-Hant

## Set up

$(VENV)/players: requirements/play.txt pyproject.toml
	@tools/venv $(PYTHON) $(VENV)
	@tools/run_step "installing the packages of the game (30 seconds)" $(BIN)/python $(PIP) --require-hashes -r requirements/play.txt
	@VILLAGE_PURE=1 tools/run_step "installing the game" $(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready: $(VENV)/players requirements/dev.txt | build/texts
	@tools/run_step "installing the development tools (30 seconds)" $(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The Traditional Chinese texts, from the Simplified ones.
SIMPLIFIED := $(wildcard src/village/text/zh/*.ftl src/village/games/*/text/zh/*.ftl)

build/texts: $(VENV)/players tools/traditional_chinese.py src/village/text/zh-Hant.toml $(SIMPLIFIED)
	@$(BIN)/python -m tools.traditional_chinese
	@mkdir -p build && touch $@

build/compiled: $(VENV)/ready $(SOURCES) | build/system
	@mkdir -p build
	@tools/run_step "compiling the rules (two minutes)" $(BIN)/python -m tools.compile
	@touch $@

# Only the tests need the packages of the learning environments, which are large.
build/envs: $(VENV)/ready requirements/envs.txt
	@tools/run_step "installing the learning environments (30 seconds)" $(BIN)/python $(PIP) --require-hashes -r requirements/envs.txt
	@mkdir -p build && touch $@

# Only training needs PyTorch; a trained net plays with NumPy.
build/torch: build/envs requirements/training.txt | build/compiled  # one pip at a time
	@tools/run_step "installing the training library (seconds)" $(BIN)/python $(PIP) --require-hashes --no-deps -r requirements/training.txt
	@tools/run_step "installing PyTorch (minutes)" $(BIN)/python $(PIP) torch==2.13.0
	@mkdir -p build && touch $@

build/docs-tools: $(VENV)/ready requirements/docs.txt
	@tools/run_step "installing the documentation tools (seconds)" $(BIN)/python $(PIP) --require-hashes -r requirements/docs.txt
	@mkdir -p build && touch $@

# Built with this machine's Node, or with one from PyPI.
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/village/text/??/*.ftl src/village/games/*/text/??/*.ftl src/village/games/*/text/*.json)

build/web: $(VENV)/players build/texts requirements/page.txt $(PAGE)
	@tools/run_step "building the page (15 seconds)" $(BIN)/python -m tools.build_web
	@mkdir -p build && touch $@

build/web-tools: web/package-lock.json | build/web  # one npm at a time
	@tools/run_step "installing the tools that check the page (15 seconds)" $(BIN)/python -m tools.build_web install
	@mkdir -p build && touch $@

# Python for the page without a server.
ENGINE := $(shell find src/village -type f -not -path 'src/village/server/*' -not -name '*.pyc' -not -name '*.so') \
  $(shell find tools/engine tools/build_engine.py -type f -not -name '*.pyc') web/src/local/engine/kernel.wat

build/engine: build/web-tools build/texts $(ENGINE)
	@tools/run_step "building the engine of the page without a server (20 seconds)" $(BIN)/python -m tools.build_engine
	@touch $@

# The page without a server that the tests visit: below a folder of its host, with a server to link to.
build/test_site: build/engine $(PAGE) tools/build_site.py
	@tools/run_step "building the page without a server (30 seconds)" $(BIN)/python -m tools.build_site --out build/test_site --base /village/ --server http://server.test
	@touch $@

build/system: $(VENV)/players tools/install_system_deps
	@if tools/install_system_deps $(BIN)/python; then mkdir -p build && touch $@; fi  # otherwise the end of the tests names the missing packages

build/browsers: tools/browsers
	@tools/browsers
	@mkdir -p build && touch $@

.PHONY: help play web site wheel release check check-web test test-pure test-compiled test-rest test-release test-timing test-random test-all \
  test-browsers test-training bench bench-check rule-coverage playthroughs stored-games reference docs train format lock clean

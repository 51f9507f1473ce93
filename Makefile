# make play   set up and open the page
# make test   set up and run every check

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/village/kernel src/village/toolkit src/village/games src/village/bots/fast -name '*.py') setup.py pyproject.toml

.DEFAULT_GOAL := help

help:  ## these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: setup build/page  ## set up, open a server on this machine and the page in the browser
	$(BIN)/village serve --open --log warning $(ARGS)

page: build/page  ## build the page

wheel: setup build/page  ## build/dist: the package with the page in it, to be installed without Node
	@rm -rf build/lib build/dist
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w build/dist .
	@ls build/dist

test: setup build/page build/system build/envs build/compiled  ## set up and run every check, on both builds
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.rules
	$(BIN)/python -m tools.rules_page --check
	$(BIN)/python -m tools.page check
	VILLAGE_PURE=1 $(BIN)/python -m pytest -n 2 --ignore=tests/server --ignore=tests/browser  # of them nothing is compiled
	$(BIN)/python -m pytest -n 2
	$(BIN)/python -m bench --check

setup: $(VENV)/ready build/tried

rules: $(VENV)/ready  ## rule ids that have no test (must be none)
	$(BIN)/python -m tools.rules

traces: build/compiled  ## write the playthroughs anew; review the diff
	$(BIN)/python -m tools.traces

games: build/compiled  ## replay the stored games and write their headers anew
	$(BIN)/python -m tools.games

pages: setup  ## write docs/rules.md and the picture anew
	$(BIN)/python -m tools.rules_page && $(BIN)/python -m tools.picture

bench: build/system build/compiled  ## measure speed on this machine, pure and compiled
	$(BIN)/python -m bench

format: $(VENV)/ready  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

PIN := pip-compile -q --generate-hashes --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
  --no-emit-trusted-host --no-header --no-annotate

lock: $(VENV)/ready  ## pin the dependencies anew
	$(BIN)/$(PIN) --output-file requirements/dev.txt --extra server --extra mcp pyproject.toml requirements/dev.in
	$(BIN)/$(PIN) --output-file requirements/envs.txt --extra envs --extra ray --extra spiel -c requirements/dev.txt pyproject.toml
	$(BIN)/$(PIN) --output-file requirements/page.txt requirements/page.in

clean:  ## remove what was built
	rm -rf build dist web/node_modules src/village/server/page $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete

$(VENV)/ready: requirements/dev.txt pyproject.toml
	@tools/venv $(PYTHON) $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	VILLAGE_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Compile if a compiler is there and works; playing needs none.
build/tried: $(VENV)/ready $(SOURCES)
	@mkdir -p build
	@if ! command -v cc >/dev/null; then echo "no C compiler: plain Python"; \
	elif ! $(MAKE) --no-print-directory build/compiled >build/tried.log 2>&1; then echo "not compiled (see build/tried.log): plain Python"; fi
	@touch $@

build/compiled: $(VENV)/ready $(SOURCES)
	@echo "compiling the rules (half a minute)"
	@mkdir -p build && find src -name '*.so' -delete
	@$(BIN)/python setup.py -q build_ext --inplace --build-temp build/temp > build/compile.log 2>&1 || (tail -30 build/compile.log; false)
	@$(BIN)/python -c "import village, sys; sys.exit(not village.COMPILED)" || (tail -30 build/compile.log; echo "not compiled"; false)
	@touch $@

# Only the tests need the packages of the environments; they are large.
build/envs: $(VENV)/ready requirements/envs.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/envs.txt
	@mkdir -p build && touch $@

# The page is built with the Node of this machine, or with one that is fetched like any other package.
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/village/text/*/*.ftl src/village/games/*/text/*/*.ftl src/village/games/*/text/*.json)

build/page: $(VENV)/ready requirements/page.txt $(PAGE)
	@$(BIN)/python -m tools.page
	@mkdir -p build && touch $@

build/system: $(VENV)/ready tools/system
	@tools/system $(BIN)/python
	@mkdir -p build && touch $@

.PHONY: help play page wheel test setup rules traces games pages bench format lock clean

# make play    set everything up and start the table
# make test    set everything up and run all tests
# make check   format, lint, types, imports and the quick tests (under a minute)
# make bench   throughput of every game
# make compile build the engine rooms with mypyc; `make pure` removes them again

SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
PURE := BATHYSPHERE_PURE=1
CLIENT := src/bathysphere/server/static/client.js
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: play test check bench compile pure ledger setup clean lane lint pins client browser
.DEFAULT_GOAL := play

play: .venv/run $(CLIENT)
	$(BIN)/bathysphere

test: lint lane browser
	$(PURE) $(BIN)/pytest tests --ignore tests/browser -n 2 --dist loadfile --durations=10
	$(PURE) $(BIN)/pytest tests/browser --durations=5

check: lint
	$(PURE) $(BIN)/pytest tests --ignore tests/browser -n 2 --dist worksteal -m "not slow"

lint: .venv/dev $(CLIENT)
	$(BIN)/ruff format --check -q src tests tools benchmarks
	$(BIN)/ruff check -q src tests tools benchmarks
	$(BIN)/mypy
	cd web && npm run --silent types
	$(BIN)/lint-imports

# tests/lanes compares both lanes, digest by digest. Without a C compiler there is only one, and that is said.
lane: .venv/dev
	@if command -v cc >/dev/null; then $(BIN)/python tools/compile.py; \
	else echo "no C compiler here: the compiled lane is not tested; apt-get install gcc brings one"; fi

bench: .venv/dev
	$(BIN)/bathysphere bench

compile: .venv/dev
	$(BIN)/python tools/compile.py

pure: .venv/dev
	$(BIN)/python tools/compile.py --clean

ledger: .venv/dev
	$(BIN)/python tools/ledger.py

setup: .venv/dev

# A real browser for the browser tests, from Debian's packages.
browser:
	@command -v chromium >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium; } \
	    || { echo "the browser tests need Chromium: apt-get install chromium" >&2; exit 2; }

client: $(CLIENT)

# The page's client: TypeScript, bundled by esbuild. A wheel carries it and needs no Node.
$(CLIENT): $(wildcard web/src/*.ts web/src/*.css web/src/*/*.css web/src/*.svg web/fonts/*) web/package.json web/build.mjs
	@command -v npm >/dev/null || { echo "Node 20 with npm is missing: apt-get install nodejs npm" >&2; exit 2; }
	cd web && npm ci --silent && npm run --silent build

clean:
	rm -rf .venv .tools build dist web/node_modules src/bathysphere/server/static

# Set-up: a Python of at least 3.11, then an environment inside the checkout. Stamps keep second runs short.
.tools/bin/uv:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is missing: apt-get install python3 python3-venv" >&2; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version): name another with make PYTHON=…" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing: apt-get install python3-venv" >&2; exit 2; }
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install -q uv

.venv/bin/python: .tools/bin/uv
	.tools/bin/uv venv -q --allow-existing --python $(PYTHON) .venv

.venv/run: pyproject.toml requirements.txt | .venv/bin/python
	.tools/bin/uv pip install -q --python .venv/bin/python -c requirements.txt -e '.[server]'
	@touch $@

.venv/dev: pyproject.toml requirements.txt | .venv/bin/python
	.tools/bin/uv pip install -q --python .venv/bin/python -c requirements.txt -e '.[dev]'
	@touch $@ .venv/run

# Newer versions of everything, written down as constraints. Not needed to play or test.
pins: .tools/bin/uv
	.tools/bin/uv pip compile -q --no-header --no-annotate --no-emit-index-url --upgrade --all-extras pyproject.toml -o requirements.txt

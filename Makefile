# make play    set everything up and start the table
# make test    set everything up and run all tests
# make check   format, lint, types, imports and the quick tests (under a minute)
# make bench   throughput of every game
# make compile build the engine rooms with mypyc; `make pure` removes them again

SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
PURE := BATHYSPHERE_PURE=1

.PHONY: play test check bench compile pure ledger setup clean lane pins
.DEFAULT_GOAL := play

play: .venv/run
	$(BIN)/bathysphere play antarctica --seats you,bot:uniform

test: check lane
	$(PURE) $(BIN)/pytest tests --durations=10

check: .venv/dev
	$(BIN)/ruff format --check -q src tests tools benchmarks
	$(BIN)/ruff check -q src tests tools benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PURE) $(BIN)/pytest tests -m "not slow"

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

clean:
	rm -rf .venv .tools build dist

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
	.tools/bin/uv pip install -q --python .venv/bin/python -c requirements.txt -e .
	@touch $@

.venv/dev: pyproject.toml requirements.txt | .venv/bin/python
	.tools/bin/uv pip install -q --python .venv/bin/python -c requirements.txt -e '.[dev]'
	@touch $@ .venv/run

# Newer versions of everything, written down as constraints. Not needed to play or test.
pins: .tools/bin/uv
	.tools/bin/uv pip compile -q --no-header --no-annotate --no-emit-index-url --upgrade --all-extras pyproject.toml -o requirements.txt

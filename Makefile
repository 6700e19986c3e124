# Everything here works from a fresh clone: the first call makes a virtual environment with the
# pinned dependencies, later calls reuse it as long as the lock file and pyproject.toml stay the same.

SHELL := /bin/bash
.DEFAULT_GOAL := help

# The newest usable Python; choose another one with `make test PYTHON=/path/to/python`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  command -v $$p >/dev/null 2>&1 \
	  && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	  && { echo $$p; break; }; done)
VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check
STAMP := $(VENV)/.stamp
BENCH_STAMP := $(BENCH_VENV)/.stamp
WORKERS ?= 2
ARGS ?=

# The rules and the powers are proven by tests; at most 2 % of their lines and branches may be missed.
RULES_CODE := src/caledonia/rules/*,src/caledonia/powers/*
RULES_FLOOR := 98
# Tests that play many games prove no rule; measuring coverage would only slow them down.
PLAYING := tests/arena tests/bots tests/cli tests/rl tests/server

.PHONY: help setup play test check format bench bench-server pictures clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

play: $(STAMP) ## play a game in the terminal (options: make play ARGS="--lang de")
	@$(BIN)/caledonia console $(ARGS)

test: check ## all checks, all tests, coverage of the rules, and that every clause is proven
	$(BIN)/pytest -n $(WORKERS) $(ARGS) $(PLAYING)
	$(BIN)/pytest -n $(WORKERS) --cov --cov-branch --cov-report= $(ARGS) $(addprefix --ignore=,$(PLAYING))
	@echo "Coverage of the rules and powers, lines and branches (floor $(RULES_FLOOR) %):"
	$(BIN)/coverage report --include='$(RULES_CODE)' --show-missing --skip-covered --fail-under=$(RULES_FLOOR)
	$(BIN)/caledonia clauses --quiet

check: $(STAMP) ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

format: $(STAMP) ## put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH_STAMP) ## measure our speed, then side by side with a peer engine
	$(BENCH_VENV)/bin/caledonia bench
	$(BENCH_VENV)/bin/python benchmarks/peer.py compare $(ARGS)

bench-server: $(STAMP) ## kill the table server, load it and measure it, on both databases (half an hour)
	$(BIN)/python -m benchmarks.server all --json build/bench-server.json $(ARGS)

pictures: $(STAMP) ## draw the pictures of docs/ again
	$(BIN)/caledonia map show A1 B1 C1 D1 --lang en --svg docs/pictures/map-1.svg
	$(BIN)/caledonia map show A2 B2 C2 D2 --lang en --svg docs/pictures/map-2.svg

setup: $(STAMP) ## only make the virtual environment

clean: ## remove everything that was made here
	rm -rf $(VENV) $(BENCH_VENV) .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): requirements.lock pyproject.toml
	@$(call make_venv,$(VENV))
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) -r requirements.lock
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH_STAMP): requirements.lock requirements-bench.lock pyproject.toml
	@$(call make_venv,$(BENCH_VENV))
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) -r requirements.lock -r requirements-bench.lock
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

define make_venv
	test -n "$(PYTHON)" || { echo "Caledonia needs Python 3.11 or newer, and none was found." >&2; exit 1; }; \
	echo "Setting up $(1) ..."; \
	test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
endef

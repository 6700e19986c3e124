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
DOCS_VENV := .venv-docs
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check
# Playing needs only part of what working on the project needs, so `make play` starts sooner.
PLAY_STAMP := $(VENV)/.play
STAMP := $(VENV)/.stamp
BENCH_STAMP := $(BENCH_VENV)/.stamp
DOCS_STAMP := $(DOCS_VENV)/.stamp
NODE_PLAY_STAMP := web/node_modules/.play
NODE_STAMP := web/node_modules/.stamp
PAGE := src/caledonia/server/page/built/index.html
PAGE_SOURCES := $(shell find web/src web/public src/caledonia/drawing/symbols src/caledonia/locale -type f 2>/dev/null) \
	$(wildcard web/*.ts web/*.html web/*.json)
NATIVE := src/caledonia/native/libcaledonia.so
NATIVE_OBJECTS := $(patsubst native/%.cpp,build/native/%.o,$(wildcard native/*.cpp))
CXX ?= c++
CXXFLAGS ?= -O3
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow
# Sums must be the same to the last bit as in Python: no fused multiplication and addition.
NATIVE_FLAGS := -std=c++20 -fPIC -pthread -ffp-contract=off $(WARNINGS)
WORKERS ?= 2
ARGS ?=
# The matrices of bots and tests are small: more threads would wait for each other.
export OPENBLAS_NUM_THREADS := 1
# Keep what Python has compiled, even if the environment says otherwise: tests start many processes.
export PYTHONDONTWRITEBYTECODE :=

# The rules and the powers are proven by tests; at most 2 % of their lines and branches may be missed.
RULES_CODE := src/caledonia/rules/*,src/caledonia/powers/*
RULES_FLOOR := 98
# Only these are measured, as it slows them down; records and positions check draws by the rules.
PROVING := tests/rules tests/powers tests/notation
# A browser has an event loop of its own in every process that uses it: these tests run apart.
BROWSING := tests/page
# What runs side by side reports when it is done, so that lines do not mix. Four at once: the two long
# ones begin at the start, beside the checks.
SIDE_BY_SIDE := --no-print-directory --jobs 4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help setup native sanitize play console page test test-page test-others test-rules test-all \
	check check-python check-page lint types format bench bench-server bench-page docs try-image screenshots pictures chromium clean learn

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

play: ## play in the browser (options: make play ARGS="--port 8001")
	@$(MAKE) --silent --jobs 3 $(PLAY_STAMP) $(PAGE) native
	@echo "Starting the server ..."
	@$(BIN)/caledonia serve --open $(ARGS)

console: ## play in the terminal (options: make console ARGS="--lang de")
	@$(MAKE) --silent --jobs 2 $(PLAY_STAMP) native
	@$(BIN)/caledonia console $(ARGS)

# Where no compiler is found, or the sources do not compile, everything is played in Python.
native: ## build the compiled twin of the engine, if there is a C++ compiler
	@if ! command -v $(CXX) >/dev/null 2>&1; then \
	  echo "No C++ compiler found: computer players think in Python, which is slower."; \
	else \
	  $(MAKE) --silent $(if $(filter --jobserver%,$(MAKEFLAGS)),,--jobs $(WORKERS)) $(NATIVE) \
	  || { echo "The compiled twin cannot be built here: computer players think in Python."; \
	       test -z "$(CI)"; }; \
	fi

$(NATIVE): $(NATIVE_OBJECTS)
	@$(CXX) -shared -pthread $^ -o $@

build/native/%.o: native/%.cpp $(wildcard native/*.hpp)
	@mkdir -p build/native
	@echo "Compiling $< ..."
	@$(CXX) $(CXXFLAGS) $(NATIVE_FLAGS) $(if $(CI),-Werror) -c $< -o $@

# Any memory error or undefined behaviour of the twin ends the run with a report.
SANITIZED := build/sanitized
SANITIZERS := -fsanitize=address,undefined -D_GLIBCXX_ASSERTIONS -fno-sanitize-recover=all -fno-omit-frame-pointer -g
SANITIZED_RUN = LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
	  ASAN_OPTIONS=detect_leaks=0 PYTHONPATH=$(SANITIZED)
# What is called on other ways than by comparing: searches, whole games of bots, many games at once.
SANITIZED_TESTS := tests/native tests/bots/test_inputs.py tests/arena/test_quick.py tests/rl/test_rl_vector.py
sanitize: $(STAMP) ## run the twin under the address and undefined sanitizers (200,000 decisions compared, and its tests)
	@rm -rf $(SANITIZED) && mkdir -p $(SANITIZED) && cp -r src/caledonia $(SANITIZED)/
	@echo "Compiling with sanitizers ..."
	@$(CXX) -O1 $(NATIVE_FLAGS) $(SANITIZERS) -shared native/*.cpp -o $(SANITIZED)/caledonia/native/$(notdir $(NATIVE))
	$(SANITIZED_RUN) $(BIN)/python -m caledonia.conformance --decisions 200000 --workers $(WORKERS) $(ARGS)
	$(SANITIZED_RUN) $(BIN)/python -m pytest -q -p no:cacheprovider $(SANITIZED_TESTS)

learn: $(STAMP) native ## learn a small net from games on this machine, with numpy alone (options: make learn ARGS="--games 2000")
	@$(BIN)/python -m learning.tiny $(ARGS)

page: $(PAGE) ## build the page, if anything of it has changed

test: ## all checks, all tests, coverage of the rules, and that every clause is proven
	@$(MAKE) --no-print-directory --jobs 3 $(STAMP) $(NODE_STAMP) chromium
	@$(MAKE) --no-print-directory --jobs 3 $(PAGE) native
	@echo "Testing; what runs side by side reports when it is done ..."
	@$(MAKE) $(SIDE_BY_SIDE) test-page check-page test-others check-python test-rules

test-page: $(PAGE) native chromium
	$(BIN)/pytest -n $(WORKERS) $(ARGS) $(BROWSING)

# Each process takes neighbouring tests, which share servers and games, until one of them has none left.
test-others: $(PAGE) native
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS) $(addprefix --ignore=,$(BROWSING) $(PROVING))

test-rules: $(STAMP) native
	$(BIN)/pytest -n 0 --cov --cov-branch --cov-report= $(ARGS) $(PROVING)
	@echo "Coverage of the rules and powers, lines and branches (floor $(RULES_FLOOR) %):"
	$(BIN)/coverage report --include='$(RULES_CODE)' --show-missing --skip-covered --fail-under=$(RULES_FLOOR)
	$(BIN)/caledonia clauses --quiet

test-all: ## make test with what is slow, and every test of the server on both databases
	$(MAKE) test ARGS="--everything $(ARGS)"

check: ## ruff, mypy --strict, pyright; prettier, eslint and svelte-check for the page, and its own tests
	@$(MAKE) --no-print-directory --jobs 2 $(STAMP) $(NODE_STAMP)
	@$(MAKE) $(SIDE_BY_SIDE) check-python check-page

# pyright is a package of npm.
check-python: $(STAMP) $(NODE_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	web/node_modules/.bin/pyright

check-page: $(NODE_STAMP)
	cd web && npm run --silent style && npm run --silent lint && npm run --silent check && npm run --silent test

types: $(STAMP) $(NODE_STAMP) ## generate the page's types of messages and routes from the server
	@mkdir -p build
	$(BIN)/python -m caledonia.server.api_types > build/openapi.json
	$(BIN)/python -m caledonia.server.api_types routes > web/src/wire/routes.ts
	$(BIN)/python -m caledonia.server.api_types names > web/src/wire/names.ts
	cd web && npm run --silent types

screenshots: $(STAMP) $(PAGE) chromium ## write pictures of every screen in both sizes to build/screenshots
	$(BIN)/python -m benchmarks.page screenshots $(ARGS)

bench-page: $(STAMP) $(PAGE) chromium ## measure the size and the speed of the page in a real browser
	$(BIN)/python -m benchmarks.page speed $(ARGS)

# A browser cannot come from a registry of packages; on Debian it is one package of the system.
# The one without a window takes a third less time for the tests; any other chromium does as well.
chromium:
	@command -v chromium-headless-shell >/dev/null 2>&1 \
	  || { echo "Installing chromium-headless-shell for the browser tests ..."; \
	       { apt-get update -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10 \
	         && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium-headless-shell fonts-dejavu-core; \
	       } >/dev/null 2>&1; } \
	  || command -v chromium >/dev/null 2>&1 \
	  || { echo "No chromium was found, and none can be installed: the browser tests need one." >&2; exit 1; }

format: $(STAMP) $(NODE_STAMP) ## put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format
	@if command -v clang-format >/dev/null 2>&1; then clang-format -i native/*.cpp native/*.hpp; fi

bench: $(BENCH_STAMP) ## measure our speed, then side by side with a peer engine
	$(BENCH_VENV)/bin/caledonia bench
	$(BENCH_VENV)/bin/python benchmarks/peer.py compare $(ARGS)

docs: $(DOCS_STAMP) ## build the documentation with the public API as a site in build/site
	NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs build --strict --quiet $(ARGS)
	@echo "Open build/site/index.html"

try-image: $(STAMP) ## run the steps of the Dockerfile without a container engine, then visit the server
	$(BIN)/python -m tools.image

bench-server: $(STAMP) ## kill the table server, load it and measure it, on both databases (half an hour)
	$(BIN)/python -m benchmarks.server all --json build/bench-server.json $(ARGS)

pictures: $(STAMP) $(PAGE) chromium ## draw the pictures of docs/ again
	$(BIN)/caledonia map show A1 B1 C1 D1 --lang en --svg docs/pictures/map-1.svg
	$(BIN)/caledonia map show A2 B2 C2 D2 --lang en --svg docs/pictures/map-2.svg
	$(BIN)/python -m benchmarks.page pictures

setup: $(STAMP) ## only make the virtual environment

clean: ## remove everything that was made here
	rm -f $(NATIVE)
	rm -rf $(VENV) $(BENCH_VENV) $(DOCS_VENV) web/node_modules src/caledonia/server/page/built .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The locks list everything, so pip need not look for what a package depends on.
$(PLAY_STAMP): requirements.lock pyproject.toml
	@$(call make_venv,$(VENV))
	@echo "Installing the packages that playing needs in $(VENV) ..."
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-compile -r requirements.lock
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMP): $(PLAY_STAMP) requirements-dev.lock
	@echo "Adding the packages for tests and tools to $(VENV) ..."
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps -r requirements-dev.lock
	@touch $@

# Not `npm ci`: it refuses where builds of the bundler for other systems cannot be had.
$(NODE_PLAY_STAMP): web/package.json web/package-lock.json
	@command -v npm >/dev/null 2>&1 || { echo "The page is built with Node 20 or newer, and none was found." >&2; exit 1; }
	@echo "Setting up web/node_modules ..."
	@cd web && npm install --no-save --silent --omit=dev
	@touch $@

$(NODE_STAMP): $(NODE_PLAY_STAMP)
	@echo "Adding the packages for checks to web/node_modules ..."
	@cd web && npm install --no-save --silent
	@touch $@

$(PAGE): $(NODE_PLAY_STAMP) $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

$(BENCH_STAMP): requirements.lock requirements-dev.lock requirements-bench.lock pyproject.toml
	@$(call make_venv,$(BENCH_VENV))
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps -r requirements.lock -r requirements-dev.lock -r requirements-bench.lock
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

$(DOCS_STAMP): requirements-docs.lock
	@$(call make_venv,$(DOCS_VENV))
	@$(DOCS_VENV)/bin/python -m pip install $(PIP_FLAGS) -r requirements-docs.lock
	@touch $@

define make_venv
	test -n "$(PYTHON)" || { echo "Caledonia needs Python 3.11 or newer, and none was found." >&2; exit 1; }; \
	echo "Setting up $(1) ..."; \
	test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
endef

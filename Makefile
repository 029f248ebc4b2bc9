# Every target works on a fresh clone; all it needs is Python 3.11 or newer and make.
#
#   make run       start the bot; without a token, a local channel in the browser
#   make test      run the tests: of what comes in many cases, some of them (ARGS="-k undo" goes to pytest)
#   make test-all  run every case, everything that may go wrong at every request, and real processes
#   make mutants   make known mistakes in what has changed since main, and see whether tests notice (ARGS=--all)
#   make bench     measure how long things take (QUICK=1 for a short look)
#   make train     make a small net for two players from nothing in minutes, and show how it gets better
#   make lint      check style, types and the direction of imports
#   make format    fix what lint can fix by itself
#   make pictures  draw every kind of picture in every theme, and the icon, to build/pictures (or ARGS=folder)
#   make docs      write the rules in every language to docs/rules, the pictures of docs and README.md, and licences
#   make golden    redraw golden pictures, sentences and tours, and show what changed (ARGS=--show: only show it)
#   make lock      pin dependencies after a change in pyproject.toml (ARGS=--upgrade: newer versions)
#   make clean     delete everything made here, except data/ and .env

# The first Python that is new enough; make PYTHON=/path/to/python3 chooses another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
PY := .venv/bin/python
# Installed by `make lock` alone; nothing else needs it.
UV_VERSION := 0.13.8

.DELETE_ON_ERROR:
.PHONY: run test test-all mutants bench train lint format pictures docs golden lock clean

# exec, so that signals reach the bot itself and its exit code is that of the recipe.
run: .venv/installed
	@exec $(PY) -m bot $(ARGS)

# worksteal gives each worker a run of neighbouring tests, which share caches, and evens out what is left.
# Bytecode is kept even where the environment says otherwise: to compile everything again takes each worker
# longer than to import it.
test: export PYTHONDONTWRITEBYTECODE :=
test: .venv/installed
	$(PY) -m pytest $(if $(findstring no:xdist,$(ARGS)),,-n auto --dist worksteal) --durations=10 $(ARGS)

test-all: export TEST_ALL := 1
test-all: test

mutants: .venv/installed
	$(PY) -m tools.mutants $(ARGS)

bench: .venv/installed
	$(PY) -m bench $(if $(QUICK),--quick) $(ARGS)

# Five minutes on two cores; docs/computer-player.md tells how the nets in players/nets were made.
train: .venv/installed
	$(PY) -m training train --minutes 5 --window 300000 --passes 3 --gate-every 25 --gate-games 100 $(ARGS)

lint: .venv/installed
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

format: .venv/installed
	$(PY) -m ruff check --fix-only
	$(PY) -m ruff format

pictures: .venv/installed
	$(PY) -m tools.contact_sheet $(ARGS)

docs: .venv/installed
	$(PY) -m tools.docs_pictures
	$(PY) -m tools.rules
	$(PY) -m tools.notices

golden: .venv/installed
	$(PY) -m tools.golden $(ARGS)
	$(PY) -m tests.bot.words.sentences $(ARGS)
	TEST_ALL=1 GOLDEN=$(if $(findstring --show,$(ARGS)),,write) $(PY) -m pytest --quiet -s tests/bot/tours

# .venv holds what requirements/dev.txt pins, and is brought up to date when that changes.
.venv/installed: .venv/bin/python requirements/dev.txt
	@echo "Installing requirements/dev.txt into .venv (once; takes about a minute)"
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-input --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

.venv/bin/python:
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or newer is needed. To say where it is: make PYTHON=/path/to/python3" >&2; exit 1; }
	"$(PYTHON)" -m venv --clear .venv

# run.txt is what the Docker image installs. It starts as a copy of dev.txt, so that both pin the same
# versions. Neither says where packages come from.
COMPILE = $(PY) -m uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

lock: .venv/installed
	$(PY) -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(COMPILE) --extra local --group dev --output-file requirements/dev.txt $(ARGS)
	cp requirements/dev.txt requirements/run.txt
	$(COMPILE) --output-file requirements/run.txt

clean:
	rm -rf .venv .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache \
		.ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

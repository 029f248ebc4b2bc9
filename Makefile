# Every target works alone on a fresh clone: Python 3.11 or newer and make are enough.
#
#   make run      the bot; without a token a local channel to try it in
#   make test     all tests                     (ARGS="-k undo" goes to pytest)
#   make bench    the project's own figures     (QUICK=1 for a short look)
#   make pictures every picture in every theme  (ARGS=folder; otherwise build/pictures)
#   make golden   the pictures that tests compare with, anew, and a sheet of what changed (ARGS=--show)
#   make lint     style, types, direction of imports
#   make format   what lint would have formatted
#   make lock     new pins after a change of pyproject.toml (ARGS=--upgrade for newer versions)
#   make clean    everything that was made here, except data/ and .env
#
# PYTHON=/path/to/python3 chooses the interpreter.

PY := .venv/bin/python
UV_VERSION := 0.13.8

export PYTHON

.PHONY: run test bench pictures golden lint format lock clean for-running for-developing

# exec: signals reach the bot itself, and its exit code is the recipe's.
run: for-running
	@exec $(PY) -m bot $(ARGS)

test: for-developing
	$(PY) -m pytest --numprocesses=auto --durations=10 $(ARGS)

bench: for-developing
	$(PY) -m bench $(if $(QUICK),--quick) $(ARGS)

pictures: for-developing
	$(PY) -m tools.contact_sheet $(ARGS)

golden: for-developing
	$(PY) -m tools.golden $(ARGS)

lint: for-developing
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo

format: for-developing
	$(PY) -m ruff check --fix-only
	$(PY) -m ruff format

# dev.txt first; the smaller files start as copies of it, so that they keep its versions. No line of them
# says where packages come from.
COMPILE = $(PY) -m uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

lock: for-running
	$(PY) -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(COMPILE) --extra local --group dev --output-file requirements/dev.txt $(ARGS)
	cp requirements/dev.txt requirements/local.txt
	cp requirements/dev.txt requirements/run.txt
	$(COMPILE) --extra local --output-file requirements/local.txt
	$(COMPILE) --output-file requirements/run.txt

for-running:
	@sh requirements/install.sh local

for-developing:
	@sh requirements/install.sh dev

clean:
	rm -rf .venv .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache \
		.ruff_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

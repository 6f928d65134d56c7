# Every target fills .venv with what it needs by itself; a second run starts at once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := pyproject.toml constraints.txt

.PHONY: setup play bot test pytest check bench fuzz truth clean

setup: $(VENV)/.ready-dev

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; if it has another name: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv is needed (Debian: apt install python3-venv)."; exit 1; }

# One stamp for each set of packages: bot (nothing beside the bot), play, dev.
$(VENV)/.ready-bot: $(SOURCES) | $(BIN)/python
	@echo "Installing into $(VENV) (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.ready-%: $(SOURCES) | $(BIN)/python
	@echo "Installing into $(VENV) (once) ..."
	@$(PIP) --editable '.[$*]'
	@touch $@

play: $(VENV)/.ready-play
	@$(BIN)/latchkey play $(ARGS)

bot: $(VENV)/.ready-bot
	@$(BIN)/latchkey bot $(ARGS)

check: $(VENV)/.ready-dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# Lint and types run beside the tests, as each of them uses one core only.
test:
	@$(MAKE) --no-print-directory -j 2 check pytest

# Three at a time on two cores: a sixth of the time a test waits for a process, a browser or a clock.
pytest: $(VENV)/.ready-dev
	@$(BIN)/pytest -q -n 3 $(ARGS)

# 100,000 generated inputs: takes hours, so run it overnight. It prints the smallest input that fails.
fuzz: $(VENV)/.ready-dev
	@FUZZ=$${FUZZ:-100000} $(BIN)/pytest -q -o faulthandler_timeout=0 tests/fuzz $(ARGS)

# Compares every claim in a text with what then happens, in 60 new games of each kind.
truth: $(VENV)/.ready-dev
	@TRUTH=$${TRUTH:-60} $(BIN)/pytest -q -o faulthandler_timeout=0 tests/truth $(ARGS)

bench: $(VENV)/.ready-play
	@$(BIN)/latchkey dev bench $(ARGS)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info

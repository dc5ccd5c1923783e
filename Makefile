# Two commands on a fresh machine: `make play` and `make test`. Each makes its own environment first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SPREAD := -n 3 --dist worksteal  # for two cores: while one waits for a socket, the third works
FORKED := --forks 5              # more, for they collect once (tests/helpers/forks.py), and two may wait

.PHONY: help play test test-postgres postgresql check format lint types coverage matrix patience scale wheel release assets docs bench long long-tests fuzz siege hands-agree tournament tournament-long train lock clean

help:           ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

play: $(VENV)/run  ## play: on Discord with a token in .env, else in the sandbox in your browser
	@$(BIN)/python -m tools.native >/dev/null 2>&1 & # beside the bot, for who has a C compiler
	@$(BIN)/python -m bot

test: $(VENV)/dev  ## the tests that guard every change (some three minutes on two cores)
	$(BIN)/python -m pytest $(FORKED) -m "not long"

test-postgres: $(VENV)/dev  ## the tests of store, coordinator and whole games on a PostgreSQL of this system, started for them
	$(BIN)/python -m tests.on_postgresql $(SPREAD)

postgresql: $(VENV)/postgresql  ## install what talks to a PostgreSQL server (DATABASE_URL), beside what playing needs

check: $(VENV)/dev lint types docs test  ## everything that must hold before a change lands

format: $(VENV)/dev  ## put every file into the house style
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/dev
	$(BIN)/mypy

coverage: $(VENV)/dev  ## the same tests, and which lines they never reached
	$(BIN)/python -m pytest $(SPREAD) -m "not long" --cov --cov-report=term-missing:skip-covered

matrix:  ## the same tests on every Python from 3.11 to 3.13 that is here
	$(PYTHON) -m tests.matrix

scale: $(VENV)/dev  ## three processes on a PostgreSQL of this system, hundreds of tables, a kill every 20 seconds (a quarter of an hour)
	$(BIN)/python -m tests.scale

patience: $(VENV)/dev  ## the same tests ten times on a busy machine, and whatever failed (an hour and more)
	$(BIN)/python -m tests.patience

wheel: $(VENV)/wheel  ## the bot as one file to install, for every machine and for this kind: dist/chicago_poker_bot-….whl; and its source
	WHEEL=pure $(BIN)/python -m hatchling build --directory dist
	$(BIN)/python -m hatchling build --target wheel --directory dist  # for this machine, with a C compiler
	@ls -l dist

release:        ## check, date the changelog, commit, tag and build the version of engine/version.py
	@$(PYTHON) -m tools.release --check
	@$(MAKE) check
	@$(PYTHON) -m tools.release
	@$(MAKE) wheel

long: $(VENV)/dev  ## the tests that can wait for the night: all 17 million hands, 10,000 games (docs/long-tests.md)
	$(BIN)/python -m pytest $(SPREAD) -m long

long-tests: $(VENV)/dev  ## write docs/long-tests.md, the page of the tests that make long runs
	$(BIN)/python -m pytest --collect-only --long-tests -qq

fuzz: $(VENV)/dev  ## the property tests on examples that nobody has seen yet (a minute)
	$(BIN)/python -m pytest $(SPREAD) -m "not long" --hypothesis-profile=fuzz $$(grep -rl "from hypothesis import" tests --include="test_*.py")

planted: $(VENV)/dev  ## plant twenty small faults, one at a time, and tell which tests catch each (hours; FAULTS="--guards" minutes)
	$(BIN)/python -m tools.planted_faults -n 3 $(FAULTS)

siege: $(VENV)/dev  ## attack the whole bot: kill -9, troubles, forged clicks, two worlds; prints figures (hours)
	$(BIN)/python -m tests.siege $(CAMPAIGNS)

assets: $(VENV)/run $(VENV)/assets  ## build the sprites from the SVG drawings, and list what the fonts can draw (two minutes)
	$(BIN)/python -m tools.pictures.build_sprites
	$(BIN)/python -m tools.pictures.list_coverage

docs: $(VENV)/docs  ## the pages as a site, in build/site; a link that leads nowhere fails
	rm -rf build/site
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -E -c tools/site -d build/site-read . build/site

# All locks are installed into the one environment, by one script; it does nothing where nothing is to do.
# The environment of another Python than the one that is asked for by name is made anew.
$(VENV)/%: FORCE
	@$(PYTHON) tools/environment.py --folder $(VENV) $(if $(filter file,$(origin PYTHON)),,--this-python) $*

.PHONY: FORCE
FORCE:

bench: $(VENV)/bench $(VENV)/dev  ## the figures of docs/performance.md, each beside a peer in the same run
	$(BIN)/python -m bench

hands-agree: $(VENV)/bench $(VENV)/dev  ## a million hands of seven cards judged beside an independent library, high and low (ten minutes)
	$(BIN)/python -m bench.hands_agree

tournament: $(VENV)/dev  ## how strong the computer bosses are (fixed seeds, confidence intervals)
	$(BIN)/python -m bench.tournament

tournament-long: $(VENV)/dev  ## the same, and the rows that take long: other booklets, other numbers of seats (hours)
	$(BIN)/python -m bench.tournament --long

train: $(VENV)/bench  ## fit the nets of the fourth level of Chicago Poker's computers (an hour and a half)
	$(BIN)/python -m bench.training

lock: $(VENV)/lock  ## bring every lock up to date, each the newest that all of them allow
	$(LOCK) pyproject.toml --all-extras --group assets --group bench --group docs --group lint --group lock --group test --group wheel -o $(VENV)/together.txt
	$(LOCK) -c $(VENV)/together.txt pyproject.toml -o requirements/run.txt
	$(LOCK) -c $(VENV)/together.txt pyproject.toml --extra postgresql -o requirements/postgresql.txt
	$(LOCK) -c $(VENV)/together.txt pyproject.toml --group test --group lint --group wheel -o requirements/dev.txt
	$(LOCK) -c $(VENV)/together.txt pyproject.toml --group assets -o requirements/assets.txt
	$(LOCK) -c $(VENV)/together.txt pyproject.toml --group test --group bench -o requirements/bench.txt
	$(LOCK) -c $(VENV)/together.txt --group pyproject.toml:docs -o requirements/docs.txt
	$(LOCK) -c $(VENV)/together.txt --group pyproject.toml:wheel -o requirements/wheel.txt
	$(LOCK) -c $(VENV)/together.txt --group pyproject.toml:lock -o requirements/lock.txt

# Extras stay in the lock: it is installed without a resolver, and says all that is wanted.
LOCK = $(BIN)/uv pip compile -q --universal --no-strip-extras --python-version 3.11 --generate-hashes --no-header --no-annotate

clean:  ## forget the environment and every cache
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist

# Needs only Python 3.11 or newer. With a C compiler, the game is fast.
# Everything is installed into .venv. `make help` lists the commands.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

# What gets installed, and a name for its exact state and that of the C compiler. Any change gives a new name, so the
# package is rebuilt.
PACKAGE := src setup.py pyproject.toml README.md LICENSE
STATE := $(shell (find $(PACKAGE) -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; \
	echo "pure: $$LONGSHORE_PURE"; $${CC:-cc} --version 2>/dev/null) | cksum | tr ' ' '-')
INSTALLED := .venv/installed-$(STATE)

# The page is built with Node: the machine's own if it is new enough, or else one installed in .venv.
NODE_FITS := const [a, b] = process.versions.node.split(`.`).map(Number); process.exit(a > 22 || (a === 22 && b > 11) || (a === 20 && b > 18) ? 0 : 1)
NPM := cd web && PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm --silent
PAGE_SOURCES := $(shell find web src/longshore/text -type f \( ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -name '*.pyc' \))
PAGE := web/dist/index.html
SERVED := .venv/served

# `make test` leaves out the long matrices, `make test-all` runs them. What could not be tested, and why, is collected for the
# last line of both.
# Three at a time also on two cores: a test often waits for a socket, a database or a browser.
PYTEST := LONGSHORE_UNTESTED=.venv/untested $(BIN)/pytest -n 3 --dist worksteal --ignore=tests/learn $(if $(LONGSHORE_TEST_ALL),,-m "not slow")

# The core is compiled wherever it can be, and under CI it must be.
COMPILED := $(shell { [ -n "$$CI" ] || { [ "$$LONGSHORE_PURE" != 1 ] && $${CC:-cc} --version >/dev/null 2>&1; }; } && echo 1)
# What depends on the core is also tested uncompiled: its own rooms, those that call it at every step, and whole games
# through the server. `make test-all` tests everything on both cores. So does `make test` if there is only the uncompiled one.
CORE_TESTS := $(addprefix tests/,game record records view bots env check server/api/test_play.py server/api/test_records.py \
	server/tables/commands/test_drafts.py)
PURE_TESTS := $(if $(LONGSHORE_TEST_ALL)$(if $(COMPILED),,1),--ignore=tests/browser,$(CORE_TESTS))

# Two at a time, each with its output in one piece, if make supports that.
BESIDE := --no-print-directory $(if $(filter output-sync,$(.FEATURES)),-j 2 --output-sync=target)

heading = printf '\n== %s\n' $(1)

unexport PYTHONPATH
# Tests start many processes and import much. None of them should compile again what another has compiled.
unexport PYTHONDONTWRITEBYTECODE
.DELETE_ON_ERROR:

.PHONY: help play install page test test-all checks test-compiled test-browser test-pure test-page test-learn torture lint lint-page format types sounds dist lock clean

help:
	@echo 'make play      play in the browser (HOST=0.0.0.0 PORT=8123 to choose where)'
	@echo 'make install   the same program in .venv, without starting it'
	@echo 'make test      style, types, architecture and all tests; the last line says what was left out'
	@echo 'make test-all  the same with the long matrices, everything on both cores'
	@echo 'make test-learn  the examples that learn with PyTorch, which is large; make test leaves them out'
	@echo 'make torture   kill servers and databases under load, 50 times each'
	@echo 'make lint      style, types, architecture'
	@echo 'make format    format the code'
	@echo 'make types     generate the message types and the facts of the game for the page and the docs'
	@echo 'make sounds    write the sounds of the page'
	@echo 'make dist      a source archive with the page, and a wheel for this machine, in dist'
	@echo 'make lock      lock the versions of all requirements (UPGRADE=1 for the newest)'
	@echo 'make clean     remove everything that make has created'

play: $(SERVED)
	@$(BIN)/longshore serve $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)')

install: $(SERVED)

page: $(PAGE)

# ---------------------------------------------------------------- set-up

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo 'Longshore needs Python 3.11 or newer, and none was found on this machine.' >&2; exit 1; }
	@$(call heading,'Set-up in .venv')
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

.venv/run: .venv/pyvenv.cfg requirements/run.txt
	@$(PIP) install -qq --require-hashes --requirement requirements/run.txt
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	@$(PIP) install -qq --require-hashes --requirement requirements/dev.txt
	@touch $@

.venv/learn: .venv/dev requirements/learn.txt
	@$(PIP) install -qq --requirement requirements/learn.txt
	@touch $@

.venv/node-found: .venv/pyvenv.cfg requirements/node.txt
	@if ! { node -e '$(NODE_FITS)' && npm --version; } >/dev/null 2>&1; then \
		$(call heading,'Node in .venv'); \
		$(PYTHON) -m venv .venv/node && .venv/node/bin/python -m pip --disable-pip-version-check install -qq --require-hashes \
			--requirement requirements/node.txt; \
	fi
	@touch $@

web/node_modules/.installed: .venv/node-found web/package.json web/package-lock.json web/.npmrc
	@$(call heading,'Packages of the page')
	@$(NPM) ci
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@$(call heading,'Building the page')
	@$(NPM) run build -- --logLevel warn

# Built from a copy, so that no build/ and no compiled files are ever left next to the sources.
$(INSTALLED): .venv/run
	@$(call heading,'Building Longshore')
	@rm -rf .venv/installed-* .venv/package && mkdir .venv/package && cp -R $(PACKAGE) .venv/package
	@$(if $(CI),LONGSHORE_REQUIRE_CORE=1 )$(PIP) install --verbose --no-build-isolation --no-deps --force-reinstall ./.venv/package > .venv/build.log 2>&1 \
		|| { cat .venv/build.log; exit 1; }
	@grep -o 'longshore: the core .*' .venv/build.log || true
	@rm -rf .venv/package && touch $@

# The page is copied next to the installed server, so that changing the page compiles nothing.
$(SERVED): $(INSTALLED) $(PAGE)
	@server=$$($(BIN)/python -c 'import longshore.server as server; print(server.__path__[0])') \
		&& rm -rf "$$server/page" && cp -R web/dist "$$server/page"
	@touch $@

# ---------------------------------------------------------------- checks

# What can run in parallel comes first, then the tests, which take the whole machine. Compiling takes longest, on one processor,
# so it starts first.
test:
	@rm -f .venv/untested
	@$(MAKE) $(BESIDE) .venv/dev web/node_modules/.installed
	@$(MAKE) $(BESIDE) $(SERVED) checks
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-browser
	@$(MAKE) --no-print-directory test-pure
	@echo 'examples that learn with PyTorch (make test-learn)' >> .venv/untested
	@if [ -s .venv/untested ]; then \
		awk 'BEGIN {printf "\n!! NOT TESTED: "} {printf "%s%s", between, $$0; between = "; "} END {print ""}' .venv/untested; \
	else \
		printf '\nEverything was tested.\n'; \
	fi

test-all:
	@$(MAKE) --no-print-directory test LONGSHORE_TEST_ALL=1

checks: lint lint-page test-page

lint: .venv/dev
	@$(call heading,'Style')
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(call heading,'Types')
	@$(BIN)/mypy
	@$(call heading,'House rules')
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

lint-page: web/node_modules/.installed
	@$(call heading,'Style and types of the page')
	@$(NPM) run lint
	@$(NPM) run check

test-page: web/node_modules/.installed
	@$(call heading,'Parts of the page')
	@$(NPM) run coverage

test-compiled: $(SERVED) .venv/dev
	@$(call heading,'Tests on the compiled core')
	@$(if $(COMPILED),LONGSHORE_TEST_CORE=compiled $(PYTEST) --ignore=tests/browser,\
		echo 'the compiled core (no C compiler, or LONGSHORE_PURE is set)' | tee -a .venv/untested)

# The browser is found or installed here, once, before any test needs it.
test-browser: $(SERVED) .venv/dev
	@$(call heading,'Tests in the browser')
	@if missing=$$($(BIN)/python -m tests.browser.tools.chromium); then \
		LONGSHORE_TEST_CORE=$(if $(COMPILED),compiled,pure) $(PYTEST) tests/browser; \
	elif [ -n "$$CI" ]; then \
		echo "$$missing" >&2; exit 1; \
	else \
		echo "the page in a browser ($$missing)" | tee -a .venv/untested; \
	fi

test-pure: .venv/dev
	@$(call heading,'Tests on the uncompiled core')
	@PYTHONPATH=src LONGSHORE_TEST_CORE=pure $(PYTEST) -o cache_dir=.pytest_cache/pure $(PURE_TESTS)

test-learn: $(INSTALLED) .venv/learn
	@$(call heading,'Examples that learn with PyTorch')
	@OMP_NUM_THREADS=1 $(BIN)/pytest -q tests/learn

torture: $(INSTALLED) .venv/dev
	@$(BIN)/pytest -q -m slow tests/server/test_kill.py

format: .venv/dev web/node_modules/.installed
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(NPM) run format

# The page gets the messages and the facts of the game from here, notebooks the pieces of the page, and docs/ the tables that follow
# from the code. Tests say when to run it again. It runs the sources on purpose, and a comment behind the 1 would add a space to it.
types: export LONGSHORE_PURE := 1
types: .venv/dev web/node_modules/.installed
	@cd web && PATH="$(CURDIR)/.venv/node/bin:$$PATH" node build/pieces.js > ../src/longshore/drawing/pieces.svg.new
	@mv src/longshore/drawing/pieces.svg.new src/longshore/drawing/pieces.svg
	@PYTHONPATH=src $(BIN)/python -m longshore.tools.typescript > web/src/api/messages.ts.new
	@mv web/src/api/messages.ts.new web/src/api/messages.ts
	@PYTHONPATH=src $(BIN)/python -m longshore.tools.rules_json > web/src/game/rules.json.new
	@mv web/src/game/rules.json.new web/src/game/rules.json
	@PYTHONPATH=src $(BIN)/python -m tests.drawing.golden > tests/drawing/sentences.json.new
	@mv tests/drawing/sentences.json.new tests/drawing/sentences.json
	@PYTHONPATH=src $(BIN)/python -m tests.view.boards > tests/view/boards.json.new
	@mv tests/view/boards.json.new tests/view/boards.json
	@for page in bots environments hosting researchers; do \
		PYTHONPATH=src $(BIN)/python -m longshore.tools.$$page < docs/$$page.md > docs/$$page.md.new \
			&& mv docs/$$page.md.new docs/$$page.md || exit 1; \
	done
	@PYTHONPATH=src $(BIN)/python -m tests.cli.commands < docs/interfaces.md > docs/interfaces.md.new
	@mv docs/interfaces.md.new docs/interfaces.md

# Computed from src/longshore/tools/sounds, the same bytes every time.
sounds: .venv/dev
	@PYTHONPATH=src $(BIN)/python -m longshore.tools.sounds web/src/browser/samples

# ---------------------------------------------------------------- packages (docs/packaging.md)

# The archive holds the built page, so that a wheel of any platform can be built from it without Node.
dist: .venv/run $(PAGE)
	@$(call heading,'Packages')
	@rm -rf dist .venv/package && mkdir -p dist .venv/package && cp -R $(PACKAGE) .venv/package
	@rm -rf .venv/package/src/longshore/server/page && cp -R web/dist .venv/package/src/longshore/server/page
	@cd .venv/package && ../bin/python -c 'import sys; from setuptools.build_meta import build_sdist as build; build(sys.argv[1])' \
		'$(CURDIR)/dist' > ../build.log 2>&1 \
		|| { cat ../build.log; exit 1; }
	@LONGSHORE_REQUIRE_CORE=1 $(PIP) wheel --quiet --no-build-isolation --no-deps --wheel-dir dist dist/longshore-*.tar.gz
	@rm -rf .venv/package && ls dist

# ---------------------------------------------------------------- housekeeping

# One lock for running, with the full-screen game, and building, one more for developing; hashes for every platform, no addresses.
# The lock for PyTorch has no hashes: requirements/learn.in says why.
LOCK = .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	$(if $(UPGRADE),--upgrade) pyproject.toml

lock: .venv/pyvenv.cfg
	@$(BIN)/python -m venv .venv/lock && .venv/lock/bin/python -m pip --quiet install uv
	@$(LOCK) --extra server --extra terminal --group build --output-file requirements/run.txt
	@$(LOCK) --group dev --constraints requirements/run.txt --output-file requirements/dev.txt
	@cd requirements && ../.venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		$(if $(UPGRADE),--upgrade) node.in --output-file node.txt
	@.venv/lock/bin/uv pip compile --quiet --python-platform windows --python-version 3.11 --no-header \
		$(if $(UPGRADE),--upgrade) --constraints requirements/run.txt --constraints requirements/dev.txt requirements/learn.in \
		--output-file requirements/learn.txt
	@(grep '^#' requirements/learn.in; cat requirements/learn.txt) > .venv/lock/learn.txt
	@mv .venv/lock/learn.txt requirements/learn.txt
	@rm -rf .venv/lock

clean:
	@rm -rf web/node_modules web/dist
	@rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/longshore.egg-info
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src -name '*.so' -exec rm -f {} +

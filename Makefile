# The whole of the project from a fresh clone: Python 3.11 or newer and make are enough.
#
#   make check                               judge the reference engine
#   make check ADAPTER="node my-adapter.js"  judge your own program
#   make test                                run the project's own tests
#
# The first call makes .venv and needs the package index; later calls start at once and need no network.

SHELL := /bin/sh
export NO_MKDOCS_2_WARNING := 1
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

# Name another interpreter with: make PYTHON=python3.13 ...
PYTHON ?= $(shell for each in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$each" && exit; done; echo python3)

# Extra arguments for the command of a target, for instance: make check ARGS="--variant ru"
ARGS ?=
# Processes that share the tests.
JOBS ?= auto

.DEFAULT_GOAL := help
.PHONY: _short_test help setup check quick test browser lint types arrows site serve vectors \
	archive dist lowest installed constraints clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo '  make check ADAPTER="node my-adapter.js"   judges your own program'

setup: $(READY) ## make .venv and install the project into it

$(READY): pyproject.toml constraints.txt
	@python="$(PYTHON)"; \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "handandfoot: Python 3.11 or newer is needed, and $$python is" \
			"$$("$$python" --version 2>&1 || true); name another with: make PYTHON=python3.12" >&2; \
		exit 2; }; \
	"$$python" -m venv $(VENV) || { \
		echo "handandfoot: $$python cannot make a virtual environment;" \
			"on Debian and Ubuntu install the package python3-venv" >&2; \
		exit 2; }
	@echo "Installing into $(VENV) (first run only; a minute, or some on a slow line)"
	@quiet=--quiet; if [ -t 1 ]; then quiet=; fi; \
	$(BIN)/python -m pip install $$quiet --constraint constraints.txt hatchling editables && \
	$(BIN)/python -m pip install $$quiet --no-build-isolation --constraint constraints.txt --editable '.[test,docs]'
	@touch $@

check: $(READY) ## judge the reference engine, or the program named by ADAPTER
	@$(BIN)/handandfoot check $(if $(strip $(ADAPTER)),--adapter "$$ADAPTER") $(ARGS)

quick: $(READY) lint types ## look over the change at hand: style, types, and the tests that take no time
	@$(BIN)/python -m pytest -q -n $(JOBS) -m "not browser and not slow" $(ARGS)

test: $(READY) ## run the project's own tests
	@$(BIN)/python -m pytest -q -n $(JOBS) -m "not browser" $(ARGS)

browser: $(READY) ## run the tests that need Chromium
	@$(BIN)/python -m pytest -q -m browser $(ARGS)

lint: $(READY) ## check the style of the code
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/vulture

types: $(READY) ## check the types
	@$(BIN)/mypy

arrows: $(READY) ## check that imports follow the arrows of the architecture
	@$(BIN)/lint-imports

site: $(READY) ## build the site into site/
	@$(BIN)/python -m handandfoot_conformance.cli.manual docs/reference/command-line.md
	@echo "Writing the pages (1 of 2)"
	@$(BIN)/handandfoot docs --to build/site
	@echo "Building the site (2 of 2; half a minute)"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --config-file build/site/mkdocs.yml
	@echo "site/index.html"

PORT ?= 8000
serve: site ## build the site and show it at http://127.0.0.1:8000/ (another with PORT=)
	@echo "http://127.0.0.1:$(PORT)/ (Ctrl-C ends it)"
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory site $(PORT)

vectors: $(READY) ## build the JSON vectors into build/vectors
	@$(BIN)/handandfoot vectors $(ARGS)

archive: $(READY) ## build the release archive into dist/: specification, protocol, schemas, vectors
	@$(BIN)/handandfoot vectors --archive dist

dist: vectors ## build the wheel, vectors included, into dist/
	@echo "Building the wheel into dist/"
	@$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# Outside the checkout, whose own files would be found first; kept, so that a later call needs no network.
CACHE := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/handandfoot
lowest: ## try the lowest versions that pyproject.toml allows
	@$(MAKE) --no-print-directory _short_test COPY=$(CACHE)/lowest CONSTRAINTS=constraints-lowest.txt

installed: ## try the installed wheel from another folder
	@$(MAKE) --no-print-directory _short_test COPY=$(CACHE)/installed CONSTRAINTS=constraints.txt

_short_test: dist
	@test -x $(COPY)/bin/python || $(BIN)/python -m venv $(COPY)
	@$(COPY)/bin/python -m pip install --quiet --disable-pip-version-check --constraint $(CONSTRAINTS) \
		--force-reinstall --no-deps dist/handandfoot-*.whl
	@$(COPY)/bin/python -m pip install --quiet --disable-pip-version-check --prefer-binary \
		--constraint $(CONSTRAINTS) dist/handandfoot-*.whl
	@$(COPY)/bin/python .ci/short_test.py

constraints: $(READY) ## write constraints.txt from what is installed in .venv
	@{ sed -n '/^#/p' constraints.txt; $(BIN)/python -m pip freeze --exclude-editable; } > constraints.txt.new
	@mv constraints.txt.new constraints.txt

clean: ## remove what the other targets made
	rm -rf $(VENV) site report build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache $(CACHE)

# From a bare Python 3.11: `make play` opens a table in the browser, `make test` runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TORCH := 2.13.0
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: play test thorough lint types rooms page compiled unit format golden message-types settings screenshots docs tree bench dist clean

play: $(VENV)/ready
	@$(BIN)/hanabi serve --open

# Compiling takes one core for a while and needs little to be installed: the rest is installed meanwhile, and checked.
test: $(VENV)/ready
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line compiled lint types rooms page
	@$(MAKE) --no-print-directory unit
	@echo 'All checks passed. Next: make play opens a table, make docs builds the documentation, make thorough tests at full size'

lint: $(VENV)/ready-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/ready-dev
	$(BIN)/mypy

rooms: $(VENV)/ready-dev
	$(BIN)/lint-imports

# The page's types, style and pure parts. Node is a package of the development environment.
page: node_modules/ready
	$(NPM) run --silent types
	$(NPM) run --silent lint
	$(NPM) run --silent unit

compiled: $(VENV)/ready
	$(BIN)/python tests/compile_first.py

# Tests start many processes, and these start faster where Python may keep its compiled modules.
unit: $(VENV)/ready-dev
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

# The same tests at their full sizes: some four times as long.
thorough: export HANABI_TESTS = thorough
thorough: test

format: $(VENV)/ready-dev node_modules/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

# Rewrites the golden records: only when the rules themselves have changed.
golden: $(VENV)/ready-dev
	$(BIN)/python tests/make_golden.py

# Rewrites the types that the page is checked against: whenever a message of the server changes.
message-types: $(VENV)/ready-dev
	$(BIN)/python scripts/message_types.py

# Rewrites the settings in docs/operating.md: whenever the server has another option or limit.
settings: $(VENV)/ready-dev
	$(BIN)/python scripts/settings_table.py

# Rewrites the pictures of the page.
screenshots: $(VENV)/ready-dev
	PYTHONPATH=tests:tests/server:tests/web $(BIN)/python scripts/screenshots.py

# Rewrites the tree of files in CONTRIBUTING.md.
tree: $(VENV)/bin/python
	@$(BIN)/python scripts/tree.py --write

# The documentation as a site, inside the package: `hanabi serve` shows it at /docs.
docs: $(VENV)/ready-docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo 'Built in src/hanabi/site. To read it: make play, then open /docs there'

# DeepMind's package asks for a CMake older than 4 unless it is told otherwise.
bench: $(VENV)/ready
	CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5 $(BIN)/pip install --quiet -c constraints.txt -e '.[bench]'
	$(BIN)/python bench/core.py
	$(BIN)/python bench/simulators.py
	$(BIN)/python bench/server.py

# The files of a release, checked, in dist/.
dist: $(VENV)/ready-dev docs
	@! grep -q '^repository = "https://example.org/' pyproject.toml || \
		{ echo 'Write the address of the repository into pyproject.toml first: see [tool.hatch.metadata.hooks.custom]'; exit 1; }
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(BIN)/twine check --strict dist/*

clean:
	rm -rf $(VENV) node_modules

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'hanabi needs Python 3.11 or newer; set PYTHON=... to choose one'; exit 1; }
	@echo 'Making a virtual environment in $(VENV) (once)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/ready: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo 'Installing hanabi'
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fast,server]'
	@touch $@

$(VENV)/ready-docs: $(VENV)/ready
	@echo 'Installing what the documentation is built with'
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs,fast,server]'
	@touch $@

# DeepMind's package, which the kernel is compared with, is built from source while the rest is installed, and asks for a
# CMake older than 4. What is installed here is compiled when it is first imported: the checks import a small part of it.
# PyTorch comes in where pip finds its build for processors; nobody needs to have the one for GPUs.
DEV_PIP := $(BIN)/pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt
$(VENV)/ready-dev: $(VENV)/ready
	@echo 'Installing what the checks need'
	@{ scripts/system-packages || exit 1; CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5 $(BIN)/pip wheel --quiet \
		--disable-pip-version-check --no-deps -c constraints.txt -w $(VENV)/wheels hanabi-learning-environment || true; } & \
		system=$$!; $(DEV_PIP) -e '.[dev]' && wait $$system
	@test -d $(VENV)/wheels && $(DEV_PIP) --find-links $(VENV)/wheels hanabi-learning-environment || \
		echo "Not built: DeepMind's package. The tests that compare with it are skipped; they need a C++ compiler."
	@$(DEV_PIP) 'torch==$(TORCH)+cpu' 2> /dev/null || $(BIN)/python -c 'import torch' 2> /dev/null || \
		echo 'Not installed: PyTorch. The tests of training are skipped; on Linux the usual build is of several GB, for GPUs.'
	@touch $@

node_modules/ready: $(VENV)/ready-dev package.json
	@echo 'Installing what the checks of the page need'
	@$(NPM) install --no-package-lock --no-audit --no-fund --silent
	@touch $@

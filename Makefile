# make play | test | lint | wheel | web | screenshot | bench | clean
#
# Everything made lies in .venv, .build, build, dist, web/node_modules and src/fishka/server/static.
# The files in .build are stamps: what has not changed is not made again.
# .venv holds the compiled package as installed from the wheel, never a link to src: compiled
# modules beside the sources would shadow them. The uncompiled package is PYTHONPATH=src.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet install --constraint constraints.txt
STATIC := src/fishka/server/static

# Lists of files that change only when a file comes or goes; the files themselves are dependencies.
PY_FILES := $(shell find src/fishka -type f -not -path '*/server/static/*' -not -path '*/__pycache__/*')
WEB_FILES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/e2e/*' -not -path 'web/.svelte-kit/*')
TEXT_FILES := $(filter %.ftl,$(PY_FILES))
$(shell mkdir -p .build)
$(shell echo $(sort $(PY_FILES)) | cmp -s - .build/python.list || echo $(sort $(PY_FILES)) >.build/python.list)
$(shell echo $(sort $(WEB_FILES) $(TEXT_FILES)) | cmp -s - .build/web.list || echo $(sort $(WEB_FILES) $(TEXT_FILES)) >.build/web.list)

# A stamp whose product someone removed is void.
$(if $(wildcard $(PY)),,$(shell rm -f .build/venv))
$(if $(wildcard web/node_modules),,$(shell rm -f .build/npm))
$(if $(wildcard $(STATIC)/index.html),,$(shell rm -f .build/web))
$(if $(wildcard dist/*.whl),,$(shell rm -f .build/wheel))

.PHONY: play test lint wheel web screenshot bench clean chromium
.DELETE_ON_ERROR:

play: .build/installed
	@exec $(VENV)/bin/fishka serve

test: .build/installed .build/dev chromium
	@FISHKA_CHROMIUM="$$($(PYTHON) tools/system_packages.py chromium)" $(PY) tools/run_tests.py

lint: .build/dev .build/web
	@$(PY) tools/run_tests.py lint

wheel: .build/wheel
	@ls dist/*.whl

web: .build/web

screenshot: .build/installed chromium
	FISHKA_CHROMIUM="$$($(PYTHON) tools/system_packages.py chromium)" npm --prefix web run screenshot

bench: .build/installed .build/bench
	$(PY) bench/run.py $(BENCH_ARGS)

clean:
	rm -rf .build .venv build dist web/node_modules web/.svelte-kit $(STATIC) src/*.egg-info

chromium:
	@$(PYTHON) tools/system_packages.py chromium >/dev/null

.build/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Fishka needs Python 3.11 or newer: make PYTHON=python3.11'; exit 1; }
	@$(PYTHON) tools/system_packages.py python
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	@touch $@

.build/deps: .build/venv pyproject.toml constraints.txt
	@echo 'Installing what Fishka needs'
	@$(PY) tools/requirements.py build run >.build/deps.txt
	@$(PIP) --requirement .build/deps.txt
	@touch $@

.build/dev: .build/deps
	@echo 'Installing the test tools'
	@$(PY) tools/requirements.py dev >.build/dev.txt
	@$(PIP) --requirement .build/dev.txt
	@touch $@

.build/bench: .build/deps
	@echo 'Installing the peers for the benchmarks'
	@$(PY) tools/requirements.py bench >.build/bench.txt
	@$(PIP) --requirement .build/bench.txt
	@touch $@

.build/npm: web/package.json web/package-lock.json web/.npmrc
	@echo 'Installing what the browser bundle needs'
	@cd web && npm ci --no-progress
	@touch $@

.build/web: .build/npm .build/web.list $(WEB_FILES) $(TEXT_FILES)
	@echo 'Building the browser bundle'
	@npm --prefix web run --silent build
	@touch $@

# What setuptools copied before goes first, lest a deleted module live on in the wheel.
.build/wheel: .build/deps .build/web .build/python.list setup.py pyproject.toml $(PY_FILES)
	@echo 'Building the wheel; compiling takes a minute or two'
	@rm -rf dist build/lib* build/bdist*
	@FISHKA_REQUIRE_COMPILED=1 $(PY) -m pip --disable-pip-version-check wheel --verbose --no-deps \
		--no-build-isolation --wheel-dir dist . >.build/wheel.log 2>&1 \
		|| { tail -n 60 .build/wheel.log; exit 1; }
	@touch $@

.build/installed: .build/wheel
	@$(PY) -m pip --disable-pip-version-check --quiet install --no-deps --force-reinstall dist/*.whl
	@touch $@

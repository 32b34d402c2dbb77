"""Runs every check of ``make test`` and closes with one line: how many tests passed and failed.

A step that fails does not stop those after it. A step without tests of its own (a linter, say)
counts only when it fails, as one failure.

    python tools/run_tests.py            everything
    python tools/run_tests.py lint       one group; there are lint, uncompiled, compiled,
                                         trajectories and browser
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / ".build" / "reports"
PYTHON = ROOT / ".venv" / "bin" / "python"
UNCOMPILED = {"PYTHONPATH": "src", "FISHKA_EXPECT_BUILD": "pure"}
COMPILED = {"PYTHONPATH": "", "FISHKA_EXPECT_BUILD": "compiled"}
NOTHING: Mapping[str, str] = {}
NO_TESTS_COLLECTED = 5


class Count(NamedTuple):
    """How many tests passed and failed."""

    passed: int = 0
    failed: int = 0


class Step(NamedTuple):
    """One command; ``counted_by`` reads its report, ``output`` names a file for its stdout."""

    group: str
    name: str
    command: list[str]
    environment: Mapping[str, str] = NOTHING
    counted_by: Callable[[Path], Count] | None = None
    output: str = ""

    @property
    def report(self) -> Path:
        """Where this step's report lies."""
        return REPORTS / f"{self.name}.report"


def count_junit(report: Path) -> Count:
    """Count pytest's JUnit report; errors are failures, skipped tests are neither."""
    suites = list(ET.parse(report).getroot().iter("testsuite"))  # noqa: S314
    total, failed, skipped = (
        sum(sum(int(suite.get(name, 0)) for name in names) for suite in suites)
        for names in (["tests"], ["failures", "errors"], ["skipped"])
    )
    return Count(total - failed - skipped, failed)


def count_vitest(report: Path) -> Count:
    """Count vitest's JSON report; a file that did not even load is one failure."""
    found = json.loads(report.read_text(encoding="utf-8"))
    unloaded = sum(
        suite["status"] == "failed" and not suite["assertionResults"]
        for suite in found["testResults"]
    )
    return Count(found["numPassedTests"], found["numFailedTests"] + unloaded)


def python(*arguments: str) -> list[str]:
    """A command of the environment's Python, given by module or file."""
    return [str(PYTHON), *arguments]


def pytest(group: str, marks: str, environment: Mapping[str, str], *arguments: str) -> Step:
    """One run of pytest."""
    step = Step(group, f"pytest-{group}", [], environment, count_junit)
    command = ["-m", "pytest", "-q", "-m", marks, f"--junitxml={step.report}", *arguments]
    return step._replace(command=python(*command))


def vitest(group: str, script: str) -> Step:
    """One run of vitest, by a script of web/package.json."""
    step = Step(group, f"vitest-{script}", [], NOTHING, count_vitest)
    reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={step.report}"]
    return step._replace(command=["npm", "--prefix", "web", "run", script, "--", *reporters])


def trajectories(build: str, environment: Mapping[str, str]) -> Step:
    """Random games of one build, hashed into a file."""
    command = python("tools/trajectories.py", "play")
    name = f"trajectories-{build}"
    return Step("trajectories", name, command, environment, output=f"{build}.json")


def steps() -> list[Step]:
    """Everything, in order."""
    ruff = str(PYTHON.with_name("ruff"))
    both = [str(REPORTS / "uncompiled.json"), str(REPORTS / "compiled.json")]
    return [
        Step("lint", "ruff-check", [ruff, "check", "."]),
        Step("lint", "ruff-format", [ruff, "format", "--check", "--diff", "."]),
        Step("lint", "mypy", python("-m", "mypy", "--strict", "src/fishka", "tools", "examples")),
        Step(
            "lint",
            "import-linter",
            [str(PYTHON.with_name("lint-imports")), "--no-logo", "--no-cache"],
            {"PYTHONPATH": "src"},
        ),
        Step("lint", "check-engine", python("tools/check_engine.py")),
        Step("lint", "check-tree", python("tools/check_tree.py")),
        Step("lint", "protocol-types", python("tools/protocol_types.py", "--check"), UNCOMPILED),
        Step("lint", "traceability", python("tools/traceability.py", "--check"), UNCOMPILED),
        Step("lint", "svelte-check", ["npm", "--prefix", "web", "run", "check"]),
        Step("lint", "bundle-size", ["npm", "--prefix", "web", "run", "size"]),
        vitest("lint", "test"),
        pytest(
            "uncompiled",
            "not (slow or long or browser or compiled)",
            UNCOMPILED,
            *("-n", "2", "--cov=fishka", "--cov-report=term"),
        ),
        pytest("compiled", "not (browser or uncompiled)", COMPILED, "-n", "2"),
        trajectories("uncompiled", UNCOMPILED),
        trajectories("compiled", COMPILED),
        Step("trajectories", "trajectories", python("tools/trajectories.py", "compare", *both)),
        pytest("browser", "browser", COMPILED),
        vitest("browser", "e2e"),
    ]


def run(step: Step) -> Count:
    """Run one step and count its tests."""
    print(f"\n=== {step.name}", flush=True)
    step.report.unlink(missing_ok=True)
    environment = {**os.environ, **step.environment}
    if not environment.get("PYTHONPATH"):
        environment.pop("PYTHONPATH", None)
    started = time.monotonic()
    output = (REPORTS / step.output).open("w", encoding="utf-8") if step.output else None
    try:
        code = subprocess.run(
            step.command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            check=False,
        ).returncode
    finally:
        if output:
            output.close()
    if step.name.startswith("pytest") and code == NO_TESTS_COLLECTED:
        code = 0
    count = step.counted_by(step.report) if step.counted_by and step.report.exists() else Count()
    if code and not count.failed:
        count = count._replace(failed=1)
    elif step.counted_by and not code and not step.report.exists():
        count = Count(failed=1)
    seconds = time.monotonic() - started
    print(f"\n--- {step.name}: {'failed' if count.failed else 'ok'} in {seconds:.1f} s", flush=True)
    return count


def main(groups: list[str]) -> int:
    """Run the groups named, or all; 1 if anything failed."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    chosen = [step for step in steps() if not groups or step.group in groups]
    if not chosen:
        print(f"no such group: {' '.join(groups)}", file=sys.stderr)
        return 2
    counts = {step.name: run(step) for step in chosen}
    failures = [name for name, count in counts.items() if count.failed]
    if failures:
        print(f"\nfailed: {', '.join(failures)}")
    passed, failed = (sum(column) for column in zip(*counts.values(), strict=True))
    print(f"\n{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

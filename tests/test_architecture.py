"""The layout holds: imports run downhill, rooms have their place in it, and folders stay small."""

import importlib
import pkgutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("azul", "players", "engine", "storage", "render", "bot")
MOST_MODULES: Final = 14
"""Modules in a folder before it wants rooms."""


def test_every_import_runs_downhill() -> None:
    # A process of its own: import-linter configures logging, and would disable the loggers of other tests.
    run = "from importlinter.cli import lint_imports_command as lint; lint()"
    command = [sys.executable, "-c", run, "--no-cache", "--no-logo"]
    checked = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_with_rooms_has_a_contract_that_names_all_its_modules(package: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    has_rooms = len(list((ROOT / package).glob("*/__init__.py"))) > 1
    held = [contract for contract in contracts if package in contract.get("containers", ())]
    assert len(held) == has_rooms
    assert all(contract["type"] == "layers" and contract["exhaustive"] for contract in held)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_function_or_class_hides_a_module_of_its_name(package: str) -> None:
    paths = importlib.import_module(package).__path__
    for found in pkgutil.walk_packages(paths, f"{package}."):
        module = importlib.import_module(found.name)
        holder, _, name = found.name.rpartition(".")
        assert getattr(sys.modules[holder], name) is module, found.name


def test_no_folder_has_more_modules_than_one_can_overlook() -> None:
    folders = (*PACKAGES, "tests", "bench", "tools")
    modules = Counter(path.parent for folder in folders for path in (ROOT / folder).rglob("*.py"))
    assert {str(folder): number for folder, number in modules.items() if number > MOST_MODULES} == {}

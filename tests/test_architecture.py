"""The layout holds: imports run downhill, every package has its place in it, and features know no others."""

import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot import app
from tests.some import some

ROOT: Final = Path(__file__).parent.parent
PACKAGES: Final = ("azul", "players", "engine", "storage", "render", "bot")
FEATURES: Final = ROOT / "bot" / "features"
OF_NO_PACKAGE: Final = {
    "bot/games",  # whole games
    "bot/tours",  # what people see, step by step
    "engine/time/pauses",
    "engine/time/turns",
    "museum",
}
"""Folders of tests that aren't named after what they test."""


def test_every_import_runs_downhill() -> None:
    # A process of its own: import-linter configures logging, and would disable the loggers of other tests.
    run = "from importlinter.cli import lint_imports_command as lint; lint()"
    command = [sys.executable, "-c", run, "--no-cache", "--no-logo"]
    checked = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_with_rooms_has_a_contract_that_names_all_its_modules(package: str) -> None:
    has_rooms = len(list((ROOT / package).glob("*/__init__.py"))) > 1
    held = [contract for contract in contracts() if package in contract.get("containers", ())]
    assert len(held) == has_rooms
    assert all(contract["type"] == "layers" and contract["exhaustive"] for contract in held)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_function_or_class_hides_a_module_of_its_name(package: str) -> None:
    paths = importlib.import_module(package).__path__
    for found in some(pkgutil.walk_packages(paths, f"{package}.")):
        module = importlib.import_module(found.name)
        holder, _, name = found.name.rpartition(".")
        assert getattr(sys.modules[holder], name) is module, found.name


def contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def test_every_feature_is_wired_once_and_imports_no_other() -> None:
    there = {
        path.stem for path in FEATURES.iterdir() if path.stem != "__init__" and path.suffix in {"", ".py"}
    }
    there.discard("__pycache__")
    wired = [feature.__name__.removeprefix("bot.features.") for feature in app.FEATURES]
    (independent,) = [contract for contract in contracts() if contract["type"] == "independence"]
    assert there
    assert sorted(wired) == sorted(there)
    assert {name.removeprefix("bot.features.") for name in independent["modules"]} == there


def test_only_the_list_in_the_app_wires_features() -> None:
    for path in some(sorted((ROOT / "bot").rglob("*.py"))):
        if FEATURES not in path.parents and path.name != "app.py":
            assert "from bot.features" not in path.read_text(encoding="utf-8"), path


def test_tests_have_the_folders_of_what_they_test() -> None:
    tests = ROOT / "tests"
    folders = {str(path.parent.relative_to(tests)) for path in tests.rglob("*.py")} - {"."}
    elsewhere = {
        folder
        for folder in folders
        if not any((ROOT / folder).glob("*.py")) and not (ROOT / folder).with_suffix(".py").is_file()
    }
    assert elsewhere == OF_NO_PACKAGE


def test_no_package_has_a_single_module() -> None:
    modules = Counter(
        path.parent
        for package in PACKAGES
        for path in (ROOT / package).rglob("*.py")
        if path.name != "__init__.py"
    )
    assert modules
    assert [str(folder.relative_to(ROOT)) for folder, number in modules.items() if number == 1] == []


@pytest.mark.parametrize(
    ("recipe", "example", "packages"),
    [
        ("An event", "Voted", ("engine", "bot")),
        ("A kind of picture", "what[_-]if", ("render", "bot")),
        ("A column on games", "reminder_id", ("storage", "engine")),
    ],
)
def test_a_recipe_names_every_file_that_names_its_example(
    recipe: str, example: str, packages: Sequence[str]
) -> None:
    _, _, recipes = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")
    steps = recipes.partition(f"**{recipe}**")[2].partition("\n**")[0]
    named = [ROOT / name for name in re.findall(r"`([\w/.]+/[\w/.]+)`", steps)]
    assert [str(path) for path in named if not path.exists()] == []
    there = {
        path
        for package in packages
        for path in (ROOT / package).rglob("*.*")
        if path.suffix in {".py", ".sql"} and re.search(rf"\b{example}\b", path.read_text(encoding="utf-8"))
    }
    assert there
    unnamed = {path for path in there if not any(path == each or each in path.parents for each in named)}
    assert {str(path.relative_to(ROOT)) for path in unnamed} == set()

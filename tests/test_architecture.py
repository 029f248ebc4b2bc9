"""Imports run downhill only: the contracts stand in pyproject.toml."""

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent


def test_every_import_runs_downhill(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    exit_code = lint_imports(config_filename="pyproject.toml", no_cache=True, no_logo=True)
    assert exit_code == 0, capsys.readouterr().out

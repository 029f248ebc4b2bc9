"""The unit for systemd agrees with the bot, and systemd finds nothing wrong with it."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bot.process import BAD_SETTINGS
from bot.settings import variables

UNIT = Path(__file__).parent.parent / "docs/systemd/azul.service"
LINES = UNIT.read_text(encoding="utf-8").splitlines()


def test_what_it_sets_are_settings() -> None:
    names = {line.split("=")[1] for line in LINES if line.startswith("Environment=")}
    assert names - {"PYTHONDONTWRITEBYTECODE"} <= variables()
    assert "LoadCredential=token:/etc/azul/token" in LINES
    assert "Environment=DISCORD_TOKEN_FILE=%d/token" in LINES


def test_a_setting_that_is_wrong_is_not_tried_again() -> None:
    assert f"RestartPreventExitStatus={BAD_SETTINGS}" in LINES
    assert "Restart=on-failure" in LINES


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't installed")
def test_systemd_reads_it_and_finds_it_safe(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8").replace(
        "/opt/azul/venv/bin/python -m bot", shutil.which("true") or ""
    )
    unit = tmp_path / "azul.service"
    unit.write_text(text, encoding="utf-8")
    for arguments in (("verify",), ("security", "--offline=true", "--threshold=20")):
        ran = subprocess.run(
            ["systemd-analyze", *arguments, unit], capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr

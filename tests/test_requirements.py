"""The pinned versions: what a server runs with is what is tested, wherever it comes from."""

import re
from pathlib import Path

import pytest

REQUIREMENTS = Path(__file__).parent.parent / "requirements"


def pins(text: str) -> set[str]:
    """Return each ``name==version``, with what platforms it is for."""
    return set(re.findall(r"^([^\s#]+==[^\\]+?) *\\$", text, re.MULTILINE))


def test_a_server_runs_with_the_versions_that_are_tested() -> None:
    run, dev = (pins((REQUIREMENTS / name).read_text(encoding="utf-8")) for name in ("run.txt", "dev.txt"))
    assert len(run) > 20
    assert run < dev


@pytest.mark.parametrize("name", ["run.txt", "dev.txt"])
def test_every_pin_has_a_hash_and_none_names_a_registry(name: str) -> None:
    text = (REQUIREMENTS / name).read_text(encoding="utf-8")
    assert len(re.findall(r"^\S+==.*\\\n +--hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)) == len(pins(text))
    assert "://" not in text
    assert "--index" not in text

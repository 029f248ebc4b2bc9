"""The walk of a press: it is followed through all threads, by the way that CONTRIBUTING.md shows."""

import asyncio
import re
from pathlib import Path

from tools.walk import ROOT, confirm

CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


def test_a_press_of_confirm_passes_the_modules_that_the_picture_of_a_take_names() -> None:
    _, _, after = CONTRIBUTING.read_text(encoding="utf-8").partition("## A take, from press to message")
    picture = after.split("```")[1]
    named = {f"{name}.py" for name in re.findall(r"\b(?:bot|engine|storage)/[\w/]+", picture)}
    named = {name for name in named if (ROOT / name).exists()}  # not packages

    passed = {call.file for call in asyncio.run(confirm())}

    assert len(named) > 5
    assert named - passed == {"bot/words/refusals.py"}  # nothing is refused

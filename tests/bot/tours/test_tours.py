"""What people see, word for word, as proofread: `make golden` rewrites it."""

import os
import sys
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from tests.bot.club import Club
from tests.bot.tours.tour import Tour

TOURS: Final = {path.stem: path for path in sorted(Path(__file__).parent.glob("*.txt"))}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", TOURS)
async def test_everybody_sees_what_they_saw_when_it_was_read(club: Club, name: str) -> None:
    path = TOURS[name]
    read = path.read_text(encoding="utf-8")
    told = await Tour(club).told(read)
    if os.environ.get("GOLDEN"):
        sys.stdout.writelines(
            unified_diff(read.splitlines(keepends=True), told.splitlines(keepends=True), path.name, path.name)
        )
        path.write_text(told, encoding="utf-8")
        return
    assert told == read

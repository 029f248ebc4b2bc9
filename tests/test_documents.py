"""The pages for people: what they link to is there."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
FENCED: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the names under which a page's headings can be linked to, as GitHub makes them."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


def is_dead(page: Path, link: str) -> bool:
    """Return whether a link within the project leads nowhere."""
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    if not target.exists() or ROOT not in target.resolve().parents:
        return True
    return bool(anchor) and anchor not in anchors(target)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_of_a_page_is_dead(page: Path) -> None:
    links = LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if is_dead(page, link)] == []


def test_dead_links_are_found() -> None:
    readme = ROOT / "README.md"
    assert is_dead(readme, "docs/nothing.md")
    assert is_dead(readme, "#nothing")
    assert is_dead(readme, "../elsewhere.md")
    assert not is_dead(readme, "docs/rulings.md")

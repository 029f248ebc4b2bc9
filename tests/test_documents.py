"""The pages for people: what they link to and name is there, and decisions say what became of them."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
NAMED: Final = re.compile(
    r"(?<=`)(?:azul|bench|bot|engine|players|render|storage|tests|tools|training)/[\w./-]+(?=`)"
)
DECISIONS: Final = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
OVERTAKEN: Final = re.compile(r"# .+\n\n\*((?:Amended|Superseded) by [^*]+)\*\n")
NUMBER: Final = re.compile(r"\[(\d{4})\]")
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_code_that_a_page_names_is_there(page: Path) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


@cache
def index() -> dict[str, tuple[str, str]]:
    """Return what the list of decisions has for each number: the title with its link, and the status."""
    lines = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| 0")]
    return {number: (title, status) for number, title, _about, status in rows}


def test_the_list_of_decisions_has_them_all() -> None:
    assert list(index()) == [decision.name[:4] for decision in DECISIONS]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_that_was_overtaken_says_so_in_its_first_lines_and_in_the_list(decision: Path) -> None:
    text = decision.read_text(encoding="utf-8")
    title, status = index()[decision.name[:4]]
    heading = re.match(r"# (\d{4}) · (.+)\n", text)
    assert heading is not None
    assert (heading[1], f"[{heading[2]}]({decision.name})") == (decision.name[:4], title)
    overtaken = OVERTAKEN.match(text)
    by = overtaken[1] if overtaken else "accepted"
    assert by.lower().startswith(status.split()[0])
    assert set(NUMBER.findall(status)) == set(NUMBER.findall(by))

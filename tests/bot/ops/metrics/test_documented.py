"""Every metric is documented, and every dashboard and rule asks for metrics that exist."""

import json
import re
from pathlib import Path

import pytest

from bot.ops.disks import MIN_FREE_BYTES
from bot.ops.health import DATABASE_TIMEOUT, MAX_BACKLOG_AGE
from bot.ops.metrics.collectors import CHECK_EVERY, COUNT_EVERY
from bot.process import MAX_LOOP_STALL
from tests.bot.club import Club
from tests.bot.ops.metrics.port import Port
from tests.bot.process import ROOT
from tests.some import some

PAGE = ROOT / "docs/metrics.md"
ASKING = (ROOT / "docs/grafana/azul.json", ROOT / "docs/prometheus/alerts.yml")
NAME = re.compile(r"\b(?:azul|process|python)_[a-z_]+\b")
PARTS = ("_bucket", "_sum", "_count")


def documented() -> dict[str, set[str]]:
    """Return the labels of each figure that the page's tables name."""
    rows = re.findall(r"^\| `(azul_\w+)` \|([^|]*)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: set(re.findall(r"`(\w+)`", labels)) for name, labels in rows}


async def served(port: Port) -> dict[str, str]:
    """Return the type of each figure by its name, as Prometheus knows it."""
    _, text = await port.get("/metrics")
    return dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))


async def test_every_figure_is_documented_and_there(club: Club, port: Port) -> None:
    await club.begin()
    assert set(documented()) == {name for name in await served(port) if name.startswith("azul_")}


async def test_every_label_is_documented(club: Club, port: Port) -> None:
    await club.begin()
    _, text = await port.get("/metrics")
    for name, labels in some(re.findall(r"^(azul_\w+)\{(.*)\} ", text, re.MULTILINE)):
        names = set(re.findall(r'(\w+)="', labels)) - {"le"}
        assert names == documented().get(name, documented().get(without_part(name))), name


@pytest.mark.parametrize("page", ASKING, ids=lambda page: page.name)
async def test_only_what_is_there_is_asked_for(port: Port, page: Path) -> None:
    types = await served(port)
    names = {name + part for name, kind in types.items() if kind == "histogram" for part in PARTS}
    names |= {name for name, kind in types.items() if kind != "histogram"}
    asked = set(NAME.findall(expressions(page)))
    assert asked
    assert asked - names == set()


@pytest.mark.parametrize("page", ASKING, ids=lambda page: page.name)
def test_only_labels_that_are_there_are_asked_for(page: Path) -> None:
    for name, matched in some(re.findall(r"\b(azul_\w+)\{([^}]*)\}", expressions(page))):
        known = documented().get(name, documented().get(without_part(name), set()))
        assert set(re.findall(r"(\w+)(?:=~|!~|!=|=)", matched)) <= known | {"instance"}, name


def test_the_bot_is_well_within_the_limits_that_the_page_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"there are {MIN_FREE_BYTES / 1e6:.0f} MB free on the disk" in page
    assert f"looked at every {CHECK_EVERY:.0f} seconds" in page
    assert {120.0: "no move has waited for two minutes to be shown"}[MAX_BACKLOG_AGE] in page
    assert {60.0: "counted once a minute"}[COUNT_EVERY] in page
    assert {3.0: "answers within three seconds"}[DATABASE_TIMEOUT] in page
    assert f"An event loop that hangs for {MAX_LOOP_STALL:.0f} s" in page


def without_part(name: str) -> str:
    """Return the name of the histogram that a series is a part of."""
    return re.sub(r"_(bucket|sum|count)$", "", name)


def expressions(page: Path) -> str:
    """Return all that a dashboard or a file of rules asks Prometheus for."""
    text = page.read_text(encoding="utf-8")
    if page.suffix == ".json":
        panels = json.loads(text)["panels"]
        return "\n".join(target["expr"] for panel in panels for target in panel.get("targets", ()))
    return "\n".join(re.findall(r"^ *expr: (.*)$", text, re.MULTILINE))


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    taken = set[tuple[int, int]]()
    for panel in some(json.loads(ASKING[0].read_text(encoding="utf-8"))["panels"]):
        place = panel["gridPos"]
        cells = {
            (place["x"] + across, place["y"] + down)
            for across in range(place["w"])
            for down in range(place["h"])
        }
        assert not cells & taken, panel["title"]
        assert all(across < 24 for across, _ in cells), panel["title"]
        taken |= cells

"""Each alert fires when it should: also at the first failure of a bot that has just been started."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from storage.store import Store
from tests.bot.club import Club
from tests.bot.ops.metrics.port import Port
from tests.bot.process import ROOT
from tests.some import some
from tests.storage.faults import fail

RULES = ROOT / "docs/prometheus/alerts.yml"
UNIT_TESTS = ROOT / "docs/prometheus/alerts_test.yml"
needs_promtool = pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool isn't installed")


def promtool(*arguments: object) -> None:
    """Run promtool, which fails with what it has found."""
    ran = subprocess.run(
        ["promtool", *map(str, arguments)], capture_output=True, text=True, check=False, cwd=RULES.parent
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def rules() -> dict[str, str]:
    """Return the expression of each alert."""
    found = re.findall(r"^ +- alert: (\w+)\n +expr: (.+)$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == RULES.read_text(encoding="utf-8").count("- alert:")
    return dict(found)


def of_counters(expression: str) -> list[tuple[str, dict[str, re.Pattern[str]]]]:
    """Return the counters whose increase an expression looks at, with what it wants of their labels."""
    found = re.findall(r"\b(azul_\w+_total)(?:\{([^}]*)\})?\[", expression)
    return [
        (
            name,
            {
                label: re.compile(value)
                for label, how, value in re.findall(r'(\w+)(=~|=|!=)"([^"]*)"', wanted)
                if how != "!="
            },
        )
        for name, wanted in found
    ]


def test_there_is_a_unit_test_of_each_alert() -> None:
    tested = re.findall(
        r"^ +alertname: (\w+)\n +exp_alerts:$", UNIT_TESTS.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(tested) == sorted(rules())


@pytest.mark.thorough
@needs_promtool
def test_each_alert_fires_in_its_unit_test() -> None:
    promtool("check", "rules", RULES)
    promtool("test", "rules", UNIT_TESTS)


async def test_what_alerts_count_is_there_as_0_before_anything_has_failed(club: Club, port: Port) -> None:
    club.bot.dispatch("shard_connect", 0)
    await club.env.settle()
    samples = series(await scraped(port))
    for alert, expression in some(rules().items()):
        for name, wanted in of_counters(expression):
            values = [
                value
                for (each, labels), value in samples.items()
                if each == name
                and all(pattern.fullmatch(dict(labels).get(label, "")) for label, pattern in wanted.items())
            ]
            assert values, alert
            assert set(values) == {0}, alert
    loops = {dict(labels)["loop"] for name, labels in samples if name == "azul_loop_errors_total"}
    assert loops == {
        *club.bot.loops.by_purpose,
        *("keeping leases", "opening sessions", "making backups", "logging health"),
        *("looking at health", "counting games", "measuring lag"),
    }


async def test_whatever_people_can_ask_for_has_a_figure_for_its_failures(club: Club, port: Port) -> None:
    counted = await port.interactions()
    for kind, name in some(club.bot.registry.names):
        for outcome in ("failed", "storage", "damaged", "busy", "unanswered"):
            assert counted[name, kind.value, outcome] == 0


Series = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def scraped(port: Port) -> str:
    """Return what Prometheus would scrape now."""
    status, text = await port.get("/metrics")
    assert status == 200
    return text


def series(text: str) -> Series:
    """Return the value of each series, by its name and its labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def recording(before: Series, after: Series, fires: str, folder: Path) -> Path:
    """Write a unit test in which Prometheus hears of `before` for two minutes and of `after` for five."""
    heard = "\n".join(
        f"      - series: '{name}{{{matching(labels)}}}'\n"
        f"        values: '{before.get((name, labels), '_')}x8 {value}x20'"
        for (name, labels), value in after.items()
        if name.startswith("azul_")
    )
    file = folder / "recorded.yml"
    file.write_text(
        f"rule_files: [{RULES}]\nevaluation_interval: 15s\ntests:\n"
        f"  - interval: 15s\n    input_series:\n{heard}\n"
        f"    promql_expr_test:\n      - expr: '{fires}'\n        eval_time: 4m\n"
        "        exp_samples: [{labels: '{}', value: 1}]\n",
        encoding="utf-8",
    )
    return file


def matching(labels: tuple[tuple[str, str], ...]) -> str:
    """Return labels as PromQL writes them."""
    return ", ".join(f'{label}="{value}"' for label, value in labels)


@needs_promtool
async def test_the_first_failure_of_a_bot_that_was_just_started_raises_the_alarm(
    club: Club, port: Port, store: Store, tmp_path: Path
) -> None:
    before = series(await scraped(port))
    fail(store, "load_latest")
    await club.members[0].slash(club.channel, "azul table")
    after = series(await scraped(port))

    fires = 'count(ALERTS{alertname="AzulHasFailed", command="table", outcome="storage"})'
    promtool("test", "rules", recording(before, after, fires, tmp_path))

"""The page about several processes says for how long they wait, and that is how long they do."""

from bot.cluster.limiter import Spacing
from bot.cluster.ownership import DECISION_TIMEOUT, SAFETY_MARGIN, Timeouts
from bot.cluster.standby import KEEP_IDLE_FOR
from bot.cluster.watchdog import HAND_OVER_AFTER, HEARTBEAT_EVERY, LATE_AFTER, UNCLAIM_AFTER
from storage.leases import LEASE_SECONDS
from tests.bot.process import ROOT
from tests.some import some

PAGE = " ".join((ROOT / "docs/several-processes.md").read_text(encoding="utf-8").split())


def test_processes_wait_for_as_long_as_the_page_says() -> None:
    sentences = (
        f"After {LEASE_SECONDS:.0f} s they take over",
        f"nobody takes a shard for {Timeouts().handover_timeout:.0f} s",
        f"after {LEASE_SECONDS - SAFETY_MARGIN:.0f} s it does nothing more",
        f"hears nothing for {HAND_OVER_AFTER:.0f} s",
        f"the new one {LEASE_SECONDS:.0f} s later",
        f"leaves {Spacing().interval:.1f} s from one to the next",
        f"no sign of life for {2 * HEARTBEAT_EVERY:.0f} s",
        f"stay open for {KEEP_IDLE_FOR / 60:.0f} min",
    )
    assert [each for each in some(sentences) if each not in PAGE] == []


def test_each_waits_until_what_it_waits_for_can_have_come() -> None:
    assert 2 * HEARTBEAT_EVERY < LATE_AFTER < LEASE_SECONDS - SAFETY_MARGIN
    assert UNCLAIM_AFTER <= HAND_OVER_AFTER - UNCLAIM_AFTER
    assert DECISION_TIMEOUT < 3  # for which Discord waits

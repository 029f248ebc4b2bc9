"""Plans which shards a process takes, prepares and hands over, from the leases of all processes. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from storage.leases import Process, View, lease_of


@dataclass(frozen=True, slots=True)
class Plan:
    """The shards to take now, those that will come and need sessions, and who is to be given which."""

    take: frozenset[int] = frozenset()
    prepare: frozenset[int] = frozenset()
    give: Mapping[int, str] = field(default_factory=dict)


def planned(process: str, of: int, view: View, late: Collection[str] = ()) -> Plan:
    """Return what a process does now, given which others are `late` with their heartbeats.

    It takes the free shards of its home, and hands over those that are the home of another live process.
    Shards that are nobody's home are spread evenly over all processes that have settled.

    The shards of a process that is leaving or late go to others. These open the sessions at once, and run the
    shards when they are handed over, or when the leases expire.
    """
    holders = {shard: view.holders.get(lease_of(shard, of)) for shard in range(of)}
    there = [each for each in view.processes.values() if each.id == process or each.id not in late]
    there = [each for each in there if not each.is_leaving] or there
    heirs = _heirs(holders, there)
    home = view.processes[process].home if process in {each.id for each in there} else ()
    return Plan(
        frozenset(
            shard
            for shard, holder in holders.items()
            if holder is None and (shard in home or heirs.get(shard) == process)
        ),
        frozenset(
            shard
            for shard, heir in heirs.items()
            if heir == process and holders[shard] not in {None, process}
        ),
        {shard: heir for shard, heir in heirs.items() if holders[shard] == process != heir},
    )


def _heirs(holders: Mapping[int, str | None], there: Sequence[Process]) -> dict[int, str]:
    """Return who gets the shards that don't stay with their holder, as far as anybody can take them."""
    homes = {each.id: each.home for each in there}
    wanted = frozenset[int]().union(*homes.values())
    loads: Counter[str] = Counter()
    heirs: dict[int, str] = {}
    orphans = []
    for shard, holder in holders.items():
        if holder in homes and (shard in homes[holder] or shard not in wanted):
            loads[holder] += 1
        elif shard in wanted:
            heirs[shard] = _first([each for each in there if shard in each.home], shard)
            loads[heirs[shard]] += 1
        else:
            orphans.append(shard)
    for shard in orphans:
        candidates = _candidates(there, is_free=holders[shard] is None)
        if candidates:
            heirs[shard] = _first(candidates, shard, loads)
            loads[heirs[shard]] += 1
    return heirs


def _candidates(there: Sequence[Process], *, is_free: bool) -> list[Process]:
    """Return who can get a shard that is nobody's home.

    A process that has just started doesn't know yet who else is there, so it takes no free shard. Those that
    don't hear from Discord, and so claim no home, get one only if nobody else is there.
    """
    hearing = [each for each in there if each.home]
    if is_free:
        return [each for each in hearing or there if each.has_settled]
    return [each for each in hearing if each.has_settled] or hearing


def _first(candidates: Collection[Process], shard: int, loads: "Counter[str] | None" = None) -> str:
    """Return who gets a shard: a process that is ready for it, or else the one with the fewest."""
    found = min(
        candidates,
        key=lambda each: (shard not in each.ready, 0 if loads is None else loads[each.id], each.id),
    )
    return found.id

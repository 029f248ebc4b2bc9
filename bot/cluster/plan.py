"""Decides which shards a process takes, prepares and hands over, given the leases of all processes. Pure."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from storage.leases import ClusterView, Process, lease_name


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """Shards to `take`, to `prepare` sessions for, and to `hand_over`, each with its next holder."""

    take: frozenset[int] = frozenset()
    prepare: frozenset[int] = frozenset()
    hand_over: Mapping[int, str] = field(default_factory=dict)


def plan_shards(process: str, shard_count: int, view: ClusterView, late: Collection[str] = ()) -> ShardPlan:
    """Return what a process does now, given which others are `late` with their heartbeats.

    It takes the free shards it is assigned, and hands over those assigned to another live process. Shards
    assigned to no live process are spread evenly over all settled ones.

    The shards of a process that is shutting down or late go to others, which open the sessions at once and
    run the shards as soon as they are handed over or their leases expire.
    """
    holders = {shard: view.holders.get(lease_name(shard, shard_count)) for shard in range(shard_count)}
    live = [each for each in view.processes.values() if each.id == process or each.id not in late]
    live = [each for each in live if not each.is_leaving] or live
    successors = _successors(holders, live)
    assigned = view.processes[process].assigned if process in {each.id for each in live} else ()
    return ShardPlan(
        frozenset(
            shard
            for shard, holder in holders.items()
            if holder is None and (shard in assigned or successors.get(shard) == process)
        ),
        frozenset(
            shard
            for shard, successor in successors.items()
            if successor == process and holders[shard] not in {None, process}
        ),
        {
            shard: successor
            for shard, successor in successors.items()
            if holders[shard] == process != successor
        },
    )


def _successors(holders: Mapping[int, str | None], live: Sequence[Process]) -> dict[int, str]:
    """Return the next holder of each shard that shouldn't stay where it is, if a process can take it."""
    assignments = {each.id: each.assigned for each in live}
    wanted = frozenset[int]().union(*assignments.values())
    loads: Counter[str] = Counter()
    successors: dict[int, str] = {}
    unassigned = []
    for shard, holder in holders.items():
        if holder in assignments and (shard in assignments[holder] or shard not in wanted):
            loads[holder] += 1
        elif shard in wanted:
            successors[shard] = _preferred([each for each in live if shard in each.assigned], shard)
            loads[successors[shard]] += 1
        else:
            unassigned.append(shard)
    for shard in unassigned:
        candidates = _candidates(live, is_free=holders[shard] is None)
        if candidates:
            successors[shard] = _preferred(candidates, shard, loads)
            loads[successors[shard]] += 1
    return successors


def _candidates(live: Sequence[Process], *, is_free: bool) -> list[Process]:
    """Return the processes that can get a shard assigned to no live process.

    A process that has just started doesn't know the others yet, so it takes no free shard. One that doesn't
    hear from Discord, and so claims no assignment, gets a shard only if there is no other.
    """
    connected = [each for each in live if each.assigned]
    if is_free:
        return [each for each in connected or live if each.has_settled]
    return [each for each in connected if each.has_settled] or connected


def _preferred(candidates: Collection[Process], shard: int, loads: "Counter[str] | None" = None) -> str:
    """Return the process that gets a shard: one that is ready for it, else the one with the fewest shards."""
    found = min(
        candidates,
        key=lambda each: (shard not in each.ready, 0 if loads is None else loads[each.id], each.id),
    )
    return found.id

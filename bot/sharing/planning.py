"""Which shards a process takes and gives up, from what is known of all. Pure."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from storage.leases.base import Process, View, lease_of


@dataclass(frozen=True, slots=True)
class Plan:
    """The shards to take, and those to give up to processes that have their home there."""

    take: frozenset[int]
    give: frozenset[int]


def planned(process: str, of: int, view: View) -> Plan:
    """Return what a process does now.

    It takes what is free of its home, and gives up whatever others that are there have as their home. Shards
    that are nobody's home are spread over all who have settled, so that each has about as many.
    """
    me = view.processes[process]
    holders = {shard: view.holders.get(lease_of(shard, of)) for shard in range(of)}
    free = [shard for shard, holder in holders.items() if holder is None]
    wanted = {shard for each in view.processes.values() for shard in each.home}
    own = {shard for shard, holder in holders.items() if holder == process}
    take = {shard for shard in free if shard in me.home}
    orphans = [shard for shard in free if shard not in wanted]
    if orphans:
        loads = Counter(holder for holder in holders.values() if holder is not None)
        loads.update(each.id for each in view.processes.values() for shard in free if shard in each.home)
        take |= _adopted(process, orphans, view.processes.values(), loads)
    return Plan(frozenset(take), frozenset(own & wanted - me.home))


def _adopted(
    process: str, orphans: Iterable[int], there: Collection[Process], loads: "Counter[str]"
) -> set[int]:
    """Return the orphans that a process takes, if each goes to whoever has fewest shards until then."""
    loads = loads.copy()
    settled = sorted(each.id for each in there if each.has_settled)
    adopted = set()
    for shard in orphans if settled else ():
        adopter = min(settled, key=lambda each: loads[each])
        loads[adopter] += 1
        if adopter == process:
            adopted.add(shard)
    return adopted

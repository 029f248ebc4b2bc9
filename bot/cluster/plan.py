"""Which shards a process takes and gives up, from what is known of all. Pure."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from storage.leases import Process, View, lease_of


@dataclass(frozen=True, slots=True)
class Plan:
    """The shards to take, and those to give up; `givers` is how many processes have some to give up."""

    take: frozenset[int]
    give: frozenset[int]
    givers: int = 1


def planned(process: str, of: int, view: View, *, is_deaf: bool = False) -> Plan:
    """Return what a process does now.

    It takes what is free of its home, and gives up whatever others that are there have as their home. Shards
    that are nobody's home are spread over all who have settled, so that each has about as many.

    If it `is_deaf` it gives up everything, provided that somebody is there who hears Discord: whoever doesn't
    claims no home.
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
    if is_deaf and any(each.home and each.has_settled for each in view.processes.values() if each is not me):
        return Plan(frozenset(), frozenset(own))
    homes = {each.id: each.home for each in view.processes.values()}
    givers = {holders[shard] for shard in wanted if shard not in homes.get(holders[shard] or "", {shard})}
    return Plan(frozenset(take), frozenset(own & wanted - me.home), max(1, len(givers)))


def _adopted(
    process: str, orphans: Iterable[int], there: Collection[Process], loads: "Counter[str]"
) -> set[int]:
    """Return the orphans that a process takes, if each goes to whoever has fewest shards until then.

    Those that hear nothing of Discord get some only if nobody else is there.
    """
    loads = loads.copy()
    there = [each for each in there if each.home] or there
    settled = sorted(each.id for each in there if each.has_settled)
    adopted = set()
    for shard in orphans if settled else ():
        adopter = min(settled, key=lambda each: loads[each])
        loads[adopter] += 1
        if adopter == process:
            adopted.add(shard)
    return adopted

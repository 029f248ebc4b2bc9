"""Who takes which shards, as each process finds out by itself."""

from collections.abc import Mapping

from bot.cluster.plan import Plan, planned
from storage.leases import Process, View, lease_of

OF = 6
NOTHING: frozenset[int] = frozenset()


def plans(
    homes: Mapping[str, set[int]], held: Mapping[str, set[int]], *, unsettled: str = "", deaf: str = ""
) -> dict[str, Plan]:
    """Return what processes with these homes do while these processes hold these shards."""
    there = {
        name: Process(name, OF, frozenset(home), has_settled=name not in unsettled)
        for name, home in homes.items()
    }
    holders = {lease_of(shard, OF): name for name, shards in held.items() for shard in shards}
    return {name: planned(name, OF, View(there, holders, {}), is_deaf=name in deaf) for name in homes}


def test_everybody_takes_what_is_free_of_their_home() -> None:
    assert plans({"a": {0, 1, 2}, "b": {3, 4, 5}}, {"a": {1}}, unsettled="ab") == {
        "a": Plan(frozenset({0, 2}), NOTHING),
        "b": Plan(frozenset({3, 4, 5}), NOTHING),
    }


def test_shards_without_a_home_are_spread_over_those_who_have_fewest() -> None:
    assert plans({"a": {0, 1}, "b": {2}}, {"a": {0, 1}, "b": {2}}) == {
        "a": Plan(frozenset({4}), NOTHING),
        "b": Plan(frozenset({3, 5}), NOTHING),
    }


def test_whoever_has_just_come_leaves_others_their_shards() -> None:
    assert plans({"a": {0, 1}}, {}, unsettled="a") == {"a": Plan(frozenset({0, 1}), NOTHING)}
    both = plans({"a": {0, 1, 2}, "b": {3}}, {"a": {0, 1, 2}, "b": {3}}, unsettled="b")
    assert both["a"] == Plan(frozenset({4, 5}), NOTHING)
    assert both["b"] == Plan(NOTHING, NOTHING)


def test_shards_go_back_to_where_they_are_at_home() -> None:
    assert plans({"a": {0, 1, 2}, "b": {3, 4, 5}}, {"b": {0, 1, 2, 3, 4, 5}}) == {
        "a": Plan(NOTHING, NOTHING),
        "b": Plan(NOTHING, frozenset({0, 1, 2})),
    }


def test_of_two_with_the_same_home_one_stands_by_and_adopts_first() -> None:
    homes = {"a": {0, 1}, "b": {0, 1}, "c": {2}}
    now = plans(homes, {"a": {0, 1}, "c": {2}})
    assert now["a"] == Plan(NOTHING, NOTHING)
    assert now["b"] == Plan(frozenset({3, 4}), NOTHING)
    assert now["c"] == Plan(frozenset({5}), NOTHING)


def test_of_what_several_want_nothing_is_left_and_nothing_is_given_away_twice() -> None:
    homes = {"a": {0, 1}, "b": {1, 2}, "c": set[int]()}
    now = plans(homes, {})
    assert now["a"].take >= {0, 1}
    assert now["b"].take >= {1, 2}
    orphans = [each.take - homes[name] for name, each in now.items()]
    assert sorted(shard for each in orphans for shard in each) == [3, 4, 5]


def test_whoever_is_deaf_gives_all_to_those_who_hear_and_gets_no_orphans() -> None:
    held = {"a": {0, 1, 2}, "b": {3, 4}}
    now = plans({"a": set(), "b": {3, 4}}, held, deaf="a")
    assert now["a"] == Plan(NOTHING, frozenset({0, 1, 2}))
    assert now["b"] == Plan(frozenset({5}), NOTHING)
    assert plans({"a": set(), "b": {3, 4}}, held, deaf="a", unsettled="b")["a"].give == NOTHING
    assert plans({"a": set(), "b": set()}, held, deaf="ab")["a"].give == NOTHING


def test_it_is_known_how_many_give_shards_back_at_the_same_time() -> None:
    now = plans({"a": {0}, "b": {1}, "c": {2, 3, 4, 5}}, {"a": {0, 2, 3}, "b": {1, 4, 5}})
    assert {name: each.givers for name, each in now.items()} == {"a": 2, "b": 2, "c": 2}

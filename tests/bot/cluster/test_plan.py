"""Which process takes which shards, as each works out by itself."""

from collections.abc import Mapping

from bot.cluster.plan import ShardPlan, plan_shards
from storage.leases import ClusterView, Process, lease_name

OF = 6
NOTHING: frozenset[int] = frozenset()


def taking(*shards: int) -> ShardPlan:
    return ShardPlan(frozenset(shards))


def plans(
    assignments: Mapping[str, set[int]],
    held: Mapping[str, set[int]],
    *,
    unsettled: str = "",
    leaving: str = "",
    late: str = "",
    ready: Mapping[str, set[int]] = {},
) -> dict[str, ShardPlan]:
    """Return what processes with these assignments do while these processes hold these shards."""
    live = {
        name: Process(
            name,
            OF,
            frozenset(assigned),
            has_settled=name not in unsettled,
            is_leaving=name in leaving,
            ready=frozenset(ready.get(name, ())),
        )
        for name, assigned in assignments.items()
    }
    holders = {lease_name(shard, OF): name for name, shards in held.items() for shard in shards}
    return {name: plan_shards(name, OF, ClusterView(live, holders, {}), late) for name in assignments}


def test_everybody_takes_what_is_free_of_their_home() -> None:
    assert plans({"a": {0, 1, 2}, "b": {3, 4, 5}}, {"a": {1}}, unsettled="ab") == {
        "a": taking(0, 2),
        "b": taking(3, 4, 5),
    }


def test_shards_without_a_home_are_spread_over_those_who_have_fewest() -> None:
    assert plans({"a": {0, 1}, "b": {2}}, {"a": {0, 1}, "b": {2}}) == {
        "a": taking(4),
        "b": taking(3, 5),
    }


def test_a_process_that_has_just_come_leaves_others_their_shards() -> None:
    assert plans({"a": {0, 1}}, {}, unsettled="a") == {"a": taking(0, 1)}
    both = plans({"a": {0, 1, 2}, "b": {3}}, {"a": {0, 1, 2}, "b": {3}}, unsettled="b")
    assert both["a"] == taking(4, 5)
    assert both["b"] == ShardPlan()


def test_while_nobody_hears_from_discord_what_is_free_is_taken_all_the_same() -> None:
    deaf = {"a": set[int](), "b": set[int](), "c": set[int]()}
    now = plans(deaf, {}, unsettled="c")
    assert now == {"a": taking(0, 2, 4), "b": taking(1, 3, 5), "c": ShardPlan()}
    assert plans(deaf, {}, unsettled="c", leaving="abc") == now


def test_shards_go_back_to_where_they_are_at_home() -> None:
    assert plans({"a": {0, 1, 2}, "b": {3, 4, 5}}, {"b": {0, 1, 2, 3, 4, 5}}) == {
        "a": ShardPlan(prepare=frozenset({0, 1, 2})),
        "b": ShardPlan(hand_over={0: "a", 1: "a", 2: "a"}),
    }


def test_of_two_with_the_same_home_one_stands_by_and_adopts_first() -> None:
    assignments = {"a": {0, 1}, "b": {0, 1}, "c": {2}}
    now = plans(assignments, {"a": {0, 1}, "c": {2}})
    assert now["a"] == ShardPlan()
    assert now["b"] == taking(3, 4)
    assert now["c"] == taking(5)


def test_of_what_several_want_nothing_is_left_and_nothing_is_given_away_twice() -> None:
    assignments = {"a": {0, 1}, "b": {1, 2}, "c": set[int]()}
    now = plans(assignments, {})
    assert now["a"].take >= {0, 1}
    assert now["b"].take >= {1, 2}
    unassigned = [each.take - assignments[name] for name, each in now.items()]
    assert sorted(shard for each in unassigned for shard in each) == [3, 4, 5]


def test_a_process_that_leaves_hands_over_all_to_those_who_hear_and_gets_no_orphans() -> None:
    held = {"a": {0, 1, 2}, "b": {3, 4}}
    now = plans({"a": set(), "b": {3, 4}}, held, leaving="a")
    assert now["a"] == ShardPlan(hand_over={0: "b", 1: "b", 2: "b"})
    assert now["b"] == ShardPlan(frozenset({5}), frozenset({0, 1, 2}))
    assert plans({"a": set(), "b": {3, 4}}, held, leaving="a", unsettled="b")["a"].hand_over.keys() == {
        0,
        1,
        2,
    }
    assert plans({"a": set(), "b": set()}, held, leaving="a")["a"].hand_over == {}
    assert plans({"a": set(), "b": set()}, held, leaving="ab")["a"].hand_over == {}


def test_what_a_process_that_is_late_holds_others_get_ready_for_as_they_will_take_it() -> None:
    assignments, held = {"a": {0, 1, 2, 3}, "b": {4}, "c": {5}}, {"a": {0, 1, 2, 3}, "b": {4}, "c": {5}}
    now = plans(assignments, held, late="a")
    assert now["b"] == ShardPlan(prepare=frozenset({0, 2}))
    assert now["c"] == ShardPlan(prepare=frozenset({1, 3}))
    assert now["a"] == ShardPlan()
    del assignments["a"], held["a"]
    gone = plans(assignments, held)
    assert {name: plan.take for name, plan in gone.items()} == {
        name: now[name].prepare for name in ("b", "c")
    }


def test_a_process_that_is_ready_gets_a_shard() -> None:
    assignments, held = {"a": {0, 1, 2, 3}, "b": {4}, "c": {5}}, {"a": {0, 1, 2, 3}, "b": {4}, "c": {5}}
    now = plans(assignments, held, leaving="a", ready={"c": {0}})
    assert now["a"].hand_over == {0: "c", 1: "b", 2: "b", 3: "c"}
    now = plans(assignments, held, leaving="a", ready={"c": {0, 1, 2}})
    assert now["a"].hand_over == {0: "c", 1: "c", 2: "c", 3: "b"}  # which has no session open either
    assert plans({"a": {0}, "b": {1}, "c": {0}}, {"b": {0, 1}}, ready={"c": {0}})["b"].hand_over == {0: "c"}

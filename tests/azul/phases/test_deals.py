"""Filling the factories (R17, R18): how many tiles, from where, and what is refused."""

import pytest

from azul import IllegalDeal, Phase, State, draw_deal, parse_deal, to_text, total
from tests.azul.builders import dealt, scarce, table

SECRET = bytes(range(32))


def waiting(bag: str | None = None, lid: str = "-") -> State:
    """Return a position for two before its deal; tiles that aren't in `bag` are in the lid."""
    return table(phase="refill", bag=bag, lid=lid)


def test_r17_every_factory_gets_four_tiles_from_the_bag() -> None:
    state = dealt(waiting(), "b4,y4,r4,k4,bykw")
    assert [to_text(tiles) for tiles in state.factories] == ["b4", "y4", "r4", "k4", "bykw"]
    assert (to_text(state.bag), state.phase, state.round) == ("b15y15r16k15w19", Phase.OFFER, 2)


def test_r17_the_owner_of_the_marker_moves_first() -> None:
    state = dealt(table(phase="refill", turn=2, starter=2), "b4,y4,r4,k4,bykw")
    assert (state.turn, state.starter) == (1, 1)


def test_r17_the_last_factories_stay_short_or_empty_when_bag_and_lid_run_out() -> None:
    state = scarce(bag="b2")
    drawn = draw_deal(state, SECRET)
    assert [total(tiles) for tiles in drawn.factories] == [4, 4, 4, 4, 4, 4, 1, 0, 0]
    after = dealt(state, str(drawn))
    assert (total(after.bag), total(after.lid), after.phase) == (0, 0, Phase.OFFER)


def test_r17_the_last_factories_may_stay_empty() -> None:
    state = dealt(scarce(bag="b2"), "b4,by3,y2r2,r3k,k4,w4,w,-,-")
    assert [to_text(tiles) for tiles in state.factories[6:]] == ["w", "-", "-"]


def test_r18_the_lid_stays_where_it_is_when_the_bag_is_just_enough() -> None:
    state = dealt(waiting(bag="b4y4r4k4w4"), "b4,y4,r4,k4,w4")
    assert (to_text(state.bag), to_text(state.lid)) == ("-", "b16y16r16k16w16")
    assert total(draw_deal(waiting(bag="b4y4r4k4w4"), SECRET).factories[4]) == 4


def test_r18_the_lid_goes_to_the_bag_when_a_tile_must_be_drawn_and_the_bag_is_empty() -> None:
    state = dealt(waiting(bag="b4y4r4k4w3"), "b4,y4,r4,k4,bw3")
    assert (to_text(state.bag), to_text(state.lid)) == ("b15y16r16k16w17", "-")


@pytest.mark.parametrize("in_bag", ["b", "b4y2", "b4y4r4k4w3"])
def test_r18_a_draw_takes_all_of_the_bag_before_anything_of_the_lid(in_bag: str) -> None:
    after = dealt(waiting(bag=in_bag), str(draw_deal(waiting(bag=in_bag), SECRET)))
    assert (total(after.bag), total(after.lid)) == (80, 0)


def test_r18_a_draw_leaves_the_lid_alone_when_the_bag_is_just_enough() -> None:
    state = waiting(bag="b20")
    after = dealt(state, str(draw_deal(state, SECRET)))
    assert (total(after.bag), to_text(after.lid)) == (0, "y20r20k20w20")


REFUSED = [
    (None, "b4,y4,r4,k4", "factories"),
    (None, "b4,y4,r4,k4,b4,b4", "factories"),
    (None, "b4,y3,r4,k4,w4", "size"),
    (None, "b4,y4,r4,k4,-", "size"),
    (None, "b4,y4,r4,k4,w5", "size"),
    (None, "b4,b4,b4,b4,b5", "size"),
    ("b4y16", "b3y,y4,y4,y4,y2w2", "tiles"),
    ("b2y2r", "b2y2,y4,r4,k4,w4", "tiles"),
]


@pytest.mark.parametrize(("bag", "text", "code"), REFUSED)
def test_a_deal_that_bag_and_lid_cannot_provide_is_refused(bag: str | None, text: str, code: str) -> None:
    with pytest.raises(IllegalDeal) as refused:
        dealt(waiting(bag=bag), text)
    assert refused.value.code == code


def test_r18_a_deal_with_tiles_of_the_lid_while_the_bag_has_some_is_refused() -> None:
    with pytest.raises(IllegalDeal) as refused:
        dealt(waiting(bag="b3"), "b2y2,y4,r4,k4,w4")
    assert (refused.value.code, refused.value.params["factory"]) == ("tiles", 1)


@pytest.mark.parametrize("phase", ["offer", "tiling", "over"])
def test_nothing_is_dealt_unless_a_deal_is_due(phase: str) -> None:
    state = table(phase=phase, factories="b4" if phase == "offer" else "")
    with pytest.raises(IllegalDeal) as refused:
        dealt(state, "y4,y4,r4,k4,w4")
    assert refused.value.code == "wrong-phase"


def test_a_deal_is_written_factory_by_factory() -> None:
    assert str(parse_deal("b2yr,k4,-")) == "b2yr,k4,-"

"""Special factories (R25 to R29): laying out discs, the surplus tile, and what magnets pull."""

from collections import Counter

import pytest

from azul import (
    Disc,
    Factories,
    IllegalDeal,
    NotationError,
    Rules,
    State,
    apply_discs,
    deal,
    draw_deal,
    new_game,
    parse_deal,
    tile_walls,
    to_text,
    total,
)
from azul.pieces.discs import NINE_DISCS
from tests.azul.builders import NO_BLACK, NO_RED, NO_WHITE, board, dealt, on_factories, table, tiling
from tests.some import some

SPECIAL = "+special"
ONCE = "+special-once"
SECRETS = [number.to_bytes(32, "big") for number in range(3000)]


def refill(rules: str = SPECIAL, discs: str = "", *, players: int = 2, bag: str | None = None) -> State:
    """Return a position before its deal; tiles that aren't in `bag` are in the lid."""
    return table(*[board()] * players, phase="refill", rules=rules, discs=discs, bag=bag)


def test_r25_the_nine_discs_are_five_magnets_and_one_of_each_other_kind() -> None:
    assert sorted(disc.value for disc in NINE_DISCS) == sorted("+BYRKWosc")


@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 7), (4, 9)])
def test_r26_as_many_discs_are_turned_as_there_are_players(players: int, number: int) -> None:
    state = new_game(players, 0, Rules(factories=Factories.SPECIAL))
    for secret in some(SECRETS[:50]):
        discs = draw_deal(state, secret).discs
        special = [disc for disc in discs if disc is not Disc.PLAIN]
        assert len(discs) == number
        assert len(special) == len(set(special)) == players


def test_r26_every_disc_is_turned_equally_often_at_every_place() -> None:
    state = new_game(3, 0, Rules(factories=Factories.SPECIAL))
    seen: Counter[tuple[int, Disc]] = Counter()
    for secret in SECRETS:
        for place, disc in enumerate(draw_deal(state, secret).discs):
            if disc is not Disc.PLAIN:
                seen[place, disc] += 1
    expected = len(SECRETS) * 3 / (7 * 9)
    assert len(seen) == 63
    assert sum((number - expected) ** 2 / expected for number in seen.values()) < 102  # 62 d.f., p = 0.001


def test_r26_discs_are_laid_out_before_every_round() -> None:
    after, _ = tile_walls(tiling(board(), rules=SPECIAL, discs="+...B"))
    assert after.discs == ()
    assert len(draw_deal(after, SECRETS[0]).discs) == 5


def test_r26_or_once_before_the_game() -> None:
    assert len(draw_deal(new_game(2, 0, Rules(factories=Factories.SPECIAL_ONCE)), SECRETS[0]).discs) == 5
    after, _ = tile_walls(tiling(board(), rules=ONCE, discs="+...B"))
    drawn = draw_deal(after, SECRETS[0])
    assert (drawn.discs, drawn.surplus is not None) == ((), True)
    assert deal(after, drawn).discs == (Disc.SURPLUS, *[Disc.PLAIN] * 3, Disc.MAGNET_BLUE)


def test_r27_the_surplus_disc_gets_a_fifth_tile_from_the_bag() -> None:
    state = dealt(refill(), "b4,y4,r4,k4,w4 =.+..o +b")
    assert on_factories(state) == "b4,by4,r4,k4,w4"
    assert to_text(state.bag) == "b15y16r16k16w16"


def test_r27_its_tile_comes_from_the_lid_only_if_the_bag_is_empty() -> None:
    drawn = "b4,y4,r4,k4,w4 =.+..o +b"
    state = dealt(refill(bag="b4y4r4k4w4"), drawn)
    assert (to_text(state.bag), to_text(state.lid)) == ("b15y16r16k16w16", "-")
    state = dealt(refill(bag="b5y4r4k4w4"), drawn)
    assert (to_text(state.bag), to_text(state.lid)) == ("-", "b15y16r16k16w16")
    for secret in some(SECRETS[:50]):
        emptied = refill(ONCE, ".+..o", bag="y20")
        assert draw_deal(emptied, secret).surplus is not None
        assert total(deal(emptied, draw_deal(emptied, secret)).bag) == 79


def test_r27_nothing_is_added_when_bag_and_lid_have_run_out() -> None:
    scarce = table(
        board("-,w,w2,w,w", rows=NO_WHITE),
        board("-,k,k2,k,k", rows=NO_BLACK),
        board("-,r,r2,r,r", rows=NO_RED),
        board(),
        phase="refill",
        rules=ONCE,
        discs="+BYR.....",
        bag="b2",
    )
    drawn = draw_deal(scarce, SECRETS[0])
    assert drawn.surplus is None
    assert total(deal(scarce, drawn).factories[0]) <= 4 + 2


def test_r28_a_magnet_pulls_a_tile_of_its_colour_from_both_neighbours() -> None:
    assert on_factories(dealt(refill(), "b4,y4,b2r2,k4,w4 =.Bo..")) == "b3,b2y4,br2,k4,w4"


def test_r28_a_neighbour_without_the_colour_gives_nothing() -> None:
    assert on_factories(dealt(refill(), "b4,y4,r4,k4,w4 =.Ko..")) == "b4,y4,r4,k4,w4"


def test_r28_the_first_and_the_last_factory_are_neighbours() -> None:
    assert on_factories(dealt(refill(), "b4,y4,r4,k4,w4 =W.o..")) == "b4w,y4,r4,k4,w3"
    assert on_factories(dealt(refill(), "b4,y4,r4,k4,w4 =..o.B")) == "b3,y4,r4,k4,bw4"


def test_r29_magnets_act_in_circle_order_each_on_what_the_earlier_ones_left() -> None:
    state = dealt(refill(), "w4,by3,y4,bk3,r4 =.YB..")
    assert on_factories(state) == "w4,y4,b2y3,k3,r4"


@pytest.mark.parametrize(
    ("discs", "filled"),
    [(".B+..", "b3,by4,br4,k4,w4"), (".+B..", "b4,y4,br4,k4,w4")],
    ids=["a-magnet-before-the-surplus-disc-misses-its-tile", "a-magnet-after-it-pulls-it"],
)
def test_r29_surplus_and_magnets_act_in_circle_order(discs: str, filled: str) -> None:
    assert on_factories(dealt(refill(), f"b4,y4,r4,k4,w4 ={discs} +b")) == filled


def test_r29_a_magnet_pulls_from_its_left_neighbour_first() -> None:
    drawn = parse_deal("b4,y4,b2r2,k4,w4 =.Bo..")
    _, pulls = apply_discs(drawn.discs, drawn.factories, drawn.surplus)
    assert [(pull.factory, pull.colour.word, pull.neighbour) for pull in pulls] == [
        (2, "blue", 1),
        (2, "blue", 3),
    ]


REFUSED = [
    (SPECIAL, "", "b4,y4,r4,k4,w4", "discs"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =.....", "discs"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =BYR..", "discs"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =BB...", "discs"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =BY..", "discs"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =B+...", "surplus"),
    (SPECIAL, "", "b4,y4,r4,k4,w4 =BY... +b", "surplus"),
    (ONCE, "B+...", "b4,y4,r4,k4,w4 =B+... +b", "discs"),
    ("", "", "b4,y4,r4,k4,w4 =B+... +b", "discs"),
    ("", "", "b4,y4,r4,k4,w4 +b", "surplus"),
]


@pytest.mark.parametrize(("rules", "discs", "text", "code"), REFUSED)
def test_impossible_discs_and_surplus_tiles_are_refused(rules: str, discs: str, text: str, code: str) -> None:
    with pytest.raises(IllegalDeal) as refused:
        dealt(refill(rules, discs), text)
    assert refused.value.code == code


def test_a_surplus_tile_that_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(IllegalDeal) as refused:
        dealt(refill(bag="b4y4r4k4w5"), "b4,y4,r4,k4,w4 =B+... +b")
    assert (refused.value.code, refused.value.params) == ("surplus", {"tile": "b", "bag": "w"})


@pytest.mark.parametrize(
    "text", ["b4 =", "b4 +", "b4 =x", "b4 +b =.", "b4  =.", "b4 =. ", "b4 =. +b +b", "b4 +by", "b4 =. =."]
)
def test_discs_and_surplus_have_one_notation_only(text: str) -> None:
    assert str(parse_deal("b4 =.+ +b")) == "b4 =.+ +b"
    with pytest.raises(NotationError) as refused:
        parse_deal(text)
    assert refused.value.params["part"] == "deal"


WRONG = [
    ("refill", SPECIAL, "B+...", "-"),
    ("refill", ONCE, "", "-"),
    ("offer", SPECIAL, "", "b"),
    ("offer", "", "B+...", "b"),
    ("offer", SPECIAL, "B....", "b"),
    ("offer", SPECIAL, "BB...", "b"),
    ("offer", SPECIAL, "B+..", "b"),
    ("offer", SPECIAL, "Bx...", "b"),
]


@pytest.mark.parametrize(("phase", "rules", "discs", "factory"), WRONG)
def test_a_position_with_impossible_discs_is_refused(
    phase: str, rules: str, discs: str, factory: str
) -> None:
    with pytest.raises(NotationError) as refused:
        table(phase=phase, rules=rules, discs=discs, factories=factory)
    assert refused.value.params["part"] == "discs"

"""Scattering what is left on a scatter disc, by panel (R31)."""

from dataclasses import replace

import pytest

import azul
from bot.messages.choice import Choice
from bot.messages.panel import Panel
from bot.messages.pictures import what_if_picture
from bot.messages.taking_panel import taking_panel
from engine import Game, Options, Player, Table, decisions
from tests.azul.builders import table
from tests.bot.club import Club, labels
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.panels import assemble, assert_same, choices, choose, open_panel
from tests.bot.variants import SPECIAL, disc_with_rest, factory_of, names, play_until

SCATTER = azul.Disc.SCATTER
A_GAME = Game(1, 1, 1, 9, 9, None, Table(1, Options(2), (Player(1, "Ada"), Player(2, "Bruno"))))


async def at_scatter(club: Club, **options: str) -> azul.Move:
    """Play to where a scatter disc leaves a rest of two colours; return a take onto the floor there."""
    await club.begin(3, **SPECIAL, **options)

    def wanted(state: azul.State) -> bool:
        has_rest = disc_with_rest(SCATTER, 2)(state)
        return has_rest and len(azul.present(state.tiles_at(factory_of(state, SCATTER)))) == 3

    state = await play_until(club, wanted)
    source = factory_of(state, SCATTER)
    return azul.MOVES[source][azul.present(state.tiles_at(source))[0]][azul.FLOOR]


async def choice_of(club: Club, move: azul.Move) -> azul.ScatterChoice:
    """Return what a take leaves to be scattered."""
    choice = azul.scatter_choice(await club.state(), move.source, move.colour)
    assert choice is not None
    return choice


async def test_every_way_to_scatter_is_offered_and_then_confirmed(club: Club) -> None:
    move = await at_scatter(club)
    choice, before, mover = await choice_of(club, move), await club.state(), await club.mover()
    first, second = choice.colours
    left, right = choice.left, choice.right

    panel = await assemble(club, mover, move)
    assert f"from factory {move.source} → the floor**" in panel.content
    assert len(panel.attachments) == 1
    rest = " and ".join(names(choice.rest))
    assert f"What you leave scatters to factories {left} and {right}: {rest}." in panel.content
    assert sorted(labels(panel)) == sorted(
        [
            f"{first.word}, {second.word} → {left}",
            f"{first.word}, {second.word} → {right}",
            f"{first.word} → {left} · {second.word} → {right}",
            f"{second.word} → {left} · {first.word} → {right}",
            "Back",
        ]
    )
    await mover.click(panel, label=f"{first.word} → {left} · {second.word} → {right}")
    assert labels(panel) == ["Confirm", "Back"]
    assert await club.state() == before
    await mover.click(panel, label="Confirm")

    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    after = await club.state()
    for source, colour in ((left, first), (right, second)):
        more = azul.count(after.tiles_at(source), colour) - azul.count(before.tiles_at(source), colour)
        assert more == azul.count(choice.rest, colour)
    one, two = names(choice.rest)
    assert f"To factory {left}: {one}. To factory {right}: {two}." in club.last.content


async def test_back_from_the_ways_to_scatter_leads_to_the_source(club: Club) -> None:
    move = await at_scatter(club)
    mover = await club.mover()
    panel = await assemble(club, mover, move)

    await mover.click(panel, label="Back")

    assert panel.content.startswith(f"**Factory {move.source} (scatter):**")
    assert str(move) in choices(panel)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("sides", "ways"), [("l", 2), ("lll", 4)])
async def test_sides_of_which_some_are_missing_lead_to_the_ways_that_are_left(
    club: Club, sides: str, ways: int
) -> None:
    """The first version's buttons asked for a side colour by colour; there aren't three colours here."""
    move = await at_scatter(club)
    mover, game = await club.mover(), await club.game()
    panel = await open_panel(club)

    await club.press(mover, panel, f"azul:take:{game.id}:{game.version}:{move}{sides}")

    assert len(labels(panel)) == ways + 1
    assert "Confirm" not in labels(panel)


@pytest.mark.thorough
async def test_the_first_version_s_sides_of_all_colours_lead_to_their_confirmation(club: Club) -> None:
    move = await at_scatter(club)
    mover, game = await club.mover(), await club.game()
    panel = await open_panel(club)

    await club.press(mover, panel, f"azul:take:{game.id}:{game.version}:{move}lr")

    assert labels(panel) == ["Confirm", "Back"]
    await mover.click(panel, label="Confirm")
    assert panel.content.startswith("Done: ")


async def test_only_even_splits_are_offered_where_the_rest_scatters_evenly(club: Club) -> None:
    move = await at_scatter(club, scatter="even")
    choice, mover = await choice_of(club, move), await club.mover()
    assert len(choice.splits) == 2

    panel = await assemble(club, mover, move)

    assert len(labels(panel)) == 3
    await choose(mover, panel, f"{move}rl!")
    assert panel.content.startswith("Done: ")


def scatter_panel(factories: str, *, rules: str = "+special", discs: str = ".s+..", sides: str = "") -> Panel:
    """Return the panel for white from a scatter disc, factory 2, onto line 5."""
    state = table(rules=rules, discs=discs, factories=factories)
    return taking_panel(PHRASES, A_GAME, state, Choice(2, azul.Colour.WHITE, 4, sides))


def test_of_sixteen_ways_to_scatter_four_colours_two_colours_are_asked_for_at_a_time() -> None:
    panel = scatter_panel("-,byrkw,b4")
    assert sorted(button.label for button in panel.buttons) == [
        "Back",
        "blue → 1 · yellow → 3",
        "blue, yellow → 1",
        "blue, yellow → 3",
        "yellow → 1 · blue → 3",
    ]
    impossible = scatter_panel("-,byrkw,b4", sides="lllll")
    assert [button.label for button in impossible.buttons] == [button.label for button in panel.buttons]
    (first,) = (button for button in panel.buttons if button.label == "blue → 1 · yellow → 3")
    then = scatter_panel("-,byrkw,b4", sides=first.custom_id.choice[3:])
    ways = [button.label for button in then.buttons]
    assert "blue, red → 1 · yellow, black → 3" in ways
    assert len(ways) == 5
    assert max(map(len, ways)) <= 40
    assert "scatters to factories 1 and 3: 1 blue, 1 yellow, 1 red, and 1 black." in panel.text


def test_the_picture_beside_the_ways_to_scatter_shows_none_of_them_as_chosen() -> None:
    panel = scatter_panel("-,yrw2,b4")
    state = table(rules="+special", discs=".s+..", factories="-,yrw2,b4")
    move = azul.MOVES[2][azul.Colour.WHITE][4]
    choice = azul.scatter_choice(state, 2, azul.Colour.WHITE)
    assert choice is not None
    moves = [replace(move, left=split) for split in choice.splits]
    chosen = {what_if_picture(PHRASES, A_GAME.table, state, each).draw() for each in moves}
    assert panel.picture is not None
    assert panel.picture.draw() not in chosen


def test_where_nothing_is_left_to_scatter_the_move_is_confirmed() -> None:
    panel = scatter_panel("b4,w4,b4")
    assert [button.label for button in panel.buttons] == ["Confirm", "Back"]


@pytest.mark.thorough
async def test_a_scatter_choice_that_is_no_longer_possible_starts_the_panel_again(club: Club) -> None:
    move = await at_scatter(club)
    mover = await club.mover()
    panel = await assemble(club, mover, move)
    await choose(mover, panel, f"{move}ll")
    left = choices(panel)[f"{move}ll!"]
    elsewhere = next(other for other in azul.legal_moves(await club.state()) if other.source == move.source)
    game = await club.game()
    await club.bot.games.change(game.id, decisions.take(mover.id, elsewhere))
    assert await club.bot.presenter.present(game.id)
    others = await club.game()
    await club.press(mover, panel, left)
    assert "It isn't your turn" in panel.content

    while (await club.mover()) is not mover:
        await club.hurry(takes=1)
    before, sent = await club.game(), len(club.env.http_requests)
    assert before.version > others.version
    for custom_id in (left, f"azul:take:{game.id}:{before.version}:{move}lr!"):
        await club.press(mover, panel, custom_id)
        assert panel.content.startswith(ENGLISH("panel-moved-on")) or ENGLISH("panel-source") in panel.content
    await assert_same(club, before, sent)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("sides", ["l", "", "lll", "x"])
async def test_a_confirmation_without_a_side_for_every_colour_makes_no_move(club: Club, sides: str) -> None:
    move = await at_scatter(club)
    panel = await open_panel(club)
    before, sent = await club.game(), len(club.env.http_requests)

    custom_id = f"azul:take:{before.id}:{before.version}:{move}{sides}!"
    await club.press(await club.mover(), panel, custom_id)

    assert "Confirm" not in labels(panel)
    await assert_same(club, before, sent)

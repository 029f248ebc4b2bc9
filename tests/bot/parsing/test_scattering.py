"""Scattering what is left on a scatter disc, by command (R31)."""

from dataclasses import replace

import pytest

import azul
from tests.bot.club import Club, said
from tests.bot.english import ENGLISH
from tests.bot.features.play.test_scatter import at_scatter, choice_of
from tests.bot.panels import assert_same
from tests.bot.variants import SPECIAL, names
from tests.some import some


async def test_ways_to_scatter_are_offered_while_a_move_is_typed(club: Club) -> None:
    move = await at_scatter(club)
    choice = await choice_of(club, move)
    left, right = (colour.word for colour in azul.present(choice.rest))

    offered = await club.offered(str(move))

    assert len(offered) == len(choice.splits) == 4
    assert {option["value"] for option in offered} == {
        str(replace(move, left=split)) for split in choice.splits
    }
    places = {option["name"].split(", ", maxsplit=1)[1] for option in offered}
    assert f"{left} → {choice.left}, {right} → {choice.right}" in places
    assert f"{left} → {choice.right}, {right} → {choice.right}" in places
    assert len({option["name"] for option in offered}) == 4
    for option in some(offered):
        assert len(option["name"]) <= 100


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    "form",
    [
        "{move}<{l}",
        "{move} {left} {one} {right} {two}",
        "{move}, {right} → {two}, {left} → {one}",
        "{move} {right}: RIGHT , {left}:Left",
        "{source} {colour} floor {left} to factory {one} and {right} to factory {two}",
    ],
)
async def test_the_rest_is_scattered_by_command_however_it_is_written(club: Club, form: str) -> None:
    move = await at_scatter(club)
    choice = await choice_of(club, move)
    left, right = azul.present(choice.rest)
    typed = form.format(
        move=move,
        source=move.source,
        colour=move.colour.word,
        l=left.letter,
        left=left.word,
        right=right.word.upper(),
        one=choice.left,
        two=choice.right,
    )
    assert (await club.offered(typed.replace("RIGHT", str(choice.right)).replace("Left", str(choice.left))))[
        0
    ]["value"] == f"{move}<{left.letter}"

    panel = (await club.take(typed)).response
    assert panel is not None
    if "<" not in form:
        await (await club.mover()).click(panel, label="Confirm")
    assert panel.content.startswith("Done: ")

    one, two = names(choice.rest)
    assert f"To factory {choice.left}: {one}. To factory {choice.right}: {two}." in club.last.content


async def test_a_choice_with_a_scatter_can_be_sent_as_it_stands(club: Club) -> None:
    move = await at_scatter(club)
    before = await club.state()
    choice = (await club.offered(str(move)))[2]
    assert said(await club.take(choice["name"])).startswith("Done: ")
    assert (await club.state()).factories == azul.apply(before, azul.parse_move(choice["value"])).factories


async def test_a_move_that_does_not_say_what_scatters_where_is_refused(club: Club) -> None:
    move = await at_scatter(club)
    choice = await choice_of(club, move)
    left, right = azul.present(choice.rest)
    missing = next(c for c in azul.COLOURS if c not in {left, right, move.colour})
    take = f"{move.source} {move.colour.word} floor"
    example = f"`{take} {left.word} {choice.left} {right.word} {choice.left}`"
    before, sent = await club.game(), len(club.env.http_requests)

    for typed in (str(move), f"{move}<", take):
        answer = said(await club.take(typed))
        sides = f"factories {choice.left} and {choice.right}."
        assert answer.startswith(f"What you leave at factory {move.source} scatters to {sides}")
        assert example in answer
    for typed in (
        f"{take} {left.word} {choice.left}",
        f"{take} {right.word} right",
        f"{take} {left.word} left {right.word} right {missing.word} left",
        f"{take} {left.word} left {right.word} right {move.colour.word} left",
        f"{take} {left.word} left {left.word} left",
        f"{take} {missing.word} left",
        f"{take} {left.word} {move.source} {right.word} {choice.left}",
        f"{move}<{missing.letter}",
        f"{move}<{move.colour.letter}",
    ):
        answer = said(await club.take(typed))
        assert answer.startswith(f"You're leaving {left.word} and {right.word} there. For each, say"), typed
        assert f"factory {choice.left} or {choice.right}" in answer
        assert example in answer

    await assert_same(club, before, sent)
    assert said(await club.take(example.strip("`"))).startswith("Done: ")


async def test_an_uneven_split_is_answered_with_an_even_one(club: Club) -> None:
    move = await at_scatter(club, scatter="even")
    choice = await choice_of(club, move)
    left, right = azul.present(choice.rest)
    before, sent = await club.game(), len(club.env.http_requests)

    answer = said(await club.take(f"{move}<{left.letter}{right.letter}"))

    assert answer.startswith(
        f"At this table, tiles scatter as evenly as possible between factories {choice.left} "
        f"and {choice.right}, for example `{move.source} {move.colour.word} floor {left.word} "
    )
    await assert_same(club, before, sent)
    assert said(await club.take(answer.split("`")[1])).startswith("Done: ")


async def test_a_text_without_places_is_answered_with_how_to_write_them(club: Club) -> None:
    move = await at_scatter(club)
    before, sent = await club.game(), len(club.env.http_requests)

    for typed in ("<x", "<yy", ", blue", ", blue:up", ", green:left", " blue left; up", " <@1>", "<@1>"):
        answer = said(await club.take(f"{move}{typed}"))
        assert "doesn't say where the leftover tiles go. Write each color with a factory" in answer, typed
        assert "<@1>" not in answer

    await assert_same(club, before, sent)


async def test_scattering_where_nothing_scatters_is_refused(club: Club) -> None:
    await club.begin(3, **SPECIAL)
    move = next(move for move in azul.legal_moves(await club.state()) if move.left is None)
    before, sent = await club.game(), len(club.env.http_requests)

    for typed in ("<b", "<-", " blue left", ", red → 1, blue → 2"):
        assert said(await club.take(f"{move}{typed}")) == ENGLISH("refusal-scatter-not-here"), typed

    await assert_same(club, before, sent)


async def test_a_colour_that_is_not_on_the_scatter_disc_is_answered_with_those_that_are(club: Club) -> None:
    move = await at_scatter(club)
    there = azul.present((await club.state()).tiles_at(move.source))
    missing = next(colour for colour in azul.COLOURS if colour not in there)

    answer = said(await club.take(f"{replace(move, colour=missing)} blue left red right"))

    assert answer.startswith(f"There's no {missing.word} at factory {move.source}, only ")

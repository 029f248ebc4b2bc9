"""What special discs do with a take, and how they are called, in words (R27 to R32)."""

import pytest

import azul
from bot.i18n.language import Key, Text
from bot.words.takes import cushion
from tests.azul.builders import board, table
from tests.bot.club import Club, answer, labels
from tests.bot.english import ENGLISH
from tests.bot.panels import assemble, choose, open_panel
from tests.bot.variants import SPECIAL, disc_with_rest, factory_of, names, play_until, without_emojis

SCATTER = azul.Disc.SCATTER


async def told_of(club: Club, disc: azul.Disc, players: int = 3) -> tuple[azul.State, azul.Move, str]:
    """Take from a disc by panel; return the position before, the take, and the panel before confirming."""
    await club.begin(players, **SPECIAL)
    state = await play_until(club, disc_with_rest(disc))
    source = factory_of(state, disc)
    move = azul.MOVES[source][azul.present(state.tiles_at(source))[0]][azul.FLOOR]
    mover = await club.mover()
    panel = await assemble(club, mover, move)
    text = without_emojis(panel.content)
    await choose(mover, panel, f"{move}!")
    return state, move, text


async def test_what_stays_on_a_keep_disc_is_mentioned(club: Club) -> None:
    state, move, panel = await told_of(club, azul.Disc.KEEP)
    after = await club.state()
    left = ", ".join(names(after.tiles_at(move.source)))
    assert left
    assert f"Left there: {left}." in panel
    assert f"Left there: {left}." in club.last.content
    assert after.tiles_at(azul.CENTRE) == state.tiles_at(azul.CENTRE)


async def test_a_cushion_that_comes_along_and_catches_is_mentioned(club: Club) -> None:
    state, move, panel = await told_of(club, azul.Disc.CUSHION)
    count = azul.number_taken(state, move)
    catches = ENGLISH("took-cushion-catches", what=Key("tile"))
    assert catches in panel
    assert catches in club.last.content
    cost = sum((0, 1, 1, 2, 2, 2)[:count])
    if cost:
        assert f"Your floor will cost {cost} this round (now 0)." in panel
    shown = answer(await club.members[4].slash(club.channel, "azul table"))
    (line,) = [line for line in shown.content.splitlines() if f"cushion: {move.colour.word}" in line]
    assert line.startswith(f"**{club.seated(state.turn).user.global_name}**")
    assert shown.attachments[0].description is not None
    assert f"cushion: {move.colour.word}" in shown.attachments[0].description


@pytest.mark.thorough
async def test_a_cushion_that_waits_and_then_catches_is_mentioned(club: Club) -> None:
    await club.begin(3, **SPECIAL)

    def fits(state: azul.State) -> bool:
        return any(
            state.discs[move.source - 1] is azul.Disc.CUSHION and not azul.falling(state, move)
            for move in azul.legal_moves(state)
            if move.source
        )

    state = await play_until(club, fits)
    source = factory_of(state, azul.Disc.CUSHION)
    move = next(
        move for move in azul.legal_moves(state) if move.source == source and not azul.falling(state, move)
    )
    await club.take(move)
    assert ENGLISH("took-cushion") in club.last.content
    while (await club.state()).turn != state.turn:
        await club.take(next(m for m in azul.legal_moves(await club.state()) if m.left is None))

    falls = next(
        move
        for move in azul.legal_moves(await club.state())
        if move.line == azul.FLOOR and move.source and move.left is None
    )
    await club.take(falls)

    assert ENGLISH("took-caught", what=Key("tile")) in club.last.content


def test_the_marker_on_a_cushion_is_mentioned() -> None:
    state = table(
        board(cushion="-"), board(), rules="+special", discs="..c.K", factories="b4,-,-,k4", centre="r"
    )
    sentences = [ENGLISH(text) for text in cushion(azul.take_report(state, azul.parse_move("cr1")))]
    assert sentences == ["The cushion caught the marker at no cost."]


@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    ("disc", "label"),
    [
        (azul.Disc.MAGNET_RED, "red magnet"),
        (azul.Disc.SURPLUS, "surplus"),
        (azul.Disc.KEEP, "keep"),
        (SCATTER, "scatter"),
        (azul.Disc.CUSHION, "cushion"),
    ],
    ids=str,
)
async def test_a_disc_is_called_by_its_name_wherever_it_is_shown(
    club: Club, disc: azul.Disc, label: str
) -> None:
    await club.begin(3, **SPECIAL)
    state = await play_until(club, disc_with_rest(disc, 0))
    name = f"{factory_of(state, disc)} ({label})"
    mover = await club.mover()

    shown = answer(await mover.slash(club.channel, "azul table"))
    panel = answer(await club.press(mover, club.last, f"azul:panel:{(await club.game()).id}"))
    opened = await open_panel(club, mover, factory_of(state, disc))
    offered = await club.offered(label)

    assert f"**{name}**" in shown.content
    assert shown.attachments[0].description is not None
    assert f"{name}: " in shown.attachments[0].description
    assert name in labels(panel)
    assert f"**{name}**" in panel.content
    assert f"**Factory {name}:**" in opened.content
    assert any(f" from {name} → " in option["name"] for option in offered)
    kind = label.rsplit(maxsplit=1)[-1]
    assert ENGLISH("panel-disc", does=Text(f"disc-does-{kind}")) in opened.content


async def test_a_lobby_says_what_special_factories_do(club: Club) -> None:
    await club.start(**SPECIAL)
    for kind in ("surplus", "magnet", "keep", "scatter", "cushion"):
        assert club.last.content.count(ENGLISH(f"disc-does-{kind}")) == 1


async def test_a_lobby_with_plain_factories_says_nothing_about_special_ones(club: Club) -> None:
    await club.lobby()
    assert "Keep:" not in club.last.content

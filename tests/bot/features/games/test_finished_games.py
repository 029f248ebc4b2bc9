"""/azul games: finished games, long lists, and why there may be no list."""

from dataclasses import replace
from typing import Any

import pytest

import azul
from bot.features.games.panel import GAMES_PER_KIND, PAGE_SIZE, ListKind, finished_panel, page_of
from bot.i18n.language import Verbatim
from bot.ui.components import NO_GAME, CustomId, parse_custom_id
from engine import Status, decisions
from storage.records import DamagedRecord
from storage.store import Store
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.features.games.test_games import (
    a_game,
    a_table,
    another_server,
    channels,
    finish,
    games,
    link_to,
    press,
    section,
)
from tests.bot.variants import FREE, choosing, play_until
from tests.some import some
from tests.storage.faults import fail


async def test_finished_games_are_listed_with_their_result_and_can_be_watched_and_exported(
    club: Club,
) -> None:
    bruno = club.members[1]
    await club.begin(2)
    game = await club.game()
    await finish(club, game)
    game = await club.bot.games.get(game.id)

    shown = await games(club, bruno)

    (line,) = section(shown.content, "games-finished")
    assert line == (
        f"**#{game.id}** 🏆 Ada with 0 points, <t:{game.since // 1000}:R> · Azul club · {link_to(game)}"
    )
    assert section(shown.content, "games-yours") == [ENGLISH("games-none-yours")]
    assert labels(shown) == [f"#{game.id}", ENGLISH("button-games-finished")]
    public = len(club.messages)
    await press(club, bruno, shown, f"#{game.id}")
    assert shown.content == line
    assert labels(shown) == ["Replay", "Analysis", "Export", "Back"]
    replay = answer(await press(club, bruno, shown, "Replay"))
    assert replay.attachments[0].filename == f"azul-{game.id}-replay.gif"
    export = (await press(club, bruno, shown, "Export")).followups[-1]
    assert export.ephemeral
    assert export.attachments[0].filename == f"azul-{game.id}.json"
    assert len(club.messages) == public


@pytest.mark.parametrize(
    ("scores", "said_of_winners"),
    [
        ((30, 41), "Bruno with 41 points"),
        ((41, 30), "Ada with 41 points"),
        ((41, 41), "Ada and Bruno with 41"),
    ],
)
async def test_a_finished_game_is_listed_with_the_points_of_whoever_has_won(
    club: Club, scores: tuple[int, int], said_of_winners: str
) -> None:
    await club.begin(2)
    game = await club.game()
    state = game.table.running_state
    boards = (board._replace(score=score) for board, score in zip(state.boards, scores, strict=True))
    over = state._replace(phase=azul.Phase.OVER, boards=tuple(boards))
    ended = replace(game, table=replace(game.table, status=Status.OVER, state=over))
    panel = finished_panel(PHRASES, ended, lambda _: "Azul club", CustomId("games", NO_GAME, 1, "all"))
    assert f"🏆 {said_of_winners}" in panel.text


async def test_a_button_leads_from_a_game_back_to_its_page_of_the_list(club: Club) -> None:
    ada, bruno = club.members[:2]
    for channel in channels(club, PAGE_SIZE + 1):
        await finish(club, await a_game(club, channel, ada, bruno))
    shown = await games(club, ada)
    overview = text_of(shown)
    await press(club, ada, shown, labels(shown)[0])
    await press(club, ada, shown, "Back")
    assert text_of(shown) == overview
    page = answer(await press(club, ada, shown, ENGLISH("button-games-finished")))
    await press(club, ada, page, "▶")
    last, (number, *_) = text_of(page), labels(page)

    await press(club, ada, page, number)
    await press(club, ada, page, "Back")

    assert text_of(page) == last


@pytest.mark.parametrize("moment", ["a lobby", "a game"])
async def test_a_game_that_is_not_over_has_nothing_of_a_finished_one(club: Club, moment: str) -> None:
    await (club.lobby(2) if moment == "a lobby" else club.begin(2))
    shown = await games(club, club.members[0])
    assert said(await club.press(club.members[0], shown, "azul:game:1:1:all")) == ENGLISH(
        "refusal-old-button"
    )


async def test_a_game_that_was_closed_has_no_winner_and_a_lobby_that_was_closed_is_not_listed(
    club: Club,
) -> None:
    ada = club.members[0]
    first, second = channels(club, 2)
    game, lobby = await a_game(club, first, *club.members[:2]), await a_table(club, second, ada)
    for one in (game, lobby):
        await club.bot.games.change(one.id, decisions.cancel(ada.id, may_manage=True))
    shown = await games(club, ada)
    (line,) = section(shown.content, "games-finished")
    assert f"**#{game.id}** No winner: closed <t:" in line
    await press(club, ada, shown, f"#{game.id}")
    assert labels(shown) == ["Replay", "Export", "Back"]
    pressed = await club.press(ada, shown, f"azul:game:{lobby.id}:1:all")
    assert said(pressed) == ENGLISH("refusal-old-button")


async def test_a_game_on_another_server_is_watched_and_exported_from_here_by_its_players_alone(
    club: Club,
) -> None:
    ada, bruno, chiyo = club.members[:3]
    elsewhere = another_server(club, "Elsewhere", ada, bruno)
    game = await a_game(club, channels(club, 1, elsewhere)[0], ada, bruno)
    await finish(club, game)
    shown = await games(club, bruno)
    for action in ("replay", "export", "step"):
        custom_id = f"azul:{action}:{game.id}"
        assert "There's no game" not in said(await club.press(bruno, shown, custom_id))
        assert said(await club.press(chiyo, shown, custom_id)) == ENGLISH(
            "refusal-no-such-game", number=Verbatim(str(game.id))
        )
    for action in ("cancel", "begin", "panel"):
        assert said(await club.press(bruno, shown, f"azul:{action}:{game.id}")) == ENGLISH(
            "refusal-no-such-game", number=Verbatim(str(game.id))
        )


async def test_a_game_on_a_server_that_the_bot_has_left_says_so(club: Club) -> None:
    ada, bruno = club.members[:2]
    elsewhere = another_server(club, "Elsewhere", ada, bruno)
    await a_game(club, channels(club, 1, elsewhere)[0], ada, bruno)
    club.env.backend.emit("GUILD_DELETE", {"id": str(elsewhere.id)})
    await club.env.settle()
    (line,) = section((await games(club, ada)).content, "games-yours")
    assert "I'm no longer on that server" in line
    assert "Elsewhere" not in line


async def test_long_lists_are_paged(club: Club) -> None:
    ada, bruno = club.members[:2]
    number = 2 * PAGE_SIZE + 1
    running = [await a_game(club, channel, ada, bruno) for channel in channels(club, number)]
    waiting = [await a_table(club, channel, bruno) for channel in channels(club, number)]
    over = [await a_game(club, channel, ada, bruno) for channel in channels(club, number)]
    for game in over:
        await finish(club, game)

    shown = await games(club, ada)

    assert [len(section(shown.content, f"games-{kind}")) for kind in ("yours", "open", "finished")] == [
        GAMES_PER_KIND
    ] * 3
    assert labels(shown)[-3:] == ["All your games", "All open tables", ENGLISH("button-games-finished")]
    expected = {
        "All your games": [game.id for game in running],
        "All open tables": [game.id for game in reversed(waiting)],
        ENGLISH("button-games-finished"): [game.id for game in reversed(over)],
    }
    for label, game_ids in some(expected.items()):
        page = answer(await press(club, ada, shown, label))
        seen: list[int] = []
        for last in (False, False, True):
            seen += [
                int(line.partition("**#")[2].partition("**")[0])
                for line in text_of(page).splitlines()
                if line.startswith("**#")
            ]
            assert [each["disabled"] for each in buttons(page) if each["label"] == "▶"] == [last]
            rows = [[each.get("label") for each in row.get("components", ())] for row in page.components]
            assert ["◀", "▶", "Overview"] in rows
            if not last:
                page = answer(await press(club, ada, page, "▶"))
        assert seen == game_ids
        assert labels(answer(await press(club, ada, page, "Overview"))) == labels(shown)
    assert all(parse_custom_id(each["custom_id"]) for each in buttons(shown))


@pytest.mark.thorough
async def test_the_strangest_names_fit_in_a_list(club: Club) -> None:
    ada = club.members[0]
    strangest = [club.welcome(name) for name in ("*" * 32, "\u202e" + "ש" * 30, "🏳️‍🌈" * 5)]
    servers = [another_server(club, "@" * 100, ada, *strangest) for _ in range(GAMES_PER_KIND)]
    for guild in servers:
        theirs, over = channels(club, 2, guild)
        await a_game(club, theirs, strangest[0], *strangest[1:], ada)
        await finish(club, await a_game(club, over, strangest[0], *strangest[1:], ada))
    for channel in channels(club, GAMES_PER_KIND):
        await a_table(club, channel, strangest[0])

    shown = await games(club, ada)

    text = text_of(shown)
    assert len(text) <= 4000
    assert len(shown.content) <= 2000
    assert [len(section(text, f"games-{kind}")) for kind in ("yours", "open", "finished")] == [
        GAMES_PER_KIND
    ] * 3
    page = answer(await press(club, ada, shown, labels(shown)[-1]))
    assert page is not None


async def test_players_who_have_to_place_tiles_are_told_so(club: Club) -> None:
    await club.begin(2, **FREE)
    await play_until(club, choosing(1))
    for member, expected in some(
        zip(club.members[:2], ("Bruno still has to place tiles:", "**Place your tiles**:"), strict=False)
    ):
        (line,) = section((await games(club, member)).content, "games-yours")
        assert expected in line


async def test_a_damaged_game_is_left_out_and_the_others_are_listed(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bruno = club.members[:2]
    torn, whole = [await a_game(club, channel, ada, bruno) for channel in channels(club, 2)]
    fail(store, "load", error=DamagedRecord("torn"), when=lambda game_id: game_id == torn.id)
    (line,) = section((await games(club, ada)).content, "games-yours")
    assert f"**#{whole.id}**" in line
    assert "torn" in caplog.text


async def test_the_list_is_private_and_works_in_a_channel_without_a_table(club: Club) -> None:
    await club.begin(2)
    (channel,) = channels(club, 1)
    result = await club.members[0].slash(channel, "azul games")
    assert answer(result).ephemeral
    assert "**Your turn**" in said(result)


@pytest.mark.parametrize("kind", ListKind)
@pytest.mark.parametrize("number", [0, 1, 3, 4, 5, 6, 9, 10, 11])
def test_a_list_goes_on_exactly_as_long_as_games_follow(kind: ListKind, number: int) -> None:
    listed: Any = range(number)
    seen: list[Any] = []
    for page in some(range(1, max(1, -(-number // kind.length)) + 1)):
        found = page_of(listed, kind, page)
        seen += found.games
        assert found.more is (len(seen) < number)
    assert seen == list(listed)

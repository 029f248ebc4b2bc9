"""What a game leaves behind as soon as its result stands in the channel."""

from collections.abc import Sequence

import pytest

from bot.i18n.language import Text
from engine import decisions
from engine.statistics.achievements import Achievement
from engine.statistics.service import fold
from storage.statistics import DERIVED, FinishedGame, FinishedLog
from tests.bot.club import Club, said
from tests.bot.english import ENGLISH
from tests.bot.features.privacy.test_privacy import delete
from tests.bot.feed.test_aftermath import brought, play


async def stats(club: Club, seat: int, whose: int | None = None) -> str:
    """Return what `/azul stats` tells the member of a seat about themselves or another."""
    who = {} if whose is None else {"who": club.members[whose]}
    return said(await club.members[seat].slash(club.channel, "azul stats", **who))


async def pictured(club: Club, seat: int) -> str:
    """Return the alt text of the card that a member has just been shown."""
    (picture,) = club.private(club.members[seat])[-1].attachments
    return picture.description or ""


def achieved(achievement: Achievement, times: int = 1) -> str:
    """Return the text of an achievement on a card."""
    name = achievement.value
    why = Text(f"achievement-why-{name}")
    return ENGLISH("stats-achievement", achievement=Text(f"achievement-{name}"), why=why, times=times)


def results(games: int, wins: int) -> str:
    return ENGLISH("stats-games", games=games, wins=wins, percent=round(100 * wins / games))


async def count_all_anew(club: Club) -> None:
    async def fold_all(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame | str | None]:
        return list(map(fold, logs))

    await club.bot.games.statistics.rebuild(fold_all, lambda _: None)


async def test_the_card_has_a_game_whose_result_stands(club: Club) -> None:
    await play(club)
    assert results(1, 1) in await stats(club, 0)
    assert results(1, 0) in await stats(club, 1)


async def test_a_game_that_was_left_at_once_is_won_and_lost_but_scores_nothing(club: Club) -> None:
    await club.begin(2)
    game = await club.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    await club.bot.presenter.present(game.id)
    for seat, wins in ((0, 1), (1, 0)):
        text = await stats(club, seat)
        assert results(1, wins) in text
        assert "score" not in text
        assert "Average score" not in await pictured(club, seat)


async def test_a_score_counts_only_in_games_that_were_played_to_the_end(club: Club) -> None:
    game = await play(club)
    assert game.table.state is not None
    score = game.table.state.boards[0].score
    await club.begin(2)
    left = await club.game()
    await club.bot.games.change(left.id, decisions.resign(club.members[1].id))
    await club.bot.presenter.present(left.id)
    text = await stats(club, 0)
    assert results(2, 2) in text
    assert f"Best score: **{score}** · average: **{score}** " in text


async def test_an_achievement_is_told_in_the_result_once_and_stays_on_the_card(club: Club) -> None:
    await play(club)
    assert "Victory (Ada)" in brought(club)[-1]
    assert achieved(Achievement.VICTORY) in await stats(club, 0)
    assert "Achievements: Victory" in await pictured(club, 0)
    assert "🏅" not in await stats(club, 1)
    await play(club)
    assert not any("Victory (Ada)" in line for line in brought(club))
    assert achieved(Achievement.VICTORY, 2) in await stats(club, 0)


async def test_games_from_before_anything_was_counted_bring_their_achievements(club: Club) -> None:
    await play(club)
    counted = await stats(club, 0)
    for table in DERIVED:
        await club.store._execute("the statistics", f"DELETE FROM {table}")  # noqa: S608 - tables of ours
    assert await stats(club, 0) == ENGLISH("refusal-no-statistics")
    await count_all_anew(club)
    assert await stats(club, 0) == counted


@pytest.mark.thorough
async def test_achievements_go_with_somebody_who_is_deleted_and_the_others_keep_theirs(club: Club) -> None:
    await play(club, 1)
    await play(club, 3)
    others = await stats(club, 1)
    assert achieved(Achievement.VICTORY) in others
    await delete(club, club.members[0])
    assert await stats(club, 0) == ENGLISH("refusal-no-statistics")
    assert await stats(club, 1) == others
    await count_all_anew(club)
    assert await stats(club, 0) == ENGLISH("refusal-no-statistics")
    assert await stats(club, 1) == others


async def test_games_with_computers_bring_no_achievements(club: Club) -> None:
    await club.start(seats=2, computers=1)
    game = await club.game()
    await club.bot.games.change(game.id, decisions.begin(club.members[0].id))
    await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    await club.bot.presenter.present(game.id)
    assert results(1, 0) in await stats(club, 0)
    assert "🏅" not in await stats(club, 0)

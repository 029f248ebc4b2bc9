"""`/azul practice`: one private message, updated in place, wherever its player is."""

from datetime import timedelta

import discord
import pytest

import azul
from bot.i18n.language import Text
from bot.ui.drawing import Picture
from bot.words.results import highlight_lines
from engine import Level, Options
from engine.highlights import highlights_of
from engine.practice import PRACTICE_RETENTION
from storage.store import Store
from tests.bot.club import Club, NoPictures, answer, buttons, labels, new_bot, text_of
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.features.practice.practices import (
    action_of,
    always,
    assert_fits,
    button,
    confirming,
    ids,
    opened,
    played_to,
    practice_of,
    take,
    the_practice,
)
from tests.bot.interactions.places import a_strange_server, between_people
from tests.bot.raw import azul as command
from tests.bot.raw import send_from
from tests.bot.variants import cut_short, first_choices, is_over

NEW, BEGIN, BACK = (ENGLISH(f"button-{name}") for name in ("practice-options", "begin", "back"))
HINT, JUDGE, UNDO = ENGLISH("button-hint"), ENGLISH("button-judge"), ENGLISH("button-undo")
MOVED_ON = ENGLISH("practice-moved-on")


async def test_it_begins_at_once_and_only_its_player_sees_it(club: Club) -> None:
    message = await opened(club)
    assert message.ephemeral
    assert club.messages == []
    assert ENGLISH("panel-source") in message.content
    assert [picture.filename for picture in message.attachments] == ["azul-practice.png"]
    assert labels(message) == ["1", "2", "3", "4", "5", HINT, NEW]
    practice = await the_practice(club)
    assert [player.name for player in practice.table.players] == ["Ada", "Bot Inês"]


async def test_a_take_is_answered_in_the_same_message(club: Club) -> None:
    message = await opened(club)
    result = await take(club, message)
    assert result.followups == []
    assert [each.id for each in club.private(club.members[0])] == [message.id]
    assert "**Ada** took" in message.content
    assert "**Bot Inês** took" in message.content
    assert ENGLISH("panel-source") in message.content
    assert {JUDGE, UNDO} <= set(labels(message))
    assert club.messages == []


async def test_a_take_needs_no_confirmation_from_those_who_have_turned_it_off(club: Club) -> None:
    ada = club.members[0]
    await ada.user.click(answer(await ada.user.slash("azul me")), label="Confirm: turn off")
    message = await opened(club)
    await ada.click(message, custom_id=ids(message, "practicepanel")[0])
    await ada.click(message, custom_id=ids(message, "practicetake")[0])
    assert "**Bot Inês** took" in message.content


async def test_the_way_back_leads_to_the_table(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    table = message.content
    await ada.click(message, label="1")
    assert message.content.startswith("**Factory 1:**")
    assert message.attachments
    await ada.click(message, label=ENGLISH("button-elsewhere"))
    assert message.content == table


async def test_undo_goes_back_and_names_no_more_than_is_left_to_undo(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    before = message.content
    for _ in range(2):
        await take(club, message)
    stale = ids(message, "practicepanel")[0]
    for _ in range(2):
        await ada.click(message, label=UNDO)
        assert message.content.startswith(ENGLISH("practice-undone"))
    assert message.content.endswith(before)
    assert UNDO not in labels(message)
    move = azul.legal_moves((await the_practice(club)).state)[0]
    await club.press(ada, message, f"{stale.rpartition(':')[0].replace('panel', 'take')}:{move}!")
    assert message.content.startswith(MOVED_ON)


async def test_the_command_goes_on_with_it_anywhere(club: Club) -> None:
    ada = club.members[0]
    message = await opened(club)
    await take(club, message)
    practice = await the_practice(club)
    direct = answer(await ada.user.slash("azul practice"))
    assert direct.content == message.content
    for place in (a_strange_server(club, ada), between_people(club, ada)):
        shown = answer(await send_from(club, ada, command("practice"), place))
        assert shown.content == direct.content
    assert await practice_of(club) == practice


async def test_it_is_played_in_direct_messages(club: Club) -> None:
    ada = club.members[0].user
    message = answer(await ada.slash("azul practice"))
    await ada.click(message, label="1")
    if confirming(message) is None:
        await ada.click(message, custom_id=ids(message, "practicetake")[0])
    await ada.click(message, custom_id=str(confirming(message)))
    assert "**Bot Inês** took" in message.content
    await ada.click(message, label=HINT)
    assert ENGLISH("hint-how") in message.content


async def test_opening_it_again_deletes_the_message_that_was_there(club: Club) -> None:
    ada = club.members[0]
    first = await opened(club)
    second = await opened(club)
    assert [each.id for each in club.private(ada)] == [second.id] != [first.id]


async def test_named_options_begin_another_one_if_nothing_is_lost(club: Club) -> None:
    await opened(club)
    message = await opened(club, computers=3, level=6)
    practice = await the_practice(club)
    assert (len(practice.table.players), practice.table.options.level) == (4, Level.HARD)
    assert ENGLISH("panel-source") in message.content


async def test_named_options_begin_another_one_at_once_if_the_last_is_over(club: Club) -> None:
    await played_to(club, is_over)
    assert "🏆" in text_of(await opened(club))
    assert ENGLISH("panel-source") in text_of(await opened(club, computers=2))
    practice = await the_practice(club)
    assert (practice.steps, len(practice.table.players)) == ((), 3)


async def test_another_one_after_an_adaptive_one_is_adaptive(club: Club) -> None:
    await played_to(club, is_over, Options(2, adaptive=True))
    result, practice = await opened(club), await the_practice(club)
    level = Text(f"option-level-{practice.table.options.level.value}")
    told = highlight_lines(PHRASES, practice.table, highlights_of(practice.entries))
    told.append(ENGLISH("computers-adaptive", level=level))
    assert len(told) > 1
    assert set(told) <= set(text_of(result).splitlines())
    await club.members[0].click(result, label=ENGLISH("button-practice-again"))
    practice = await the_practice(club)
    assert (practice.steps, practice.table.options.adaptive) == ((), True)


async def test_named_options_are_shown_first_if_one_is_under_way(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    await take(club, message)
    practice = await the_practice(club)
    asked = await opened(club, level=10)
    assert ENGLISH("practice-options-instead", round=1) in text_of(asked)
    assert await practice_of(club) == practice
    await ada.click(asked, label=BACK)
    assert await practice_of(club) == practice
    assert "**Bot Inês** took" in text_of(asked)

    asked = await opened(club, level=10)
    await ada.click(asked, label=BEGIN)
    after = await the_practice(club)
    assert (after.table.options.level, after.steps) == (Level.EXPERT, ())


async def test_what_is_chosen_for_a_new_one_is_kept_in_the_panel(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    await take(club, message)
    practice = await the_practice(club)
    await ada.click(message, label=NEW)
    for name, value in {"t": "chocolatier", "f": "special", "s": "even", "c": "4", "w": "free"}.items():
        (select,) = [
            str(each["custom_id"])
            for row in message.components
            for each in row.get("components", ())
            if each["type"] == discord.ComponentType.select.value
            and each["custom_id"].rsplit(":", 1)[1].startswith(name)
        ]
        await ada.select(message, [value], custom_id=select)
        assert_fits(message)
    assert await practice_of(club) == practice
    await club.restart()
    await ada.click(message, label=BEGIN)
    table = (await the_practice(club)).table
    assert table.options.theme == "chocolatier"
    assert len(table.players) == 4
    assert table.options.rules == azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL, azul.Scatter.EVEN)


async def test_spaces_on_a_free_wall_are_chosen_changed_and_confirmed_in_its_message(club: Club) -> None:
    def wanted(state: azul.State) -> bool:
        is_asked = 0 in azul.waiting_for(state) and not state.choices[0]
        return is_asked and len(first_choices(state, 0)) > 1

    before = await played_to(club, wanted, Options(2, azul.Rules(azul.WallSide.FREE)))
    ada, message = club.members[0], await opened(club)
    line = first_choices(before.state, before.seat)[0][0] + 1
    first = ids(message, "practiceplace")[0]
    assert f"**Line {line}:** which column" in message.content
    await ada.click(message, custom_id=first)
    placed = await the_practice(club)
    assert placed.state.choices[placed.seat] == (int(first[-1]) - 1,)

    change = str(button(message, ENGLISH("button-change", line=line))["custom_id"])
    await ada.click(message, custom_id=change)
    assert f"**Line {line}:** which column" in message.content
    assert await practice_of(club) == placed
    await club.press(ada, message, first)
    assert text_of(message).startswith(MOVED_ON)
    assert await practice_of(club) == placed

    while settling := ids(message, "practiceplace"):
        await ada.click(message, custom_id=settling[0])
    (settle,) = ids(message, "practicesettle")
    for stale in (first, change):
        await club.press(ada, message, stale)
        assert text_of(message).startswith(MOVED_ON)
    await ada.click(message, custom_id=settle)
    assert f"**Round {before.state.round} is over.**" in message.content
    assert ENGLISH("button-practice-next") in labels(message)
    await ada.click(message, label=UNDO)
    assert message.content.startswith(ENGLISH("practice-undone"))
    await club.press(ada, message, settle)
    assert text_of(message).startswith(MOVED_ON)
    assert before.seat in azul.waiting_for((await the_practice(club)).state)


async def test_a_game_in_the_channel_and_a_practice_do_not_disturb_each_other(club: Club) -> None:
    await club.begin()
    game = await club.game()
    message = await opened(club)
    await take(club, message)
    assert await club.game() == game
    practice = await the_practice(club)
    await cut_short(club)
    assert await practice_of(club) == practice
    assert "practice" not in text_of(answer(await club.members[0].slash(club.channel, "azul games")))


@pytest.mark.usefixtures("days_pass")
async def test_nothing_about_it_is_due_or_shown_to_anybody(club: Club) -> None:
    message = await opened(club)
    await take(club, message)
    await club.env.advance_time(timedelta(days=3).total_seconds())
    assert club.messages == []
    assert not [body for body in club.posted() if "content" in body]


@pytest.mark.usefixtures("days_pass")
async def test_it_goes_after_four_weeks_without_a_move(club: Club) -> None:
    message = await opened(club)
    await club.env.advance_time(timedelta(days=20).total_seconds())
    await take(club, await opened(club))
    await club.env.advance_time(timedelta(days=20).total_seconds())
    assert await practice_of(club) is not None
    await club.env.advance_time(PRACTICE_RETENTION.total_seconds())
    assert await practice_of(club) is None
    await club.members[0].click(message, label="1")
    assert message.content == ENGLISH("refusal-no-practice")
    await club.members[0].click(message, label=ENGLISH("button-practice-new"))
    assert ENGLISH("panel-source") in message.content


async def test_the_button_under_the_result_plays_the_same_again(club: Club) -> None:
    message = await opened(club, computers=3, level=1)
    again = ENGLISH("button-practice-again")
    ada = club.members[0]
    practice = await the_practice(club)
    while not practice.is_over and practice.state.round < 5:
        took = azul.Taken(practice.seat, azul.legal_moves(practice.state)[0])
        practice = await club.bot.games.practice.play(ada.id, practice.version, always(took))
    message = await opened(club)
    for _ in range(100):
        if again in labels(message):
            break
        on = ids(message, "practice")
        await (ada.click(message, custom_id=on[0]) if on else take(club, message))
    assert "🏆" in text_of(message)
    shown = await opened(club)
    assert text_of(shown) == text_of(message)
    await ada.click(shown, label=ENGLISH("button-practice-options"))
    assert text_of(shown).splitlines()[0] == ENGLISH("practice-options")
    await ada.click(await opened(club), label=again)
    practice = await the_practice(club)
    assert (practice.steps, len(practice.table.players), practice.table.options.level) == ((), 4, Level.EASY)


class Unwell(NoPictures):
    """Can't draw anything."""

    async def draw(self, picture: Picture) -> bytes | None:
        del picture
        return None


async def test_without_pictures_it_is_played_by_words(club: Club, store: Store) -> None:
    await club.env.restart_bot(new_bot(store, pictures=Unwell()))
    message = await opened(club)
    assert message.attachments == []
    assert "Ada" in text_of(message)
    await take(club, message)
    assert_fits(message)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("place", ["practice", "practicehint", "practicejudge", "practiceundo"])
async def test_every_button_works_after_a_restart(club: Club, place: str) -> None:
    message = await opened(club)
    await take(club, message)
    if place == "practice":
        await club.members[0].click(message, label=HINT)
    await club.restart()
    pressed = next(each for each in buttons(message) if action_of(each) == place)
    before = text_of(message)
    await club.members[0].click(message, label=pressed["label"])
    assert text_of(message) != before
    assert button(message, NEW)
    assert club.env.errors == []

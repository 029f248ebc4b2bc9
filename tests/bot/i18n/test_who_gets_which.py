"""Private answers are in the person's language, and what everybody sees is in the table's."""

import re
from typing import Any, Final

import pytest
from discord import Locale

from bot.i18n.language import Words, languages
from bot.parsing import vocabulary
from engine import Options, Person, Pings, Player
from storage.records import StorageError
from storage.store import Store
from tests.bot.club import Club, answer, picture_of, said, text_of
from tests.bot.faults import Forgetful
from tests.bot.features.server.server_settings import manager
from tests.bot.features.server.server_settings import pick as pick_for_server
from tests.bot.features.server.server_settings import settings as settings_of_server
from tests.bot.feed.notifications.calls import direct
from tests.bot.i18n.discord_languages import choose_language, speak
from tests.bot.variants import cut_short

UNSPOKEN: Final = min({locale.value for locale in Locale} - {*languages()})
"""A language that Discord has and the bot hasn't."""


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark every text with its language, whatever of that is translated yet."""
    vocabulary.load()  # its words are kept for all tests of the process
    form = Words.__call__

    def marking(self: Words, text: Any, /, **facts: Any) -> str:
        return f"{self.locale}|{form(self, text, **facts)}"

    monkeypatch.setattr(Words, "__call__", marking)


async def opened_elsewhere(club: Club, options: Options) -> None:
    """Open a table as another version of the bot did, and show it."""
    host = Player(club.members[0].id, "Ada")
    game = await club.bot.games.open(
        guild_id=club.guild.id, channel_id=club.channel.id, host=host, options=options
    )
    assert await club.bot.presenter.present(game.id)


def languages_of(text: str) -> set[str]:
    """Return the languages of the texts of a message."""
    return set(re.findall(r"\b([a-z]{2}(?:-[A-Z]{2})?)\|", text))


async def test_private_answers_are_in_the_language_of_each_person_s_discord(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "en-US", "uk", "ja")
    await club.start()
    assert languages_of(said(await club.members[1].slash(club.channel, "azul join"))) == {"ja"}
    assert languages_of(said(await club.members[0].slash(club.channel, "azul begin"))) == {"uk"}
    assert languages_of(club.last.content) == {"en-US"}


async def test_two_people_of_different_languages_play_at_a_table_of_a_third(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.begin()
    for language in ("uk", "ja"):
        member, offered = await club.mover(), await club.offered()
        assert languages_of(offered[0]["name"]) == {language}
        assert languages_of(said(await club.take(offered[0]["value"], by=member))) == {language}
        assert languages_of(club.last.content) == {"pl"}
        picture = picture_of(club.last, "turn")
        assert picture is not None
        assert languages_of(picture.description or "") == {"pl"}
    assert all(languages_of(message.content) == {"pl"} for message in club.messages)
    board = answer(await club.members[0].slash(club.channel, "azul view board"))
    assert languages_of(board.content) == {"uk"}


async def test_what_people_choose_counts_more_than_their_discord_and_outlives_a_restart(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "en-US", "uk")
    ada = club.members[0]
    await choose_language(club, ada, "et")
    await club.restart()
    assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"et"}
    await choose_language(club, ada, "auto")
    assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"uk"}


async def test_a_language_that_is_gone_leaves_people_and_tables_with_that_of_their_discord(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    ada, gone = club.members[0], {"language": UNSPOKEN}
    await club.bot.games.people.change(ada.id, lambda person, _: person.model_copy(update=gone))
    await club.bot.games.servers.change(club.guild.id, lambda server: server.model_copy(update=gone))
    await opened_elsewhere(club, Options(4, language=UNSPOKEN))
    assert languages_of(said(await club.members[1].slash(club.channel, "azul join"))) == {"ja"}
    assert languages_of(club.last.content) == {"pl"}
    assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"uk"}
    await ada.slash(club.channel, "azul manage cancel")
    await club.start()
    assert (await club.game()).table.options.language == "pl"


async def test_the_settings_are_shown_in_the_language_that_was_just_chosen(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "en-US", "uk")
    panel = await choose_language(club, club.members[0], "ja")
    assert languages_of(text_of(panel)) == {"ja"}
    assert languages_of(text_of(await choose_language(club, club.members[0], "auto"))) == {"uk"}


async def test_a_deleted_person_has_chosen_no_language(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, club, "en-US", "pl")
    ada = club.members[0]
    await choose_language(club, ada, "et")
    await club.bot.games.deletions.begin(ada.id)
    assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"pl"}


@pytest.mark.parametrize(
    ("discord", "chosen", "named", "language"),
    [
        ("uk", "", {}, "uk"),
        ("uk", "ja", {}, "ja"),
        ("uk", "ja", {"language": "et"}, "et"),
        (UNSPOKEN, "", {}, "en-US"),
    ],
)
async def test_a_table_speaks_what_its_host_names_or_the_server_has_chosen_or_has_in_discord(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    discord: str,
    chosen: str,
    named: dict[str, str],
    language: str,
) -> None:
    speak(monkeypatch, club, discord)
    if chosen:
        olga = manager(club)
        await pick_for_server(await settings_of_server(club, olga), "language", chosen, olga)
    await club.start(**named)
    assert languages_of(club.last.content) == {language}
    assert (await club.game()).table.options.language == language


async def test_a_running_game_and_its_rematch_keep_their_language(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "uk")
    await club.begin(language="pl")
    olga = manager(club)
    await pick_for_server(await settings_of_server(club, olga), "language", "ja", olga)
    await club.hurry()
    assert languages_of(club.last.content) == {"pl"}
    await club.members[0].click(club.last, custom_id=f"azul:again:{(await club.game()).id}")
    assert languages_of(club.last.content) == {"pl"}
    await club.members[0].slash(club.channel, "azul manage cancel")
    await club.start()
    assert languages_of(club.last.content) == {"ja"}


async def test_the_host_changes_the_language_in_the_options(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "uk")
    await club.start()
    game = await club.game()
    panel = answer(await club.members[0].click(club.last, custom_id=f"azul:options:{game.id}"))
    await club.members[0].select(panel, ["ja"], custom_id=f"azul:option:{game.id}:0:language")
    assert languages_of(club.last.content) == {"ja"}


async def test_a_table_of_an_older_version_speaks_what_the_server_does(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "uk")
    await opened_elsewhere(club, Options(4))
    assert (await club.game()).table.options.language == ""
    assert languages_of(club.last.content) == {"uk"}
    olga = manager(club)
    await pick_for_server(await settings_of_server(club, olga), "language", "ja", olga)
    await club.members[1].slash(club.channel, "azul join")
    await club.members[0].slash(club.channel, "azul begin")
    await cut_short(club)
    await club.members[0].click(club.last, custom_id=f"azul:again:{(await club.game()).id}")
    assert languages_of(club.last.content) == {"ja"}


async def test_a_replay_for_everybody_is_in_the_table_s_language(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.begin()
    await club.hurry(3)
    await club.members[0].slash(club.channel, "azul view replay")
    await club.press(
        club.members[0], club.private(club.members[0])[-1], f"azul:share:{(await club.game()).id}"
    )
    assert picture_of(club.last, "turn") is None
    assert languages_of(club.last.content) == {"pl"}


async def test_a_replay_below_the_result_is_in_the_person_s_language(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.begin()
    await club.hurry()
    game = await club.game()
    replay = answer(await club.members[1].click(club.last, custom_id=f"azul:replay:{game.id}"))
    assert languages_of(replay.content) == {"ja"}


async def test_direct_messages_are_in_the_person_s_language(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.lobby()
    for member in club.members[:2]:
        panel = answer(await member.slash(club.channel, "azul me"))
        await member.select(panel, ["dm"], custom_id="azul:me:0:0:pings")
    await club.members[0].slash(club.channel, "azul begin")
    assert languages_of(direct(club, club.members[0])[-1]) == {"uk"}
    await club.hurry(1)
    assert languages_of(direct(club, club.members[1])[-1]) == {"ja"}


async def test_somebody_who_has_chosen_a_language_that_is_gone_is_written_to_in_that_of_their_discord(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.lobby()
    gone = Person(language=UNSPOKEN, pings=Pings.DM)
    await club.bot.games.people.change(club.members[1].id, lambda *_: gone)
    await club.bot.games.people.change(club.members[0].id, lambda *_: Person(language="et", pings=Pings.DM))
    await club.members[0].slash(club.channel, "azul begin")
    assert languages_of(direct(club, club.members[0])[-1]) == {"et"}
    await club.hurry(1)
    assert languages_of(direct(club, club.members[1])[-1]) == {"ja"}


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "closed"])
async def test_direct_messages_are_in_the_person_s_language_after_a_restart_too(
    club: Club, monkeypatch: pytest.MonkeyPatch, *, is_killed: bool
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    await club.lobby()
    for member in club.members[:2]:
        panel = answer(await member.slash(club.channel, "azul me"))
        await member.select(panel, ["dm"], custom_id="azul:me:0:0:pings")
    await club.members[0].slash(club.channel, "azul begin")
    if is_killed:
        await club.env.advance_time(60)
    else:
        await club.bot.close()
    await club.restart()
    await club.hurry(1)
    assert languages_of(direct(club, club.members[1])[-1]) == {"ja"}


async def test_who_is_not_known_to_speak_anything_is_written_to_in_the_language_of_the_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "pl", "uk", "ja")
    bruno = club.members[1]
    await club.begin(language="et")
    await club.bot.games.people.change(bruno.id, lambda *_: Person(pings=Pings.DM))
    await club.restart()  # killed before it has stored what it has heard
    await club.hurry(1)
    assert languages_of(direct(club, bruno)[-1]) == {"et"}

    await bruno.slash(club.channel, "azul help")
    await club.bot.close()  # which stores it
    await club.restart()
    await club.hurry(2)
    assert languages_of(direct(club, bruno)[-1]) == {"ja"}


async def test_a_language_that_can_not_be_read_at_the_start_is_read_soon(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "en-US", "uk")
    ada = club.members[0]
    await choose_language(club, ada, "et")
    assert isinstance(store, Forgetful)
    with monkeypatch.context() as broken:

        async def fail(_setting: str, _limit: int) -> dict[int, str]:
            raise StorageError("the disk is gone")

        broken.setattr(store, "chosen_by_people", fail)
        await club.restart()
        assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"uk"}
    await club.env.advance_time(60)
    assert languages_of(text_of(answer(await ada.slash(club.channel, "azul help")))) == {"et"}


async def test_a_server_that_discord_has_not_described_yet_is_asked_for_its_language(club: Club) -> None:
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.unavailable = True  # so the library says that it speaks English
    club.env.backend.guilds[club.guild.id].preferred_locale = "uk"
    host = Player(club.members[0].id, "Ada")
    older = await club.bot.games.open(  # as an older version did, which didn't note a language
        guild_id=club.guild.id, channel_id=club.channel.id, host=host, options=Options(2)
    )
    for _ in range(2):
        assert await club.bot.presenter.present(older.id, again=True)
        assert languages_of(club.last.content) == {"uk"}
    assert [each.path for each in club.env.http_requests].count(f"/guilds/{club.guild.id}") == 1

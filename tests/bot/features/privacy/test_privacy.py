"""`/azul privacy`: what is stored about a person, as a file, and how it is deleted."""

import gzip
import json
from typing import Any, Final

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import azul
from bot.features.privacy import requests
from engine import Person, Status, decisions
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.variants import cut_short
from tests.some import some

EXPORT, DELETE = "Export", "Delete…"
REALLY, KEEP = "Delete everything", "Keep it"
ASKED: Final = "Delete everything about you?"
DONE: Final = ENGLISH("privacy-erased")


async def privacy_of(club: Club, member: MemberActor) -> ResponseMessage:
    return answer(await member.slash(club.channel, "azul privacy"))


async def asked(club: Club, member: MemberActor) -> ResponseMessage:
    """Return the panel that asks a member whether to delete everything."""
    panel = await privacy_of(club, member)
    await member.click(panel, label=DELETE)
    assert ASKED in panel.content
    return panel


async def delete(club: Club, member: MemberActor) -> ResponseMessage:
    """Delete what is stored about a member, and return the panel that says so."""
    panel = await asked(club, member)
    await member.click(panel, label=REALLY)
    return panel


async def file_of(result: InteractionResult) -> tuple[str, bytes]:
    """Return the name and the content of the file that was sent in private."""
    (file,) = [each for message in result.followups if message.ephemeral for each in message.attachments]
    return file.filename, await file.read()


async def exported(club: Club, member: MemberActor) -> dict[str, Any]:
    panel = await privacy_of(club, member)
    _, content = await file_of(await member.click(panel, label=EXPORT))
    found = json.loads(content)
    assert isinstance(found, dict)
    return found


async def test_what_is_stored_is_explained_in_private(club: Club) -> None:
    shown = await privacy_of(club, club.members[0])
    assert shown.ephemeral
    assert "What I know about you" in shown.content
    assert labels(shown) == [EXPORT, DELETE]
    assert club.messages == []


async def test_a_person_gets_what_is_stored_about_them_as_a_file(club: Club) -> None:
    await club.begin(players=3)
    await club.hurry(takes=4)
    ada = club.members[0]
    panel = await privacy_of(club, ada)
    result = await ada.click(panel, label=EXPORT)
    name, content = await file_of(result)
    assert name == f"azul-{ada.id}.json"
    assert ENGLISH("privacy-exported") in said(result)
    found = json.loads(content)
    assert [game["seat"] for game in found["games"]] == [1]
    assert [name for name in ("Bruno", "Chiyo") if name in content.decode()] == []


async def test_a_file_that_is_too_long_for_discord_is_compressed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await cut_short(club)
    ada = club.members[0]
    panel = await privacy_of(club, ada)
    _, plain = await file_of(await ada.click(panel, label=EXPORT))
    monkeypatch.setattr(requests, "MAX_FILE_SIZE", len(plain) - 1)
    name, content = await file_of(await ada.click(panel, label=EXPORT))
    assert name == f"azul-{ada.id}.json.gz"
    assert json.loads(gzip.decompress(content))["games"] == json.loads(plain)["games"]
    monkeypatch.setattr(requests, "MAX_FILE_SIZE", 10)
    (refusal,) = (await ada.click(panel, label=EXPORT)).followups
    assert refusal.content == ENGLISH("refusal-too-large")


async def test_deleting_is_asked_for_once_and_can_be_called_off(club: Club) -> None:
    await club.begin()
    bruno = club.members[1]
    panel = await asked(club, bruno)
    assert "game you're playing" in panel.content
    for effect in ("games", "anew", "beyond"):
        assert ENGLISH(f"privacy-ask-{effect}") in panel.content
    assert labels(panel) == [REALLY, KEEP]
    await bruno.click(panel, label=KEEP)
    assert labels(panel) == [EXPORT, DELETE]
    assert (await club.game()).table.running_state.resigned == set()


async def test_a_deleted_player_stays_as_a_number_in_the_games_of_others(club: Club) -> None:
    await club.begin(players=3)
    await club.hurry(takes=3)
    ada, bruno = club.members[:2]
    await club.bot.games.people.change(bruno.id, lambda *_: Person(confirm=False))

    panel = await delete(club, bruno)

    assert text_of(panel) == DONE
    assert labels(panel) == []
    await club.env.settle()
    assert "**Player 2** left the game." in club.turns[-1].content
    game = await club.game()
    assert game.table.running_state.resigned == {1}
    shown = said(await ada.slash(club.channel, "azul table"))
    assert "Player 2" in shown
    assert "Bruno" not in shown
    await club.hurry()
    result = club.last
    assert "Player 2" in result.content
    assert "Bruno" not in result.content
    for text in some((await club.bot.http.get_message(club.channel.id, result.id))["attachments"]):
        assert "Bruno" not in (text.get("description") or "")
    assert str(bruno.id) not in result.content
    assert await club.bot.games.people.get_or_defaults(bruno.id) == Person()
    listed = said(await ada.slash(club.channel, "azul games"))
    assert "Bruno" not in listed
    assert (await exported(club, bruno))["games"] == []


async def test_the_other_player_of_two_wins_and_the_result_pings_nobody_who_is_gone(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=2)
    since = len(club.env.http_requests)
    await delete(club, club.members[1])
    await club.env.settle()
    assert (await club.game()).table.status is Status.OVER
    (body,) = [body for body in club.posted(since) if "Ada" in body.get("content", "")]
    assert "Player 2" in body["content"]
    assert [int(user) for user in body["allowed_mentions"]["users"]] == [club.members[0].id]


async def test_old_buttons_say_that_it_is_not_their_game(club: Club) -> None:
    await club.begin(players=3)
    bruno = club.members[1]
    turn = club.turn
    old = buttons(turn)[0]["custom_id"]
    await delete(club, bruno)
    result = await club.press(bruno, turn, str(old))
    assert "play" in said(result)
    assert (await club.game()).table.seat_of(bruno.id) is None


async def test_old_buttons_of_others_go_on_working(club: Club) -> None:
    await club.begin(players=3)
    await delete(club, club.members[2])
    await club.env.settle()
    assert labels(club.turn) != []
    await club.take(azul.legal_moves(await club.state())[0])
    assert (await club.state()).turn == 1
    result = await club.members[0].slash(club.channel, "azul view board", player=club.members[2])
    assert "isn't" in said(result)


async def test_a_lobby_is_left_and_goes_on_without_its_host(club: Club) -> None:
    await club.lobby(players=3)
    panel = await asked(club, club.members[0])
    assert "table where you're waiting" in panel.content
    await club.members[0].click(panel, label=REALLY)
    await club.env.settle()
    table = (await club.game()).table
    assert [player.name for player in table.players] == ["Bruno", "Chiyo"]
    assert table.host_id == club.members[1].id
    assert "Ada" not in club.last.content


async def test_nobody_leaves_a_game_that_the_question_did_not_mention(club: Club) -> None:
    ada = club.members[0]
    panel = await asked(club, ada)
    await club.lobby()
    await ada.click(panel, label=REALLY)
    assert "changed in the meantime" in panel.content
    assert (await club.game()).table.players[0].user_id == ada.id
    assert ENGLISH("privacy-ask-lobbies", count=1) in panel.content
    await ada.slash(club.channel, "azul begin")
    await ada.click(panel, label=REALLY)
    assert "changed in the meantime" in panel.content
    assert ENGLISH("privacy-ask-running", count=1) in panel.content
    assert ENGLISH("privacy-ask-lobbies", count=1) not in panel.content
    await ada.slash(club.guild.create_text_channel("also"), "azul start")
    await ada.click(panel, label=REALLY)
    assert ENGLISH("privacy-ask-running", count=1) in panel.content
    assert ENGLISH("privacy-ask-lobbies", count=1) in panel.content
    await ada.click(panel, label=REALLY)
    assert text_of(panel) == DONE


async def test_a_game_that_somebody_has_left_already_is_not_one_that_they_would_leave(club: Club) -> None:
    await club.begin(players=3)
    ada, bruno = club.members[:2]
    await club.bot.games.change((await club.game()).id, decisions.resign(ada.id))
    assert "game you're playing" not in (await asked(club, ada)).content
    assert "game you're playing" in (await asked(club, bruno)).content


@pytest.mark.thorough
async def test_deleting_twice_at_once_and_again_later_does_no_harm(club: Club) -> None:
    await club.begin(players=3)
    bruno = club.members[1]
    panel = await asked(club, bruno)
    custom_id = str(buttons(panel)[0]["custom_id"])
    await club.press_at_once(panel, (bruno, custom_id), (bruno, custom_id))
    assert (await club.game()).table.players[1].is_gone
    again = await asked(club, bruno)
    assert "game you're playing" not in again.content
    await bruno.click(again, label=REALLY)
    assert text_of(again) == DONE


async def test_a_press_deletes_the_data_of_the_person_who_pressed(club: Club) -> None:
    await club.begin(players=3)
    ada, bruno = club.members[:2]
    panel = await asked(club, bruno)
    await club.press(ada, panel, str(buttons(panel)[0]["custom_id"]))
    players = (await club.game()).table.players
    assert [player.is_gone for player in players] == [True, False, False]
    del bruno


async def test_who_plays_again_is_somebody_new(club: Club) -> None:
    await club.begin()
    await cut_short(club)
    ada, bruno = club.members[:2]
    await delete(club, bruno)
    result = club.last
    assert "Ada and Player 2" in said(await bruno.click(result, label="Play again"))
    await ada.click(result, label="Play again")
    await bruno.slash(club.channel, "azul join")
    players = (await club.game()).table.players
    assert {player.name for player in players} == {"Ada", "Bruno"}
    assert len((await exported(club, bruno))["games"]) == 1


@pytest.mark.parametrize("choice", ["", "nothing"])
async def test_a_forged_button_does_nothing(club: Club, choice: str) -> None:
    panel = await privacy_of(club, club.members[0])
    result = await club.press(club.members[0], panel, f"azul:privacy:0:0:{choice}")
    assert said(result)
    assert labels(panel) == [EXPORT, DELETE]


async def test_what_a_restart_interrupts_is_finished_afterwards(club: Club) -> None:
    await club.begin(players=3)
    bruno = club.members[1]
    await club.bot.games.deletions.begin(bruno.id)

    await club.restart()
    await club.bot.erasure.resume()
    await club.env.settle()

    assert (await club.game()).table.players[1].is_gone
    assert "**Player 2** left the game." in club.turns[-1].content
    assert await club.bot.games.deletions.pending() == []

"""What is done for each button, select and form, and what its handler needs: nothing, the game, or a seat."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.handlers import (
    configuring,
    finding,
    lobby,
    looking,
    personal,
    placing,
    resigning,
    rulebook,
    taking,
    undoing,
)
from bot.handlers.analysis import reviewing
from bot.handlers.data import privacy
from bot.handlers.plans import planning
from bot.handlers.practice import advising, opening, playing
from bot.handlers.practice import reviewing as practice_reviewing
from bot.handlers.practice.answering import in_practice
from bot.handlers.request import Request
from bot.handlers.seats import handing, holding, leaving
from bot.handlers.server import pausing, settings
from bot.messages.panel import Panel
from bot.observing import Outcome
from bot.ui.buttons import Press
from bot.words.refusals import refusal_text
from engine import Game, Refusal

Handler = Callable[[Request], Awaitable[None]]
GameHandler = Callable[[Request, Game], Awaitable[None]]
PlayerHandler = Callable[[Request, Game, int], Awaitable[None]]


def of_game(handler: GameHandler) -> Handler:
    """Find the game for a handler."""

    async def with_game(request: Request) -> None:
        game = await request.game()
        await handler(request.at(game.table), game)

    return with_game


def of_seen_game(handler: GameHandler) -> Handler:
    """Find the game for a handler that only looks at it: people see their own also from other servers."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_own=True)
        await handler(request.at(game.table), game)

    return with_game


def of_player(handler: PlayerHandler) -> Handler:
    """Find the game and the player's seat for a handler; refuse people who don't play.

    The code is ``not-seated``, or ``seat-replaced`` for those who can take their seat back from a substitute.
    """

    async def with_seat(request: Request, game: Game) -> None:
        seat = game.table.seat_of(request.user_id)
        if seat is None:
            _ = game.table.playing  # if the game isn't running, that is the better reason
            raise Refusal("not-seated" if game.table.claim_of(request.user_id) is None else "seat-replaced")
        await handler(request, game, seat)

    return of_game(with_seat)


def in_panel(handler: Handler) -> Handler:
    """Show a refusal in place of the panel whose button was pressed."""

    async def replacing(request: Request) -> None:
        try:
            await handler(request)
        except Refusal as refusal:
            request.reply.visit.outcome = Outcome.REFUSED
            game = await request.game_if_any()
            panel = Panel(refusal_text(request.phrases, refusal, game))
            if game is None:
                _ = await request.reply.update_panel(panel)
            else:
                await request.update_panel(game, panel)

    return replacing


ACTIONS: Final[Mapping[str, Handler]] = {
    "start": lobby.start_pressed,
    "again": of_game(lobby.play_again),
    "join": of_game(lobby.join),
    "leave": of_game(lobby.leave),
    "begin": of_game(lobby.begin),
    "cancel": of_game(lobby.cancel),
    "options": of_game(configuring.open_options),
    "add": of_game(lobby.add_computer),
    "remove": of_game(lobby.remove_computer),
    "panel": of_player(taking.source_pressed),
    "take": in_panel(of_player(taking.panel_pressed)),
    "plan": in_panel(of_player(planning.panel_pressed)),
    "wishes": in_panel(of_player(planning.wishes_pressed)),
    "undo": in_panel(of_player(undoing.undo_pressed)),
    "ask": in_panel(of_player(undoing.ask_pressed)),
    "agree": in_panel(of_game(undoing.agree_pressed)),
    "decline": in_panel(of_game(undoing.decline_pressed)),
    "tiling": of_player(placing.open_panel),
    "place": in_panel(of_player(placing.place_pressed)),
    "change": in_panel(of_player(placing.change_pressed)),
    "settle": in_panel(of_player(placing.settle_pressed)),
    "resign": in_panel(of_game(resigning.resign_pressed)),
    "stay": resigning.stay_pressed,
    "board": of_game(looking.own_board_pressed),
    "open": of_game(looking.board_pressed),
    "fair": of_game(looking.fair_draws),
    "replay": of_seen_game(looking.replay),
    "export": of_seen_game(looking.export),
    "step": of_seen_game(looking.step_pressed),
    "analysis": of_seen_game(reviewing.analysis_pressed),
    "since": of_game(looking.since_pressed),
    "page": rulebook.page_pressed,
    "learn": rulebook.lesson_pressed,
    "me": personal.setting_pressed,
    "privacy": privacy.privacy_pressed,
    "games": finding.games_pressed,
    "sit": of_game(finding.sit_pressed),
    "resume": of_game(pausing.resume_pressed),
    "vote": of_game(holding.vote_pressed),
    "call": of_game(leaving.call_pressed),
    "return": of_game(holding.return_pressed),
    "substitute": of_game(holding.substitute_pressed),
    "hand": in_panel(of_game(handing.offer_pressed)),
    "keep": in_panel(of_game(handing.keep_pressed)),
    "practice": in_practice(playing.show_pressed),
    "practiceoptions": in_practice(opening.options_pressed),
    "practicenew": in_practice(opening.begin_pressed),
    "practicepanel": in_practice(playing.take_pressed),
    "practicetake": in_practice(playing.take_pressed),
    "practiceplace": in_practice(playing.place_pressed),
    "practicechange": in_practice(playing.change_pressed),
    "practicesettle": in_practice(playing.settle_pressed),
    "practiceundo": in_practice(playing.undo_pressed),
    "practicehint": advising.hint_pressed,
    "practicejudge": advising.judge_pressed,
    "practiceanalysis": practice_reviewing.analysis_pressed,
}
"""The handler of every button, by the action in its `custom_id`."""

SELECTS: Final[Mapping[str, Handler]] = {
    "option": in_panel(of_game(configuring.option_picked)),
    "server": in_panel(settings.setting_picked),
    "me": in_panel(personal.setting_picked),
    "practiceoption": in_practice(opening.option_picked),
}
"""The handler of every select, by the action in its `custom_id`; the press says what was `picked`."""


FORMS: Final[Mapping[str, Handler]] = {
    "me": in_panel(personal.setting_typed),
}
"""The handler of every form, by the action in its `custom_id`; the press says what was `typed`."""


def handler_of(press: Press) -> Handler | None:
    """Return what is done for a press, None if no button, select or form of this version asks for it."""
    if press.typed is not None:
        return FORMS.get(press.action)
    return (SELECTS if press.is_of_select else ACTIONS).get(press.action)

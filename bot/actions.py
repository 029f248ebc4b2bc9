"""What is done for each button, select and form, and what its handler needs: nothing, the game, or a seat."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.features import rules, undo
from bot.features.analysis import review
from bot.features.games import lists
from bot.features.lobby import options, tables
from bot.features.me import settings as personal
from bot.features.play import placing, plans, taking
from bot.features.practice import advice, play, start
from bot.features.practice import analysis as practice_reviewing
from bot.features.practice.service import in_practice
from bot.features.privacy import requests
from bot.features.seats import handover, leave, members, votes
from bot.features.server import pause, settings
from bot.features.table import views
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.observer import Outcome
from bot.ui.components import Press
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


def of_managed_game(handler: GameHandler) -> Handler:
    """Find the game for a handler that people can ask for who manage the place of the game."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_managed=True)
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
    "start": tables.start_pressed,
    "again": of_game(tables.play_again),
    "join": of_game(tables.join),
    "leave": of_game(tables.leave),
    "begin": of_game(tables.begin),
    "cancel": of_managed_game(tables.cancel),
    "options": of_game(options.open_options),
    "add": of_game(tables.add_computer),
    "remove": of_game(tables.remove_computer),
    "panel": of_player(taking.source_pressed),
    "take": in_panel(of_player(taking.panel_pressed)),
    "plan": in_panel(of_player(plans.panel_pressed)),
    "wishes": in_panel(of_player(plans.wishes_pressed)),
    "undo": in_panel(of_player(undo.undo_pressed)),
    "ask": in_panel(of_player(undo.ask_pressed)),
    "agree": in_panel(of_game(undo.agree_pressed)),
    "decline": in_panel(of_game(undo.decline_pressed)),
    "tiling": of_player(placing.open_panel),
    "place": in_panel(of_player(placing.place_pressed)),
    "change": in_panel(of_player(placing.change_pressed)),
    "settle": in_panel(of_player(placing.settle_pressed)),
    "resign": in_panel(of_game(leave.resign_pressed)),
    "stay": leave.stay_pressed,
    "board": of_game(views.own_board_pressed),
    "open": of_game(views.board_pressed),
    "fair": of_game(views.fair_draws),
    "replay": of_seen_game(views.replay),
    "export": of_seen_game(views.export),
    "step": of_seen_game(views.step_pressed),
    "analysis": of_seen_game(review.analysis_pressed),
    "since": of_game(views.since_pressed),
    "page": rules.page_pressed,
    "learn": rules.lesson_pressed,
    "me": personal.setting_pressed,
    "privacy": requests.privacy_pressed,
    "games": lists.games_pressed,
    "sit": of_game(lists.sit_pressed),
    "resume": of_managed_game(pause.resume_pressed),
    "vote": of_game(votes.vote_pressed),
    "call": of_game(members.call_pressed),
    "return": of_game(votes.return_pressed),
    "substitute": of_game(votes.substitute_pressed),
    "hand": in_panel(of_game(handover.offer_pressed)),
    "keep": in_panel(of_game(handover.keep_pressed)),
    "practice": in_practice(play.show_pressed),
    "practiceoptions": in_practice(start.options_pressed),
    "practicenew": in_practice(start.begin_pressed),
    "practicepanel": in_practice(play.take_pressed),
    "practicetake": in_practice(play.take_pressed),
    "practiceplace": in_practice(play.place_pressed),
    "practicechange": in_practice(play.change_pressed),
    "practicesettle": in_practice(play.settle_pressed),
    "practiceundo": in_practice(play.undo_pressed),
    "practicehint": advice.hint_pressed,
    "practicejudge": advice.judge_pressed,
    "practiceanalysis": practice_reviewing.analysis_pressed,
}
"""The handler of every button, by the action in its `custom_id`."""

SELECTS: Final[Mapping[str, Handler]] = {
    "option": in_panel(of_game(options.option_picked)),
    "server": in_panel(settings.setting_picked),
    "me": in_panel(personal.setting_picked),
    "practiceoption": in_practice(start.option_picked),
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

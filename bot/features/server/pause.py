"""Pausing games, for the people who can manage their channel."""

from bot.interactions.request import Request
from engine import Game, Refusal, decisions


async def pause(request: Request, game: Game) -> None:
    """Pause a game, or resume a paused one.

    Raise `Refusal`: ``not-keeper``, or as `GameService.toggle_pause` does.
    """
    _require_channel_manager(request, game)
    after = await request.games.toggle_pause(game, request.user_id)
    answer = request.phrases.words("pause-resumed" if after.table.pause is None else "pause-paused")
    await request.answer_and_show(request.reply.say(answer), after)


async def resume_pressed(request: Request, game: Game) -> None:
    """Resume a game."""
    _require_channel_manager(request, game)
    after = await request.games.change(game.id, decisions.resume(request.user_id))
    await request.answer_and_show(request.reply.acknowledge(), after)


def _require_channel_manager(request: Request, game: Game) -> None:
    if not request.can_manage(game):
        raise Refusal("not-keeper")

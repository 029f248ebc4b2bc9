"""Voting on how a game goes on without somebody, taking one's seat back, and taking over another's."""

from bot.i18n.language import Key
from bot.interactions.members import left_server
from bot.interactions.request import Request
from bot.messages.layout import in_lines
from bot.words.phrases import relative_time
from engine import Game, Refusal, Stage, Vote, decisions, grace_ends_at
from engine.table.votes import AFTER_GRACE


async def vote_pressed(request: Request, game: Game) -> None:
    """Vote for what the button says, in place of an earlier vote.

    Raise `Refusal`: ``old-button`` for a vote that this version doesn't have, ``no-vote`` if the message asks
    about another turn, or as `decisions.vote` does.
    """
    try:
        vote = Vote(request.pressed.choice)
    except ValueError:
        raise Refusal("old-button") from None
    if game.table.late and await _asks_about_another_turn(request, game):
        raise Refusal("no-vote")
    after = await request.games.vote(game.id, request.user_id, vote)
    words = request.phrases.words
    answer = words("voted", vote=Key(vote.value))
    hours = await request.games.people.hours_of(after)
    grace = grace_ends_at(after.table, hours) if vote in AFTER_GRACE else None
    if grace is not None and grace > hours.at:
        answer = in_lines(answer, words("voted-grace", when=relative_time(grace)))
    await request.answer_and_show(request.reply.say(answer), after)


async def _asks_about_another_turn(request: Request, game: Game) -> bool:
    seen = request.pressed.number or 0
    if not 0 < seen <= game.version:
        return True  # forged
    since = await request.games.entries_since(game, seen - 1)
    return any(entry.after.stage is not Stage.OVER for entry in since)


async def return_pressed(request: Request, game: Game) -> None:
    """Take the person's own seat back, from the computer or from a substitute."""
    after = await request.games.change(game.id, decisions.take_back(request.user_id))
    await request.answer_and_show(request.reply.say(request.phrases.words("returned")), after)


async def substitute_pressed(request: Request, game: Game) -> None:
    """Take a seat that is offered."""
    after = await request.games.change(game.id, decisions.substitute(request.player))
    await request.answer_and_show(request.reply.say(request.phrases.words("substituted")), after)


async def call_pressed(request: Request, game: Game) -> None:
    """Ask the others how the game goes on without the people it waits for.

    Raise `Refusal` as `decisions.call_vote` does.
    """
    table = game.table
    awaited = [table.players[seat] for seat in table.awaited_people]
    gone = await left_server(request, awaited) if table.seat_of(request.user_id) is not None else frozenset()
    after = await request.games.change(game.id, decisions.call_vote(request.user_id, gone))
    await request.answer_and_show(request.reply.say(request.phrases.words("called")), after)

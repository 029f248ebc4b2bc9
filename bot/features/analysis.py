"""The analysis of a finished game: a stored one, or a new one while the person waits."""

from bot.interactions.analysis_progress import wait_for_analysis
from bot.interactions.registry import Rank, Registry, of_seen_game
from bot.interactions.request import Request
from bot.messages.analysis import Pages
from bot.messages.panel import Panel
from engine import Game
from engine.analysis.review import Analysis
from engine.analysis.service import OnProgress


async def analysis_pressed(request: Request, game: Game) -> None:
    """Open the analysis of a game, or turn to the page that the button names."""
    number = request.pressed.number
    analysis = await request.games.analyses.stored(game)
    if analysis is None:

        async def first_page(on_progress: OnProgress) -> Panel:
            made = await request.games.analyses.of(game, on_progress)
            as_it_is = await request.games.get(game.id)  # somebody may have been deleted meanwhile
            return await _page(request, as_it_is, made, number or 0)

        await wait_for_analysis(request, game, first_page)
    elif number is None:
        await request.reply.open_panel(await _page(request, game, analysis, 0))
    else:
        await request.reply.update_panel(await _page(request, game, analysis, number))


async def _page(request: Request, game: Game, analysis: Analysis, number: int) -> Panel:
    entries = await request.games.history(game.id) if number else ()  # the first page, the chart, needs none
    viewer = game.table.seat_of(request.user_id)
    return Pages(request.phrases, game, analysis, entries, viewer).page(number)


def register(registry: Registry) -> None:
    """Register the button that opens an analysis."""
    registry.buttons({"analysis": of_seen_game(analysis_pressed)}, rank=Rank.LOOK)

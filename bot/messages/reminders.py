"""The short messages that remind people of their turn, and go once it is over."""

import azul
from bot.messages.posts import Post
from bot.words.facts import relative_time
from bot.words.language import Key
from bot.words.phrases import Phrases
from engine import Table, deadline_of


def reminder_post(phrases: Phrases, version: int, table: Table) -> Post | None:
    """Return what those whom the game waits for are told about its time; nobody else is notified.

    None if nothing is to be said, or if the game waits for nobody any more.
    """
    deadline, state = deadline_of(table), table.state
    if deadline is None or state is None or table.stage is None:
        return None
    seats = azul.waiting_for(state) or (state.turn,)
    text = phrases.words(
        f"reminder-{table.stage.value}",
        mentions=phrases.mentions(table, seats),
        count=len(seats),
        phase=Key("tiling" if state.phase is azul.Phase.TILING else "offer"),
        when=relative_time(deadline),
    )
    return Post(version, "reminder", text, None, pings=tuple(table.players[seat].user_id for seat in seats))

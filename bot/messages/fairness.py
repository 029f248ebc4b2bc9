"""Fair draws: the commitment in public, and the private message that explains it and reveals the secret."""

import azul
from bot.i18n.language import Verbatim, Words
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.ui.components import Button, CustomId
from engine import Game, Table


def commitment_lines(words: Words, table: Table) -> list[str]:
    """Return a line with the commitment in its short form; none for a table that has no secret yet."""
    if table.secret is None:
        return []
    short = azul.short_commitment(azul.commitment(bytes.fromhex(table.secret)))
    return [words("commitment", commitment=Verbatim(short))]


def fair_button(words: Words, game_id: int) -> Button:
    """Return the button that opens the explanation."""
    return Button(words("button-fair"), CustomId("fair", game_id))


def fair_panel(words: Words, game: Game) -> Panel:
    """Return the explanation with the whole commitment, and with the secret once the table is closed."""
    secret = game.table.secret
    if secret is None:
        return Panel(words("fair-later"))
    commitment = azul.commitment(bytes.fromhex(secret))
    return Panel(
        in_lines(
            words("fair", commitment=Verbatim(commitment)),
            words("fair-hidden") if game.table.is_open else words("fair-secret", secret=Verbatim(secret)),
            words("fair-check", game=Verbatim(str(game.id))),
        )
    )

"""Computer players, and estimates of what takes are worth. Pure, on the rules alone.

>>> import azul, players
>>> state = azul.new_game(players=2, starter=0)
>>> state = azul.deal(state, azul.draw_deal(state, bytes(32)))
>>> event = players.choose(state, seat=0)
>>> azul.advance(azul.Progress(state), event)[0].state.turn
1
"""

from players.computer_player import ComputerPlayer, GreedyPlayer, choose, whole_turn
from players.levels import Level, player_at
from players.ranking import best_first

__all__ = [
    "ComputerPlayer",
    "GreedyPlayer",
    "Level",
    "best_first",
    "choose",
    "player_at",
    "whole_turn",
]

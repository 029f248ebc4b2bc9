/* The end of a game: bonuses and shares of the win (R19 to R21). */
#include "rules.h"

enum { ROW_BONUS = 2, COLUMN_BONUS = 7, COLOUR_BONUS = 10 };

static int complete_rows(const Board *board) {
    int rows = 0;
    for (int row = 0; row < ROWS; row++) rows += (board->covered >> ROWS * row & 31) == 31;
    return rows;
}

int bonus_of(const Board *board) {
    int points = ROW_BONUS * complete_rows(board);
    for (int column = 0; column < ROWS; column++) {
        if ((board->covered >> column & 0x108421u) == 0x108421u) points += COLUMN_BONUS;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        if ((board->closed >> ROWS * colour & 31) == 31) points += COLOUR_BONUS;
    }
    return points;
}

bool can_grow(const Board *board, int wall_side, Tiles drawable) {
    for (int row = 0; row < ROWS; row++) {
        if (board->line_count[row] && !count_of(drawable, board->line_colour[row])) continue;
        FOR_EACH_COLOUR(colour, drawable) {
            if (board->closed >> (ROWS * colour + (uint32_t)row) & 1) continue;
            if (wall_side == COLOURED_WALL || open_columns(board, row, (int)colour)) return true;
        }
    }
    return false;
}

void shares_of(const Position *position, float shares[MOST_PLAYERS]) {
    int standings[MOST_PLAYERS], best = -1, winners = 0;
    for (int seat = 0; seat < position->players; seat++) {
        const Board *board = &position->boards[seat];
        const bool resigned = position->resigned >> seat & 1;
        standings[seat] = resigned ? -1 : 8 * board->score + complete_rows(board);
        if (standings[seat] > best) {
            best = standings[seat];
            winners = 0;
        }
        winners += standings[seat] == best;
    }
    for (int seat = 0; seat < position->players; seat++) {
        shares[seat] = standings[seat] == best && winners ? 1.0f / (float)winners : 0.0f;
    }
}

/* The factory offer: legal moves, and what a move does (R6 to R12, R30 to R33). */
#include <string.h>

#include "rules.h"

/* The lines that take a colour by what lies on them: every empty one, and those of the colour with space. */
typedef struct {
    uint32_t empty, begun[COLOURS];
} Openings;

static Openings openings_of(const Board *board) {
    Openings open = {0, {0}};
    for (int line = 0; line < ROWS; line++) {
        const int count = board->line_count[line];
        if (count == 0) {
            open.empty |= 1u << line;
        } else if (count <= line) {
            open.begun[board->line_colour[line]] |= 1u << line;
        }
    }
    return open;
}

static uint32_t lines_for(const Board *board, const Openings *open, int colour) {
    return (open->empty | open->begun[colour]) & ~(board->closed >> ROWS * colour) & 31;
}

uint32_t open_lines(const Board *board, int colour) {
    const Openings open = openings_of(board);
    return lines_for(board, &open, colour);
}

/* Add the moves of one source to `moves`; return the end of the list. */
static Move *add_moves(const Position *position, const Openings *open, int source, Move *moves) {
    const Tiles tiles = source ? position->factories[source - 1] : position->centre;
    const Board *board = &position->boards[position->turn];
    int beside[2];
    const bool scatters =
        source && position->discs[source - 1] == SCATTER && neighbours(position, source - 1, beside) == 2;
    FOR_EACH_COLOUR(colour, tiles) {
        const Tiles rest = tiles - tiles_of((int)colour, count_of(tiles, (int)colour));
        uint8_t masks[32] = {NO_SPLIT};
        int ways = 1;
        if (scatters && rest) ways = splits(rest, position->scatter == EVEN_SCATTER, masks);
        uint32_t lines = lines_for(board, open, (int)colour) | 1u << FLOOR;
        for (; lines; lines &= lines - 1) {
            const uint8_t line = (uint8_t)__builtin_ctz(lines);
            for (int way = 0; way < ways; way++) {
                *moves++ = (Move){(uint8_t)source, (uint8_t)colour, line, masks[way]};
            }
        }
    }
    return moves;
}

int legal_moves(const Position *position, Move moves[MOST_MOVES]) {
    if (position->phase != OFFER) return 0;
    const Openings open = openings_of(&position->boards[position->turn]);
    Move *end = moves;
    for (int source = 1; source <= position->factory_count; source++) {
        if (position->factories[source - 1]) end = add_moves(position, &open, source, end);
    }
    if (position->centre) end = add_moves(position, &open, CENTRE, end);
    return (int)(end - moves);
}

/* The factories that differ by their tiles alone: no keep, scatter or cushion disc, and no scatter disc beside
 * them, now or once the cushion disc between has left. */
uint32_t ordinary_factories(const Position *position) {
    const int count = position->factory_count;
    uint32_t ordinary = (1u << count) - 1;
    for (int factory = 0; position->has_discs && factory < count; factory++) {
        if (position->discs[factory] < KEEP) continue;
        ordinary &= ~(1u << factory);
        if (position->discs[factory] != SCATTER) continue;
        for (int step = 1; step < count; step += count - 2) { /* to the right, then to the left */
            const int beside = (factory + step) % count;
            ordinary &= ~(1u << beside);
            if (position->discs[beside] == CUSHION) ordinary &= ~(1u << (beside + step) % count);
        }
    }
    return ordinary;
}

int distinct_moves(const Position *position, Move moves[MOST_MOVES]) {
    if (position->phase != OFFER) return 0;
    const Openings open = openings_of(&position->boards[position->turn]);
    const uint32_t ordinary = ordinary_factories(position);
    Tiles seen[MOST_FACTORIES];
    int kinds = 0;
    Move *end = moves;
    for (int source = 1; source <= position->factory_count; source++) {
        const Tiles tiles = position->factories[source - 1];
        if (!tiles) continue;
        if (ordinary >> (source - 1) & 1) {
            int kind = 0;
            while (kind < kinds && seen[kind] != tiles) kind++;
            if (kind < kinds) continue;
            seen[kinds++] = tiles;
        }
        end = add_moves(position, &open, source, end);
    }
    if (position->centre) end = add_moves(position, &open, CENTRE, end);
    return (int)(end - moves);
}

int seat_after(const Position *position, int seat) {
    int following = seat;
    do following = following + 1 == position->players ? 0 : following + 1;
    while (position->resigned >> following & 1 && following != seat);
    return following;
}

Tiles fall(Board *board, int colour, int number) {
    if (number && board->cushion == EMPTY_CUSHION) {
        board->cushion = (uint8_t)colour;
        number--;
    }
    const int space = FLOOR_SPACES - board->floor_size;
    const int kept = number < space ? number : space;
    board->floor += tiles_of(colour, kept);
    board->floor_size += (uint8_t)kept;
    return tiles_of(colour, number - kept);
}

static void take_marker(Position *position, Board *board) {
    position->marker = (int8_t)position->turn;
    if (board->cushion == EMPTY_CUSHION) {
        board->cushion = MARKER;
    } else if (board->floor_size < FLOOR_SPACES) {
        board->floor_size++;
    } /* else it is kept beside the board (R10) */
}

/* Put the tiles that a take from a factory leaves over where they go. */
static void leave_rest(Position *position, Board *board, Move move, Tiles rest) {
    const int factory = move.source - 1, disc = position->discs[factory];
    int beside[2];
    if (disc == KEEP) {
        position->factories[factory] = rest;
    } else if (disc == SCATTER && neighbours(position, factory, beside)) {
        const Tiles left = move.left == NO_SPLIT ? rest : tiles_in(rest, move.left);
        position->factories[beside[0]] += left;
        position->factories[beside[1]] += rest - left;
    } else {
        position->centre += rest;
        if (disc == CUSHION) board->cushion = EMPTY_CUSHION;
    }
}

/* Whether the tile can still reach the wall (R19b). On a free wall perhaps no column takes it (R24). */
static bool grows(const Position *position, const Board *board, Move move) {
    return move.line != FLOOR &&
           (position->wall_side == COLOURED_WALL || open_columns(board, move.line, move.colour));
}

void apply(Position *position, Move move) {
    const int seat = position->turn, colour = move.colour, line = move.line;
    Board *board = &position->boards[seat];
    Tiles *source = move.source ? &position->factories[move.source - 1] : &position->centre;
    int number = count_of(*source, colour);
    const Tiles rest = *source - tiles_of(colour, number);
    if (position->barren && grows(position, board, move)) position->barren = 0;
    if (move.source) {
        *source = 0;
        leave_rest(position, board, move, rest);
    } else {
        *source = rest;
        if (position->marker == IN_CENTRE) take_marker(position, board);
    }
    if (line != FLOOR) {
        const int space = line + 1 - board->line_count[line];
        const int placed = number < space ? number : space;
        board->line_colour[line] = (uint8_t)colour;
        board->line_count[line] += (uint8_t)placed;
        number -= placed;
    }
    if (number) position->lid += fall(board, colour, number);

    Tiles left = position->centre;
    for (int factory = 0; factory < MOST_FACTORIES; factory++) left |= position->factories[factory];
    if (left) {
        position->turn = (uint8_t)seat_after(position, seat);
    } else {
        position->phase = TILING; /* R11 */
    }
}

void resign(Position *position, int seat) {
    position->resigned |= (uint8_t)(1u << seat);
    if (__builtin_popcount(position->resigned) == position->players - 1) {
        position->phase = OVER;
        position->ending = RESIGNATION;
        position->barren = 0;
    } else if (position->turn == seat) {
        position->turn = (uint8_t)seat_after(position, seat);
    }
}

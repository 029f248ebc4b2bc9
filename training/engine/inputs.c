/* The inputs of the net: a block for each player, one for the table, and a few dense numbers. */
#include "inputs.h"

/* Where the groups of a player's block begin, after the wall's 25 or 125 rows; free walls have open columns, too. */
enum {
    LINES = 0, EMPTY_LINES = 75, FLOOR_ITEMS = 80, THREES = 88, POINTS = 133, AFTER_POINTS = 154,
    OPEN_COLUMNS_SIZE = 30,
};
/* Where the groups of the table's block begin. */
enum {
    MULTISETS = 0, PAIRS = 70, DISCS = 95, IN_THE_CENTRE = 110, ON_THE_TABLE = 155, SOURCES = 220,
    MARKER_IN_CENTRE = 231, ROUND = 232, ENDS = 240, VARIANT = 241,
};

/* The number of a multiset of four tiles, in the order of sorted colours, by the counts of the first four
 * colours as digits to the base of five. */
static uint8_t MULTISET[625];

__attribute__((constructor)) static void number_multisets(void) {
    static const int places[] = {1, 5, 25, 125, 0};
    uint8_t number = 0;
    for (int a = 0; a < COLOURS; a++) {
        for (int b = a; b < COLOURS; b++) {
            for (int c = b; c < COLOURS; c++) {
                for (int d = c; d < COLOURS; d++) {
                    MULTISET[places[a] + places[b] + places[c] + places[d]] = number++;
                }
            }
        }
    }
}

static int multiset_of(Tiles tiles) {
    const int low = count_of(tiles, 0) + 5 * count_of(tiles, 1);
    return MULTISET[low + 25 * count_of(tiles, 2) + 125 * count_of(tiles, 3)];
}

static int at_most(int number, int most) { return number < most ? number : most; }

int board_inputs_of(int wall_side) {
    return wall_side == COLOURED_WALL ? COLOURED_BOARD_INPUTS : FREE_BOARD_INPUTS;
}

int dense_inputs_of(int players) { return 10 + 2 * players + 1; }

static uint16_t *add_wall(const Board *board, int wall_side, uint16_t *end) {
    if (wall_side == COLOURED_WALL) {
        for (uint32_t spaces = board->closed; spaces; spaces &= spaces - 1) { /* bit 5 * colour + row */
            const int space = __builtin_ctz(spaces);
            *end++ = (uint16_t)(space % ROWS * ROWS + space / ROWS);
        }
        return end;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        for (uint32_t spaces = board->wall[colour]; spaces; spaces &= spaces - 1) {
            *end++ = (uint16_t)(__builtin_ctz(spaces) * COLOURS + colour);
        }
    }
    return end;
}

static uint16_t *add_lines(const Board *board, int base, uint16_t *end) {
    for (int line = 0; line < ROWS; line++) {
        const int count = board->line_count[line];
        if (count) {
            const int first = 5 * line * (line + 1) / 2 + board->line_colour[line] * (line + 1);
            *end++ = (uint16_t)(base + LINES + first + count - 1);
        } else {
            *end++ = (uint16_t)(base + EMPTY_LINES + line);
        }
    }
    return end;
}

static uint16_t *add_three(int base, int thing, uint32_t spaces, uint16_t *end) {
    const int count = __builtin_popcount(spaces);
    if (count >= 3) *end++ = (uint16_t)(base + THREES + 3 * thing + count - 3);
    return end;
}

/* Rows, columns and colours of a wall with three tiles or more. */
static uint16_t *add_threes(const Board *tiled, int base, uint16_t *end) {
    for (int row = 0; row < ROWS; row++) end = add_three(base, row, tiled->covered >> ROWS * row & 31, end);
    for (int column = 0; column < ROWS; column++) {
        end = add_three(base, ROWS + column, tiled->covered >> column & 0x108421u, end);
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        end = add_three(base, 2 * ROWS + colour, tiled->closed >> ROWS * colour & 31, end);
    }
    return end;
}

static uint16_t *add_open_columns(const Board *board, int base, uint16_t *end) {
    for (int line = 0; line < ROWS; line++) {
        if (!board->line_count[line]) continue;
        const int open = __builtin_popcount(open_columns(board, line, board->line_colour[line]));
        *end++ = (uint16_t)(base + 6 * line + open);
    }
    return end;
}

int board_inputs(const Position *position, int seat, uint16_t *indices, Outlook *outlook) {
    const Board *board = &position->boards[seat];
    const int wall_side = position->wall_side;
    Board tiled = *board;
    Arrangement chosen;
    Tiles lid = 0;
    arrange(board, wall_side, &chosen);
    outlook->completes_row = tile_board(&tiled, &chosen, &lid);
    outlook->points = chosen.points;
    outlook->score = tiled.score;

    uint16_t *end = add_wall(board, wall_side, indices);
    int base = wall_side == COLOURED_WALL ? 25 : 125;
    end = add_lines(board, base, end);
    *end++ = (uint16_t)(base + FLOOR_ITEMS + board->floor_size);
    end = add_threes(&tiled, base, end);
    *end++ = (uint16_t)(base + POINTS + at_most(chosen.points, 20));
    base += AFTER_POINTS;
    if (wall_side == FREE_WALL) {
        end = add_open_columns(board, base, end);
        base += OPEN_COLUMNS_SIZE;
    }
    if (position->marker == seat) *end++ = (uint16_t)base;
    if (board->cushion != NO_CUSHION) *end++ = (uint16_t)(base + 1 + (board->cushion != EMPTY_CUSHION));
    if (position->resigned >> seat & 1) *end++ = (uint16_t)(base + 3);
    return (int)(end - indices);
}

static uint16_t *add_factory(Tiles tiles, int disc, uint16_t *end) {
    if (total_of(tiles) == 4) *end++ = (uint16_t)(MULTISETS + multiset_of(tiles));
    FOR_EACH_COLOUR(colour, tiles) {
        *end++ = (uint16_t)(PAIRS + 5 * (int)colour + at_most(count_of(tiles, (int)colour), 5) - 1);
        if (disc >= KEEP) *end++ = (uint16_t)(DISCS + 5 * (disc - KEEP) + (int)colour);
    }
    return end;
}

int table_inputs(const Position *position, const Outlook outlooks[MOST_PLAYERS], uint16_t *indices) {
    uint16_t *end = indices;
    Tiles offered = position->centre;
    int holding = 0;
    for (int factory = 0; factory < position->factory_count; factory++) {
        const Tiles tiles = position->factories[factory];
        if (!tiles) continue;
        holding++;
        offered += tiles;
        end = add_factory(tiles, position->discs[factory], end);
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        *end++ = (uint16_t)(IN_THE_CENTRE + 9 * colour + at_most(count_of(position->centre, colour), 8));
        *end++ = (uint16_t)(ON_THE_TABLE + 13 * colour + at_most(count_of(offered, colour), 12));
    }
    *end++ = (uint16_t)(SOURCES + holding);
    if (position->centre) *end++ = SOURCES + 10;
    if (position->marker == IN_CENTRE) *end++ = MARKER_IN_CENTRE;
    *end++ = (uint16_t)(ROUND + (position->round ? at_most(position->round, 8) - 1 : 0));
    bool ends = false;
    for (int seat = 0; seat < position->players; seat++) {
        ends = ends || (outlooks[seat].completes_row && !(position->resigned >> seat & 1));
    }
    if (ends) *end++ = ENDS;
    if (position->factory_rules != PLAIN_FACTORIES) *end++ = VARIANT;
    if (position->resigned) *end++ = VARIANT + 1;
    return (int)(end - indices);
}

void dense_inputs(const Position *position, int seat, const Outlook outlooks[MOST_PLAYERS], float *dense) {
    const int players = position->players;
    for (int colour = 0; colour < COLOURS; colour++) {
        dense[colour] = (float)count_of(position->bag, colour) / 20;
        dense[COLOURS + colour] = (float)count_of(position->lid, colour) / 20;
    }
    int best_other = 0;
    bool has_other = false;
    for (int k = 0; k < players; k++) {
        const int other = (seat + k) % players;
        dense[10 + k] = (float)position->boards[other].score / 50;
        dense[10 + players + k] = (float)outlooks[other].score / 50;
        if (k == 0 || position->resigned >> other & 1) continue;
        if (!has_other || outlooks[other].score > best_other) best_other = outlooks[other].score;
        has_other = true;
    }
    dense[10 + 2 * players] = (float)(outlooks[seat].score - best_other) / 25;
}

int inputs_of(const Position *position, int seat, uint16_t indices[MOST_INPUTS], float dense[MOST_DENSE]) {
    const int players = position->players, block = board_inputs_of(position->wall_side);
    Outlook outlooks[MOST_PLAYERS];
    int count = 0;
    for (int k = 0; k < players; k++) {
        const int other = (seat + k) % players;
        const int end = count + board_inputs(position, other, indices + count, &outlooks[other]);
        for (; count < end; count++) indices[count] += (uint16_t)(k * block);
    }
    const int end = count + table_inputs(position, outlooks, indices + count);
    for (; count < end; count++) indices[count] += (uint16_t)(players * block);
    dense_inputs(position, seat, outlooks, dense);
    return count;
}

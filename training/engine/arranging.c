/* The ways to tile a board, and the one that is taken inside a search (R22, R23). */
#include "rules.h"

/* A board that is being tiled, from the top: what the lines below depend on. */
typedef struct {
    Board board; /* its score and lid don't matter */
    Arrangement so_far;
} Tiling;

typedef struct {
    int balance; /* points less fall cost */
    int spread;  /* square counts of columns and colours */
    Arrangement arrangement;
} Best;

static void put(Tiling *tiling, int row, int colour, int column) {
    const uint32_t space = 1u << (ROWS * row + column);
    tiling->board.wall[colour] |= space;
    tiling->board.covered |= space;
    tiling->so_far.columns[row] = (int8_t)column;
    tiling->so_far.points += (int16_t)placement_points(tiling->board.covered, row, column);
}

static void drop(Tiling *tiling, int row, int colour) {
    const int cost = floor_cost(tiling->board.floor_size);
    fall(&tiling->board, colour, row + 1);
    tiling->so_far.fall_cost += (int16_t)(floor_cost(tiling->board.floor_size) - cost);
}

static uint32_t columns_for(const Board *board, int wall_side, int row, int colour) {
    if (wall_side == COLOURED_WALL) return 1u << (colour + row) % ROWS; /* R4 */
    return open_columns(board, row, colour);
}

/* Call `end` with every way to tile the rows from `row` on, in the order of azul.arrangements. */
static void tile_from(Tiling tiling, int wall_side, int row, void (*end)(const Tiling *, void *),
                      void *found) {
    for (; row < ROWS; row++) {
        if (tiling.board.line_count[row] <= row) continue;
        const int colour = tiling.board.line_colour[row];
        uint32_t columns = columns_for(&tiling.board, wall_side, row, colour);
        if (!columns) {
            drop(&tiling, row, colour);
            continue;
        }
        for (; columns & (columns - 1); columns &= columns - 1) {
            Tiling other = tiling;
            put(&other, row, colour, __builtin_ctz(columns));
            tile_from(other, wall_side, row + 1, end, found);
        }
        put(&tiling, row, colour, __builtin_ctz(columns));
    }
    end(&tiling, found);
}

static Tiling begun(const Board *board) {
    return (Tiling){*board, {{NO_COLUMN, NO_COLUMN, NO_COLUMN, NO_COLUMN, NO_COLUMN}, 0, 0}};
}

static void add(const Tiling *tiling, void *found) {
    Arrangement **end = found;
    *(*end)++ = tiling->so_far;
}

int arrangements(const Board *board, int wall_side, Arrangement found[MOST_ARRANGEMENTS]) {
    Arrangement *end = found;
    tile_from(begun(board), wall_side, 0, add, &end);
    return (int)(end - found);
}

static int spread_of(const Board *board) {
    int spread = 0;
    for (int column = 0; column < ROWS; column++) {
        const int count = __builtin_popcount(board->covered >> column & 0x108421u);
        spread += count * count;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        const int count = __builtin_popcount(board->wall[colour]);
        spread += count * count;
    }
    return spread;
}

static void keep_better(const Tiling *tiling, void *found) {
    Best *best = found;
    const int balance = tiling->so_far.points - tiling->so_far.fall_cost;
    if (balance < best->balance) return;
    const int spread = spread_of(&tiling->board);
    if (balance == best->balance && spread <= best->spread) return;
    *best = (Best){balance, spread, tiling->so_far};
}

void arrange(const Board *board, int wall_side, Arrangement *best) {
    Best found = {-1000, 0, {{0}, 0, 0}};
    tile_from(begun(board), wall_side, 0, keep_better, &found);
    *best = found.arrangement;
}

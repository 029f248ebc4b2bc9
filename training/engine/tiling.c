/* Wall-tiling (R13 to R16, R22, R23), which ends a round or the game (R17 to R20). */
#include <string.h>

#include "rules.h"

/* RUNS[spaces][place]: how many spaces in a row of five are covered around a place without a gap, with itself. */
static uint8_t RUNS[32][5];

__attribute__((constructor)) static void measure_runs(void) {
    for (int spaces = 0; spaces < 32; spaces++) {
        for (int place = 0; place < 5; place++) {
            int first = place, last = place;
            while (first > 0 && spaces >> (first - 1) & 1) first--;
            while (last < 4 && spaces >> (last + 1) & 1) last++;
            RUNS[spaces][place] = (uint8_t)(last - first + 1);
        }
    }
}

static uint32_t row_of(uint32_t spaces, int row) { return spaces >> ROWS * row & 31; }

/* One bit for each row of a column: a product gathers bits 0, 5, 10, 15, 20 side by side. */
static uint32_t column_of(uint32_t spaces, int column) {
    return (spaces >> column & 0x108421u) * 0x111110u >> 20 & 31;
}

int run_in_row(uint32_t covered, int row, int column) { return RUNS[row_of(covered, row)][column]; }

int placement_points(uint32_t covered, int row, int column) {
    const int horizontal = run_in_row(covered, row, column);
    const int vertical = RUNS[column_of(covered, column)][row];
    if (horizontal == 1) return vertical;
    return vertical == 1 ? horizontal : horizontal + vertical;
}

uint32_t open_columns(const Board *board, int row, int colour) {
    const uint32_t own = board->wall[colour];
    return ~(row_of(board->covered, row) | own | own >> 5 | own >> 10 | own >> 15 | own >> 20) & 31;
}

int floor_cost(int floor_size) {
    static const uint8_t costs[] = {0, 1, 2, 4, 6, 8, 11, 14};
    return costs[floor_size];
}

static Tiles as_tile(int item) { return item < COLOURS ? tiles_of(item, 1) : 0; }

/* Pay for the floor; what lies there and on the cushion disc goes to the lid (R15). */
static void pay_floor(Board *board, Tiles *lid) {
    const int score = board->score - floor_cost(board->floor_size);
    board->score = (int16_t)(score > 0 ? score : 0);
    *lid += board->floor + as_tile(board->cushion);
    board->floor = 0;
    board->floor_size = 0;
    board->cushion = NO_CUSHION;
}

bool tile_board(Board *board, const Arrangement *chosen, Tiles *lid) {
    bool completes_row = false;
    for (int row = 0; row < ROWS; row++) {
        if (board->line_count[row] <= row) continue;
        const int colour = board->line_colour[row], column = chosen->columns[row];
        board->line_colour[row] = board->line_count[row] = 0;
        if (column == NO_COLUMN) {
            *lid += fall(board, colour, row + 1);
            continue;
        }
        const uint32_t space = 1u << (ROWS * row + column);
        board->wall[colour] |= space;
        board->covered |= space;
        board->closed |= 1u << (ROWS * colour + row);
        board->score += (int16_t)placement_points(board->covered, row, column);
        completes_row |= row_of(board->covered, row) == 31;
        *lid += tiles_of(colour, row);
    }
    pay_floor(board, lid);
    return completes_row;
}

/* A seat that has resigned only returns the marker and the cushion disc. */
static void return_borrowed(Board *board, Tiles *lid) {
    board->floor_size = (uint8_t)total_of(board->floor);
    *lid += as_tile(board->cushion);
    board->cushion = NO_CUSHION;
}

/* Why the game ends without a complete row (R19, R19b), GOES_ON if it doesn't. */
static int other_ending(const Position *position) {
    const Tiles drawable = position->bag + position->lid;
    int active = 0;
    bool grows = false;
    for (int seat = 0; seat < position->players; seat++) {
        if (position->resigned >> seat & 1) continue;
        active++;
        grows = grows || can_grow(&position->boards[seat], position->wall_side, drawable);
    }
    if (!grows) return drawable ? NO_SPACE : NO_TILES;
    return position->barren >= active ? STALEMATE : GOES_ON;
}

void end_round(Position *position, const Arrangement chosen[MOST_PLAYERS]) {
    bool completes_row = false;
    for (int seat = 0; seat < position->players; seat++) {
        Board *board = &position->boards[seat];
        if (position->resigned >> seat & 1) {
            return_borrowed(board, &position->lid);
            continue;
        }
        Arrangement best;
        if (!chosen) arrange(board, position->wall_side, &best);
        completes_row |= tile_board(board, chosen ? &chosen[seat] : &best, &position->lid);
    }
    position->ending = (uint8_t)(completes_row ? ROW : other_ending(position));
    position->phase = position->ending == GOES_ON ? REFILL : OVER;
    if (position->phase == OVER) {
        position->barren = 0;
        for (int seat = 0; seat < position->players; seat++) {
            Board *board = &position->boards[seat];
            if (!(position->resigned >> seat & 1)) board->score += (int16_t)bonus_of(board);
        }
    }
    if (position->marker != IN_CENTRE) position->starter = (uint8_t)position->marker; /* else R12 */
    if (position->resigned >> position->starter & 1) {
        position->starter = (uint8_t)seat_after(position, position->starter);
    }
    position->turn = position->starter;
    position->marker = IN_CENTRE;
    if (position->factory_rules != SPECIAL_ONCE) {
        memset(position->discs, PLAIN, sizeof position->discs);
        position->has_discs = false;
    }
}

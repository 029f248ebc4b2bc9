#include "thumb.h"

static const float STARTED = 0.5f, HANDLED = 0.1f, DROPPED = 0.5f, CLOSED = -2.0f; /* as in players/ranking.py */

static const float NEXT_START = 1.0f; /* points that beginning the next round is worth */
static const float COLUMN = 7.0f, COLOUR = 10.0f, ROW_OF_FIVE = 2.0f;

/* The wall with the tiles of full lines, as far as they are certain. */
static uint32_t wall_to_come(const Board *board, int wall_side) {
    uint32_t covered = board->covered;
    if (wall_side == FREE_WALL) return covered;
    for (int row = 0; row < ROWS; row++)
        if (board->line_count[row] > row) covered |= 1u << (ROWS * row + (board->line_colour[row] + row) % ROWS);
    return covered;
}

static float points_in(const Board *board, uint32_t covered, int wall_side, int row, int colour) {
    if (wall_side == COLOURED_WALL) return (float)placement_points(covered, row, (row + colour) % ROWS);
    float best = CLOSED;
    for (uint32_t columns = open_columns(board, row, colour); columns; columns &= columns - 1) {
        const float points = (float)placement_points(covered, row, __builtin_ctz(columns));
        if (points > best) best = points;
    }
    return best;
}

static float worth(const Position *position, Move move, uint32_t covered) {
    const Board *board = &position->boards[position->turn];
    const Tiles from = move.source == CENTRE ? position->centre : position->factories[move.source - 1];
    const int number = count_of(from, move.colour);
    const bool brings_marker = move.source == CENTRE && position->marker == IN_CENTRE;
    int fell = number;
    if (move.line != FLOOR) {
        fell = board->line_count[move.line] + number - (move.line + 1);
        if (fell < 0) fell = 0;
    }
    int landed = fell + brings_marker;
    const bool brings_cushion = move.source != CENTRE && position->discs[move.source - 1] == CUSHION;
    if (landed && (board->cushion == EMPTY_CUSHION || brings_cushion)) landed--;
    int floor_size = board->floor_size + landed;
    if (floor_size > FLOOR_SPACES) floor_size = FLOOR_SPACES;
    const int cost = floor_cost(floor_size) - floor_cost(board->floor_size);
    const float value = -(float)cost - DROPPED * (float)fell;
    if (move.line == FLOOR) return value;
    const int placed = number - fell;
    const float points = points_in(board, covered, position->wall_side, move.line, move.colour);
    const bool is_full = board->line_count[move.line] + placed > move.line;
    const float share = is_full ? 1.0f : STARTED * (float)placed / (float)(move.line + 1);
    return value + share * points + HANDLED * (float)placed;
}

void thumb_worths(const Position *position, const Move *moves, int count, float *worths) {
    const uint32_t covered = wall_to_come(&position->boards[position->turn], position->wall_side);
    for (int at = 0; at < count; at++) worths[at] = worth(position, moves[at], covered);
}

int thumb_best(const Position *position, const Move *moves, int count) {
    float worths[MOST_MOVES];
    thumb_worths(position, moves, count, worths);
    int best = 0;
    for (int at = 1; at < count; at++)
        if (worths[at] > worths[best]) best = at;
    return best;
}

/* A bonus that is partly reached counts by the square of what there is. */
static float part(float bonus, int count) { return bonus * (float)(count * count) / 25.0f; }

static float prospects(const Position *position, int seat) {
    const Board *board = &position->boards[seat];
    Arrangement arrangement;
    arrange(board, position->wall_side, &arrangement);
    Board tiled = *board;
    Tiles lid = 0;
    tile_board(&tiled, &arrangement, &lid);
    float score = (float)tiled.score;
    for (int row = 0; row < ROWS; row++) {
        score += part(ROW_OF_FIVE, __builtin_popcount(tiled.covered >> ROWS * row & 31));
        if (!tiled.line_count[row]) continue;
        const float share = (float)tiled.line_count[row] / (float)(row + 1);
        const float points = points_in(&tiled, tiled.covered, position->wall_side, row, tiled.line_colour[row]);
        score += 0.7f * share * share * points;
    }
    for (int column = 0; column < ROWS; column++)
        score += part(COLUMN, __builtin_popcount(tiled.covered >> column & 0x108421u));
    for (int colour = 0; colour < COLOURS; colour++)
        score += part(COLOUR, __builtin_popcount(tiled.closed >> ROWS * colour & 31));
    if (position->marker == seat || (position->phase == REFILL && position->starter == seat)) score += NEXT_START;
    return score;
}

void thumb_scores(const Position *position, float scores[MOST_PLAYERS]) {
    for (int seat = 0; seat < position->players; seat++)
        scores[seat] = position->resigned >> seat & 1 ? 0 : prospects(position, seat);
}

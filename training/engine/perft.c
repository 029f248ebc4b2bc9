/* Counting positions to a depth, to compare with `azul`. */
#include "perft.h"

uint64_t perft(const Position *position, int depth) {
    if (depth == 0 || position->phase == OVER) return 1;
    if (position->phase == TILING) { /* every way to tile all boards */
        uint64_t ways = 1;
        Arrangement found[MOST_ARRANGEMENTS];
        for (int seat = 0; seat < position->players; seat++) {
            if (position->resigned >> seat & 1) continue;
            ways *= (uint64_t)arrangements(&position->boards[seat], position->wall_side, found);
        }
        return ways;
    }
    Move moves[MOST_MOVES];
    const int count = legal_moves(position, moves);
    uint64_t leaves = 0;
    for (int move = 0; move < count; move++) {
        Position after = *position;
        apply(&after, moves[move]);
        leaves += perft(&after, depth - 1);
    }
    return leaves;
}

uint64_t random_games(const Position *start, int games, Random *random, uint64_t *takes) {
    uint64_t rounds = 0;
    Move moves[MOST_MOVES];
    for (int game = 0; game < games; game++) {
        Position position = *start;
        while (position.phase != OVER) {
            deal_at_random(&position, random);
            while (position.phase == OFFER) {
                const int count = legal_moves(&position, moves);
                apply(&position, moves[random_below(random, (uint32_t)count)]);
                ++*takes;
            }
            end_round(&position, NULL);
            rounds++;
        }
    }
    return rounds;
}

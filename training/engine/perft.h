/* Counts and random games, to check the rules and to measure them. */
#ifndef AZUL_PERFT_H
#define AZUL_PERFT_H

#include <stddef.h>

#include "rules.h"

/* The number of ways to go on for `depth` steps. A step is a take, or the tiling of all boards, which is the
 * last one. */
uint64_t perft(const Position *position, int depth);

/* Play whole games of random moves from a position before its first deal. Add their takes to `takes` and return
 * their rounds. */
uint64_t random_games(const Position *start, int games, Random *random, uint64_t *takes);

#endif

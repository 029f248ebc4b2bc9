/* Random numbers for self-play: fast, and the same for the same seed. */
#include "rules.h"

static uint64_t next(Random *random) {
    uint64_t mixed = random->state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

uint32_t random_below(Random *random, uint32_t limit) {
    return (uint32_t)((next(random) >> 32) * limit >> 32);
}

double random_fraction(Random *random) { return (double)(next(random) >> 11) * 0x1p-53; }

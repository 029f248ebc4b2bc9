/* Factory discs and their special sides (R25 to R33). */
#include <stdlib.h>

#include "rules.h"

void act_on_filled(Position *position, int surplus) {
    const int count = position->factory_count;
    for (int factory = 0; factory < count; factory++) { /* in circle order (R29) */
        const int disc = position->discs[factory];
        if (disc == SURPLUS && surplus != NO_SURPLUS) {
            position->factories[factory] += tiles_of(surplus, 1);
        } else if (disc >= MAGNET_BLUE && disc <= MAGNET_WHITE) {
            const int colour = disc - MAGNET_BLUE;
            const int beside[] = {(factory + count - 1) % count, (factory + 1) % count};
            for (int side = 0; side < 2; side++) { /* the left neighbour first (R29) */
                if (count_of(position->factories[beside[side]], colour)) {
                    position->factories[beside[side]] -= tiles_of(colour, 1);
                    position->factories[factory] += tiles_of(colour, 1);
                }
            }
        }
    }
}

bool is_on_table(const Position *position, int factory) {
    if (position->discs[factory] != CUSHION) return true;
    for (int seat = 0; seat < position->players; seat++) {
        if (position->boards[seat].cushion != NO_CUSHION) return false;
    }
    return true;
}

/* The next factory whose disc is on the table; `step` is 1 to the right, and the circle's length less 1 to the
 * left. */
static int next_on_table(const Position *position, int factory, int step) {
    int next = factory;
    do next = (next + step) % position->factory_count;
    while (!is_on_table(position, next) && next != factory);
    return next;
}

int neighbours(const Position *position, int factory, int beside[2]) {
    beside[0] = next_on_table(position, factory, position->factory_count - 1);
    beside[1] = next_on_table(position, factory, 1);
    if (beside[0] == factory) return 0;
    return beside[0] == beside[1] ? 1 : 2;
}

uint32_t colour_mask(Tiles tiles) {
    uint32_t mask = 0;
    FOR_EACH_COLOUR(colour, tiles) mask |= 1u << colour;
    return mask;
}

Tiles tiles_in(Tiles tiles, uint32_t mask) {
    Tiles part = 0;
    for (; mask; mask &= mask - 1) part |= tiles & (Tiles)TILE_FIELD << TILE_BITS * __builtin_ctz(mask);
    return part;
}

int splits(Tiles rest, bool even, uint8_t masks[32]) {
    const uint32_t there = colour_mask(rest);
    const int all = total_of(rest);
    int count = 0, least = all;
    uint32_t mask = 0;
    do {
        const int difference = abs(all - 2 * total_of(tiles_in(rest, mask)));
        if (even && difference < least) {
            least = difference;
            count = 0;
        }
        if (!even || difference == least) masks[count++] = (uint8_t)mask;
        mask = (mask - there) & there; /* the next subset */
    } while (mask);
    return count;
}

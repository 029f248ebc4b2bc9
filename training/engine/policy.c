/* The parts of a move in the net's policy, which don't depend on the numbers of factories. */
#include "inputs.h"

enum { TO_CENTRE = 180, TO_THE_LEFT = 195, KEPT = 200, BRINGS_CUSHION = 205, BUCKET_OF_CENTRE = 5 };

int policy_parts(const Position *position, Move move, uint16_t parts[MOST_PARTS]) {
    const bool from_centre = move.source == CENTRE;
    const Tiles tiles = from_centre ? position->centre : position->factories[move.source - 1];
    const int number = count_of(tiles, move.colour);
    const int bucket = from_centre ? BUCKET_OF_CENTRE : (number < 5 ? number : 5) - 1;
    uint16_t *end = parts;
    *end++ = (uint16_t)(36 * move.colour + 6 * bucket + move.line);
    if (from_centre) return 1;
    const Tiles rest = tiles - tiles_of(move.colour, number);
    const int disc = position->discs[move.source - 1];
    int beside[2];
    if (disc == SCATTER && neighbours(position, move.source - 1, beside)) {
        if (move.left == NO_SPLIT) return 1;
        for (int colour = 0; colour < COLOURS; colour++) {
            if (move.left >> colour & 1) *end++ = (uint16_t)(TO_THE_LEFT + colour);
        }
        return (int)(end - parts);
    }
    FOR_EACH_COLOUR(colour, rest) {
        const int count = count_of(rest, (int)colour);
        *end++ = (uint16_t)(disc == KEEP ? KEPT + (int)colour
                                         : TO_CENTRE + 3 * (int)colour + (count < 3 ? count : 3) - 1);
    }
    if (disc == CUSHION) *end++ = BRINGS_CUSHION;
    return (int)(end - parts);
}

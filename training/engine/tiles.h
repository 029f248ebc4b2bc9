/* Tiles as counts, packed as in azul/pieces/tiles.py: six bits for each colour, blue lowest (R2). */
#ifndef AZUL_TILES_H
#define AZUL_TILES_H

#include <stdint.h>

enum { BLUE, YELLOW, RED, BLACK, WHITE, COLOURS };

typedef uint32_t Tiles;

enum { TILE_BITS = 6, TILE_FIELD = 63 };

static const Tiles ALL_TILES = 20u | 20u << 6 | 20u << 12 | 20u << 18 | 20u << 24;

/* `number` tiles of one colour. */
static inline Tiles tiles_of(int colour, int number) { return (Tiles)number << TILE_BITS * colour; }

static inline int count_of(Tiles tiles, int colour) { return tiles >> TILE_BITS * colour & TILE_FIELD; }

static inline int total_of(Tiles tiles) {
    const Tiles pairs = (tiles & 0x3F03F03Fu) + (tiles >> TILE_BITS & 0x0003F03Fu);
    return (int)((pairs & 0xFFF) + (pairs >> 12 & 0xFFF) + (pairs >> 24));
}

/* A bit for every colour that is there: 6 * colour + 5. Needs counts below 32. */
static inline uint32_t present_in(Tiles tiles) { return (tiles + 0x1F7DF7DFu) & 0x20820820u; }

/* Run the statement for every colour that is there, in the order of R2. */
#define FOR_EACH_COLOUR(colour, tiles)                                                                     \
    for (uint32_t colour##_left = present_in(tiles), colour = 0;                                           \
         colour##_left && (colour = (uint32_t)__builtin_ctz(colour##_left) / TILE_BITS, 1);                \
         colour##_left &= colour##_left - 1)

#endif

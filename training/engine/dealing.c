/* A new game, and filling the factories (R1, R2, R17, R18, R26, R27). */
#include <string.h>

#include "rules.h"

enum { DISCS = 9, TILES_PER_FACTORY = 4 };

static Tiles draw_tile(Tiles *bag, Random *random);

void new_game(Position *position, int players, int starter, int wall_side, int factory_rules, int scatter) {
    memset(position, 0, sizeof *position);
    for (int seat = 0; seat < MOST_PLAYERS; seat++) position->boards[seat].cushion = NO_CUSHION;
    position->players = (uint8_t)players;
    position->factory_count = (uint8_t)(2 * players + 1);
    position->turn = position->starter = (uint8_t)starter;
    position->marker = IN_CENTRE;
    position->bag = ALL_TILES;
    position->wall_side = (uint8_t)wall_side;
    position->factory_rules = (uint8_t)factory_rules;
    position->scatter = (uint8_t)scatter;
}

bool lays_out_discs(const Position *position) {
    return position->factory_rules != PLAIN_FACTORIES && !position->has_discs;
}

/* Take one of `count` things out at random; the others close up. */
static uint8_t pop(uint8_t *things, int count, Random *random) {
    const int place = (int)random_below(random, (uint32_t)count);
    const uint8_t taken = things[place];
    memmove(things + place, things + place + 1, (size_t)(count - place - 1));
    return taken;
}

/* Lay out a disc for each factory, and turn as many as there are players (R26), with the draws of `azul`. */
static void draw_discs(const Position *position, Random *random, uint8_t discs[MOST_FACTORIES]) {
    const int factories = position->factory_count;
    uint8_t unused[DISCS], laid_out[MOST_FACTORIES], places[MOST_FACTORIES];
    for (int disc = 0; disc < DISCS; disc++) unused[disc] = (uint8_t)(SURPLUS + disc);
    for (int place = 0; place < factories; place++) {
        places[place] = (uint8_t)place;
        laid_out[place] = pop(unused, DISCS - place, random);
    }
    for (int turned = 0; turned < position->players; turned++) {
        const int place = pop(places, factories - turned, random);
        discs[place] = laid_out[place];
    }
}

void draw_deal(const Position *position, Random *random, Deal *drawn) {
    memset(drawn, 0, sizeof *drawn);
    drawn->surplus = NO_SURPLUS;
    Tiles bag = position->bag, lid = position->lid;
    if (lays_out_discs(position)) draw_discs(position, random, drawn->discs);
    for (int factory = 0; factory < position->factory_count; factory++) {
        for (int drawing = 0; drawing < TILES_PER_FACTORY && (bag || lid); drawing++) {
            if (!bag) {
                bag = lid;
                lid = 0;
            }
            drawn->factories[factory] += draw_tile(&bag, random);
        }
    }
    const uint8_t *discs = lays_out_discs(position) ? drawn->discs : position->discs;
    if (!bag) bag = lid;
    if (bag && memchr(discs, SURPLUS, MOST_FACTORIES)) {
        drawn->surplus = (int8_t)(__builtin_ctz(draw_tile(&bag, random)) / TILE_BITS);
    }
}

/* Take a random tile out of a bag that isn't empty. */
static Tiles draw_tile(Tiles *bag, Random *random) {
    int place = (int)random_below(random, (uint32_t)total_of(*bag)), colour = 0;
    while ((place -= count_of(*bag, colour)) >= 0) colour++;
    *bag -= tiles_of(colour, 1);
    return tiles_of(colour, 1);
}

void deal(Position *position, const Deal *drawn) {
    for (int factory = 0; factory < position->factory_count; factory++) {
        const Tiles tiles = drawn->factories[factory];
        position->factories[factory] = tiles;
        if (total_of(tiles) > total_of(position->bag)) { /* only now is the lid tipped into the bag (R18) */
            position->bag += position->lid;
            position->lid = 0;
        }
        position->bag -= tiles;
    }
    if (lays_out_discs(position)) {
        memcpy(position->discs, drawn->discs, sizeof position->discs);
        position->has_discs = true;
    }
    if (memchr(position->discs, SURPLUS, sizeof position->discs) && !position->bag) {
        position->bag = position->lid;
        position->lid = 0;
    }
    if (drawn->surplus != NO_SURPLUS) position->bag -= tiles_of(drawn->surplus, 1);
    if (position->has_discs) act_on_filled(position, drawn->surplus);
    position->round++;
    position->phase = OFFER;
    position->barren++;
}

void deal_at_random(Position *position, Random *random) {
    Deal drawn;
    draw_deal(position, random, &drawn);
    deal(position, &drawn);
}

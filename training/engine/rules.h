/* The rules of Azul for self-play: the same game as the Python package `azul`, made for speed.
 *
 * A `Position` is a plain value: copy it with `=`. What changes it changes it in place and trusts its caller:
 * `apply` takes moves from `legal_moves` alone. Nothing here is shared between threads but constant tables.
 * Seats, rows, columns and lines count from 0; R-numbers are those of docs/rulings.md.
 */
#ifndef AZUL_RULES_H
#define AZUL_RULES_H

#include <stdbool.h>
#include <stdint.h>

#include "tiles.h"

enum {
    MOST_PLAYERS = 4,
    MOST_FACTORIES = 9,
    ROWS = 5,
    FLOOR_SPACES = 7,
    MOST_MOVES = 768,          /* 8 factories and the centre, 5 colours to 6 lines; a scatter disc */
    MOST_ARRANGEMENTS = 3125,  /* 5 lines with 5 columns each */
};

enum { REFILL, OFFER, TILING, OVER };                    /* Position.phase */
enum { COLOURED_WALL, FREE_WALL };                       /* Position.wall_side */
enum { PLAIN_FACTORIES, SPECIAL_FACTORIES, SPECIAL_ONCE };  /* Position.factory_rules (R26) */
enum { FREE_SCATTER, EVEN_SCATTER };                     /* Position.scatter (R31) */
enum {                                                   /* Position.discs (R25) */
    PLAIN, SURPLUS, MAGNET_BLUE, MAGNET_YELLOW, MAGNET_RED, MAGNET_BLACK, MAGNET_WHITE, KEEP, SCATTER, CUSHION
};
enum { GOES_ON, ROW, NO_TILES, NO_SPACE, STALEMATE, RESIGNATION };  /* Position.ending (R19 to R20) */

enum { CENTRE = 0 };               /* Move.source; factories are 1 to 9 */
enum { FLOOR = 5 };                /* Move.line; pattern lines are 0 to 4 */
enum { NO_SPLIT = 255 };           /* Move.left where a scatter disc leaves no choice */
enum { IN_CENTRE = -1 };           /* Position.marker while nobody has taken it */
enum { MARKER = 5, EMPTY_CUSHION = 6, NO_CUSHION = 7 };  /* Board.cushion, if not a colour (R32) */
enum { NO_COLUMN = -1 };           /* Arrangement.columns where nothing goes to the wall */
enum { NO_SURPLUS = -1 };          /* Deal.surplus */

/* One seat's board (R3). */
typedef struct {
    uint32_t wall[COLOURS];    /* the spaces of each colour: bit 5 * row + column */
    uint32_t covered;          /* the spaces of all colours together */
    uint32_t closed;           /* bit 5 * colour + row: the row has the colour (R8) */
    Tiles floor;               /* the tiles on the floor line; their order makes no difference */
    int16_t score;
    uint8_t floor_size;        /* items on the floor line, the marker among them */
    uint8_t cushion;           /* what the cushion disc beside the board caught: a colour, or as above */
    uint8_t line_colour[ROWS]; /* 0 where the line is empty */
    uint8_t line_count[ROWS];
} Board;

typedef struct {
    Board boards[MOST_PLAYERS];
    Tiles factories[MOST_FACTORIES];
    Tiles centre, bag, lid;
    uint16_t round;                /* from 1; 0 before the first deal */
    uint8_t discs[MOST_FACTORIES]; /* in circle order; all PLAIN while none are laid out */
    uint8_t has_discs;             /* whether discs are laid out */
    uint8_t players, factory_count, wall_side, factory_rules, scatter;
    uint8_t phase, turn;
    uint8_t starter;               /* who began the round, or in REFILL will begin the next */
    int8_t marker;                 /* the seat that has the marker, or IN_CENTRE */
    uint8_t resigned;              /* bit for each seat that has left */
    uint8_t barren;                /* rounds in a row in which nothing has grown (R19b) */
    uint8_t ending;
} Position;

/* Take all tiles of a colour from a source and put them on a line (R7, R8). */
typedef struct {
    uint8_t source, colour, line;
    uint8_t left; /* bit for each colour that a scatter disc passes to the left (R31), or NO_SPLIT */
} Move;

/* What is drawn for the factories (R17), and the discs if they are due (R26). */
typedef struct {
    Tiles factories[MOST_FACTORIES];
    uint8_t discs[MOST_FACTORIES];
    int8_t surplus; /* the colour for the surplus disc (R27), or NO_SURPLUS */
} Deal;

/* One way to tile a board: where each complete line's tile goes, and what that brings. */
typedef struct {
    int8_t columns[ROWS]; /* NO_COLUMN for a line that isn't complete, or falls (R23) */
    int16_t points;       /* of all placed tiles (R14) */
    int16_t fall_cost;    /* what the lines that fall add to the floor's cost (R23) */
} Arrangement;

/* A stream of random numbers (splitmix64); any seed will do. */
typedef struct {
    uint64_t state;
} Random;

uint32_t random_below(Random *random, uint32_t limit);
double random_fraction(Random *random); /* at least 0, below 1 */

/* starting.c, dealing.c */
void new_game(Position *position, int players, int starter, int wall_side, int factory_rules, int scatter);
bool lays_out_discs(const Position *position);
void draw_deal(const Position *position, Random *random, Deal *drawn);
void deal(Position *position, const Deal *drawn);
void deal_at_random(Position *position, Random *random);

/* offer.c: legal moves are in the order of azul.legal_moves. `distinct_moves` leaves out those from a factory
 * that can't be told from an earlier one: same tiles, and both among the `ordinary_factories`, a mask of those with
 * nothing special about the disc or beside it. */
int legal_moves(const Position *position, Move moves[MOST_MOVES]);
int distinct_moves(const Position *position, Move moves[MOST_MOVES]);
uint32_t ordinary_factories(const Position *position);
void apply(Position *position, Move move);
uint32_t open_lines(const Board *board, int colour);             /* bit for each pattern line (R8) */
int seat_after(const Position *position, int seat);
void resign(Position *position, int seat);

/* discs.c */
int neighbours(const Position *position, int factory, int beside[2]); /* from 0; the left one first (R33) */
int splits(Tiles rest, bool even, uint8_t masks[32]);                 /* ascending (R31) */
uint32_t colour_mask(Tiles tiles);
Tiles tiles_in(Tiles tiles, uint32_t mask);
bool is_on_table(const Position *position, int factory);
void act_on_filled(Position *position, int surplus);

/* tiling.c and arranging.c: on coloured walls there is one arrangement. `arrange` finds the one that is taken
 * inside a search: most points less fall cost, then most square counts of columns and colours, then the
 * smallest columns from the top. */
uint32_t open_columns(const Board *board, int row, int colour);  /* of a free wall (R22) */
int placement_points(uint32_t covered, int row, int column);     /* of a tile placed there (R14) */
int run_in_row(uint32_t covered, int row, int column);
int floor_cost(int floor_size);                                  /* positive (R15) */
int arrangements(const Board *board, int wall_side, Arrangement found[MOST_ARRANGEMENTS]);
void arrange(const Board *board, int wall_side, Arrangement *best);
bool tile_board(Board *board, const Arrangement *chosen, Tiles *lid); /* whether a row was completed (R20) */
/* Tile all boards by these arrangements, one for each seat; by the heuristic ones if NULL. */
void end_round(Position *position, const Arrangement chosen[MOST_PLAYERS]);

/* ending.c */
int bonus_of(const Board *board);                                /* R20 */
bool can_grow(const Board *board, int wall_side, Tiles drawable); /* R19 */
void shares_of(const Position *position, float shares[MOST_PLAYERS]); /* of the win (R21); once OVER */

/* Let the tile or the tiles fall: onto an empty cushion, then onto the floor (R9, R32). Return what goes to
 * the lid. */
Tiles fall(Board *board, int colour, int number);

#endif

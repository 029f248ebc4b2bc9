/* What the net sees of a position, and what it says of moves: the same as players/ has in Python. */
#ifndef AZUL_INPUTS_H
#define AZUL_INPUTS_H

#include "rules.h"

enum {
    COLOURED_BOARD_INPUTS = 183, /* rows of the first layer for each player */
    FREE_BOARD_INPUTS = 313,
    TABLE_INPUTS = 243,
    MOST_INPUTS = 320, /* more than any position has */
    MOST_DENSE = 10 + 2 * MOST_PLAYERS + 1,
    POLICY_OUTPUTS = 206,
    MOST_PARTS = 12, /* of a move */
};

/* A board as it will be if the round ends now. */
typedef struct {
    int points;         /* of the tiling, before the floor is paid (R14) */
    int score;          /* once it is paid (R15) */
    bool completes_row; /* R20 */
} Outlook;

/* Rows for each player: 183 on coloured walls, 313 on free ones. The whole first layer has this many for each
 * player, then TABLE_INPUTS, then one for each dense input. */
int board_inputs_of(int wall_side);
int dense_inputs_of(int players);

/* Fill in the inputs for a seat, which comes first, and return how many `indices` there are. An index may occur
 * several times: it counts so often. */
int inputs_of(const Position *position, int seat, uint16_t indices[MOST_INPUTS], float dense[MOST_DENSE]);

/* The two parts of `inputs_of`, for callers that remember what boards look like: a block for one player, with
 * indices from 0, and the table's block with indices from 0. */
int board_inputs(const Position *position, int seat, uint16_t *indices, Outlook *outlook);
int table_inputs(const Position *position, const Outlook outlooks[MOST_PLAYERS], uint16_t *indices);
void dense_inputs(const Position *position, int seat, const Outlook outlooks[MOST_PLAYERS], float *dense);

/* The outputs whose sum is a legal move's logit, 0 to 205; return how many there are. */
int policy_parts(const Position *position, Move move, uint16_t parts[MOST_PARTS]);

#endif

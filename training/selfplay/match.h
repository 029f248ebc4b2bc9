/* Whole games between players of any kind, to compare them. */
#ifndef TRAINING_MATCH_H
#define TRAINING_MATCH_H

#include "evaluation.h"
#include "rules.h"

/* What is played. */
typedef struct {
    int32_t players, wall_side, factory_rules, scatter;
} Table;

/* Who plays: a net, or the rule of thumb if there is none, with so many simulations. With none at all the greedy
 * player moves by the rule of thumb alone; a net then plays by its policy. */
typedef struct {
    const Net *net;
    int32_t simulations;
    float temperature; /* of the choice among the visits, or the priors; 0: the best */
} Player;

/* Play one game; `by_seat` says which of the players sits where. Two games with the same seed begin with the same
 * deal. Fill in the shares of the win and the scores; return how many takes there were, or -1 without memory. */
int play_game(const Table *table, const Player *players, int count, const uint8_t by_seat[MOST_PLAYERS],
              uint64_t seed, float shares[MOST_PLAYERS], int32_t scores[MOST_PLAYERS]);

/* Deal the next round of the game with this seed: the stream of draws depends on seed and round alone. */
void deal_round(Position *position, uint64_t seed);

/* Tile the walls at a round's end. On free walls a seat with an evaluator takes the arrangement with the best
 * value before the deal, or at a temperature above 0 one by the values; the others (NULL) by rule of thumb. */
void tile_by_value(Evaluator *const by_seat[MOST_PLAYERS], Position *position, float temperature, Random *random);

#endif

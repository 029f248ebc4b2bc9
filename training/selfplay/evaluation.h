/* What a position and its moves are worth: by a net, or by rule of thumb where there is none yet. */
#ifndef TRAINING_EVALUATION_H
#define TRAINING_EVALUATION_H

#include "net.h"
#include "rules.h"

/* Belongs to one thread. */
typedef struct Evaluator Evaluator;

/* Without a net (NULL) the rule of thumb evaluates. */
Evaluator *evaluator_new(const Net *net);
void evaluator_free(Evaluator *evaluator);

/* What a net makes of a position on the way to its outputs. */
typedef struct {
    _Alignas(64) float hidden[HIDDEN_2];
} Impression;

/* Evaluate a position of the factory offer or before a deal: the share of the win for each seat. */
void evaluate(Evaluator *evaluator, const Position *position, float value[MOST_PLAYERS], Impression *impression);

/* By how many points each seat is ahead of the best other one with these final scores. */
void margins_of(const float *scores, int players, float margins[MOST_PLAYERS]);

/* The same for a position, where `impression` is what `evaluate` made of it. */
void evaluate_margins(const Evaluator *evaluator, const Position *position, const Impression *impression,
                      float margins[MOST_PLAYERS]);

/* The priors of a position's moves, which add up to 1; `impression` is what `evaluate` made of the position. */
void evaluate_moves(const Evaluator *evaluator, const Position *position, const Impression *impression,
                    const Move *moves, int count, float *priors);

/* Evaluate a single position, and its distinct moves if there are any. Return how many, or -1 without memory. */
int opinion_of(const Net *net, const Position *position, float value[MOST_PLAYERS], Move moves[MOST_MOVES],
               float priors[MOST_MOVES]);

#endif

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

/* Evaluate a position of the factory offer or before a deal: the share of the win for each seat, and the moves'
 * priors, which add up to 1. */
void evaluate(Evaluator *evaluator, const Position *position, const Move *moves, int count,
              float value[MOST_PLAYERS], float *priors);

#endif

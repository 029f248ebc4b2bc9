/* Rules of thumb: what a move and a position are worth at a glance, in points. */
#ifndef TRAINING_THUMB_H
#define TRAINING_THUMB_H

#include "rules.h"

/* What each move is worth, as in players/ranking.py: the mover's own board at the end of this round. */
void thumb_worths(const Position *position, const Move *moves, int count, float *worths);

/* The greedy player's move: the first one of the highest worth. */
int thumb_best(const Position *position, const Move *moves, int count);

/* What the seats can expect to have in the end, as far as their boards tell. */
void thumb_scores(const Position *position, float scores[MOST_PLAYERS]);

#endif

/* Games of a net against itself, and what they teach. */
#ifndef TRAINING_SELFPLAY_H
#define TRAINING_SELFPLAY_H

#include "inputs.h"
#include "match.h"

typedef struct {
    int32_t full_visits;    /* of searches whose visits are policy targets: with noise at the root */
    int32_t fast_visits;    /* of the others */
    float full_share;       /* how many searches are full ones */
    float noise;            /* share of the root's priors */
    float early_temperature;
    float late_temperature;
    int32_t early_takes;    /* of each player */
    float leaving_share;    /* of games with three or four players, one of whom leaves some time */
} Settings;

/* One position, from the view of the seat to move: k = 0 is its own, then clockwise. */
typedef struct {
    uint32_t first_input, inputs; /* in Lessons.inputs */
    uint32_t first_move, moves;   /* in Lessons.parts and .shares; no moves if the search was a fast one */
    float dense[MOST_DENSE];
    float expected[MOST_PLAYERS]; /* shares of the win by the search */
    float outcome[MOST_PLAYERS];  /* shares of the win in the end, if it was played */
    float scores[MOST_PLAYERS];   /* in the end, if it was played */
    uint32_t was_played;          /* 1 if the game's end is told, 0 if only what was expected */
} Lesson;

/* Room for lessons, made by the caller; the counts say how much of it is used. */
typedef struct {
    Lesson *lessons;
    uint16_t *inputs;
    uint8_t *parts; /* [moves][LESSON_PARTS], filled up with POLICY_OUTPUTS */
    float *shares;  /* [moves], of the visits */
    int32_t most_lessons, most_inputs, most_moves;
    int32_t lessons_used, inputs_used, moves_used;
} Lessons;

enum { LESSON_PARTS = 8, MOST_LESSONS = 2048 /* of a game */ };

/* Play games and add their lessons: the first with this seed, the next with the following one, and so on. Return
 * how many games were played; fewer than asked for if there is no more room, -1 without memory. */
int self_play(const Table *table, const Net *net, const Settings *settings, uint64_t seed, int games,
              Lessons *lessons);

#endif

/* PUCT with a net or by rule of thumb: the search that the product plays by.
 *
 * Q is the share of the win of the seat that moves, and a little for each point it is ahead. A position after the round's last take is tiled at once; its
 * value is the outcome, or what it is worth before the next deal. If it is met again, the search goes on beyond
 * deals that are made up, one after the other: the more often it is met, the more of them.
 *
 * A position that several orders of takes lead to within a round is one node, and all that is found there counts for
 * each of them.
 */
#ifndef TRAINING_SEARCH_H
#define TRAINING_SEARCH_H

#include "evaluation.h"
#include "rules.h"

typedef struct {
    Move move;
    float prior;
    int32_t visits; /* on this way; the node that it leads to may have had others */
    int32_t child;  /* a node, or NO_NODE */
} Edge;

enum { NO_NODE = -1 };

typedef struct {
    Position position;
    uint64_t key;              /* of the position as it was reached, and its round */
    float value[MOST_PLAYERS];  /* of the position itself, by seat: the share of the win */
    float worth[MOST_PLAYERS];  /* that, and a little for each point ahead: what seats maximise */
    float sum[MOST_PLAYERS];    /* of the values in all simulations through it */
    float worths[MOST_PLAYERS]; /* of the worths in them */
    float visited_prior;
    int32_t visits;
    int32_t round;     /* a number for each deal that the tree looks beyond; 0 for the root's round */
    int32_t first_edge;
    int16_t edges;    /* none if the game is over, or before the second visit; for deals before one */
    int16_t visited;  /* these come first */
    bool is_expanded; /* whether the edges are there */
    Impression impression;
} Node;

/* A tree that one thread grows, in which branches may meet again; `root` is its first position. */
typedef struct Search Search;

/* At tables of three and four a search that `expects_greed` is that of the seat to move at the root. */
Search *search_new(Evaluator *evaluator, int most_nodes, bool expects_greed);
void search_free(Search *search);

/* Begin anew, with the position itself as the first visit; or go on with what is known of the position that a
 * move of the root leads to. */
void search_from(Search *search, const Position *position);
void search_follow(Search *search, Move move, const Position *position);

/* Simulate until the root has as many visits, those of a kept tree included. With `noise` above 0 that share of
 * the root's priors is replaced by a random distribution. */
void search_run(Search *search, int visits, float noise, Random *random);

const Node *search_root(const Search *search);
const Node *search_any_end(const Search *search, Random *random); /* of a round; NULL if none was found */
const Edge *search_edges(const Search *search); /* of the root, in no particular order */

/* The root's edge that is worth most for certain, or at a temperature above 0 one by the visits' distribution. */
int search_choice(const Search *search, float temperature, Random *random);

/* Search a position anew, expecting greed, and return how many moves were tried, or -1 if memory runs out; `counts` says how often
 * each was. */
int visits_of(const Net *net, const Position *position, int visits, Move moves[MOST_MOVES], int32_t *counts);

#endif

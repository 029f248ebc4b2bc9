#include "match.h"

#include <math.h>
#include <stdlib.h>

#include "search.h"
#include "thumb.h"

enum { MOST_TRIED = 48 }; /* arrangements that are compared by value */

void deal_round(Position *position, uint64_t seed) {
    Random random = {seed * 0x9E3779B97F4A7C15u + position->round * 0xD1B54A32D192ED03u};
    deal_at_random(position, &random);
}

static int pick(const float *weights, int count, float temperature, Random *random) {
    int best = 0;
    for (int at = 1; at < count; at++)
        if (weights[at] > weights[best]) best = at;
    if (temperature <= 0) return best;
    float left = 0;
    for (int at = 0; at < count; at++) left += powf(weights[at] / weights[best], 1 / temperature);
    left *= (float)random_fraction(random);
    for (int at = 0; at < count; at++)
        if ((left -= powf(weights[at] / weights[best], 1 / temperature)) < 0) return at;
    return best;
}

/* Return the best arrangement for a seat, given those of the others. */
static Arrangement best_arrangement(Evaluator *evaluator, const Position *position, int seat,
                                    Arrangement chosen[MOST_PLAYERS], float temperature, Random *random) {
    static _Thread_local Arrangement found[MOST_ARRANGEMENTS];
    const int count = arrangements(&position->boards[seat], position->wall_side, found);
    const int tried = count < MOST_TRIED ? count : MOST_TRIED;
    float worths[MOST_TRIED];
    if (count == 1) return found[0];
    for (int at = 0; at < tried; at++) { /* some of them by chance if there are too many */
        const int other = at + (count > MOST_TRIED ? (int)random_below(random, (uint32_t)(count - at)) : 0);
        const Arrangement swapped = found[at];
        found[at] = found[other];
        found[other] = swapped;
        Position after = *position;
        chosen[seat] = found[at];
        end_round(&after, chosen);
        float value[MOST_PLAYERS];
        Impression impression;
        if (after.phase == OVER)
            shares_of(&after, value);
        else
            evaluate(evaluator, &after, value, &impression);
        worths[at] = expf(30 * value[seat]); /* at temperature 1: e times as likely for 1/30 more of the win */
    }
    return found[pick(worths, tried, temperature, random)];
}

void tile_by_value(Evaluator *const by_seat[MOST_PLAYERS], Position *position, float temperature,
                   Random *random) {
    if (position->wall_side == COLOURED_WALL) {
        end_round(position, NULL);
        return;
    }
    Arrangement thumb[MOST_PLAYERS], chosen[MOST_PLAYERS];
    for (int seat = 0; seat < position->players; seat++)
        arrange(&position->boards[seat], position->wall_side, &thumb[seat]);
    for (int seat = 0; seat < position->players; seat++) {
        Arrangement others[MOST_PLAYERS]; /* all choose at the same time (R16) */
        for (int other = 0; other < position->players; other++) others[other] = thumb[other];
        chosen[seat] = thumb[seat];
        if (by_seat[seat] && !(position->resigned >> seat & 1))
            chosen[seat] = best_arrangement(by_seat[seat], position, seat, others, temperature, random);
    }
    end_round(position, chosen);
}

/* A player at work: a tree of its own that follows the game. */
typedef struct {
    const Player *player;
    Evaluator *evaluator;
    Search *search;
    bool is_current; /* whether the tree knows the position */
    int seat;        /* whose tree it is */
} Mind;

static Move choose(Mind *mind, const Position *position, Random *random) {
    const Player *player = mind->player;
    if (!player->simulations) {
        Move moves[MOST_MOVES];
        const int count = distinct_moves(position, moves);
        if (!player->net) return moves[thumb_best(position, moves, count)];
        float value[MOST_PLAYERS], priors[MOST_MOVES];
        Impression impression;
        evaluate(mind->evaluator, position, value, &impression);
        evaluate_moves(mind->evaluator, position, &impression, moves, count, priors);
        return moves[pick(priors, count, player->temperature, random)];
    }
    if (!mind->is_current || (position->players > 2 && mind->seat != position->turn))
        search_from(mind->search, position);
    mind->is_current = true;
    mind->seat = position->turn;
    search_run(mind->search, search_root(mind->search)->visits + player->simulations, 0, random);
    return search_edges(mind->search)[search_choice(mind->search, player->temperature, random)].move;
}

static bool wake(Mind *mind, const Player *player) {
    *mind = (Mind){.player = player, .evaluator = evaluator_new(player->net)};
    if (player->simulations && mind->evaluator)
        mind->search = search_new(mind->evaluator, 6 * player->simulations + 64, true);
    return mind->evaluator && (mind->search || !player->simulations);
}

int play_game(const Table *table, const Player *players, int count, const uint8_t by_seat[MOST_PLAYERS],
              uint64_t seed, float shares[MOST_PLAYERS], int32_t scores[MOST_PLAYERS]) {
    Random random = {seed ^ 0xA5A5A5A5u};
    Mind minds[MOST_PLAYERS] = {0};
    bool is_awake = true;
    for (int at = 0; at < count; at++) is_awake = wake(&minds[at], &players[at]) && is_awake;
    Evaluator *evaluators[MOST_PLAYERS] = {0};
    for (int seat = 0; seat < table->players; seat++)
        if (minds[by_seat[seat]].player->net) evaluators[seat] = minds[by_seat[seat]].evaluator;
    Position position;
    int takes = 0;
    new_game(&position, table->players, (int)(seed % (uint64_t)table->players), table->wall_side,
             table->factory_rules, table->scatter);
    while (is_awake && position.phase != OVER) {
        if (position.phase == REFILL) {
            deal_round(&position, seed);
            for (int at = 0; at < count; at++) minds[at].is_current = false;
        }
        const Move move = choose(&minds[by_seat[position.turn]], &position, &random);
        apply(&position, move);
        takes++;
        if (position.phase == TILING)
            tile_by_value(evaluators, &position, 0, &random);
        else
            for (int at = 0; at < count; at++)
                if (minds[at].is_current) search_follow(minds[at].search, move, &position);
    }
    for (int at = 0; at < count; at++) {
        search_free(minds[at].search);
        evaluator_free(minds[at].evaluator);
    }
    if (!is_awake) return -1;
    shares_of(&position, shares);
    for (int seat = 0; seat < table->players; seat++) scores[seat] = position.boards[seat].score;
    return takes;
}

#include "evaluation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "inputs.h"
#include "thumb.h"

static const float SOFTNESS = 1.5f;     /* nets are surer of their first ideas than is good for a search */
static const float PRIOR_SPREAD = 1.2f; /* points that make a move e times as likely by the rule of thumb */
static const float VALUE_SPREAD = 9.0f; /* points that make a seat e times as likely to win by it */
static const float SCORE_UNIT = 50.0f;  /* points for 1 in a net's outputs of final scores */
static const float NO_SCORE = -100.0f;  /* of a seat that has resigned, in that unit: below all others */

enum { KNOWN_BOARDS = 1 << 12 };

typedef struct {
    uint64_t key; /* 0 while unused */
    Outlook outlook;
} Known;

/* What boards add to the first layer is remembered, since most positions of a search share it. */
struct Evaluator {
    const Net *net;
    Known *known; /* [KNOWN_BOARDS] */
    float *sums;  /* [KNOWN_BOARDS][hidden_1] */
};

Evaluator *evaluator_new(const Net *net) {
    Evaluator *evaluator = calloc(1, sizeof *evaluator);
    if (!evaluator) return NULL;
    evaluator->net = net;
    if (!net) return evaluator;
    evaluator->known = calloc(KNOWN_BOARDS, sizeof *evaluator->known);
    evaluator->sums = aligned_alloc(64, sizeof(float) * KNOWN_BOARDS * net->hidden_1);
    if (!evaluator->known || !evaluator->sums) {
        evaluator_free(evaluator);
        return NULL;
    }
    return evaluator;
}

void evaluator_free(Evaluator *evaluator) {
    if (!evaluator) return;
    free(evaluator->known);
    free(evaluator->sums);
    free(evaluator);
}

/* e to the power of x, within 0.01 %: compilers can do it for several numbers at once. */
static inline float exponential(float x) {
    const float scaled = (x < -80 ? -80 : x > 80 ? 80 : x) * 1.44269504f;
    const float whole = floorf(scaled), part = scaled - whole;
    const float power =
        1.0f + part * (0.69315169f + part * (0.24022651f + part * (0.05550343f + part * (0.00961814f + part * 0.00133336f))));
    union {
        int32_t bits;
        float number;
    } exponent = {.bits = ((int32_t)whole + 127) << 23};
    return power * exponent.number;
}

static void softmax(float *numbers, int count, float scale) {
    float most = numbers[0], total = 0;
    for (int at = 1; at < count; at++) most = numbers[at] > most ? numbers[at] : most;
    for (int at = 0; at < count; at++) numbers[at] = exponential((numbers[at] - most) * scale);
    for (int at = 0; at < count; at++) total += numbers[at];
    for (int at = 0; at < count; at++) numbers[at] /= total;
}

static void softmax_of_active(const Position *position, float *numbers, float scale) {
    for (int seat = 0; seat < position->players; seat++)
        if (position->resigned >> seat & 1) numbers[seat] = -1e9f;
    softmax(numbers, position->players, scale);
}

static uint64_t mixed(uint64_t key, uint64_t more) {
    key = (key ^ more) * 0x9E3779B97F4A7C15u;
    return key ^ key >> 29;
}

/* A key for all that a board adds: the board, what the seat has, and which seat it is relative to the mover. */
static uint64_t key_of(const Position *position, int seat, int relative) {
    const Board *board = &position->boards[seat];
    uint64_t words[(sizeof *board + 7) / 8] = {0};
    memcpy(words, board, sizeof *board);
    uint64_t key = (uint64_t)(position->marker == seat) | (uint64_t)(position->resigned >> seat & 1) << 1 |
                   (uint64_t)relative << 2;
    for (unsigned at = 0; at < sizeof words / sizeof *words; at++) key = mixed(key, words[at]);
    return mixed(key, 1) | 1;
}

static void add_board(Evaluator *evaluator, const Position *position, int seat, int relative, float *sum,
                      Outlook *outlook) {
    const Net *net = evaluator->net;
    const uint64_t key = key_of(position, seat, relative);
    Known *known = &evaluator->known[key >> 32 & (KNOWN_BOARDS - 1)];
    float *cached = evaluator->sums + (size_t)(known - evaluator->known) * net->hidden_1;
    if (known->key != key) {
        uint16_t rows[MOST_INPUTS];
        const int count = board_inputs(position, seat, rows, &known->outlook);
        memset(cached, 0, sizeof(float) * net->hidden_1);
        net_add_rows(net, cached, rows, count, relative * board_inputs_of(position->wall_side));
        known->key = key;
    }
    for (int column = 0; column < net->hidden_1; column++) sum[column] += cached[column];
    *outlook = known->outlook;
}

static void evaluate_by_net(Evaluator *evaluator, const Position *position, float *value, float *hidden) {
    const Net *net = evaluator->net;
    const int players = position->players;
    _Alignas(64) float sum[MOST_HIDDEN_1];
    memcpy(sum, net->b1, sizeof(float) * net->hidden_1);
    Outlook outlooks[MOST_PLAYERS];
    for (int relative = 0; relative < players; relative++) {
        const int seat = (position->turn + relative) % players;
        add_board(evaluator, position, seat, relative, sum, &outlooks[seat]);
    }
    uint16_t rows[MOST_INPUTS];
    const int table = players * board_inputs_of(position->wall_side);
    net_add_rows(net, sum, rows, table_inputs(position, outlooks, rows), table);
    float dense[MOST_DENSE];
    dense_inputs(position, position->turn, outlooks, dense);
    net_add_dense(net, sum, dense, dense_inputs_of(players), net->inputs - dense_inputs_of(players));
    net_hidden(net, sum, hidden);
    for (int relative = 0; relative < players; relative++)
        value[(position->turn + relative) % players] = net_output(net, hidden, relative);
}

void evaluate(Evaluator *evaluator, const Position *position, float value[MOST_PLAYERS], Impression *impression) {
    if (evaluator->net) {
        evaluate_by_net(evaluator, position, value, impression->hidden);
        softmax_of_active(position, value, 1);
    } else {
        thumb_scores(position, value);
        softmax_of_active(position, value, 1 / VALUE_SPREAD);
    }
}

void margins_of(const float *scores, int players, float margins[MOST_PLAYERS]) {
    for (int seat = 0; seat < players; seat++) {
        float best = -1e9f;
        for (int other = 0; other < players; other++)
            if (other != seat && scores[other] > best) best = scores[other];
        margins[seat] = scores[seat] - best;
    }
}

void evaluate_margins(const Evaluator *evaluator, const Position *position, const Impression *impression,
                      float margins[MOST_PLAYERS]) {
    const int players = position->players;
    float scores[MOST_PLAYERS];
    if (evaluator->net) {
        for (int relative = 0; relative < players; relative++) {
            const int seat = (position->turn + relative) % players;
            const float score = net_output(evaluator->net, impression->hidden, players + relative);
            scores[seat] = SCORE_UNIT * (position->resigned >> seat & 1 ? NO_SCORE : score);
        }
    } else {
        thumb_scores(position, scores);
    }
    margins_of(scores, players, margins);
}

/* Each move's logit is the sum of its parts, of which many moves share some. */
static void evaluate_parts(const Net *net, const Position *position, const float *hidden, const Move *moves,
                           int count, float *logits) {
    float parts[POLICY_OUTPUTS];
    uint64_t known[(POLICY_OUTPUTS + 63) / 64] = {0};
    for (int at = 0; at < count; at++) {
        uint16_t of_move[MOST_PARTS];
        const int many = policy_parts(position, moves[at], of_move);
        logits[at] = 0;
        for (int part = 0; part < many; part++) {
            const int output = of_move[part];
            if (!(known[output >> 6] >> (output & 63) & 1)) {
                parts[output] = net_output(net, hidden, 2 * position->players + output);
                known[output >> 6] |= 1ull << (output & 63);
            }
            logits[at] += parts[output];
        }
    }
}

void evaluate_moves(const Evaluator *evaluator, const Position *position, const Impression *impression,
                    const Move *moves, int count, float *priors) {
    if (evaluator->net) {
        evaluate_parts(evaluator->net, position, impression->hidden, moves, count, priors);
        softmax(priors, count, 1 / SOFTNESS);
    } else {
        thumb_worths(position, moves, count, priors);
        softmax(priors, count, 1 / PRIOR_SPREAD);
    }
}

int opinion_of(const Net *net, const Position *position, float value[MOST_PLAYERS], Move moves[MOST_MOVES],
               float priors[MOST_MOVES]) {
    Evaluator *evaluator = evaluator_new(net);
    if (!evaluator) return -1;
    Impression impression;
    evaluate(evaluator, position, value, &impression);
    const int count = position->phase == OFFER ? distinct_moves(position, moves) : 0;
    if (count) evaluate_moves(evaluator, position, &impression, moves, count, priors);
    evaluator_free(evaluator);
    return count;
}

#include "selfplay.h"

#include <string.h>

#include "search.h"

enum { ROOM_FOR_MOVES = 300, NODES_PER_VISIT = 3, LEAVES_BEFORE = 80 /* takes */ };
enum { ENDS = 2 /* of rounds that are learnt from after a full search */, LOOKS = 32 /* at deals, for each */ };

/* Inputs of the position, with the values still to come; NULL without room. */
static Lesson *add_lesson(Lessons *lessons, const Position *position) {
    if (lessons->lessons_used >= lessons->most_lessons) return NULL;
    if (lessons->inputs_used + MOST_INPUTS > lessons->most_inputs) return NULL;
    if (lessons->moves_used + ROOM_FOR_MOVES > lessons->most_moves) return NULL;
    Lesson *lesson = &lessons->lessons[lessons->lessons_used++];
    memset(lesson, 0, sizeof *lesson);
    lesson->first_input = (uint32_t)lessons->inputs_used;
    lesson->first_move = (uint32_t)lessons->moves_used;
    lesson->inputs =
        (uint32_t)inputs_of(position, position->turn, lessons->inputs + lessons->inputs_used, lesson->dense);
    lessons->inputs_used += (int32_t)lesson->inputs;
    return lesson;
}

static void add_expected(Lesson *lesson, const Position *position, const Node *root) {
    for (int k = 0; k < position->players; k++) {
        const int seat = (position->turn + k) % position->players;
        lesson->expected[k] = root->visits ? root->sum[seat] / (float)root->visits : root->value[seat];
    }
}

static void add_policy(Lessons *lessons, Lesson *lesson, const Node *root, const Edge *edges) {
    if (root->edges > ROOM_FOR_MOVES || !root->visits) return;
    int total = 0;
    for (int at = 0; at < root->edges; at++) total += edges[at].visits;
    for (int at = 0; at < root->edges; at++) {
        uint16_t parts[MOST_PARTS];
        const int many = policy_parts(&root->position, edges[at].move, parts);
        uint8_t *row = lessons->parts + (size_t)lessons->moves_used * LESSON_PARTS;
        for (int part = 0; part < LESSON_PARTS; part++)
            row[part] = (uint8_t)(part < many ? parts[part] : POLICY_OUTPUTS);
        lessons->shares[lessons->moves_used++] = (float)edges[at].visits / (float)total;
    }
    lesson->moves = (uint32_t)root->edges;
}

/* A game in progress. */
typedef struct {
    const Settings *settings;
    uint64_t seed;
    Position position;
    const Net *net; /* NULL by rule of thumb, which sees no more after a deal than before it */
    Evaluator *evaluator;
    Search *search;
    Random random;
    Lessons *lessons;
    uint8_t turns[MOST_LESSONS]; /* for each lesson: the seat whose view it has */
    int first_lesson, takes;
    bool is_current, has_room;
} Game;

/* Learn from a position, if there is room. */
static Lesson *begin_lesson(Game *game, const Position *position) {
    const int at = game->lessons->lessons_used - game->first_lesson;
    Lesson *lesson = at < MOST_LESSONS ? add_lesson(game->lessons, position) : NULL;
    if (lesson)
        game->turns[at] = position->turn;
    else
        game->has_room = false;
    return lesson;
}

/* Learn what a position before a deal is worth: what it is worth on average after one. */
static Lesson *learn_end(Game *game, const Position *position) {
    Lesson *lesson = begin_lesson(game, position);
    if (!lesson) return NULL;
    for (int look = 0; look < LOOKS; look++) {
        Position after = *position;
        deal_at_random(&after, &game->random);
        float value[MOST_PLAYERS];
        Impression impression;
        evaluate(game->evaluator, &after, value, &impression);
        for (int k = 0; k < position->players; k++)
            lesson->expected[k] += value[(position->turn + k) % position->players] / LOOKS;
    }
    return lesson;
}

/* Learn from positions before deals that a search has met. */
static void learn_ends(Game *game) {
    for (int number = 0; number < ENDS; number++) {
        const Node *node = search_any_end(game->search, &game->random);
        if (node) (void)learn_end(game, &node->position);
    }
}

static void take(Game *game) {
    const Settings *settings = game->settings;
    const bool is_full = random_fraction(&game->random) < settings->full_share;
    if (!game->is_current) search_from(game->search, &game->position);
    game->is_current = true;
    const bool has_choice = search_root(game->search)->edges > 1;
    const int visits = has_choice ? (is_full ? settings->full_visits : settings->fast_visits) : 1;
    search_run(game->search, visits, is_full && has_choice ? settings->noise : 0, &game->random);
    const Node *root = search_root(game->search);
    Lesson *lesson = begin_lesson(game, &game->position);
    if (!lesson) return;
    lesson->was_played = 1;
    add_expected(lesson, &game->position, root);
    if (is_full && has_choice) {
        add_policy(game->lessons, lesson, root, search_edges(game->search));
        if (game->net) learn_ends(game);
    }
    const bool is_early = game->takes < settings->early_takes * game->position.players;
    const float temperature = is_early ? settings->early_temperature : settings->late_temperature;
    const Move move = search_edges(game->search)[search_choice(game->search, temperature, &game->random)].move;
    apply(&game->position, move);
    game->takes++;
    if (game->position.phase == OFFER) search_follow(game->search, move, &game->position);
}

static void deal_next(Game *game) {
    Lesson *lesson = game->position.round ? learn_end(game, &game->position) : NULL;
    if (lesson) lesson->was_played = 1;
    deal_round(&game->position, game->seed);
    game->is_current = false;
}

/* Go back to where the lessons' inputs and moves began. */
static void forget(Game *game) {
    Lessons *lessons = game->lessons;
    if (lessons->lessons_used > game->first_lesson) {
        lessons->inputs_used = (int32_t)lessons->lessons[game->first_lesson].first_input;
        lessons->moves_used = (int32_t)lessons->lessons[game->first_lesson].first_move;
    }
    lessons->lessons_used = game->first_lesson;
}

static void add_outcomes(Game *game) {
    const Position *position = &game->position;
    float shares[MOST_PLAYERS];
    shares_of(position, shares);
    for (int at = game->first_lesson; at < game->lessons->lessons_used; at++) {
        Lesson *lesson = &game->lessons->lessons[at];
        if (!lesson->was_played) continue;
        for (int k = 0; k < position->players; k++) {
            const int seat = (game->turns[at - game->first_lesson] + k) % position->players;
            lesson->outcome[k] = shares[seat];
            lesson->scores[k] = (float)position->boards[seat].score;
        }
    }
}

/* Play to the end, or until there is no more room. */
static void play(Game *game, const Table *table) {
    Position *position = &game->position;
    Random *random = &game->random;
    new_game(position, table->players, (int)random_below(random, (uint32_t)table->players), table->wall_side,
             table->factory_rules, table->scatter);
    const bool leaves = table->players > 2 && random_fraction(random) < game->settings->leaving_share;
    const int leaver = (int)random_below(random, (uint32_t)table->players);
    const int leaves_after = leaves ? (int)random_below(random, LEAVES_BEFORE) : -1;
    Evaluator *evaluators[MOST_PLAYERS];
    for (int seat = 0; seat < MOST_PLAYERS; seat++) evaluators[seat] = game->net ? game->evaluator : NULL;
    while (position->phase != OVER && game->has_room) {
        if (position->phase == TILING) {
            tile_by_value(evaluators, position, game->settings->late_temperature, random);
        } else if (position->phase == REFILL) {
            deal_next(game);
        } else if (game->takes == leaves_after && !(position->resigned >> leaver & 1)) {
            resign(position, leaver);
            game->is_current = false;
        } else {
            take(game);
        }
    }
    if (game->has_room)
        add_outcomes(game);
    else
        forget(game);
}

int self_play(const Table *table, const Net *net, const Settings *settings, uint64_t seed, int games,
              Lessons *lessons) {
    const int nodes = NODES_PER_VISIT * (settings->full_visits + settings->fast_visits) + 64;
    Game game = {.settings = settings, .net = net, .lessons = lessons, .has_room = true};
    game.evaluator = evaluator_new(net);
    game.search = game.evaluator ? search_new(game.evaluator, nodes, false) : NULL;
    int played = game.search ? 0 : -1;
    while (game.search && played < games && game.has_room) {
        game.seed = seed + (uint64_t)played;
        game.random.state = game.seed * 0xD1B54A32D192ED03u;
        game.first_lesson = lessons->lessons_used;
        game.takes = 0;
        game.is_current = false;
        play(&game, table);
        played += game.has_room;
    }
    search_free(game.search);
    evaluator_free(game.evaluator);
    return played;
}

#include "search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "thumb.h"

static const float EXPLORATION = 0.5f;
static const float GROWTH = 0.2f; /* of EXPLORATION: times log(1 + visits / LONG) */
static const float LONG = 400;
static const float FIRST_PLAY_URGENCY = 0.15f; /* times the square root of the priors that were visited */
static const float DOUBT = 0.3f;               /* of a move's worth, by the square root of its visits */
static const float NOISE_TOTAL = 10.0f;        /* the Dirichlet distribution's parameters add up to this */
static const float GREED = 0.3f;               /* how likely others at a table of three or four are greedy */
static const float POINT = 0.002f;             /* what a point ahead counts, as a share of the win */
static const float LEAST_SPREAD = 0.1f;        /* of shares of the win once the game is decided; 1 while it is open */

enum { MOST_DEALS = 40, MOST_DEPTH = 400, EDGES_PER_NODE = 64, TRIES_OF_GAMMA = 64, TRIES_OF_END = 64, ENOUGH = 10 };

/* Two halves, so that a subtree can be copied from one into the other. */
typedef struct {
    Node *nodes;
    Edge *edges;
    int node_count, edge_count;
} Arena;

struct Search {
    Evaluator *evaluator;
    bool expects_greed;
    Arena arenas[2];
    int current;
    int most_nodes, most_edges;
    int32_t root, rounds;
    int32_t *places; /* [places_mask + 1]: where to look for a position's node first, by its hash; or NO_NODE */
    uint32_t places_mask;
    int32_t *copies; /* [most_nodes]: where a node has been copied to, or NO_NODE */
};

Search *search_new(Evaluator *evaluator, int most_nodes, bool expects_greed) {
    Search *search = calloc(1, sizeof *search);
    if (!search) return NULL;
    search->evaluator = evaluator;
    search->expects_greed = expects_greed;
    search->most_nodes = most_nodes;
    search->most_edges = most_nodes * EDGES_PER_NODE + MOST_MOVES;
    search->places_mask = 1;
    while (search->places_mask < 2u * (uint32_t)most_nodes) search->places_mask = 2 * search->places_mask + 1;
    search->places = malloc(sizeof *search->places * (search->places_mask + 1));
    search->copies = malloc(sizeof *search->copies * most_nodes);
    bool is_whole = search->places && search->copies;
    for (int half = 0; half < 2; half++) {
        search->arenas[half].nodes = aligned_alloc(_Alignof(Node), sizeof(Node) * most_nodes);
        search->arenas[half].edges = malloc(sizeof(Edge) * search->most_edges);
        is_whole = is_whole && search->arenas[half].nodes && search->arenas[half].edges;
    }
    if (!is_whole) {
        search_free(search);
        return NULL;
    }
    return search;
}

void search_free(Search *search) {
    if (!search) return;
    for (int half = 0; half < 2; half++) {
        free(search->arenas[half].nodes);
        free(search->arenas[half].edges);
    }
    free(search->places);
    free(search->copies);
    free(search);
}

static void forget_places(Search *search) {
    for (uint32_t at = 0; at <= search->places_mask; at++) search->places[at] = NO_NODE;
}

/* A key for a position within a round that the search looks into. */
static uint64_t key_of(const Position *position, int32_t round) {
    uint64_t words[(sizeof *position + 7) / 8] = {0}, key = (uint64_t)round + 1;
    memcpy(words, position, sizeof *position);
    for (unsigned at = 0; at < sizeof words / sizeof *words; at++) {
        key = (key ^ words[at]) * 0x9E3779B97F4A7C15u;
        key ^= key >> 29;
    }
    return key;
}

/* Return where the node with a key is noted, or is to be. */
static int32_t *place_of(const Search *search, uint64_t key) {
    const Node *nodes = search->arenas[search->current].nodes;
    uint32_t at = (uint32_t)(key >> 20) & search->places_mask;
    while (search->places[at] != NO_NODE && nodes[search->places[at]].key != key)
        at = (at + 1) & search->places_mask;
    return &search->places[at];
}

/* By how many points each seat is ahead at the end of the game. */
static void final_margins(const Position *position, float margins[MOST_PLAYERS]) {
    float scores[MOST_PLAYERS];
    for (int seat = 0; seat < position->players; seat++)
        scores[seat] = position->resigned >> seat & 1 ? -1 : (float)position->boards[seat].score;
    margins_of(scores, position->players, margins);
}

static bool is_full(const Search *search, const Arena *arena) {
    return arena->node_count >= search->most_nodes || arena->edge_count + MOST_MOVES > search->most_edges;
}

/* Return the node of a position, which is tiled if its round is over: a new one, evaluated, unless there is one. */
static int32_t node_of(Search *search, const Position *position, int32_t round) {
    Arena *arena = &search->arenas[search->current];
    const uint64_t key = key_of(position, round);
    int32_t *place = place_of(search, key);
    if (*place != NO_NODE) return *place;
    const int32_t index = *place = arena->node_count++;
    Node *node = &arena->nodes[index];
    node->position = *position;
    if (node->position.phase == TILING) end_round(&node->position, NULL);
    node->key = key;
    node->round = round;
    node->visits = 0;
    node->edges = node->visited = 0;
    node->is_expanded = node->position.phase == OVER;
    node->visited_prior = 0;
    node->first_edge = arena->edge_count;
    memset(node->sum, 0, sizeof node->sum);
    memset(node->worths, 0, sizeof node->worths);
    float margins[MOST_PLAYERS];
    if (node->position.phase == OVER) {
        shares_of(&node->position, node->value);
        final_margins(&node->position, margins);
    } else {
        evaluate(search->evaluator, &node->position, node->value, &node->impression);
        evaluate_margins(search->evaluator, &node->position, &node->impression, margins);
    }
    for (int seat = 0; seat < position->players; seat++)
        node->worth[seat] = node->value[seat] + POINT * margins[seat];
    return index;
}

/* The greedy player's move; of those of equal worth the first one in the order of players/compact_state/tables.py. */
static int greedy_move(const Position *position, const Move *moves, int count) {
    float worths[MOST_MOVES];
    thumb_worths(position, moves, count, worths);
    const uint32_t ordinary = ordinary_factories(position);
    int best = 0;
    uint64_t best_place = 0;
    for (int at = 0; at < count; at++) {
        const int source = moves[at].source;
        uint64_t place = UINT64_MAX;
        if (source != CENTRE)
            place = ordinary >> (source - 1) & 1 ? position->factories[source - 1] : (1ull << 32) + (uint64_t)source;
        if (at && (worths[at] < worths[best] || (worths[at] == worths[best] && place >= best_place))) continue;
        best = at;
        best_place = place;
    }
    return best;
}

static bool is_others(const Search *search, const Position *position) {
    const int own = search->arenas[search->current].nodes[search->root].position.turn;
    return position->players > 2 && position->turn != own;
}

/* Add the edges of a node that is visited again: most nodes never are. */
static void expand(Search *search, Node *node) {
    Arena *arena = &search->arenas[search->current];
    Edge *edges = arena->edges + arena->edge_count;
    int count = MOST_DEALS;
    if (node->position.phase == REFILL) {
        for (int at = 0; at < count; at++) edges[at] = (Edge){.child = NO_NODE};
    } else {
        Move moves[MOST_MOVES];
        float priors[MOST_MOVES];
        count = distinct_moves(&node->position, moves);
        evaluate_moves(search->evaluator, &node->position, &node->impression, moves, count, priors);
        if (search->expects_greed && is_others(search, &node->position)) {
            for (int at = 0; at < count; at++) priors[at] *= 1 - GREED;
            priors[greedy_move(&node->position, moves, count)] += GREED;
        }
        for (int at = 0; at < count; at++)
            edges[at] = (Edge){.move = moves[at], .prior = priors[at], .child = NO_NODE};
    }
    node->first_edge = arena->edge_count;
    node->edges = (int16_t)count;
    node->is_expanded = true;
    arena->edge_count += count;
}

/* Make a node the root, with its edges. */
static void set_root(Search *search, int32_t root) {
    Node *node = &search->arenas[search->current].nodes[root];
    search->root = root;
    if (!node->is_expanded) expand(search, node);
}

void search_from(Search *search, const Position *position) {
    Arena *arena = &search->arenas[search->current];
    arena->node_count = arena->edge_count = search->rounds = 0;
    forget_places(search);
    set_root(search, node_of(search, position, 0));
    Node *root = &arena->nodes[search->root]; /* the first simulation, as for any other node */
    root->visits = 1;
    memcpy(root->sum, root->value, sizeof root->sum);
    memcpy(root->worths, root->worth, sizeof root->worths);
}

/* Copy a subtree into the other half. */
static void keep_subtree(Search *search, int32_t root) {
    const Arena *from = &search->arenas[search->current];
    Arena *to = &search->arenas[!search->current];
    for (int32_t at = 0; at < from->node_count; at++) search->copies[at] = NO_NODE;
    to->nodes[0] = from->nodes[root];
    to->node_count = 1;
    to->edge_count = 0;
    for (int32_t at = 0; at < to->node_count; at++) {
        Node *node = &to->nodes[at];
        Edge *edges = to->edges + to->edge_count;
        memcpy(edges, from->edges + node->first_edge, sizeof(Edge) * node->edges);
        node->first_edge = to->edge_count;
        to->edge_count += node->edges;
        for (int edge = 0; edge < node->visited; edge++) {
            int32_t *copy = &search->copies[edges[edge].child];
            if (*copy == NO_NODE) {
                to->nodes[to->node_count] = from->nodes[edges[edge].child];
                *copy = to->node_count++;
            }
            edges[edge].child = *copy;
        }
    }
    search->current = !search->current;
    forget_places(search);
    for (int32_t at = 0; at < to->node_count; at++) *place_of(search, to->nodes[at].key) = at;
    set_root(search, 0);
}

static bool same_move(Move a, Move b) {
    return a.source == b.source && a.colour == b.colour && a.line == b.line && a.left == b.left;
}

void search_follow(Search *search, Move move, const Position *position) {
    const Arena *arena = &search->arenas[search->current];
    const Node *root = &arena->nodes[search->root];
    for (int at = 0; at < root->visited; at++) {
        const Edge *edge = &arena->edges[root->first_edge + at];
        if (same_move(edge->move, move)) {
            keep_subtree(search, edge->child);
            return;
        }
    }
    search_from(search, position);
}

/* Put the unvisited edge with the highest prior first among the unvisited ones. */
static void bring_forward(const Node *node, Edge *edges) {
    int best = node->visited;
    for (int at = best + 1; at < node->edges; at++)
        if (edges[at].prior > edges[best].prior) best = at;
    if (best == node->visited) return;
    const Edge edge = edges[best];
    edges[best] = edges[node->visited];
    edges[node->visited] = edge;
}

/* How far shares of the win vary around a worth, next to those around a half. */
static float spread_of(float worth) {
    return fmaxf(2 * sqrtf(fmaxf(worth * (1 - worth), 0)), LEAST_SPREAD);
}

/* Return the edge to follow, and move it among the visited ones. */
static Edge *choose(const Node *nodes, Node *node, Edge *edges) {
    const int mover = node->position.turn;
    const float visits_so_far = (float)node->visits;
    const float parent = node->worths[mover] / (float)node->visits;
    const float spread = spread_of(parent);
    const float scale = (EXPLORATION + GROWTH * log1pf(visits_so_far / LONG)) * sqrtf(visits_so_far) * spread;
    float best = -1e9f;
    int chosen = -1;
    for (int at = 0; at < node->visited; at++) {
        const Node *child = &nodes[edges[at].child];
        const float mean = child->worths[mover] / (float)child->visits;
        const float score = mean + scale * edges[at].prior / (1 + (float)edges[at].visits);
        if (score > best) best = score, chosen = at;
    }
    if (node->visited < node->edges) {
        if (!node->visited) bring_forward(node, edges);
        const float prior = edges[node->visited].prior;
        if (parent - FIRST_PLAY_URGENCY * spread * sqrtf(node->visited_prior) + scale * prior > best) {
            chosen = node->visited++;
            node->visited_prior += prior;
            bring_forward(node, edges);
        }
    }
    return &edges[chosen];
}

/* Return the edge of the deal that was met least, or of a new one: the more visits, the more deals. */
static Edge *choose_deal(Node *node, Edge *edges) {
    const int wanted = 1 + (int)sqrtf((float)node->visits) / 2;
    if (node->visited < wanted && node->visited < node->edges) return &edges[node->visited++];
    int least = 0;
    for (int at = 1; at < node->visited; at++)
        if (edges[at].visits < edges[least].visits) least = at;
    return &edges[least];
}

/* Make the deal with a number, from 0: the same one wherever the same bag is drawn from. */
static void deal_number(Position *position, int number) {
    Random random = {(uint64_t)position->round << 40 ^ (uint64_t)position->bag << 8 ^ (uint64_t)number};
    deal_at_random(position, &random);
}

/* Return the node that an edge of `node` leads to. */
static int32_t child_of(Search *search, const Node *node, const Edge *edges, const Edge *edge) {
    Position position = node->position;
    if (position.phase != REFILL) {
        apply(&position, edge->move);
        return node_of(search, &position, node->round);
    }
    deal_number(&position, (int)(edge - edges));
    return node_of(search, &position, ++search->rounds);
}

static void simulate(Search *search) {
    Arena *arena = &search->arenas[search->current];
    Node *path[MOST_DEPTH];
    Edge *taken[MOST_DEPTH];
    int depth = 0;
    Node *node = &arena->nodes[search->root];
    while (depth < MOST_DEPTH - 1) {
        if (!node->is_expanded) expand(search, node);
        if (!node->edges) break;
        Edge *edges = arena->edges + node->first_edge;
        Edge *edge = node->position.phase == REFILL ? choose_deal(node, edges) : choose(arena->nodes, node, edges);
        path[depth] = node;
        taken[depth++] = edge;
        if (edge->child == NO_NODE) edge->child = child_of(search, node, edges, edge);
        node = &arena->nodes[edge->child];
        if (!node->visits) break;
    }
    const float *value = node->value, *worth = node->worth;
    const int players = node->position.players;
    path[depth] = node;
    for (int at = depth; at >= 0; at--) {
        path[at]->visits++;
        for (int seat = 0; seat < players; seat++) {
            path[at]->sum[seat] += value[seat];
            path[at]->worths[seat] += worth[seat];
        }
        if (at < depth) taken[at]->visits++;
    }
}

/* A gamma variate with a parameter below 1 (Johnk), unnormalised. */
static float gamma_variate(float shape, Random *random) {
    for (int attempt = 0; attempt < TRIES_OF_GAMMA; attempt++) {
        const double x = pow(random_fraction(random), 1 / shape);
        const double y = pow(random_fraction(random), 1 / (1 - shape));
        if (x + y > 0 && x + y <= 1) return (float)(x / (x + y) * -log(1 - random_fraction(random)));
    }
    return 0;
}

static void add_noise(const Node *node, Edge *edges, float noise, Random *random) {
    if (node->edges < 2) return;
    const float shape = fminf(0.9f, NOISE_TOTAL / (float)node->edges);
    float draws[MOST_MOVES], total = 1e-9f;
    for (int at = 0; at < node->edges; at++) total += draws[at] = gamma_variate(shape, random);
    for (int at = 0; at < node->edges; at++)
        edges[at].prior = (1 - noise) * edges[at].prior + noise * draws[at] / total;
}

void search_run(Search *search, int visits, float noise, Random *random) {
    Arena *arena = &search->arenas[search->current];
    Node *root = &arena->nodes[search->root];
    if (noise > 0) {
        Edge *edges = arena->edges + root->first_edge;
        add_noise(root, edges, noise, random);
        root->visited_prior = 0;
        for (int at = 0; at < root->visited; at++) root->visited_prior += edges[at].prior;
        bring_forward(root, edges);
    }
    while (root->visits < visits && !is_full(search, arena)) simulate(search);
}

const Node *search_root(const Search *search) {
    return &search->arenas[search->current].nodes[search->root];
}

const Node *search_any_end(const Search *search, Random *random) {
    const Arena *arena = &search->arenas[search->current];
    for (int attempt = 0; attempt < TRIES_OF_END; attempt++) {
        const Node *node = &arena->nodes[random_below(random, (uint32_t)arena->node_count)];
        if (node->position.phase == REFILL) return node;
    }
    return NULL;
}

const Edge *search_edges(const Search *search) {
    return search->arenas[search->current].edges + search_root(search)->first_edge;
}

/* Return the edge that is worth most for certain, of those with enough visits. */
static int most_certain(const Search *search, int most_visits) {
    const Node *nodes = search->arenas[search->current].nodes, *root = search_root(search);
    const Edge *edges = search_edges(search);
    float most = -1e9f;
    int best = 0;
    for (int at = 0; at < root->visited; at++) {
        if (edges[at].visits * ENOUGH < most_visits) continue;
        const Node *child = &nodes[edges[at].child];
        const float mean = child->worths[root->position.turn] / (float)child->visits;
        const float worth = mean - DOUBT * spread_of(mean) / sqrtf((float)edges[at].visits);
        if (worth > most) most = worth, best = at;
    }
    return best;
}

int search_choice(const Search *search, float temperature, Random *random) {
    const Node *root = search_root(search);
    const Edge *edges = search_edges(search);
    int best = 0;
    for (int at = 1; at < root->visited; at++)
        if (edges[at].visits > edges[best].visits) best = at;
    if (temperature <= 0) return most_certain(search, edges[best].visits);
    float weights[MOST_MOVES], total = 0;
    for (int at = 0; at < root->visited; at++)
        total += weights[at] = powf((float)edges[at].visits / (float)edges[best].visits, 1 / temperature);
    float left = (float)random_fraction(random) * total;
    for (int at = 0; at < root->visited; at++)
        if ((left -= weights[at]) < 0) return at;
    return best;
}

int visits_of(const Net *net, const Position *position, int visits, Move moves[MOST_MOVES], int32_t *counts) {
    Evaluator *evaluator = evaluator_new(net);
    Search *search = evaluator ? search_new(evaluator, visits + 1, true) : NULL;
    int count = -1;
    if (search) {
        Random random = {0};
        search_from(search, position);
        search_run(search, visits, 0, &random);
        count = search_root(search)->visited;
        for (int at = 0; at < count; at++) {
            moves[at] = search_edges(search)[at].move;
            counts[at] = search_edges(search)[at].visits;
        }
    }
    search_free(search);
    if (evaluator) evaluator_free(evaluator);
    return count;
}

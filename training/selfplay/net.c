#include "net.h"

#include <stdlib.h>
#include <string.h>

enum { LANES = 16, GROUPS = HIDDEN_2 / LANES };

/* Numbers that are calculated with at once, in one register or two. */
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float))));

_Static_assert(GROUPS == 4, "net_hidden and net_output are written out for four groups");

static float *aligned(size_t count) {
    size_t bytes = (count * sizeof(float) + 63) / 64 * 64;
    float *memory = aligned_alloc(64, bytes);
    if (memory) memset(memory, 0, bytes);
    return memory;
}

Net *net_new(int inputs, int hidden_1, int hidden_2, int outputs, const float *w1, const float *b1,
             const float *w2, const float *b2, const float *w3, const float *b3) {
    if (hidden_1 > MOST_HIDDEN_1 || hidden_1 % 16 || hidden_2 > HIDDEN_2) return NULL;
    Net *net = calloc(1, sizeof *net);
    if (!net) return NULL;
    net->inputs = inputs;
    net->hidden_1 = hidden_1;
    net->outputs = outputs;
    net->w1 = aligned((size_t)inputs * hidden_1);
    net->b1 = aligned(hidden_1);
    net->w2 = aligned((size_t)hidden_1 * HIDDEN_2);
    net->b2 = aligned(HIDDEN_2);
    net->w3 = aligned((size_t)outputs * HIDDEN_2);
    net->b3 = aligned(outputs);
    if (!net->w1 || !net->b1 || !net->w2 || !net->b2 || !net->w3 || !net->b3) {
        net_free(net);
        return NULL;
    }
    memcpy(net->w1, w1, sizeof(float) * inputs * hidden_1);
    memcpy(net->b1, b1, sizeof(float) * hidden_1);
    memcpy(net->b2, b2, sizeof(float) * hidden_2);
    memcpy(net->b3, b3, sizeof(float) * outputs);
    for (int row = 0; row < hidden_1; row++)
        memcpy(net->w2 + row * HIDDEN_2, w2 + row * hidden_2, sizeof(float) * hidden_2);
    for (int row = 0; row < hidden_2; row++)
        for (int output = 0; output < outputs; output++)
            net->w3[output * HIDDEN_2 + row] = w3[row * outputs + output];
    return net;
}

void net_free(Net *net) {
    if (!net) return;
    free(net->w1);
    free(net->b1);
    free(net->w2);
    free(net->b2);
    free(net->w3);
    free(net->b3);
    free(net);
}

void net_add_rows(const Net *net, float *restrict sum, const uint16_t *rows, int count, int offset) {
    const int width = net->hidden_1;
    int at = 0;
    for (; at + 3 < count; at += 4) { /* four at a time: the sum is read and written once for all of them */
        const float *restrict a = net->w1 + (size_t)(rows[at] + offset) * width;
        const float *restrict b = net->w1 + (size_t)(rows[at + 1] + offset) * width;
        const float *restrict c = net->w1 + (size_t)(rows[at + 2] + offset) * width;
        const float *restrict d = net->w1 + (size_t)(rows[at + 3] + offset) * width;
        for (int column = 0; column < width; column++)
            sum[column] += (a[column] + b[column]) + (c[column] + d[column]);
    }
    for (; at < count; at++) {
        const float *restrict a = net->w1 + (size_t)(rows[at] + offset) * width;
        for (int column = 0; column < width; column++) sum[column] += a[column];
    }
}

void net_add_dense(const Net *net, float *restrict sum, const float *values, int count, int first) {
    const int width = net->hidden_1;
    for (int at = 0; at < count; at++) {
        const float value = values[at];
        const float *restrict row = net->w1 + (size_t)(first + at) * width;
        if (value == 0) continue;
        for (int column = 0; column < width; column++) sum[column] += value * row[column];
    }
}

void net_hidden(const Net *net, const float *sum, float *restrict hidden) {
    uint16_t active[MOST_HIDDEN_1 + 1];
    int count = 0;
    for (int row = 0; row < net->hidden_1; row++) {
        active[count] = (uint16_t)row;
        count += sum[row] > 0;
    }
    const Lanes *w2 = (const Lanes *)net->w2, *b2 = (const Lanes *)net->b2;
    Lanes even[GROUPS], odd[GROUPS]; /* two chains of sums, so that none waits for the other */
    for (int group = 0; group < GROUPS; group++) even[group] = b2[group], odd[group] = (Lanes){0};
    int at = 0;
    for (; at + 1 < count; at += 2) {
        const float x = sum[active[at]], y = sum[active[at + 1]];
        const Lanes *a = w2 + active[at] * GROUPS, *b = w2 + active[at + 1] * GROUPS;
        even[0] += x * a[0], even[1] += x * a[1], even[2] += x * a[2], even[3] += x * a[3];
        odd[0] += y * b[0], odd[1] += y * b[1], odd[2] += y * b[2], odd[3] += y * b[3];
    }
    if (at < count)
        for (int group = 0; group < GROUPS; group++)
            even[group] += sum[active[at]] * w2[active[at] * GROUPS + group];
    for (int group = 0; group < GROUPS; group++) {
        const Lanes total = even[group] + odd[group];
        for (int lane = 0; lane < LANES; lane++) hidden[group * LANES + lane] = total[lane] > 0 ? total[lane] : 0;
    }
}

float net_output(const Net *net, const float *restrict hidden, int output) {
    const Lanes *column = (const Lanes *)net->w3 + output * GROUPS, *input = (const Lanes *)hidden;
    const Lanes sum = input[0] * column[0] + input[1] * column[1] + (input[2] * column[2] + input[3] * column[3]);
    float total = net->b3[output];
    for (int half = 0; half < LANES / 2; half++) total += sum[half] + sum[half + LANES / 2];
    return total;
}

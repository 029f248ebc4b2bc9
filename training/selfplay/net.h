/* The net's forward pass: sparse inputs, two hidden layers with ReLU, and only the outputs that are asked for. */
#ifndef TRAINING_NET_H
#define TRAINING_NET_H

#include <stdint.h>

enum {
    MOST_HIDDEN_1 = 512,
    HIDDEN_2 = 64, /* fixed, so that the second layer stays in registers; smaller ones are padded with zeros */
};

/* Weights, as float32, with rows padded and aligned for vector instructions. */
typedef struct {
    int inputs, hidden_1, outputs;
    float *w1; /* [inputs][hidden_1] */
    float *b1; /* [hidden_1] */
    float *w2; /* [hidden_1][HIDDEN_2] */
    float *b2; /* [HIDDEN_2] */
    float *w3; /* [outputs][HIDDEN_2]: transposed, as each output is asked for by itself */
    float *b3; /* [outputs] */
} Net;

/* Copy weights laid out as in a net file; NULL without memory. hidden_1 is a multiple of 16. */
Net *net_new(int inputs, int hidden_1, int hidden_2, int outputs, const float *w1, const float *b1,
             const float *w2, const float *b2, const float *w3, const float *b3);
void net_free(Net *net);

/* Add the rows of sparse inputs, each `offset` below its index, to a sum of hidden_1 numbers. */
void net_add_rows(const Net *net, float *sum, const uint16_t *rows, int count, int offset);
/* Add rows that are multiplied by a number each: the dense inputs, which begin at row `first`. */
void net_add_dense(const Net *net, float *sum, const float *values, int count, int first);
/* Go from the sum of the first layer (bias included) to the second hidden layer: HIDDEN_2 numbers, aligned to
 * 64 bytes. */
void net_hidden(const Net *net, const float *sum, float *hidden);
/* One output. */
float net_output(const Net *net, const float *hidden, int output);

#endif

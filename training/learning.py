"""Training a net on lessons: the loss, its gradient and Adam, in numpy."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from training.lessons import Integers, Lessons, starts
from training.nets import POLICY_OUTPUTS, Floats, NetKind, Weights

BATCH: Final = 1024
OUTCOME_SHARE: Final = 0.5
"""The share of the game's outcome in the value's target; the rest is what the search expected."""
SCORE_WEIGHT: Final = 0.3
SCORE_UNIT: Final = 50
_MOMENTUM, _SQUARES, _TINY = 0.9, 0.999, 1e-8
_AVERAGING: Final = 0.999
"""The share of the averaged weights that each step keeps."""


@dataclass(frozen=True, slots=True)
class Losses:
    """Mean losses: cross-entropy of the value, squared error of the scores, cross-entropy of the policy."""

    value: float
    score: float
    policy: float

    @property
    def total(self) -> float:
        """The weighted sum that training minimizes."""
        return self.value + SCORE_WEIGHT * self.score + self.policy


@dataclass(slots=True)
class Learner:
    """Weights in training, their moving average, which is used for play, and the state of Adam."""

    kind: NetKind
    weights: Weights
    averaged: Weights
    steps: int = 0
    _gradient: Weights = field(init=False)
    mean: Floats = field(init=False)
    square: Floats = field(init=False)

    def __post_init__(self) -> None:
        self._gradient = Weights.of(np.zeros_like(self.weights.flat), self.kind, self.weights.hidden)
        self.mean = np.zeros_like(self.weights.flat)
        self.square = np.zeros_like(self.weights.flat)

    @classmethod
    def begin(cls, kind: NetKind, weights: Weights) -> "Learner":
        """Return a learner that goes on from these weights."""
        return cls(kind, weights, Weights.of(weights.flat.copy(), kind, weights.hidden))

    def learn(self, batch: Lessons, rate: float) -> Losses:
        """Take one step of Adam, and return the losses before it."""
        losses = loss(self.kind, self.weights, batch, self._gradient)
        self.steps += 1
        gradient = self._gradient.flat
        self.mean += (1 - _MOMENTUM) * (gradient - self.mean)
        gradient *= gradient
        self.square += (1 - _SQUARES) * (gradient - self.square)
        step = np.sqrt(self.square)
        step /= (1 - _SQUARES**self.steps) ** 0.5
        step += _TINY
        np.divide(self.mean, step, out=step)
        step *= rate / (1 - _MOMENTUM**self.steps)
        self.weights.flat[:] -= step
        keep = min(_AVERAGING, self.steps / (self.steps + 10))
        self.averaged.flat[:] += (1 - keep) * (self.weights.flat - self.averaged.flat)
        return losses


def loss(kind: NetKind, weights: Weights, batch: Lessons, gradient: Weights | None = None) -> Losses:
    """Return the mean losses over a batch, and put their gradient into `gradient`."""
    players, size = kind.players, len(batch)
    inputs = inputs_of(kind, batch)
    first: Floats = inputs @ weights.w1
    first += weights.b1
    np.maximum(first, 0, out=first)
    second: Floats = first @ weights.w2
    second += weights.b2
    np.maximum(second, 0, out=second)

    direct = 2 * players  # outputs that every position has: values and scores
    outputs: Floats = second @ weights.w3[:, :direct] + weights.b3[:direct]
    played = batch.rows["was_played"].astype(np.float32)[:, None]
    wished = batch.rows["expected"][:, :players].copy()
    wished += OUTCOME_SHARE * played * (batch.rows["outcome"][:, :players] - wished)
    logarithms = log_softmax(outputs[:, :players])
    errors = np.empty_like(outputs)
    errors[:, :players] = (np.exp(logarithms) * wished.sum(1, keepdims=True) - wished) / size
    misses = played * (outputs[:, players:] - batch.rows["scores"][:, :players] / SCORE_UNIT)
    errors[:, players:] = misses * (2 * SCORE_WEIGHT / size)

    learners = np.flatnonzero(batch.rows["moves"])
    policy_errors, policy_loss = _policy(weights, second[learners], batch, learners, players)
    losses = Losses(
        float(-(wished * logarithms).sum() / size), float((misses * misses).sum() / size), policy_loss
    )
    if gradient is None:
        return losses

    chosen = second[learners]
    gradient.w3[:, :direct] = second.T @ errors
    gradient.b3[:direct] = errors.sum(0)
    gradient.w3[:, direct:] = chosen.T @ policy_errors
    gradient.b3[direct:] = policy_errors.sum(0)
    back = errors @ weights.w3[:, :direct].T
    back[learners] += policy_errors @ weights.w3[:, direct:].T
    back *= second > 0
    np.matmul(first.T, back, out=gradient.w2)
    gradient.b2[:] = back.sum(0)
    back = back @ weights.w2.T
    back *= first > 0
    np.matmul(inputs.T, back, out=gradient.w1)
    gradient.b1[:] = back.sum(0)
    return losses


def _policy(
    weights: Weights, hidden: Floats, batch: Lessons, learners: Integers, players: int
) -> tuple[Floats, float]:
    """Return the gradient for the policy's outputs of the lessons that have moves, and the mean loss."""
    count = len(learners)
    if not count:
        return np.zeros((0, POLICY_OUTPUTS), np.float32), 0.0
    parts = np.zeros((count, POLICY_OUTPUTS + 1), np.float32)  # one more, always 0, for rows that are shorter
    np.matmul(hidden, weights.w3[:, 2 * players :], out=parts[:, :-1])
    parts[:, :-1] += weights.b3[2 * players :]
    moves = batch.rows["moves"][learners]
    begin = starts(moves)
    row = np.repeat(np.arange(count), moves)
    places = batch.parts + (row * (POLICY_OUTPUTS + 1))[:, None]
    logits = parts.ravel()[places].sum(1)
    logits -= np.maximum.reduceat(logits, begin)[row]
    powers = np.exp(logits)
    totals = np.add.reduceat(powers, begin)
    priors = powers / totals[row]
    cross_entropy = -(batch.shares * (logits - np.log(totals)[row])).sum() / count
    errors = (priors - batch.shares) / count
    spread = np.bincount(places.ravel(), np.repeat(errors, places.shape[1]), minlength=parts.size)
    return spread.reshape(parts.shape)[:, :-1].astype(np.float32), float(cross_entropy)


def inputs_of(kind: NetKind, batch: Lessons) -> Floats:
    """Return the inputs of a batch as numbers, [lessons, sparse and dense inputs]."""
    size, sparse = len(batch), kind.sparse_inputs
    places = np.repeat(np.arange(size) * sparse, batch.rows["inputs"]) + batch.inputs
    inputs = np.empty((size, sparse + kind.dense_inputs), np.float32)
    inputs[:, :sparse] = np.bincount(places, minlength=size * sparse).reshape(size, sparse)
    inputs[:, sparse:] = batch.rows["dense"][:, : kind.dense_inputs]
    return inputs


def log_softmax(logits: Floats) -> Floats:
    """Return the logarithm of the softmax of each row."""
    shifted: Floats = logits - logits.max(1, keepdims=True)
    shifted -= np.log(np.exp(shifted).sum(1, keepdims=True))
    return shifted

"""Evaluating positions, and how likely takes are: a small net and its inputs."""

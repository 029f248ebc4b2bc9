"""The seats that computers play for: when, how well, and in which process they think."""

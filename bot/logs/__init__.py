"""The log: what is being done, in every line of every layer, and nothing about who people are."""

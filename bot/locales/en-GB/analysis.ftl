## British English: only what differs from American English.

refusal-analysis-closed = This game was closed before its end, so there's nothing to analyse.
refusal-analysis-nothing = Nobody took any { -tiles } in this game, so there's nothing to analyse.

## British English: only what differs from American English.

stats-favourite = favourite { -color }: { colour }

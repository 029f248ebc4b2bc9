## British English: only what differs from American English.

stats-favourite = Favourite { -color }: { colour }

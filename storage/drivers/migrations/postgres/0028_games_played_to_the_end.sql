-- In how many games somebody played to the end, so that their points count.
ALTER TABLE tallies ADD COLUMN scored BIGINT NOT NULL DEFAULT 0;

-- The best score of a person who did; before it was that of anybody, also of computers.
UPDATE results SET best_score = coalesce((
    SELECT max(score) FROM seat_results
    WHERE seat_results.game_id = results.game_id AND NOT is_computer AND NOT resigned
), 0) WHERE ending <> 'resignation';

UPDATE results SET best_score = 0 WHERE ending = 'resignation';

-- All sums anew.
DELETE FROM tallies;

INSERT INTO tallies (
    user_id, guild_id, month, wall, factories, players, rated, games, wins, shared, resigned, scored, best_score,
    rounds, score, wall_points, full_rows, full_columns, full_colours, floor_points, markers,
    turns, thinking, blue, yellow, red, black, white
)
SELECT seat_results.user_id * own.n, seat_results.guild_id * here.n, results.month * dated.n,
    results.wall, results.factories, results.players, results.unrated = '',
    count(*), sum(CASE WHEN place = 1 AND NOT resigned THEN 1 ELSE 0 END),
    sum(CASE WHEN place = 1 AND shared AND NOT resigned THEN 1 ELSE 0 END),
    sum(CASE WHEN resigned THEN 1 ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN 1 ELSE 0 END),
    max(CASE WHEN NOT resigned AND ending <> 'resignation' THEN score ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN rounds ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN score ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN wall_points ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN full_rows ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN full_columns ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN full_colours ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN floor_points ELSE 0 END),
    sum(CASE WHEN NOT resigned AND ending <> 'resignation' THEN markers ELSE 0 END),
    sum(turns), sum(thinking), sum(blue), sum(yellow), sum(red), sum(black), sum(white)
FROM seat_results JOIN results ON results.game_id = seat_results.game_id
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS own
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS here
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS dated
WHERE NOT is_computer AND CASE WHEN own.n = 1 THEN seat_results.user_id > 0 ELSE dated.n = 0 END
GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- The name under which somebody is listed everywhere: chosen together with that.
ALTER TABLE listings ADD COLUMN name TEXT NOT NULL DEFAULT '';

-- Somebody's newest game on a server, which says what they are called there.
CREATE INDEX seat_results_on_server ON seat_results (user_id, guild_id, finished_at, game_id);

PRAGMA user_version = 5;
PRAGMA application_id = 1098544492;
BEGIN TRANSACTION;
CREATE TABLE events (
    game_id BIGINT NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, version)
);
INSERT INTO "events" VALUES(1,1,1767268807000,'{"host":{"user_id":1,"name":"Ada"},"seats":4,"rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","secret":"0000000000000000000000000000000000000000000000000000000000000001","messages":"all","rematch_of":null,"order":[],"kind":"opened"}');
INSERT INTO "events" VALUES(1,2,1767268821000,'{"player":{"user_id":2,"name":"Bruno"},"kind":"joined"}');
INSERT INTO "events" VALUES(1,3,1767268835000,'{"player":{"user_id":3,"name":"Chiyo"},"kind":"joined"}');
INSERT INTO "events" VALUES(1,4,1767268849000,'{"starter":2,"secret":"","kind":"begun"}');
INSERT INTO "events" VALUES(1,5,1767268849000,'{"event":"deal rkw2,b3k,b3r,y3w,yk2w,y2kw,b2yk","kind":"played"}');
INSERT INTO "events" VALUES(1,6,1767268856000,'{"event":"take 3 1r1","kind":"played"}');
INSERT INTO "events" VALUES(1,7,1767268863000,'{"event":"resign 2","kind":"played"}');
INSERT INTO "events" VALUES(1,8,1767268870000,'{"event":"take 1 2b1","kind":"played"}');
INSERT INTO "events" VALUES(1,9,1767268877000,'{"event":"take 3 3b2","kind":"played"}');
INSERT INTO "events" VALUES(1,10,1767268884000,'{"event":"undo 3","kind":"played"}');
INSERT INTO "events" VALUES(2,1,1767268891000,'{"host":{"user_id":1,"name":"Ada"},"seats":4,"rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","secret":"0000000000000000000000000000000000000000000000000000000000000002","messages":"all","rematch_of":null,"order":[],"kind":"opened"}');
INSERT INTO "events" VALUES(2,2,1767268905000,'{"player":{"user_id":2,"name":"Bruno"},"kind":"joined"}');
INSERT INTO "events" VALUES(2,3,1767268919000,'{"starter":1,"secret":"","kind":"begun"}');
INSERT INTO "events" VALUES(2,4,1767268919000,'{"event":"deal b2rw,byrw,byw2,b2kw,b3y","kind":"played"}');
INSERT INTO "events" VALUES(2,5,1767268926000,'{"event":"take 2 1b1","kind":"played"}');
INSERT INTO "events" VALUES(2,6,1767268933000,'{"event":"take 1 2b1","kind":"played"}');
INSERT INTO "events" VALUES(2,7,1767268940000,'{"event":"undo 1","kind":"played"}');
INSERT INTO "events" VALUES(2,8,1767268947000,'{"event":"take 1 2b1","kind":"played"}');
INSERT INTO "events" VALUES(3,1,1767268968000,'{"host":{"user_id":1,"name":"Ada"},"seats":3,"rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","secret":"0000000000000000000000000000000000000000000000000000000000000003","messages":"all","rematch_of":null,"order":[],"kind":"opened"}');
CREATE TABLE games (
    -- Never used twice, even after a deletion: old buttons in a channel carry it.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    is_open BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    shown_version BIGINT NOT NULL,
    message_id BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    -- Last: the columns before it are read without walking its overflow pages.
    snapshot TEXT NOT NULL, begun BOOLEAN NOT NULL DEFAULT FALSE, resting_since BIGINT, due_at BIGINT, delay BIGINT NOT NULL DEFAULT 0,
    CHECK (0 <= shown_version AND shown_version <= version)
);
INSERT INTO "games" VALUES(1,1,1,1,10,0,NULL,1767268807000,1767268884000,'{"host_id":1,"seats":4,"players":[{"user_id":1,"name":"Ada"},{"user_id":2,"name":"Bruno"},{"user_id":3,"name":"Chiyo"}],"status":"playing","secret":"0000000000000000000000000000000000000000000000000000000000000001","state":"1 offer 3 3 c -,-,b3r,y3w,yk2w,y2kw,b2yk k2w2 b12y13r18k14w15 - 0:b,-,-,-,-:...../...../...../...../.....:bb !0:-,-,-,-,-:...../...../...../...../.....:- 0:r,-,-,-,-:...../...../...../...../.....:-","undoable":null,"rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","messages":"all","rematch_of":null,"order":[],"since":1767268884000}',1,NULL,NULL,0);
INSERT INTO "games" VALUES(2,1,2,1,8,0,NULL,1767268891000,1767268947000,'{"host_id":1,"seats":4,"players":[{"user_id":1,"name":"Ada"},{"user_id":2,"name":"Bruno"}],"status":"playing","secret":"0000000000000000000000000000000000000000000000000000000000000002","state":"1 offer 2 2 c -,-,byw2,b2kw,b3y yr2w2 b11y17r18k19w15 - 0:b,-,-,-,-:...../...../...../...../.....:- 0:b,-,-,-,-:...../...../...../...../.....:b","undoable":"1 offer 1 2 c -,byrw,byw2,b2kw,b3y rw b11y17r18k19w15 - 0:-,-,-,-,-:...../...../...../...../.....:- 0:b,-,-,-,-:...../...../...../...../.....:b","rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","messages":"all","rematch_of":null,"order":[],"since":1767268947000}',1,NULL,NULL,0);
INSERT INTO "games" VALUES(3,1,99,1,1,0,NULL,1767268968000,1767268968000,'{"host_id":1,"seats":3,"players":[{"user_id":1,"name":"Ada"}],"status":"lobby","secret":"0000000000000000000000000000000000000000000000000000000000000003","state":null,"undoable":null,"rules":{"wall":"coloured","factories":"plain","scatter":"free"},"theme":"","messages":"all","rematch_of":null,"order":[],"since":1767268968000}',0,NULL,1767530589000,2421000);
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);
INSERT INTO "heartbeat" VALUES(1,1767271389000);
CREATE TABLE people (
    user_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);
CREATE TABLE seats (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    is_open BOOLEAN NOT NULL,
    -- Milliseconds since 1970: when somebody joined or left the game, or when it ended.
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
INSERT INTO "seats" VALUES(1,1,1,1767268835000);
INSERT INTO "seats" VALUES(1,2,1,1767268835000);
INSERT INTO "seats" VALUES(1,3,1,1767268835000);
INSERT INTO "seats" VALUES(2,1,1,1767268905000);
INSERT INTO "seats" VALUES(2,2,1,1767268905000);
INSERT INTO "seats" VALUES(3,1,1,1767268968000);
CREATE UNIQUE INDEX games_one_open_in_channel ON games (channel_id) WHERE is_open;
CREATE INDEX games_by_channel ON games (channel_id, is_open, begun, id);
CREATE INDEX games_unshown ON games (updated_at, id)
WHERE shown_version < version AND resting_since IS NULL;
CREATE INDEX games_of_guild ON games (guild_id, resting_since) WHERE is_open OR shown_version < version;
CREATE INDEX games_resting ON games (resting_since, id) WHERE is_open AND resting_since IS NOT NULL;
CREATE INDEX games_due ON games (due_at, id) WHERE due_at IS NOT NULL AND resting_since IS NULL;
CREATE INDEX games_delayed ON games (id) WHERE delay > 0 AND due_at IS NOT NULL AND resting_since IS NULL;
CREATE INDEX seats_of_person ON seats (user_id, is_open, changed_at, game_id);
CREATE INDEX games_in_lobby ON games (guild_id, id) WHERE is_open AND NOT begun;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;

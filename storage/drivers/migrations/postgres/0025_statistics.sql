-- What stays of finished games. All of it follows from their logs, but for `stand_ins` and `listings`.

-- Whether the result of a game that is over is among those below: set in the transaction that stores it.
ALTER TABLE games ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;

-- Holds only what is left to do.
CREATE INDEX games_uncounted ON games (updated_at, id) WHERE begun AND NOT is_open AND NOT counted;

-- One for each game that was played to its end.
CREATE TABLE results (
    game_id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    -- Milliseconds since 1970.
    finished_at BIGINT NOT NULL,
    -- The same as a month (UTC): 202611.
    month BIGINT NOT NULL,
    wall TEXT NOT NULL,
    factories TEXT NOT NULL,
    players BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    -- Milliseconds from its beginning.
    duration BIGINT NOT NULL,
    ending TEXT NOT NULL,
    -- By how many points it was decided; null if somebody won because others left.
    margin BIGINT,
    best_score BIGINT NOT NULL,
    -- Why it isn't rated, empty if it is.
    unrated TEXT NOT NULL
);

CREATE INDEX results_by_margin ON results (guild_id, margin, game_id) WHERE margin IS NOT NULL;

CREATE INDEX results_by_score ON results (guild_id, best_score);

CREATE INDEX results_by_rounds ON results (guild_id, rounds);

-- One for each of its seats.
CREATE TABLE seat_results (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- Whose result it is: 0 for a computer's, and once the person was deleted.
    user_id BIGINT NOT NULL,
    is_computer BOOLEAN NOT NULL,
    guild_id BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    wall TEXT NOT NULL,
    place BIGINT NOT NULL,
    shared BOOLEAN NOT NULL,
    resigned BOOLEAN NOT NULL,
    score BIGINT NOT NULL,
    wall_points BIGINT NOT NULL,
    full_rows BIGINT NOT NULL,
    full_columns BIGINT NOT NULL,
    full_colours BIGINT NOT NULL,
    floor_points BIGINT NOT NULL,
    markers BIGINT NOT NULL,
    -- What the person did: takes, the milliseconds for them, and the tiles taken.
    turns BIGINT NOT NULL,
    thinking BIGINT NOT NULL,
    blue BIGINT NOT NULL,
    yellow BIGINT NOT NULL,
    red BIGINT NOT NULL,
    black BIGINT NOT NULL,
    white BIGINT NOT NULL,
    -- The place that the rating goes by; null if the seat isn't rated.
    rated_place BIGINT,
    -- The rating before and after, in millionths, and how many people had been met; null until it is rated.
    mu_before BIGINT,
    sigma_before BIGINT,
    opponents_before BIGINT,
    mu BIGINT,
    sigma BIGINT,
    opponents BIGINT,
    -- The seats, as bits, whose people had never met this one in a rated game before.
    new_to BIGINT,
    PRIMARY KEY (game_id, seat)
);

-- Somebody's results in order, with what streaks are made of.
CREATE INDEX seat_results_of_person ON seat_results (user_id, finished_at, game_id, place, resigned);

-- The games of two people.
CREATE INDEX seat_results_together ON seat_results (user_id, game_id, place);

CREATE INDEX seat_results_rated ON seat_results (wall, finished_at, game_id) WHERE rated_place IS NOT NULL;

-- The strength of people who were deleted, in each of their rated games, so that the others keep what they have.
CREATE TABLE stand_ins (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    opponents BIGINT NOT NULL,
    new_to BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- Sums over seats: of a person, or of everybody (0); on a server, or everywhere (0); of a month, or always (0).
CREATE TABLE tallies (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    month BIGINT NOT NULL,
    wall TEXT COLLATE "C" NOT NULL,
    factories TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    rated BOOLEAN NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    shared BIGINT NOT NULL,
    resigned BIGINT NOT NULL,
    best_score BIGINT NOT NULL,
    rounds BIGINT NOT NULL,
    score BIGINT NOT NULL,
    wall_points BIGINT NOT NULL,
    full_rows BIGINT NOT NULL,
    full_columns BIGINT NOT NULL,
    full_colours BIGINT NOT NULL,
    floor_points BIGINT NOT NULL,
    markers BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    thinking BIGINT NOT NULL,
    blue BIGINT NOT NULL,
    yellow BIGINT NOT NULL,
    red BIGINT NOT NULL,
    black BIGINT NOT NULL,
    white BIGINT NOT NULL,
    PRIMARY KEY (user_id, guild_id, month, wall, factories, players, rated)
);

CREATE INDEX tallies_on_server ON tallies (guild_id, month, wall, user_id);

-- The latest rating of each person on each scale.
CREATE TABLE ratings (
    user_id BIGINT NOT NULL,
    wall TEXT COLLATE "C" NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    opponents BIGINT NOT NULL,
    PRIMARY KEY (user_id, wall)
);

-- What somebody achieved in which game.
CREATE TABLE feats (
    user_id BIGINT NOT NULL,
    feat TEXT COLLATE "C" NOT NULL,
    game_id BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, feat, game_id)
);

CREATE INDEX feats_of_game ON feats (game_id);

-- In which rankings people who have chosen so are listed: 0 in none, 2 in all. Others are in those of their servers.
CREATE TABLE listings (
    user_id BIGINT NOT NULL PRIMARY KEY,
    listed BIGINT NOT NULL
);

-- Few.
CREATE INDEX listings_everywhere ON listings (user_id) WHERE listed = 2;

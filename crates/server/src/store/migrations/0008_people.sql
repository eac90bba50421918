-- How games ended, and how strong that shows players to be. All of it follows from the log: a table is counted once, when
-- its game is over, and says when that was done. Bots are players named `bot:` and their level.
ALTER TABLE tables ADD COLUMN counted_at BIGINT;
CREATE INDEX tables_to_count ON tables (status, counted_at);

-- A row a seat: the place from 1, how many seats are behind it, and whether a bot stood in at the end.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    behind BIGINT NOT NULL,
    stood_in BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_player ON results (player_id, at);

-- In thousandths of a point: the rating, its standard deviation, and what the player surely reaches.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    points BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    surely BIGINT NOT NULL,
    games BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (game, seats, player_id)
);
CREATE INDEX ratings_by_strength ON ratings (game, seats, surely);
CREATE INDEX ratings_of_player ON ratings (player_id);

-- Each friendship twice, once for either.
CREATE TABLE friends (
    player_id TEXT NOT NULL REFERENCES players (id),
    friend_id TEXT NOT NULL REFERENCES players (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (player_id, friend_id)
);

-- Whoever has the link and agrees becomes a friend. Of its secret only the hash is kept.
CREATE TABLE friend_links (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX friend_links_of_player ON friend_links (player_id);

-- Friends who were asked to a table that has not started, and by whom.
CREATE TABLE invitations (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player_id TEXT NOT NULL REFERENCES players (id),
    by_id TEXT NOT NULL REFERENCES players (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, player_id)
);
CREATE INDEX invitations_of_player ON invitations (player_id);

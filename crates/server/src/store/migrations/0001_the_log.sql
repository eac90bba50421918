-- What happened at the tables, and who was there. Only TEXT and BIGINT: what every database means the same by.

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Of a secret only its hash is kept.
CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    used_at BIGINT
);
CREATE INDEX keys_of_player ON keys (player_id);

CREATE TABLE accounts (
    player_id TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
);

-- An index of the log: all but the first columns follow from it.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    status TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    due_at BIGINT
);
CREATE INDEX tables_listed ON tables (status, listed, changed_at);
CREATE INDEX tables_due ON tables (due_at);

-- The truth. The primary key is the referee between servers; the other makes sending again harmless.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    batch TEXT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, batch)
);

-- Who ever had a seat. Bots sit too, and need not be players.
CREATE TABLE sittings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player_id TEXT NOT NULL,
    PRIMARY KEY (table_id, player_id)
);
CREATE INDEX sittings_of_player ON sittings (player_id);

CREATE TABLE servers (
    id TEXT NOT NULL PRIMARY KEY,
    started_at BIGINT NOT NULL,
    beat_at BIGINT NOT NULL
);

CREATE TABLE downtimes (
    since BIGINT NOT NULL PRIMARY KEY,
    till BIGINT NOT NULL
);

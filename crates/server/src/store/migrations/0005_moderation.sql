-- What people do about each other, and what whoever runs the server does about people. Nothing here refers to
-- players by a key of the database: a report outlives the guest it is about.

-- Whom somebody does not want to hear, or not have at their tables either.
CREATE TABLE silences (
    player_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (player_id, other_id)
);

-- What was said around it is kept as it was read.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    reporter_id TEXT NOT NULL,
    about_id TEXT NOT NULL,
    about_name TEXT NOT NULL,
    seq BIGINT,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    talk TEXT NOT NULL,
    closed_at BIGINT
);
CREATE INDEX reports_by_time ON reports (closed_at, at);

-- Of a person, or of a range of addresses.
CREATE TABLE sanctions (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    player_id TEXT,
    addresses TEXT,
    reason TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    ended_at BIGINT
);
CREATE INDEX sanctions_in_force ON sanctions (ended_at);

-- Everything that whoever runs the server did, in order. Processes look whether it has grown.
CREATE TABLE acts (
    seq BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    via TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);

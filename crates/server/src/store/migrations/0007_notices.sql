-- Where somebody is told that it is their turn while no page is open: a browser, a webhook, an address for e-mail, which
-- is not confirmed until somebody there has agreed.
CREATE TABLE notice_channels (
    id TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    label TEXT NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    confirmed BIGINT NOT NULL
);
CREATE INDEX notice_channels_of_player ON notice_channels (player_id);

-- When somebody does not want to be disturbed, in minutes of their day, which begins so many minutes before that of UTC.
CREATE TABLE quiet_hours (
    player_id TEXT NOT NULL PRIMARY KEY,
    from_minute BIGINT NOT NULL,
    to_minute BIGINT NOT NULL,
    utc_offset BIGINT NOT NULL
);

-- Tables of which somebody does not want to hear.
CREATE TABLE quiet_tables (
    player_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);

-- The notices, each once: its key is the channel and the decision it is about, by the moment the table began to wait.
-- A row stays when it is settled, so that nobody is told twice.
CREATE TABLE outbox (
    channel_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    decision BIGINT NOT NULL,
    player_id TEXT NOT NULL,
    state TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    PRIMARY KEY (channel_id, table_id, decision)
);
CREATE INDEX outbox_due ON outbox (state, due_at);
CREATE INDEX sittings_awaited ON sittings (awaited_since);

-- What the server itself is known by: to push services, and by the links with which notices are switched off.
CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);

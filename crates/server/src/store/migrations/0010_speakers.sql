-- Who ever said something at a table, also without a seat: an index of the log, so that everybody finds their own words.
CREATE TABLE speakers (
    player_id TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player_id, table_id)
);

-- Up to which entry of its log the speakers of a table are known. It lags behind where an earlier version wrote, or a backup
-- was restored; the second index has these tables alone.
ALTER TABLE tables ADD COLUMN speakers_seq BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_with_unknown_speakers ON tables (id) WHERE speakers_seq < last_seq;

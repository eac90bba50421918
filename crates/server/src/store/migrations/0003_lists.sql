-- Who opened a table, so that lists can group what one person opened; and since when a table has waited for somebody:
-- 0 while it does not, nothing where it is not known because the table is older than this column.

ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE sittings ADD COLUMN awaited_since BIGINT;

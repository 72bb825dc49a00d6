-- no transaction
-- Rivals are named on one side only, and asked for on both.
drop index concurrently if exists tools_rivals_idx;
create index concurrently if not exists tools_rivals_idx on tools using gin (rivals) where rivals <> '{}';

-- What people decide by, each with its standing: packages/contract/src/tool-fact.ts has the kinds. Absent: not known.
alter table tools add column facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object');

-- A case that looks like spam is stored as every other, but held: editors find it in a view of its own, not in the queue.
-- docs/decisions/0073-held-cases.md has the reasons.

alter table cases
  add column is_held boolean not null default false,
  add column spam_signs text[] not null default '{}', -- packages/core/src/submission/spam-signs.ts names them
  add column spam_score smallint not null default 0, -- the sum of their weights
  -- Hashes: a sketch of the text, the domain, contacts and the suffix of the host. Cases of one campaign share them.
  add column spam_marks integer[] not null default '{}';

-- Cases with the same marks.
create index cases_spam_marks_idx on cases using gin (spam_marks) with (fastupdate = off);
-- The queue, oldest first, however many are held.
create index cases_queued_received_at_idx on cases (received_at, id) where status in ('received', 'in-review') and not is_held;
-- The held ones, least suspicious first.
create index cases_held_spam_score_idx on cases (spam_score, received_at, id) where status in ('received', 'in-review') and is_held;

-- A recognised campaign takes its earlier cases along; a held case gives up its claim to an address.
grant update (is_held, spam_signs, spam_score, subject) on cases to polydex_api;
grant update (is_held) on cases to polydex_desk;
grant select (is_held, spam_signs, spam_score) on cases to polydex_reader;

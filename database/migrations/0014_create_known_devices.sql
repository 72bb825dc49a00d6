-- Browsers in which an account was logged in before. A proof opens nothing: it only keeps wrong guesses of strangers
-- from holding up the owner (docs/decisions/0031-limits.md).

create table known_devices (
  proof_hash    bytea primary key
                constraint known_devices_proof_hash_length check (octet_length(proof_hash) = 32), -- sha-256
  account_id    integer not null references accounts on delete cascade,
  last_used_at  timestamptz not null default now() -- the newest login with it
);
-- The devices of one account, of which the newest are kept.
create index known_devices_account_id_last_used_at_idx on known_devices (account_id, last_used_at desc);

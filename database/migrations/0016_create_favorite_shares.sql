-- A link by which everybody who has it may read the favourites of an account.

create table favorite_shares (
  account_id  integer primary key references accounts on delete cascade, -- one link an account
  key_hash    bytea not null constraint favorite_shares_key_hash_key unique
              constraint favorite_shares_key_hash_length check (octet_length(key_hash) = 32), -- sha-256
  -- The key itself, sealed with SECRETS_KEY, so that its owner can see it again; null: there was none to seal it with.
  sealed_key  bytea,
  created_at  timestamptz not null default now()
);

-- Accounts and what belongs to them: sessions, favourites, submitted tools.

create table accounts (
  id             integer generated always as identity primary key,
  email          text not null constraint accounts_email_length check (length(email) between 3 and 254), -- as typed
  -- Lower case and NFC, so that one address has one account, however it is typed (core/account/email-key.ts).
  email_key      text not null constraint accounts_email_key_key unique,
  password_hash  text not null constraint accounts_password_hash_form check (password_hash like '$argon2id$%'),
  locale         locale_code not null, -- the language we write to this person in
  created_at     timestamptz not null default now()
);

-- The token itself is nowhere: whoever reads this table cannot log in with what it holds.
create table sessions (
  token_hash     bytea primary key
                 constraint sessions_token_hash_length check (octet_length(token_hash) = 32), -- sha-256
  account_id     integer not null references accounts on delete cascade,
  is_remembered  boolean not null, -- 30 days from the login; else 24 hours from the last use
  created_at     timestamptz not null default now(),
  last_used_at   timestamptz not null default now(), -- up to ten minutes old: most calls write nothing
  expires_at     timestamptz not null
);
-- Clears an account's ended sessions at its next login; also what makes deleting an account cheap.
create index sessions_account_id_idx on sessions (account_id);

create table favorites (
  account_id  integer not null references accounts on delete cascade,
  tool_id     integer not null references tools on delete cascade,
  added_at    timestamptz not null, -- unique within one change, so that the order is the one that was sent
  primary key (account_id, tool_id)
);
-- The list of one account, newest first.
create index favorites_account_id_added_at_idx on favorites (account_id, added_at desc, tool_id desc);
-- From a tool to those who keep it, when it is merged or deleted.
create index favorites_tool_id_idx on favorites (tool_id);

create table submissions (
  id               uuid primary key, -- the submitter's handle: not to be guessed
  account_id       integer references accounts on delete set null, -- null: sent by a visitor
  name             text not null constraint submissions_name_length check (length(name) between 1 and 80),
  url              text not null
                   constraint submissions_url_form check (url ~ '^https?://' and length(url) <= 2048),
  category_slugs   text[] not null constraint submissions_category_slugs_some check (cardinality(category_slugs) > 0),
  description      text not null,
  locale           locale_code not null, -- the language it was written in
  -- Trial account and password, AES-256-GCM (core/submission/seal-secret.ts); null: none were sent.
  sealed_trial     bytea,
  status           text not null default 'received'
                   constraint submissions_status_known check (status in ('received', 'accepted', 'declined')),
  received_at      timestamptz not null default now()
);
-- What one account has sent, newest first.
create index submissions_account_id_received_at_idx on submissions (account_id, received_at desc);

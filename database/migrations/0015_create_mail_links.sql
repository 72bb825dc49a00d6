-- Links that go out by mail, and the mails that wait for being sent.

alter table accounts add column email_confirmed_at timestamptz; -- null: nobody has shown that mail arrives there

create table mail_links (
  key_hash    bytea primary key
              constraint mail_links_key_hash_length check (octet_length(key_hash) = 32), -- sha-256
  account_id  integer not null references accounts on delete cascade,
  purpose     text not null constraint mail_links_purpose_known check (purpose in ('reset', 'confirm')),
  expires_at  timestamptz not null,
  constraint mail_links_account_id_purpose_key unique (account_id, purpose) -- a new link ends the one before
);

-- A row is deleted when its mail has been sent, or when there is no such account.
create table mails (
  id          uuid primary key default gen_random_uuid(),
  purpose     text not null constraint mails_purpose_known check (purpose in ('reset', 'confirm')),
  -- As accounts.email_key. No reference: whether there is such an account is only looked at when the mail is sent.
  email_key   text not null,
  created_at  timestamptz not null default now(),
  tries       integer not null default 0,
  last_fault  text, -- a code of the mail server or the network, never an address
  failed_at   timestamptz -- given up; stays until somebody sends it anew or deletes it
);
-- What belongs to one address, when its account is deleted.
create index mails_email_key_idx on mails (email_key);

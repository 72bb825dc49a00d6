-- Lists that visitors name themselves, with a note per tool, and links through which others read them.
create table own_lists (
  id           uuid primary key, -- chosen by the browser: a list that is sent twice is one list
  account_id   int not null references accounts (id) on delete cascade,
  title        text not null check (char_length(title) between 1 and 80),
  version      int not null default 1, -- counts the changes; a change of an older version is refused
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now(),
  key_hash     bytea constraint own_lists_key_hash_key unique check (octet_length(key_hash) = 32), -- sha-256; null: no link
  sealed_key   bytea, -- the key itself, so that its owner can see it again
  shared_at    timestamptz,
  withdrawn_at timestamptz, -- by an editor
  constraint own_lists_shared check ((key_hash is null) = (shared_at is null) and (key_hash is not null or sealed_key is null))
);
create index own_lists_account_id_idx on own_lists (account_id, changed_at desc);

create table own_list_tools (
  list_id  uuid not null references own_lists (id) on delete cascade,
  position smallint not null,
  tool_id  int not null references tools (id) on delete cascade,
  note     text not null default '' check (char_length(note) <= 280),
  primary key (list_id, position),
  constraint own_list_tools_once unique (list_id, tool_id)
);
create index own_list_tools_tool_id_idx on own_list_tools (tool_id); -- for merging and deleting a tool

-- What readers of a link report. Nothing says who did.
create table list_reports (
  id          bigint generated always as identity primary key,
  list_id     uuid not null references own_lists (id) on delete cascade,
  reason      text not null check (reason in ('spam', 'abuse', 'private', 'other')),
  text        text check (char_length(text) <= 500),
  reported_at timestamptz not null default now()
);
create index list_reports_list_id_idx on list_reports (list_id);

-- What editors decided about a list. Reports that are older than the newest decision are settled.
create table list_decisions (
  id        bigint generated always as identity primary key,
  list_id   uuid not null references own_lists (id) on delete cascade,
  editor_id int not null, -- an account
  action    text not null check (action in ('withdraw', 'dismiss', 'allow')),
  made_at   timestamptz not null default now()
);
create index list_decisions_list_id_idx on list_decisions (list_id);

grant select, insert, delete on own_lists to polydex_api;
grant update (title, version, changed_at, key_hash, sealed_key, shared_at) on own_lists to polydex_api;
grant select (id, sealed_key), update (sealed_key) on own_lists to polydex_worker;
grant select (id, account_id, title, version, created_at, changed_at, shared_at, withdrawn_at) on own_lists
  to polydex_reader, polydex_desk;
grant update (withdrawn_at) on own_lists to polydex_desk;

grant select, insert, delete on own_list_tools to polydex_api;
grant select, update (tool_id) on own_list_tools to polydex_worker, polydex_desk; -- of a tool that goes up in another
grant select on own_list_tools to polydex_reader;

grant insert on list_reports to polydex_api;
grant select (reported_at), delete on list_reports to polydex_worker;
grant select on list_reports to polydex_reader, polydex_desk;

grant select, insert on list_decisions to polydex_desk;
grant select on list_decisions to polydex_reader;

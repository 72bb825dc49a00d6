-- The icons that tools' sites show, drawn anew by the job fetch-icons: no byte here comes from a site. Two sizes, which are
-- served at /api/icons/<hash>-96.webp and -192.webp; tools.icon_file is the first of them once it is shown.
create table tool_icons (
  tool_id    int primary key references tools (id) on delete cascade,
  hash       text not null check (hash ~ '^[0-9a-f]{32}$'),
  small      bytea not null,
  large      bytea not null,
  source_url text not null check (source_url like 'https://%' and length(source_url) <= 2000),
  fetched_at timestamptz not null,
  constraint tool_icons_weight check (octet_length(small) + octet_length(large) <= 12288)
);
create index tool_icons_hash_idx on tool_icons (hash);

-- What the home page of a tool answered at the last visit. A fault is the reason why there was no answer.
create table tool_visits (
  tool_id    int primary key references tools (id) on delete cascade,
  visited_at timestamptz not null,
  status     smallint check (status between 100 and 599),
  final_url  text check (length(final_url) <= 2000),
  title      text check (length(title) <= 200),
  fault      text check (fault in ('robots', 'unreachable')),
  constraint tool_visits_answered check ((status is null) = (fault is not null))
);

-- A better address of the icon, on the host that the verified maker has proven.
create table named_icons (
  tool_id  int primary key references tools (id) on delete cascade,
  url      text not null check (url like 'https://%' and length(url) <= 500),
  named_at timestamptz not null default now()
);

-- Who removed the icon of a tool, and who allowed it again: the newest counts.
create table icon_decisions (
  id        bigint generated always as identity primary key,
  tool_id   int not null references tools (id) on delete cascade,
  editor_id int not null, -- an account
  action    text not null check (action in ('remove', 'allow')),
  made_at   timestamptz not null default now()
);
create index icon_decisions_tool_id_idx on icon_decisions (tool_id, id);

grant select on tool_icons, tool_visits, named_icons to polydex_api, polydex_reader, polydex_desk, polydex_worker;
grant select on icon_decisions to polydex_api, polydex_reader, polydex_desk, polydex_worker;
grant insert, update, delete on tool_icons, tool_visits to polydex_worker;
grant insert, update (url, named_at) on named_icons to polydex_api;
grant delete on tool_icons to polydex_desk;
grant insert on icon_decisions to polydex_desk;

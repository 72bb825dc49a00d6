-- Pages of the maker and of stores, by kind, as somebody recalled them: packages/contract/src/tool-link.ts.
alter table tools add column links jsonb not null default '{}' check (jsonb_typeof(links) = 'object');

-- Whether a link was found at its address: only then it is shown. The job check-links writes it.
create table link_checks (
  tool_id    int not null references tools (id) on delete cascade,
  kind       text not null check (kind ~ '^[a-zA-Z]+$' and length(kind) <= 40),
  url        text not null check (url like 'https://%' and length(url) <= 500),
  is_there   boolean not null,
  checked_on date not null,
  primary key (tool_id, kind)
);
grant select on link_checks to polydex_api, polydex_reader, polydex_desk;
grant select, insert, update, delete on link_checks to polydex_worker;
create trigger note_data_change after insert or update or delete or truncate on link_checks
  for each statement execute function note_data_change();

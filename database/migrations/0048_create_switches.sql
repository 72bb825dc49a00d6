-- What an operator has taken away from the site for a while: packages/contract/src/switch.ts has the names. No row: all is there.
create table switches (
  name        text primary key check (name ~ '^[a-z]+(-[a-z]+)*$' and length(name) <= 40),
  turned_on_at timestamptz not null default now()
);
grant select on switches to polydex_api, polydex_worker, polydex_reader;

-- Pages say what is missing, so a switch changes what they show.
create trigger note_data_change after insert or update or delete or truncate on switches
  for each statement execute function note_data_change();

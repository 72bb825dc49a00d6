-- Which transactions changed what public pages show. A row is seen together with what its transaction wrote, by every
-- reader and on a replica too, so the rows that a reader sees are the version of the data that it reads. A counter would
-- make writers wait for each other, and a sequence is ahead of what is committed.
create table data_changes (
  transaction_id  xid8 primary key default pg_current_xact_id(),
  changed_at      timestamptz not null default now()
);
create index data_changes_changed_at_idx on data_changes (changed_at);
grant select on data_changes to polydex_api, polydex_worker, polydex_reader;
grant delete on data_changes to polydex_worker;

create function note_data_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In a database restored on another server, an old row may have the number of this transaction.
  insert into data_changes default values
  on conflict (transaction_id) do update set changed_at = excluded.changed_at
  where data_changes.changed_at <> excluded.changed_at;
  return null;
end
$$;
revoke execute on function note_data_change() from public;

-- All that the API may read, but for what is of one account or case, and for what only says how work goes on. A table
-- that is left out here and read by a page is found by db/data-version.db.test.ts.
do $$
declare
  shown regclass;
begin
  for shown in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege('polydex_api', oid, 'select')
      and relname not in (
        'accounts', 'cases', 'corrections', 'data_changes', 'favorite_shares', 'favorites', 'job_runs', 'known_devices',
        'mail_links', 'missed_searches', 'production_mark', 'schema_migrations', 'sessions', 'submissions')
  loop
    execute format('create trigger note_data_change after insert or update or delete or truncate on %s
      for each statement execute function note_data_change()', shown);
  end loop;
end $$;

-- Pages say when these ended; a run has heartbeats before, and jobs for visitors have rows too.
create trigger note_data_change after insert or update on job_runs
  for each row when (new.status = 'succeeded' and new.job in ('import-catalogue', 'refresh-rankings'))
  execute function note_data_change();

-- An accepted claim makes its account the maker of a tool, as its page says. Of all other cases pages know nothing.
create trigger note_data_change after update on cases
  for each row when (new.kind = 'claim' and new.status is distinct from old.status)
  execute function note_data_change();

-- As in 0029; what is put in place is a change, and is watched from then on.
create or replace function swap_search_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Looked up at each call: as constants they might be those of the last one.
  rebuilt oid[] := array(
    select oid from pg_class
    where relnamespace = 'public'::regnamespace
      and relname in ('search_documents_next', 'search_texts_next', 'search_names_next'));
  old_name text;
  of_table regclass;
begin
  drop table search_documents, search_texts, search_names;
  for old_name, of_table in
    select conname, conrelid::regclass from pg_constraint where contype = 'f' and conrelid = any(rebuilt)
  loop
    execute format('alter table %s rename constraint %I to %I', of_table, old_name, replace(old_name, '_next', ''));
  end loop;
  for old_name in select indexrelid::regclass::text from pg_index where indrelid = any(rebuilt) loop
    execute format('alter index %I rename to %I', old_name, replace(old_name, '_next', ''));
  end loop;
  alter table search_documents_next rename to search_documents;
  alter table search_texts_next rename to search_texts;
  alter table search_names_next rename to search_names;
  foreach of_table in array rebuilt loop
    execute format('create trigger note_data_change after insert or update or delete or truncate on %s
      for each statement execute function note_data_change()', of_table);
  end loop;
  insert into data_changes default values on conflict do nothing;
end
$$;

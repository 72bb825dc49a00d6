-- contracts nothing: no release uses the table yet.
-- The web no longer asks for a version of the data: it shares answers for a second instead.
-- Its triggers go with the function.
drop function note_data_change() cascade;

-- As in 0046, without the triggers.
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
end
$$;

drop table data_changes;

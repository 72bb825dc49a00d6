-- The worker and the api own nothing. Where they need more than rows, these functions do it with the rights of the owner,
-- each exactly one thing. Their search_path is fixed, so that nobody's own tables stand in the place of ours.

-- Partitions of months: as in 0024, for the three tables that have months.
create or replace function ensure_month_partition(parent text, month date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := format('%s_%s', parent, to_char(first_day, 'YYYY_MM'));
begin
  if parent not in ('monthly_traffic', 'rank_bands', 'site_figures') then
    raise exception 'The table % has no months', parent using errcode = 'invalid_parameter_value';
  end if;
  if to_regclass(partition) is not null then return; end if;
  -- Two writers may come to a new month at once.
  perform pg_advisory_xact_lock(hashtext('ensure_month_partition'));
  begin
    execute format('create table %I (like %I including all)', partition, parent);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)',
      parent, partition, first_day, (first_day + interval '1 month')::date);
  exception when duplicate_table then
    null; -- the other one made it while this one waited; asking again by name may still be answered from memory
  end;
end $$;

-- The tables of a rebuild, in three steps that always mean the suffix _next.
drop function create_search_tables(text);
create function create_search_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- What a rebuild left behind that did not end.
  drop table if exists search_documents_next, search_texts_next, search_names_next;
  -- All that a tool is found by, in all languages. Weights: A name, B use case, category and task,
  -- C description and features, D the descriptions of its categories; of topics how much the tool is for them.
  create table search_documents_next (
    tool_id   integer not null,
    document  tsvector compression lz4 not null
  );
  -- The same in one language alone, by which what was found is ranked.
  create table search_texts_next (
    tool_id   integer not null,
    locale    locale_code not null,
    document  tsvector not null
  )
  -- Ranking reads some hundred rows; outside of the row each would be a visit more.
  with (toast_tuple_target = 8160);
  -- A name without spaces and signs, and what is left of it from each of its words on.
  create table search_names_next (
    tool_id    integer not null,
    position   smallint not null, -- 0 = the whole name
    key        text collate "C" not null,
    deletions  integer[] generated always as (case when position = 0 then list_deletions(key) end) stored
  );
  -- As the live ones have them (0030); a table keeps its rights when it is renamed.
  grant select on search_documents_next, search_texts_next, search_names_next
    to polydex_api, polydex_worker, polydex_reader;
  grant insert, delete on search_documents_next, search_texts_next, search_names_next to polydex_worker;
end
$$;

drop function index_search_tables(text);
create function index_search_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  alter table search_documents_next add constraint search_documents_next_pkey primary key (tool_id);
  alter table search_texts_next add constraint search_texts_next_pkey primary key (tool_id, locale);
  alter table search_names_next add constraint search_names_next_pkey primary key (tool_id, key);
  alter table search_documents_next add constraint search_documents_next_tool_id_fkey
    foreign key (tool_id) references tools on delete cascade;
  alter table search_texts_next add constraint search_texts_next_tool_id_fkey
    foreign key (tool_id) references tools on delete cascade;
  alter table search_names_next add constraint search_names_next_tool_id_fkey
    foreign key (tool_id) references tools on delete cascade;
  -- Without a list of pending entries, which every search would read through.
  create index search_documents_next_document_idx on search_documents_next
    using gin (document) with (fastupdate = off);
  -- Beginnings of names, and of their further words.
  create index search_names_next_whole_idx on search_names_next (key) where position = 0;
  create index search_names_next_part_idx on search_names_next (key) where position > 0;
  -- Names with one letter wrong, and parts of words of names.
  create index search_names_next_deletions_idx on search_names_next using gin (deletions) with (fastupdate = off);
  create index search_names_next_trgm_idx on search_names_next
    using gin (key gin_trgm_ops) with (fastupdate = off) where position = 0;
end
$$;

-- Puts rebuilt tables in the place of the live ones; readers see the ones or the others.
drop function swap_search_tables(text);
create function swap_search_tables() returns void
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

-- After a swap; only an owner may.
create function analyze_search_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze search_documents, search_texts, search_names;
end
$$;

-- The first documents and words get their index afterwards, which takes less than half of the time.
create function drop_search_index(of_table text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case of_table
    when 'search_documents' then drop index search_documents_document_idx;
    when 'search_words' then drop index search_words_deletions_idx;
  end case;
end
$$;
create function create_search_index(of_table text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case of_table
    when 'search_documents' then
      create index search_documents_document_idx on search_documents using gin (document) with (fastupdate = off);
    when 'search_words' then
      create index search_words_deletions_idx on search_words using gin (deletions) with (fastupdate = off);
  end case;
end
$$;

-- The one kind of job that the api adds. It sees nothing of the queue, and cannot have it run anything else.
create function queue_mail(mail_purpose text, recipient_key text, most_tries integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mail_id uuid;
begin
  insert into mails (purpose, email_key) values (mail_purpose, recipient_key) returning id into mail_id;
  perform graphile_worker.add_job('send-mail', json_build_object('mail', mail_id), max_attempts => most_tries);
end
$$;

-- Suggestions put what a tool is called before what it is also or was formerly called. Names stored until now count as
-- its own until the next refresh-search.
alter table search_names add column is_other boolean not null default false;

create or replace function create_search_tables() returns void
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
    deletions  integer[] generated always as (case when position = 0 then list_deletions(key) end) stored,
    is_other   boolean not null default false -- only of names that are searched, not shown: also known as, formerly
  );
  grant select on search_documents_next, search_texts_next, search_names_next
    to polydex_api, polydex_worker, polydex_reader, polydex_desk;
  grant insert, delete on search_documents_next, search_texts_next, search_names_next to polydex_worker, polydex_desk;
end
$$;

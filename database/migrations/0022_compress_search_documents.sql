-- Documents of some ten kilobytes are written and read in half the time with lz4.
alter table search_documents alter column document set compression lz4;

create or replace function create_search_tables(suffix text) returns void
language plpgsql as $$
begin
  -- All that a tool is found by, in all languages. Weights: A name, B use case, category and task,
  -- C description and features, D the descriptions of its categories; of topics how much the tool is for them.
  execute format($table$
    create table %I (
      tool_id   integer not null,
      document  tsvector compression lz4 not null
    )$table$, 'search_documents' || suffix);
  -- The same in one language alone, by which what was found is ranked.
  execute format($table$
    create table %I (
      tool_id   integer not null,
      locale    locale_code not null,
      document  tsvector not null
    )
    -- Ranking reads some hundred rows; outside of the row each would be a visit more.
    with (toast_tuple_target = 8160)$table$, 'search_texts' || suffix);
  -- A name without spaces and signs, and what is left of it from each of its words on.
  execute format($table$
    create table %I (
      tool_id    integer not null,
      position   smallint not null, -- 0 = the whole name
      key        text collate "C" not null,
      deletions  integer[] generated always as (case when position = 0 then list_deletions(key) end) stored
    )$table$, 'search_names' || suffix);
end
$$;

-- What tools are found by, made from their texts by core/search and read by requests only: see docs/search.md.
-- The three tables of documents are rebuilt beside the live ones and then take their names, so they are made by
-- functions that take a suffix.

create function create_search_tables(suffix text) returns void
language plpgsql as $$
begin
  -- All that a tool is found by, in all languages. Weights: A name, B use case and category,
  -- C description and features, D the descriptions of its categories.
  execute format($table$
    create table %I (
      tool_id   integer not null,
      document  tsvector not null
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

-- Indexes and references, after the rows: ten times as fast as row by row.
create function index_search_tables(suffix text) returns void
language plpgsql as $$
declare
  documents text := 'search_documents' || suffix;
  texts text := 'search_texts' || suffix;
  names text := 'search_names' || suffix;
begin
  execute format('alter table %I add constraint %I primary key (tool_id)', documents, documents || '_pkey');
  execute format('alter table %I add constraint %I primary key (tool_id, locale)', texts, texts || '_pkey');
  execute format('alter table %I add constraint %I primary key (tool_id, key)', names, names || '_pkey');
  execute format('alter table %I add constraint %I foreign key (tool_id) references tools on delete cascade',
    documents, documents || '_tool_id_fkey');
  execute format('alter table %I add constraint %I foreign key (tool_id) references tools on delete cascade',
    texts, texts || '_tool_id_fkey');
  execute format('alter table %I add constraint %I foreign key (tool_id) references tools on delete cascade',
    names, names || '_tool_id_fkey');
  -- Without a list of pending entries, which every search would read through.
  execute format('create index %I on %I using gin (document) with (fastupdate = off)',
    documents || '_document_idx', documents);
  -- Beginnings of names, and of their further words.
  execute format('create index %I on %I (key) where position = 0', names || '_whole_idx', names);
  execute format('create index %I on %I (key) where position > 0', names || '_part_idx', names);
  -- Names with one letter wrong, and parts of words of names.
  execute format('create index %I on %I using gin (deletions) with (fastupdate = off)',
    names || '_deletions_idx', names);
  execute format('create index %I on %I using gin (key gin_trgm_ops) with (fastupdate = off) where position = 0',
    names || '_trgm_idx', names);
end
$$;

-- Puts rebuilt tables in the place of the live ones; readers see the ones or the others.
create function swap_search_tables(suffix text) returns void
language plpgsql as $$
declare
  old_name text;
begin
  drop table search_documents, search_texts, search_names;
  for old_name in
    select conname from pg_constraint
    where contype = 'f' and conrelid in (('search_documents' || suffix)::regclass, ('search_texts' || suffix)::regclass,
      ('search_names' || suffix)::regclass)
  loop
    execute format('alter table %I rename constraint %I to %I',
      (select conrelid::regclass::text from pg_constraint where conname = old_name), old_name,
      replace(old_name, suffix, ''));
  end loop;
  for old_name in
    select indexrelid::regclass::text from pg_index
    where indrelid in (('search_documents' || suffix)::regclass, ('search_texts' || suffix)::regclass,
      ('search_names' || suffix)::regclass)
  loop
    execute format('alter index %I rename to %I', old_name, replace(old_name, suffix, ''));
  end loop;
  execute format('alter table %I rename to search_documents', 'search_documents' || suffix);
  execute format('alter table %I rename to search_texts', 'search_texts' || suffix);
  execute format('alter table %I rename to search_names', 'search_names' || suffix);
end
$$;

-- A word, and all that is left of it when one letter is taken away, as numbers. Two words with one letter wrong,
-- missing, too many or swapped have one of these in common, so an index finds them.
create function list_deletions(word text) returns integer[]
language sql immutable parallel safe as $$
  select array_agg(distinct hashtext(left(word, taken - 1) || substr(word, taken + 1)))
  from generate_series(1, length(word) + 1) as taken
$$;

select create_search_tables('');
select index_search_tables('');

-- Every word of the documents: how rare it is says how much it tells.
create table search_words (
  word          text collate "C" primary key,
  tools         integer not null,
  locale_tools  jsonb not null, -- tools by language
  -- For typing errors; not for pairs of characters and syllables, nor for what is too short to have one.
  deletions     integer[] generated always as
                  (case when length(word) >= 4 and strpos(word, '_') = 0 then list_deletions(word) end) stored
);
create index search_words_deletions_idx on search_words using gin (deletions) with (fastupdate = off);

-- How a word is written that lost its marks in the documents: übersetzen for ubersetzen.
create table search_spellings (
  word      text collate "C" primary key,
  spelling  text not null
);

-- Categories by the beginnings of their names' words, and by all words of their texts.
create table search_categories (
  category_id  smallint primary key references categories on delete cascade,
  document     tsvector not null
);
create table search_category_names (
  category_id  smallint not null references categories on delete cascade,
  locale       locale_code not null,
  position     smallint not null,
  key          text collate "C" not null,
  primary key (category_id, locale, key)
);
create index search_category_names_key_idx on search_category_names (key);

-- Tools whose documents changed while a rebuild was reading.
create table search_changes (
  tool_id  integer primary key
);

-- Names are searched in their folded form now.
drop index tools_name_trgm_idx;
drop index tools_name_prefix_idx;
drop index tool_texts_name_trgm_idx;

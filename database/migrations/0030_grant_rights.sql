-- Which role may do what; docs/operations.md, Roles, says why. The owner is whoever runs the migrations. Nothing is granted
-- by default: a later migration that adds a table or a column grants what it needs, and quality/access/database-rights.ts
-- has the whole table of rights.

do $$
declare
  missing text;
begin
  select string_agg(wanted, ', ') into missing
  from unnest(array['polydex_api', 'polydex_worker', 'polydex_reader']) as wanted
  where not exists (select from pg_roles where rolname = wanted);
  if missing is not null then
    raise exception 'The server lacks the roles %: an administrator runs database/roles.sql (docs/operations.md, Roles)', missing;
  end if;
end $$;

revoke all on all tables in schema public from public, polydex_api, polydex_worker, polydex_reader;
revoke all on all sequences in schema public from public, polydex_api, polydex_worker, polydex_reader;
grant usage on schema public to polydex_api, polydex_worker, polydex_reader;

-- What every visitor may see is read by all. Partitions are reached through their parents.
do $$
declare
  open_table regclass;
begin
  for open_table in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('accounts', 'sessions', 'known_devices', 'mail_links', 'mails', 'favorites',
        'favorite_shares', 'submissions', 'tool_trials', 'queue_workers', 'search_changes')
  loop
    execute format('grant select on %s to polydex_api, polydex_worker, polydex_reader', open_table);
  end loop;
end $$;

-- Catalogue, figures, rankings, lists and search: the worker makes them.
grant insert, update on
  category_groups, category_group_texts, categories, category_texts, features, feature_texts, tasks,
  tools, providers, tool_list_figures, search_categories
  to polydex_worker;
grant insert on sites, rank_bands, band_lists, search_spellings to polydex_worker;
grant insert, delete on
  tool_categories, tool_features, tool_tasks, tool_texts,
  monthly_traffic, site_figures, site_reach, ranking_entries, category_standings,
  search_documents, search_texts, search_names, search_category_names, search_topic_words
  to polydex_worker;
grant insert, update, delete on
  tool_aliases, rankings, tool_orders, tool_sets, tool_counts, listed_tools, category_leaders, group_leaders, search_words
  to polydex_worker;
grant select, insert, delete on search_changes to polydex_worker;

-- Runs of jobs.
grant insert, update, delete on job_runs to polydex_worker;
grant select, insert, update, delete on queue_workers to polydex_worker;
grant select on queue_workers to polydex_reader;
-- Either of the two may be the first to start.
grant insert on production_mark to polydex_api, polydex_worker;
-- Searches that found nothing: counted by the one, forgotten by the other.
grant insert, update (searches) on missed_searches to polydex_api;
grant delete on missed_searches to polydex_worker;

-- People. The api works for them; the worker gets what a mail, a merged tool and the end of a row take; the reader sees no
-- address, nothing that opens anything, and nothing that is sealed.
grant select, insert, delete on accounts to polydex_api;
grant update (password_hash, email_confirmed_at) on accounts to polydex_api;
grant select (id, email, email_key, locale, email_confirmed_at) on accounts to polydex_worker;
grant select (id, locale, created_at, email_confirmed_at) on accounts to polydex_reader;

grant select, insert, delete on sessions to polydex_api;
grant update (last_used_at, expires_at) on sessions to polydex_api;
grant select (expires_at), delete on sessions to polydex_worker;
grant select (id, account_id, is_remembered, created_at, last_used_at, expires_at, browser, system) on sessions
  to polydex_reader;

grant select, insert, delete on known_devices to polydex_api;
grant update (last_used_at) on known_devices to polydex_api;
grant select (last_used_at), delete on known_devices to polydex_worker;
grant select (account_id, last_used_at) on known_devices to polydex_reader;

-- The worker makes a link when it sends it; the api uses it up.
grant select, delete on mail_links to polydex_api;
grant select (account_id, purpose, expires_at), insert, delete on mail_links to polydex_worker;
grant update (key_hash, expires_at) on mail_links to polydex_worker;
grant select (account_id, purpose, expires_at) on mail_links to polydex_reader;

-- The api adds one through queue_mail, and takes those of a deleted account away.
grant select (email_key, purpose, created_at), delete on mails to polydex_api;
grant select, delete on mails to polydex_worker;
grant update (tries, last_fault, failed_at) on mails to polydex_worker;
grant select (id, purpose, created_at, tries, last_fault, failed_at) on mails to polydex_reader;

-- Whoever kept a tool that goes up in another keeps the other.
grant select, insert, delete on favorites to polydex_api, polydex_worker;
grant select on favorites to polydex_reader;

-- Sealed texts: the worker may seal them anew, under another key.
grant select, insert, delete on favorite_shares to polydex_api;
grant update (key_hash, sealed_key, created_at) on favorite_shares to polydex_api;
grant select (account_id, sealed_key), update (sealed_key) on favorite_shares to polydex_worker;
grant select (account_id, created_at) on favorite_shares to polydex_reader;

grant select, insert on submissions to polydex_api;
grant select (id, sealed_trial), update (sealed_trial) on submissions to polydex_worker;
grant select (id, account_id, name, url, category_slugs, description, locale, status, received_at) on submissions
  to polydex_reader;

grant select on tool_trials to polydex_api;
grant select, update (sealed_trial) on tool_trials to polydex_worker;
grant select (tool_id, adopted_at) on tool_trials to polydex_reader;

-- Functions that act as the owner: by default everybody may call a function.
revoke execute on function
  ensure_month_partition(text, date), create_search_tables(), index_search_tables(), swap_search_tables(),
  analyze_search_tables(), drop_search_index(text), create_search_index(text), queue_mail(text, text, integer)
  from public;
grant execute on function
  ensure_month_partition(text, date), create_search_tables(), index_search_tables(), swap_search_tables(),
  analyze_search_tables(), drop_search_index(text), create_search_index(text)
  to polydex_worker;
grant execute on function queue_mail(text, text, integer) to polydex_api;

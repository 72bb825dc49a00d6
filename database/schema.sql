--
-- PostgreSQL database dump
--

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';

--
-- Name: country_code; Type: DOMAIN; Schema: public; Owner: -
--

CREATE DOMAIN public.country_code AS text
	CONSTRAINT country_code_form CHECK ((VALUE ~ '^[A-Z]{2}$'::text));

--
-- Name: locale_code; Type: DOMAIN; Schema: public; Owner: -
--

CREATE DOMAIN public.locale_code AS text
	CONSTRAINT locale_code_form CHECK ((VALUE ~ '^[a-z]{2}$'::text));

--
-- Name: slug; Type: DOMAIN; Schema: public; Owner: -
--

CREATE DOMAIN public.slug AS text
	CONSTRAINT slug_form CHECK (((VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(VALUE) <= 80)));

--
-- Name: analyze_search_tables(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.analyze_search_tables() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  analyze search_documents, search_texts, search_names;
end
$$;

--
-- Name: create_search_index(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.create_search_index(of_table text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  case of_table
    when 'search_documents' then
      create index search_documents_document_idx on search_documents using gin (document) with (fastupdate = off);
    when 'search_words' then
      create index search_words_deletions_idx on search_words using gin (deletions) with (fastupdate = off);
  end case;
end
$$;

--
-- Name: create_search_tables(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.create_search_tables() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: drop_search_index(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.drop_search_index(of_table text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  case of_table
    when 'search_documents' then drop index search_documents_document_idx;
    when 'search_words' then drop index search_words_deletions_idx;
  end case;
end
$$;

--
-- Name: ensure_month_partition(text, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ensure_month_partition(parent text, month date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: find_set_bits(bit varying, integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.find_set_bits(bits bit varying, ranks integer[]) RETURNS TABLE(rank integer, place integer)
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  -- A stored value would be fetched again for each block; this one is in memory.
  with given as materialized (select bits | bits as bits),
  blocks as materialized (
    select block, substring(given.bits from block * 512 + 1 for 512) as part
    from given cross join generate_series(0, (length(given.bits) - 1) / 512) as block
  ),
  counted as materialized (
    select block, part, size, upto
    from (
      select block, part, bit_count(part)::integer as size, (sum(bit_count(part)) over (order by block))::integer as upto
      from blocks
    ) as summed
    where upto > (select min(asked) from unnest(ranks) as asked)
      and upto - size <= (select max(asked) from unnest(ranks) as asked)
  ),
  wanted as (
    select asked.rank, counted.block, counted.part, asked.rank - (counted.upto - counted.size) as rest
    from unnest(ranks) as asked (rank)
    join counted on asked.rank >= counted.upto - counted.size and asked.rank < counted.upto
  ),
  opened as (
    select block, bit, row_number() over (partition by block order by bit) - 1 as rest
    from (select distinct block, part from wanted) as touched
    cross join generate_series(0, length(part) - 1) as bit
    where get_bit(part, bit) = 1
  )
  select wanted.rank, wanted.block * 512 + opened.bit
  from wanted join opened using (block, rest)
$$;

--
-- Name: index_search_tables(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.index_search_tables() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

--
-- Name: list_deletions(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.list_deletions(word text) RETURNS integer[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array_agg(distinct hashtext(left(word, taken - 1) || substr(word, taken + 1)))
  from generate_series(1, length(word) + 1) as taken
$$;

--
-- Name: note_account_deletion(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_account_deletion() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into account_deletions (account_id, created_at) values (old.id, old.created_at)
  on conflict do nothing;
  return null;
end
$$;

--
-- Name: note_errors(text, text, jsonb); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_errors(from_app text, from_release text, noted jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into errors (app, release, fingerprint, message, stack, request_id, occurrences)
  select from_app, from_release, fingerprint, message, stack, "requestId", occurrences
  from jsonb_to_recordset(noted)
    as each (fingerprint text, message text, stack text, "requestId" text, occurrences bigint)
  on conflict (app, release, fingerprint) do update
  set occurrences = errors.occurrences + excluded.occurrences, message = excluded.message, stack = excluded.stack,
      request_id = coalesce(excluded.request_id, errors.request_id), last_seen_at = now();
  delete from errors where id in (select id from errors order by last_seen_at desc, id desc offset 1000);
end
$$;

--
-- Name: pack_bits(integer[], integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.pack_bits(places integer[], size integer) RETURNS bit varying
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  with packed as (
    select place >> 3 as byte, lpad(to_hex(sum(128 >> (place & 7))::integer), 2, '0') as digits
    from unnest(places) as place
    group by 1
  ),
  spaced as (
    select byte, repeat('00', byte - coalesce(lag(byte) over (order by byte), -1) - 1) || digits as piece from packed
  )
  select ('x' || coalesce(string_agg(piece, '' order by byte), '')
    || repeat('00', size / 8 - coalesce(max(byte), -1) - 1))::bit varying
  from spaced
$$;

--
-- Name: queue_claim_check(uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_claim_check(of_claim uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform graphile_worker.add_job('check-claims', json_build_object('claim', of_claim), queue_name => 'claims',
    max_attempts => 3, job_key => 'check-claims:' || of_claim);
end
$$;

--
-- Name: queue_decision_mail(uuid, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_decision_mail(of_case uuid, max_tries integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  mail_id uuid;
begin
  update cases set announced_at = decided_at
  where id = of_case and decided_at is not null and announced_at is distinct from decided_at
    and (exists (select from reply_addresses where case_id = of_case)
      or exists (select from accounts where accounts.id = cases.account_id and email_confirmed_at is not null));
  if not found then
    return;
  end if;
  delete from mails where case_id = of_case;
  insert into mails (purpose, case_id) values ('decision', of_case) returning id into mail_id;
  perform graphile_worker.add_job('send-mail', json_build_object('mail', mail_id),
    run_at => now() + interval '5 minutes', max_attempts => max_tries);
end
$$;

--
-- Name: queue_mail(text, text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_mail(mail_purpose text, recipient_key text, most_tries integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  mail_id uuid;
begin
  insert into mails (purpose, email_key) values (mail_purpose, recipient_key) returning id into mail_id;
  perform graphile_worker.add_job('send-mail', json_build_object('mail', mail_id), max_attempts => most_tries);
end
$$;

--
-- Name: queue_page_reading(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_page_reading(page text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into page_readings (url) values (page)
  on conflict (url) do update set asked_at = now(), read_at = null, text = null, fault = null
    where page_readings.asked_at
      < now() - case when page_readings.fault is null then interval '1 hour' else interval '1 minute' end;
  if not found then
    return;
  end if;
  perform graphile_worker.add_job('read-page', json_build_object('url', page), queue_name => 'pages',
    max_attempts => 2, job_key => 'read-page:' || page);
end
$$;

--
-- Name: queue_refresh(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_refresh() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform graphile_worker.add_job('refresh-lists', '{}', run_at => now() + interval '10 seconds', max_attempts => 5,
    job_key => 'refresh-lists', job_key_mode => 'preserve_run_at');
end
$$;

--
-- Name: queue_trial_adoption(uuid, boolean); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.queue_trial_adoption(of_case uuid, is_shown boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform graphile_worker.add_job('adopt-trial', json_build_object('case', of_case, 'shown', is_shown),
    max_attempts => 12, job_key => 'adopt-trial:' || of_case);
end
$$;

--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  raise exception 'Rows of % are never changed or deleted', tg_table_name;
end
$$;

--
-- Name: swap_search_tables(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.swap_search_tables() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account_deletions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_deletions (
    account_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id integer NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    locale public.locale_code NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email_confirmed_at timestamp with time zone,
    CONSTRAINT accounts_email_length CHECK (((length(email) >= 3) AND (length(email) <= 254))),
    CONSTRAINT accounts_password_hash_form CHECK ((password_hash ~~ '$argon2id$%'::text))
);

--
-- Name: accounts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: band_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.band_changes (
    month date NOT NULL,
    has_new_list boolean NOT NULL,
    CONSTRAINT band_changes_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: band_fetches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.band_fetches (
    month date NOT NULL,
    country_code public.country_code NOT NULL,
    provider_id smallint NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    etag text,
    fault text,
    asked_at timestamp with time zone,
    CONSTRAINT band_fetches_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT band_fetches_status_known CHECK ((status = ANY (ARRAY['waiting'::text, 'held'::text, 'missing'::text, 'refused'::text, 'unreachable'::text])))
);

--
-- Name: band_lists; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.band_lists (
    month date NOT NULL,
    country_code public.country_code NOT NULL,
    provider_id smallint NOT NULL,
    sites integer NOT NULL,
    is_full boolean GENERATED ALWAYS AS ((sites >= 10000)) STORED NOT NULL,
    band_sizes integer[],
    known_site_id integer,
    CONSTRAINT band_lists_band_sizes_length CHECK ((cardinality(band_sizes) = 7)),
    CONSTRAINT band_lists_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT band_lists_sites_range CHECK ((sites > 0))
);

--
-- Name: cases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cases (
    id uuid NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    subject text,
    account_id integer,
    locale public.locale_code NOT NULL,
    status text DEFAULT 'received'::text NOT NULL,
    reason text,
    tool_id integer,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    version integer DEFAULT 0 NOT NULL,
    announced_at timestamp with time zone,
    is_held boolean DEFAULT false NOT NULL,
    spam_signs text[] DEFAULT '{}'::text[] NOT NULL,
    spam_score smallint DEFAULT 0 NOT NULL,
    spam_marks integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT cases_decided_at_given CHECK ((((status <> 'received'::text) AND (status <> 'in-review'::text)) = (decided_at IS NOT NULL))),
    CONSTRAINT cases_kind_known CHECK ((kind = ANY (ARRAY['submission'::text, 'correction'::text, 'claim'::text]))),
    CONSTRAINT cases_reason_given CHECK (((status = 'declined'::text) = (reason IS NOT NULL))),
    CONSTRAINT cases_reason_known CHECK ((reason = ANY (ARRAY['listed'::text, 'not-ai'::text, 'unreachable'::text, 'not-open'::text, 'unclear'::text, 'promotion'::text, 'harmful'::text, 'unconfirmed'::text, 'right-already'::text, 'other'::text]))),
    CONSTRAINT cases_reference_form CHECK ((reference ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'::text)),
    CONSTRAINT cases_status_known CHECK ((status = ANY (ARRAY['received'::text, 'in-review'::text, 'accepted'::text, 'declined'::text])))
);

--
-- Name: categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.categories (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    group_id smallint NOT NULL,
    "position" smallint NOT NULL,
    asked_features text[] DEFAULT '{}'::text[] NOT NULL
);

--
-- Name: categories_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.categories ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: category_group_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_group_texts (
    group_id smallint NOT NULL,
    locale public.locale_code NOT NULL,
    name text NOT NULL,
    description text NOT NULL
);

--
-- Name: category_groups; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_groups (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    "position" smallint NOT NULL
);

--
-- Name: category_groups_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.category_groups ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.category_groups_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: category_leaders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_leaders (
    category_id smallint NOT NULL,
    "position" smallint NOT NULL,
    tool_id integer NOT NULL,
    pricing_model text NOT NULL,
    feature_bits bit varying NOT NULL
);

--
-- Name: category_standings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_standings (
    month date NOT NULL,
    category_id smallint NOT NULL,
    "position" smallint NOT NULL,
    rank smallint,
    previous_rank smallint,
    basis text NOT NULL,
    tools integer NOT NULL,
    amount double precision,
    growth double precision,
    growth_rate double precision,
    CONSTRAINT category_standings_basis_known CHECK ((basis = ANY (ARRAY['visits'::text, 'bands'::text, 'sample'::text, 'none'::text]))),
    CONSTRAINT category_standings_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: category_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.category_texts (
    category_id smallint NOT NULL,
    locale public.locale_code NOT NULL,
    name text NOT NULL,
    short_name text NOT NULL,
    description text NOT NULL
);

--
-- Name: claims; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claims (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id integer NOT NULL,
    tool_id integer NOT NULL,
    locale public.locale_code NOT NULL,
    host text NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    checked_at timestamp with time zone,
    fault text,
    proof text,
    proven_at timestamp with time zone,
    case_id uuid,
    CONSTRAINT claims_case_follows_proof CHECK (((case_id IS NULL) OR (proven_at IS NOT NULL))),
    CONSTRAINT claims_fault_known CHECK ((fault = ANY (ARRAY['missing'::text, 'wrong-token'::text, 'moved'::text, 'too-large'::text, 'unreachable'::text]))),
    CONSTRAINT claims_proof_known CHECK ((proof = ANY (ARRAY['file'::text, 'dns'::text]))),
    CONSTRAINT claims_proven_at_given CHECK (((proof IS NULL) = (proven_at IS NULL))),
    CONSTRAINT claims_token_form CHECK ((token ~ '^polydex-[a-z2-7]{32}$'::text))
);

--
-- Name: compared_pairs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.compared_pairs (
    tool_id integer NOT NULL,
    other_id integer NOT NULL
);

--
-- Name: corrections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.corrections (
    id uuid NOT NULL,
    problem text NOT NULL,
    field text,
    text text,
    source text,
    CONSTRAINT corrections_problem_known CHECK ((problem = ANY (ARRAY['link-broken'::text, 'wrong-fact'::text, 'wrong-category'::text, 'closed'::text, 'hijacked'::text, 'scam'::text, 'other'::text]))),
    CONSTRAINT corrections_source_form CHECK (((source ~ '^https?://'::text) AND (length(source) <= 2048))),
    CONSTRAINT corrections_text_length CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
);

--
-- Name: country_bands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.country_bands (
    month date NOT NULL,
    country_code public.country_code NOT NULL,
    provider_id smallint NOT NULL,
    tools integer[] NOT NULL,
    CONSTRAINT country_bands_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT country_bands_tools_length CHECK ((cardinality(tools) = 7))
);

--
-- Name: decisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.decisions (
    id bigint NOT NULL,
    case_id uuid,
    editor_id integer NOT NULL,
    action text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    case_before jsonb NOT NULL,
    case_after jsonb NOT NULL,
    tool_id integer,
    tool_before jsonb,
    tool_after jsonb,
    undoes bigint,
    CONSTRAINT decisions_action_known CHECK ((action = ANY (ARRAY['approve'::text, 'decline'::text, 'merge'::text, 'undo'::text, 'check'::text]))),
    CONSTRAINT decisions_case_given CHECK (((case_id IS NOT NULL) OR (action = 'check'::text) OR (action = 'undo'::text))),
    CONSTRAINT decisions_tool_given CHECK (((tool_id IS NOT NULL) OR ((tool_before IS NULL) AND (tool_after IS NULL)))),
    CONSTRAINT decisions_undoes_given CHECK (((action = 'undo'::text) = (undoes IS NOT NULL)))
);

--
-- Name: decisions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.decisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: desk_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.desk_invitations (
    key_hash bytea NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

--
-- Name: desk_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.desk_sessions (
    token_hash bytea NOT NULL,
    account_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    proven_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: dismissed_signs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dismissed_signs (
    id bigint NOT NULL,
    tool_id integer NOT NULL,
    editor_id integer NOT NULL,
    sign text NOT NULL,
    final_host text,
    dismissed_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: dismissed_signs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.dismissed_signs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.dismissed_signs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: editors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.editors (
    account_id integer NOT NULL,
    name text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT editors_name_length CHECK (((length(name) >= 1) AND (length(name) <= 80)))
);

--
-- Name: errors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.errors (
    id bigint NOT NULL,
    app text NOT NULL,
    release text NOT NULL,
    fingerprint text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    request_id text,
    occurrences bigint NOT NULL,
    first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT errors_app_check CHECK ((app = ANY (ARRAY['web'::text, 'api'::text, 'worker'::text, 'desk'::text]))),
    CONSTRAINT errors_fingerprint_check CHECK ((length(fingerprint) = 22)),
    CONSTRAINT errors_message_check CHECK ((length(message) <= 300)),
    CONSTRAINT errors_occurrences_check CHECK ((occurrences > 0)),
    CONSTRAINT errors_release_check CHECK (((length(release) >= 1) AND (length(release) <= 64))),
    CONSTRAINT errors_request_id_check CHECK ((length(request_id) <= 64)),
    CONSTRAINT errors_stack_check CHECK ((length(stack) <= 4000))
);

--
-- Name: errors_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.errors ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.errors_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: fact_coverage; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.fact_coverage (
    kind text NOT NULL,
    known integer NOT NULL,
    checked integer NOT NULL,
    oldest_check date,
    CONSTRAINT fact_coverage_check CHECK ((checked <= known)),
    CONSTRAINT fact_coverage_kind_check CHECK (((kind ~ '^[a-zA-Z]+$'::text) AND (length(kind) <= 40)))
);

--
-- Name: facts_not_stated; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.facts_not_stated (
    tool_id integer NOT NULL,
    kind text NOT NULL,
    looked_on date NOT NULL,
    looked_at text NOT NULL,
    decision_id bigint NOT NULL,
    CONSTRAINT facts_not_stated_kind_check CHECK (((kind ~ '^[a-zA-Z]+$'::text) AND (length(kind) <= 40))),
    CONSTRAINT facts_not_stated_looked_at_check CHECK (((looked_at ~~ 'https://%'::text) AND (length(looked_at) <= 500)))
);

--
-- Name: favorite_shares; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favorite_shares (
    account_id integer NOT NULL,
    key_hash bytea NOT NULL,
    sealed_key bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT favorite_shares_key_hash_length CHECK ((octet_length(key_hash) = 32))
);

--
-- Name: favorites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favorites (
    account_id integer NOT NULL,
    tool_id integer NOT NULL,
    added_at timestamp with time zone NOT NULL
);

--
-- Name: feature_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feature_texts (
    feature_id smallint NOT NULL,
    locale public.locale_code NOT NULL,
    name text NOT NULL,
    description text NOT NULL
);

--
-- Name: features; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.features (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    "position" smallint NOT NULL
);

--
-- Name: features_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.features ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.features_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: first_thousands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.first_thousands (
    country_code public.country_code NOT NULL,
    site_id integer NOT NULL,
    month date NOT NULL,
    CONSTRAINT first_thousands_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: group_leaders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.group_leaders (
    group_id smallint NOT NULL,
    "position" smallint NOT NULL,
    tool_id integer NOT NULL
);

--
-- Name: icon_decisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.icon_decisions (
    id bigint NOT NULL,
    tool_id integer NOT NULL,
    editor_id integer NOT NULL,
    action text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT icon_decisions_action_check CHECK ((action = ANY (ARRAY['remove'::text, 'allow'::text])))
);

--
-- Name: icon_decisions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.icon_decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.icon_decisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: job_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_runs (
    id bigint NOT NULL,
    job text NOT NULL,
    arguments jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'running'::text NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    result jsonb DEFAULT '{}'::jsonb NOT NULL,
    error text,
    heartbeat_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT job_runs_finished_when_ended CHECK (((status = 'running'::text) = (finished_at IS NULL))),
    CONSTRAINT job_runs_status_known CHECK ((status = ANY (ARRAY['running'::text, 'succeeded'::text, 'failed'::text])))
);

--
-- Name: job_runs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.job_runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.job_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: known_devices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.known_devices (
    proof_hash bytea NOT NULL,
    account_id integer NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_devices_proof_hash_length CHECK ((octet_length(proof_hash) = 32))
);

--
-- Name: link_checks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.link_checks (
    tool_id integer NOT NULL,
    kind text NOT NULL,
    url text NOT NULL,
    is_there boolean NOT NULL,
    checked_on date NOT NULL,
    CONSTRAINT link_checks_kind_check CHECK (((kind ~ '^[a-zA-Z]+$'::text) AND (length(kind) <= 40))),
    CONSTRAINT link_checks_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 500)))
);

--
-- Name: list_decisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_decisions (
    id bigint NOT NULL,
    list_id uuid NOT NULL,
    editor_id integer NOT NULL,
    action text NOT NULL,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT list_decisions_action_check CHECK ((action = ANY (ARRAY['withdraw'::text, 'dismiss'::text, 'allow'::text])))
);

--
-- Name: list_decisions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.list_decisions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.list_decisions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: list_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_reports (
    id bigint NOT NULL,
    list_id uuid NOT NULL,
    reason text NOT NULL,
    text text,
    reported_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT list_reports_reason_check CHECK ((reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'private'::text, 'other'::text]))),
    CONSTRAINT list_reports_text_check CHECK ((char_length(text) <= 500))
);

--
-- Name: list_reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.list_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.list_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: listed_tools; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.listed_tools (
    tool_id integer NOT NULL,
    places integer[] NOT NULL,
    provider_id smallint,
    kind text,
    visits bigint,
    visits_before bigint,
    country_codes text[],
    country_shares real[],
    country_bands integer[],
    full_lists smallint,
    band_places smallint[],
    compared_lists smallint,
    ups smallint,
    downs smallint,
    CONSTRAINT listed_tools_kind_known CHECK ((kind = ANY (ARRAY['measured'::text, 'estimated'::text, 'sample'::text, 'bands'::text])))
);

--
-- Name: mail_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_links (
    key_hash bytea NOT NULL,
    account_id integer NOT NULL,
    purpose text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_links_key_hash_length CHECK ((octet_length(key_hash) = 32)),
    CONSTRAINT mail_links_purpose_known CHECK ((purpose = ANY (ARRAY['reset'::text, 'confirm'::text])))
);

--
-- Name: mailed_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailed_addresses (
    case_id uuid NOT NULL,
    address_hash bytea NOT NULL,
    mailed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mailed_addresses_address_hash_length CHECK ((octet_length(address_hash) = 32))
);

--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purpose text NOT NULL,
    email_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    last_fault text,
    failed_at timestamp with time zone,
    case_id uuid,
    CONSTRAINT mails_purpose_known CHECK ((purpose = ANY (ARRAY['reset'::text, 'confirm'::text, 'decision'::text]))),
    CONSTRAINT mails_recipient_given CHECK ((((purpose = 'decision'::text) = (case_id IS NOT NULL)) AND ((purpose = 'decision'::text) = (email_key IS NULL))))
);

--
-- Name: missed_searches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.missed_searches (
    day date NOT NULL,
    locale public.locale_code NOT NULL,
    query text NOT NULL,
    searches integer DEFAULT 1 NOT NULL,
    CONSTRAINT missed_searches_query_length CHECK (((length(query) >= 1) AND (length(query) <= 80)))
);

--
-- Name: month_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.month_reports (
    month date NOT NULL,
    entry_count integer NOT NULL,
    entries jsonb NOT NULL,
    fallers jsonb NOT NULL,
    heroes jsonb NOT NULL,
    CONSTRAINT month_reports_entry_count_range CHECK ((entry_count >= 0)),
    CONSTRAINT month_reports_month_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: monthly_traffic; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.monthly_traffic (
    month date NOT NULL,
    site_id integer NOT NULL,
    provider_id smallint NOT NULL,
    kind text NOT NULL,
    visits bigint NOT NULL,
    visit_duration_seconds real,
    pages_per_visit real,
    bounce_rate real,
    direct_share real,
    referrals_share real,
    social_share real,
    mail_share real,
    search_share real,
    display_share real,
    country_codes text[],
    country_shares real[],
    other_countries_share real,
    CONSTRAINT monthly_traffic_bounce_range CHECK (((bounce_rate >= (0)::double precision) AND (bounce_rate <= (1)::double precision))),
    CONSTRAINT monthly_traffic_countries_beside CHECK (((num_nonnulls(country_codes, country_shares, other_countries_share) = ANY (ARRAY[0, 3])) AND (cardinality(country_codes) = cardinality(country_shares)) AND (cardinality(country_codes) <= 20))),
    CONSTRAINT monthly_traffic_country_codes_form CHECK ((array_to_string(country_codes, ''::text) ~ '^([A-Z]{2})*$'::text)),
    CONSTRAINT monthly_traffic_duration_range CHECK ((visit_duration_seconds >= (0)::double precision)),
    CONSTRAINT monthly_traffic_kind_known CHECK ((kind = ANY (ARRAY['measured'::text, 'estimated'::text, 'sample'::text]))),
    CONSTRAINT monthly_traffic_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT monthly_traffic_pages_range CHECK ((pages_per_visit >= (0)::double precision)),
    CONSTRAINT monthly_traffic_sources_complete CHECK ((num_nonnulls(direct_share, referrals_share, social_share, mail_share, search_share, display_share) = ANY (ARRAY[0, 6]))),
    CONSTRAINT monthly_traffic_sources_sum CHECK ((((((((direct_share + referrals_share) + social_share) + mail_share) + search_share) + display_share) >= (0)::double precision) AND ((((((direct_share + referrals_share) + social_share) + mail_share) + search_share) + display_share) <= (1.001)::double precision))),
    CONSTRAINT monthly_traffic_visits_range CHECK ((visits >= 0))
)
PARTITION BY RANGE (month);

--
-- Name: named_icons; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.named_icons (
    tool_id integer NOT NULL,
    url text NOT NULL,
    named_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT named_icons_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 500)))
);

--
-- Name: own_list_tools; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.own_list_tools (
    list_id uuid NOT NULL,
    "position" smallint NOT NULL,
    tool_id integer NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    CONSTRAINT own_list_tools_note_check CHECK ((char_length(note) <= 280))
);

--
-- Name: own_lists; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.own_lists (
    id uuid NOT NULL,
    account_id integer NOT NULL,
    title text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    key_hash bytea,
    sealed_key bytea,
    shared_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT own_lists_key_hash_check CHECK ((octet_length(key_hash) = 32)),
    CONSTRAINT own_lists_shared CHECK ((((key_hash IS NULL) = (shared_at IS NULL)) AND ((key_hash IS NOT NULL) OR (sealed_key IS NULL)))),
    CONSTRAINT own_lists_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 80)))
);

--
-- Name: page_readings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.page_readings (
    url text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    text text,
    fault text,
    CONSTRAINT page_readings_answered CHECK ((num_nonnulls(text, fault) = num_nonnulls(read_at))),
    CONSTRAINT page_readings_fault_check CHECK ((fault = ANY (ARRAY['robots'::text, 'refused'::text, 'missing'::text, 'unreachable'::text, 'no-page'::text]))),
    CONSTRAINT page_readings_text_check CHECK ((char_length(text) <= 60000)),
    CONSTRAINT page_readings_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 500)))
);

--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    challenge bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    account_id integer NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone
);

--
-- Name: production_mark; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.production_mark (
    is_only boolean DEFAULT true NOT NULL,
    marked_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT production_mark_is_only CHECK (is_only)
);

--
-- Name: providers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.providers (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    name text NOT NULL,
    licence text NOT NULL
);

--
-- Name: providers_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.providers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.providers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: queue_workers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.queue_workers (
    id text NOT NULL,
    heartbeat_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: rank_bands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rank_bands (
    month date NOT NULL,
    country_code public.country_code NOT NULL,
    site_id integer NOT NULL,
    provider_id smallint NOT NULL,
    band integer NOT NULL,
    CONSTRAINT rank_bands_band_known CHECK ((band = ANY (ARRAY[1000, 5000, 10000, 50000, 100000, 500000, 1000000]))),
    CONSTRAINT rank_bands_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
)
PARTITION BY RANGE (month);

--
-- Name: ranking_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ranking_entries (
    ranking_id integer NOT NULL,
    "position" smallint NOT NULL,
    rank smallint,
    previous_rank smallint,
    tool_id integer NOT NULL,
    provider_id smallint,
    amount double precision,
    growth double precision,
    growth_rate double precision,
    CONSTRAINT ranking_entries_figures_have_provider CHECK (((provider_id IS NOT NULL) OR (num_nonnulls(rank, previous_rank, amount, growth, growth_rate) = 0))),
    CONSTRAINT ranking_entries_position_range CHECK ((("position" >= 1) AND ("position" <= 1000)))
);

--
-- Name: rankings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rankings (
    id integer NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    month date NOT NULL,
    basis text NOT NULL,
    total integer NOT NULL,
    computed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rankings_basis_known CHECK ((basis = ANY (ARRAY['visits'::text, 'bands'::text, 'sample'::text, 'none'::text]))),
    CONSTRAINT rankings_kind_known CHECK ((kind = ANY (ARRAY['category'::text, 'region'::text, 'source'::text, 'trending'::text]))),
    CONSTRAINT rankings_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

--
-- Name: rankings_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.rankings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.rankings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: reply_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reply_addresses (
    case_id uuid NOT NULL,
    sealed_email bytea NOT NULL
);

--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: search_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_categories (
    category_id smallint NOT NULL,
    document tsvector NOT NULL
);

--
-- Name: search_category_names; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_category_names (
    category_id smallint NOT NULL,
    locale public.locale_code NOT NULL,
    "position" smallint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C"
);

--
-- Name: search_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_changes (
    tool_id integer NOT NULL
);

--
-- Name: search_documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_documents (
    tool_id integer NOT NULL,
    document tsvector NOT NULL
);
ALTER TABLE ONLY public.search_documents ALTER COLUMN document SET COMPRESSION lz4;

--
-- Name: search_names; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_names (
    tool_id integer NOT NULL,
    "position" smallint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    deletions integer[] GENERATED ALWAYS AS (
CASE
    WHEN ("position" = 0) THEN public.list_deletions(key)
    ELSE NULL::integer[]
END) STORED,
    is_other boolean DEFAULT false NOT NULL
);

--
-- Name: search_spellings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_spellings (
    word text NOT NULL COLLATE pg_catalog."C",
    spelling text NOT NULL
);

--
-- Name: search_task_names; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_task_names (
    task_id smallint NOT NULL,
    locale public.locale_code NOT NULL,
    "position" smallint NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C"
);

--
-- Name: search_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_texts (
    tool_id integer NOT NULL,
    locale public.locale_code NOT NULL,
    document tsvector NOT NULL
)
WITH (toast_tuple_target='8160');

--
-- Name: search_topic_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_topic_words (
    word text NOT NULL COLLATE pg_catalog."C",
    phrase integer NOT NULL,
    topic text NOT NULL,
    weight real NOT NULL,
    share real NOT NULL
);

--
-- Name: search_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_words (
    word text NOT NULL COLLATE pg_catalog."C",
    tools integer NOT NULL,
    locale_tools jsonb NOT NULL,
    deletions integer[] GENERATED ALWAYS AS (
CASE
    WHEN ((length(word) >= 4) AND (strpos(word, '_'::text) = 0)) THEN public.list_deletions(word)
    ELSE NULL::integer[]
END) STORED
);

--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    account_id integer NOT NULL,
    is_remembered boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    browser text,
    system text,
    CONSTRAINT sessions_token_hash_length CHECK ((octet_length(token_hash) = 32))
);

--
-- Name: site_bands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_bands (
    site_id integer NOT NULL,
    month date NOT NULL,
    provider_id smallint NOT NULL,
    full_lists smallint NOT NULL,
    places smallint[] NOT NULL,
    short_lists smallint NOT NULL,
    reach double precision NOT NULL,
    median_band integer,
    compared_lists smallint NOT NULL,
    ups smallint NOT NULL,
    downs smallint NOT NULL,
    arrivals smallint NOT NULL,
    departures smallint NOT NULL,
    reach_compared double precision NOT NULL,
    reach_before double precision NOT NULL,
    best_countries text[] DEFAULT '{}'::text[] NOT NULL,
    best_bands integer[] DEFAULT '{}'::integer[] NOT NULL,
    is_gap boolean DEFAULT false NOT NULL,
    CONSTRAINT site_bands_best_bands_length CHECK ((cardinality(best_bands) = cardinality(best_countries))),
    CONSTRAINT site_bands_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT site_bands_places_length CHECK ((cardinality(places) = 7))
);

--
-- Name: site_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.site_figures (
    month date NOT NULL,
    site_id integer NOT NULL,
    provider_id smallint NOT NULL,
    kind text NOT NULL,
    visits bigint NOT NULL,
    visits_before bigint,
    series bigint[] NOT NULL,
    country_codes text[] NOT NULL,
    country_shares real[] NOT NULL,
    CONSTRAINT site_figures_countries_beside CHECK (((cardinality(country_codes) = cardinality(country_shares)) AND (cardinality(country_codes) <= 3))),
    CONSTRAINT site_figures_kind_known CHECK ((kind = ANY (ARRAY['measured'::text, 'estimated'::text, 'sample'::text]))),
    CONSTRAINT site_figures_month_is_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT site_figures_series_length CHECK ((cardinality(series) = 12))
)
PARTITION BY RANGE (month);

--
-- Name: sites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sites (
    id integer NOT NULL,
    host text NOT NULL,
    CONSTRAINT sites_host_form CHECK (((host = lower(host)) AND (host !~~ 'www.%'::text) AND (host <> ''::text)))
);

--
-- Name: sites_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.sites ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sites_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: stated_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stated_visits (
    tool_id integer NOT NULL,
    account_id integer NOT NULL,
    month date NOT NULL,
    visits bigint NOT NULL,
    stated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stated_visits_month_first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT stated_visits_visits_range CHECK (((visits >= 0) AND (visits <= '999999999999999'::bigint)))
);

--
-- Name: submissions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.submissions (
    id uuid NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    category_slugs text[] NOT NULL,
    description text NOT NULL,
    sealed_trial bytea,
    pricing_model text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    is_maker boolean DEFAULT false NOT NULL,
    CONSTRAINT submissions_category_slugs_some CHECK ((cardinality(category_slugs) > 0)),
    CONSTRAINT submissions_name_length CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT submissions_pricing_model_known CHECK ((pricing_model = ANY (ARRAY['free'::text, 'freemium'::text, 'free-trial'::text, 'paid'::text, 'open-source'::text, 'contact'::text]))),
    CONSTRAINT submissions_url_form CHECK (((url ~ '^https?://'::text) AND (length(url) <= 2048)))
);

--
-- Name: switches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.switches (
    name text NOT NULL,
    turned_on_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT switches_name_check CHECK (((name ~ '^[a-z]+(-[a-z]+)*$'::text) AND (length(name) <= 40)))
);

--
-- Name: task_tools; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.task_tools (
    task_id smallint NOT NULL,
    tool_ids integer[] NOT NULL,
    made integer NOT NULL
);

--
-- Name: tasks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tasks (
    id smallint NOT NULL,
    slug public.slug NOT NULL,
    words jsonb NOT NULL,
    texts jsonb DEFAULT '{}'::jsonb NOT NULL,
    is_common boolean DEFAULT false NOT NULL
);

--
-- Name: tasks_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: tool_aliases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_aliases (
    slug public.slug NOT NULL,
    tool_id integer NOT NULL
);

--
-- Name: tool_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_categories (
    tool_id integer NOT NULL,
    category_id smallint NOT NULL,
    "position" smallint NOT NULL
);

--
-- Name: tool_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_counts (
    scope text NOT NULL,
    key text NOT NULL,
    tools integer NOT NULL
);

--
-- Name: tool_features; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_features (
    tool_id integer NOT NULL,
    feature_id smallint NOT NULL
);

--
-- Name: tool_icons; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_icons (
    tool_id integer NOT NULL,
    hash text NOT NULL,
    small bytea NOT NULL,
    large bytea NOT NULL,
    source_url text NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
    CONSTRAINT tool_icons_hash_check CHECK ((hash ~ '^[0-9a-f]{32}$'::text)),
    CONSTRAINT tool_icons_source_url_check CHECK (((source_url ~~ 'https://%'::text) AND (length(source_url) <= 2000))),
    CONSTRAINT tool_icons_weight CHECK (((octet_length(small) + octet_length(large)) <= 12288))
);

--
-- Name: tool_list_figures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_list_figures (
    is_only boolean DEFAULT true NOT NULL,
    month date,
    basis text NOT NULL,
    CONSTRAINT tool_list_figures_basis_known CHECK ((basis = ANY (ARRAY['visits'::text, 'bands'::text, 'sample'::text, 'none'::text]))),
    CONSTRAINT tool_list_figures_is_one_row CHECK (is_only)
);

--
-- Name: tool_orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_orders (
    sort text NOT NULL,
    direction text NOT NULL,
    chunk integer NOT NULL,
    tool_ids integer[] NOT NULL,
    CONSTRAINT tool_orders_direction_known CHECK ((direction = ANY (ARRAY['asc'::text, 'desc'::text]))),
    CONSTRAINT tool_orders_sort_known CHECK ((sort = ANY (ARRAY['added'::text, 'visits'::text, 'direct'::text, 'referrals'::text, 'social'::text, 'mail'::text, 'search'::text, 'display'::text])))
);
ALTER TABLE ONLY public.tool_orders ALTER COLUMN tool_ids SET STORAGE EXTERNAL;

--
-- Name: tool_sets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_sets (
    sort text NOT NULL,
    direction text NOT NULL,
    facet text NOT NULL,
    value text NOT NULL,
    members bit varying NOT NULL
);
ALTER TABLE ONLY public.tool_sets ALTER COLUMN members SET STORAGE EXTERNAL;

--
-- Name: tool_tasks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_tasks (
    tool_id integer NOT NULL,
    task_id smallint NOT NULL,
    "position" smallint
);

--
-- Name: tool_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_texts (
    tool_id integer NOT NULL,
    locale public.locale_code NOT NULL,
    name text,
    description text NOT NULL,
    use_cases text[] DEFAULT '{}'::text[] NOT NULL,
    beside text,
    best_for text,
    not_for text,
    rather jsonb
);

--
-- Name: tool_trials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_trials (
    tool_id integer NOT NULL,
    sealed_trial bytea NOT NULL,
    adopted_at timestamp with time zone DEFAULT now() NOT NULL
);

--
-- Name: tool_uses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_uses (
    tool_id integer NOT NULL,
    day date NOT NULL,
    opened integer NOT NULL,
    visited integer NOT NULL,
    saved integer NOT NULL,
    compared integer NOT NULL
);

--
-- Name: tool_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tool_visits (
    tool_id integer NOT NULL,
    visited_at timestamp with time zone NOT NULL,
    status smallint,
    final_url text,
    title text,
    fault text,
    homepage text,
    answered_on date,
    sign text,
    sign_since date,
    sign_days smallint DEFAULT 0 NOT NULL,
    icon_asked_at timestamp with time zone,
    CONSTRAINT tool_visits_answered CHECK (((status IS NULL) = (fault IS NOT NULL))),
    CONSTRAINT tool_visits_fault_check CHECK ((fault = ANY (ARRAY['robots'::text, 'unreachable'::text]))),
    CONSTRAINT tool_visits_final_url_check CHECK ((length(final_url) <= 2000)),
    CONSTRAINT tool_visits_sign_complete CHECK ((((sign IS NULL) = (sign_since IS NULL)) AND ((sign IS NULL) = (sign_days = 0)))),
    CONSTRAINT tool_visits_sign_known CHECK ((sign = ANY (ARRAY['silent'::text, 'failing'::text, 'certificate'::text, 'gone'::text, 'moved'::text, 'parked'::text, 'for-sale'::text, 'closed'::text]))),
    CONSTRAINT tool_visits_status_check CHECK (((status >= 100) AND (status <= 599))),
    CONSTRAINT tool_visits_title_check CHECK ((length(title) <= 200))
);

--
-- Name: tools; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tools (
    id integer NOT NULL,
    slug public.slug NOT NULL,
    name text NOT NULL,
    homepage_url text NOT NULL,
    site_id integer NOT NULL,
    traffic_site_id integer,
    whole_site boolean DEFAULT false NOT NULL,
    pricing_model text DEFAULT 'unknown'::text NOT NULL,
    price_from numeric(12,2),
    price_currency text,
    price_period text,
    price_checked_on date,
    added_on date DEFAULT CURRENT_DATE NOT NULL,
    added_basis text DEFAULT 'entered'::text NOT NULL,
    status text DEFAULT 'published'::text NOT NULL,
    catalogue text NOT NULL,
    size_tier smallint,
    content_hash text NOT NULL,
    also_known_as text[] DEFAULT '{}'::text[] NOT NULL,
    first_listed_on date,
    changed_on date,
    ai_role text DEFAULT 'core'::text NOT NULL,
    is_decided boolean DEFAULT false NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    lacks text[] DEFAULT '{}'::text[] NOT NULL,
    links jsonb DEFAULT '{}'::jsonb NOT NULL,
    traffic_host text,
    mark_file text,
    icon_file text,
    rivals text[] DEFAULT '{}'::text[] NOT NULL,
    judged_on date,
    CONSTRAINT tools_added_basis_known CHECK ((added_basis = ANY (ARRAY['first-listed'::text, 'entered'::text]))),
    CONSTRAINT tools_ai_role_known CHECK ((ai_role = ANY (ARRAY['core'::text, 'feature'::text]))),
    CONSTRAINT tools_catalogue_form CHECK ((catalogue ~ '^[a-z0-9.-]{1,100}$'::text)),
    CONSTRAINT tools_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
    CONSTRAINT tools_homepage_url_form CHECK (((homepage_url ~ '^https?://'::text) AND (length(homepage_url) <= 2048))),
    CONSTRAINT tools_links_check CHECK ((jsonb_typeof(links) = 'object'::text)),
    CONSTRAINT tools_name_length CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT tools_price_complete CHECK ((num_nonnulls(price_from, price_currency, price_period, price_checked_on) = ANY (ARRAY[0, 4]))),
    CONSTRAINT tools_price_currency_form CHECK ((price_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT tools_price_from_positive CHECK ((price_from >= (0)::numeric)),
    CONSTRAINT tools_price_period_known CHECK ((price_period = ANY (ARRAY['month'::text, 'year'::text, 'once'::text]))),
    CONSTRAINT tools_pricing_model_known CHECK ((pricing_model = ANY (ARRAY['free'::text, 'freemium'::text, 'free-trial'::text, 'paid'::text, 'open-source'::text, 'contact'::text, 'unknown'::text]))),
    CONSTRAINT tools_size_tier_range CHECK (((size_tier >= 1) AND (size_tier <= 5))),
    CONSTRAINT tools_status_known CHECK ((status = ANY (ARRAY['published'::text, 'closed'::text, 'removed'::text, 'merged'::text])))
);

--
-- Name: tools_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tools ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tools_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

--
-- Name: account_deletions account_deletions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_deletions
    ADD CONSTRAINT account_deletions_pkey PRIMARY KEY (account_id, created_at);

--
-- Name: accounts accounts_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key_key UNIQUE (email_key);

--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

--
-- Name: band_changes band_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.band_changes
    ADD CONSTRAINT band_changes_pkey PRIMARY KEY (month);

--
-- Name: band_fetches band_fetches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.band_fetches
    ADD CONSTRAINT band_fetches_pkey PRIMARY KEY (month, country_code, provider_id);

--
-- Name: band_lists band_lists_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.band_lists
    ADD CONSTRAINT band_lists_pkey PRIMARY KEY (month, country_code, provider_id);

--
-- Name: cases cases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_pkey PRIMARY KEY (id);

--
-- Name: cases cases_reference_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_reference_key UNIQUE (reference);

--
-- Name: categories categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

--
-- Name: categories categories_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);

--
-- Name: category_group_texts category_group_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_group_texts
    ADD CONSTRAINT category_group_texts_pkey PRIMARY KEY (group_id, locale);

--
-- Name: category_groups category_groups_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_groups
    ADD CONSTRAINT category_groups_pkey PRIMARY KEY (id);

--
-- Name: category_groups category_groups_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_groups
    ADD CONSTRAINT category_groups_slug_key UNIQUE (slug);

--
-- Name: category_leaders category_leaders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_leaders
    ADD CONSTRAINT category_leaders_pkey PRIMARY KEY (category_id, "position");

--
-- Name: category_standings category_standings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_standings
    ADD CONSTRAINT category_standings_pkey PRIMARY KEY (month, category_id);

--
-- Name: category_standings category_standings_position_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_standings
    ADD CONSTRAINT category_standings_position_key UNIQUE (month, "position");

--
-- Name: category_texts category_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_texts
    ADD CONSTRAINT category_texts_pkey PRIMARY KEY (category_id, locale);

--
-- Name: claims claims_account_id_tool_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_account_id_tool_id_key UNIQUE (account_id, tool_id);

--
-- Name: claims claims_case_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_case_id_key UNIQUE (case_id);

--
-- Name: claims claims_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (id);

--
-- Name: claims claims_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_token_key UNIQUE (token);

--
-- Name: compared_pairs compared_pairs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.compared_pairs
    ADD CONSTRAINT compared_pairs_pkey PRIMARY KEY (tool_id, other_id);

--
-- Name: corrections corrections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_pkey PRIMARY KEY (id);

--
-- Name: country_bands country_bands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.country_bands
    ADD CONSTRAINT country_bands_pkey PRIMARY KEY (month, country_code);

--
-- Name: decisions decisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT decisions_pkey PRIMARY KEY (id);

--
-- Name: decisions decisions_undoes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT decisions_undoes_key UNIQUE (undoes);

--
-- Name: desk_invitations desk_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_invitations
    ADD CONSTRAINT desk_invitations_pkey PRIMARY KEY (key_hash);

--
-- Name: desk_sessions desk_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (token_hash);

--
-- Name: dismissed_signs dismissed_signs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dismissed_signs
    ADD CONSTRAINT dismissed_signs_pkey PRIMARY KEY (id);

--
-- Name: editors editors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.editors
    ADD CONSTRAINT editors_pkey PRIMARY KEY (account_id);

--
-- Name: errors errors_app_release_fingerprint_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.errors
    ADD CONSTRAINT errors_app_release_fingerprint_key UNIQUE (app, release, fingerprint);

--
-- Name: errors errors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.errors
    ADD CONSTRAINT errors_pkey PRIMARY KEY (id);

--
-- Name: fact_coverage fact_coverage_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.fact_coverage
    ADD CONSTRAINT fact_coverage_pkey PRIMARY KEY (kind);

--
-- Name: facts_not_stated facts_not_stated_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facts_not_stated
    ADD CONSTRAINT facts_not_stated_pkey PRIMARY KEY (tool_id, kind);

--
-- Name: favorite_shares favorite_shares_key_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorite_shares
    ADD CONSTRAINT favorite_shares_key_hash_key UNIQUE (key_hash);

--
-- Name: favorite_shares favorite_shares_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorite_shares
    ADD CONSTRAINT favorite_shares_pkey PRIMARY KEY (account_id);

--
-- Name: favorites favorites_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_pkey PRIMARY KEY (account_id, tool_id);

--
-- Name: feature_texts feature_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feature_texts
    ADD CONSTRAINT feature_texts_pkey PRIMARY KEY (feature_id, locale);

--
-- Name: features features_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.features
    ADD CONSTRAINT features_pkey PRIMARY KEY (id);

--
-- Name: features features_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.features
    ADD CONSTRAINT features_slug_key UNIQUE (slug);

--
-- Name: first_thousands first_thousands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.first_thousands
    ADD CONSTRAINT first_thousands_pkey PRIMARY KEY (country_code, site_id);

--
-- Name: group_leaders group_leaders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.group_leaders
    ADD CONSTRAINT group_leaders_pkey PRIMARY KEY (group_id, "position");

--
-- Name: icon_decisions icon_decisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.icon_decisions
    ADD CONSTRAINT icon_decisions_pkey PRIMARY KEY (id);

--
-- Name: job_runs job_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (id);

--
-- Name: known_devices known_devices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (proof_hash);

--
-- Name: link_checks link_checks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.link_checks
    ADD CONSTRAINT link_checks_pkey PRIMARY KEY (tool_id, kind);

--
-- Name: list_decisions list_decisions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_decisions
    ADD CONSTRAINT list_decisions_pkey PRIMARY KEY (id);

--
-- Name: list_reports list_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_reports
    ADD CONSTRAINT list_reports_pkey PRIMARY KEY (id);

--
-- Name: listed_tools listed_tools_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listed_tools
    ADD CONSTRAINT listed_tools_pkey PRIMARY KEY (tool_id);

--
-- Name: mail_links mail_links_account_id_purpose_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_links
    ADD CONSTRAINT mail_links_account_id_purpose_key UNIQUE (account_id, purpose);

--
-- Name: mail_links mail_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_links
    ADD CONSTRAINT mail_links_pkey PRIMARY KEY (key_hash);

--
-- Name: mailed_addresses mailed_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailed_addresses
    ADD CONSTRAINT mailed_addresses_pkey PRIMARY KEY (case_id);

--
-- Name: mails mails_case_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_case_id_key UNIQUE (case_id);

--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

--
-- Name: missed_searches missed_searches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.missed_searches
    ADD CONSTRAINT missed_searches_pkey PRIMARY KEY (day, locale, query);

--
-- Name: month_reports month_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_reports
    ADD CONSTRAINT month_reports_pkey PRIMARY KEY (month);

--
-- Name: monthly_traffic monthly_traffic_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.monthly_traffic
    ADD CONSTRAINT monthly_traffic_pkey PRIMARY KEY (month, site_id, provider_id);

--
-- Name: named_icons named_icons_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.named_icons
    ADD CONSTRAINT named_icons_pkey PRIMARY KEY (tool_id);

--
-- Name: own_list_tools own_list_tools_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_list_tools
    ADD CONSTRAINT own_list_tools_once UNIQUE (list_id, tool_id);

--
-- Name: own_list_tools own_list_tools_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_list_tools
    ADD CONSTRAINT own_list_tools_pkey PRIMARY KEY (list_id, "position");

--
-- Name: own_lists own_lists_key_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_lists
    ADD CONSTRAINT own_lists_key_hash_key UNIQUE (key_hash);

--
-- Name: own_lists own_lists_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_lists
    ADD CONSTRAINT own_lists_pkey PRIMARY KEY (id);

--
-- Name: page_readings page_readings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.page_readings
    ADD CONSTRAINT page_readings_pkey PRIMARY KEY (url);

--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);

--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

--
-- Name: production_mark production_mark_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.production_mark
    ADD CONSTRAINT production_mark_pkey PRIMARY KEY (is_only);

--
-- Name: providers providers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.providers
    ADD CONSTRAINT providers_pkey PRIMARY KEY (id);

--
-- Name: providers providers_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.providers
    ADD CONSTRAINT providers_slug_key UNIQUE (slug);

--
-- Name: queue_workers queue_workers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.queue_workers
    ADD CONSTRAINT queue_workers_pkey PRIMARY KEY (id);

--
-- Name: rank_bands rank_bands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rank_bands
    ADD CONSTRAINT rank_bands_pkey PRIMARY KEY (site_id, country_code, provider_id, month) INCLUDE (band);

--
-- Name: ranking_entries ranking_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranking_entries
    ADD CONSTRAINT ranking_entries_pkey PRIMARY KEY (ranking_id, "position");

--
-- Name: ranking_entries ranking_entries_tool_id_ranking_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranking_entries
    ADD CONSTRAINT ranking_entries_tool_id_ranking_id_key UNIQUE (tool_id, ranking_id);

--
-- Name: rankings rankings_kind_key_month_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rankings
    ADD CONSTRAINT rankings_kind_key_month_key UNIQUE (kind, key, month);

--
-- Name: rankings rankings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rankings
    ADD CONSTRAINT rankings_pkey PRIMARY KEY (id);

--
-- Name: reply_addresses reply_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reply_addresses
    ADD CONSTRAINT reply_addresses_pkey PRIMARY KEY (case_id);

--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

--
-- Name: search_categories search_categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_categories
    ADD CONSTRAINT search_categories_pkey PRIMARY KEY (category_id);

--
-- Name: search_category_names search_category_names_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_category_names
    ADD CONSTRAINT search_category_names_pkey PRIMARY KEY (category_id, locale, key);

--
-- Name: search_changes search_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_changes
    ADD CONSTRAINT search_changes_pkey PRIMARY KEY (tool_id);

--
-- Name: search_documents search_documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_pkey PRIMARY KEY (tool_id);

--
-- Name: search_names search_names_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_names
    ADD CONSTRAINT search_names_pkey PRIMARY KEY (tool_id, key);

--
-- Name: search_spellings search_spellings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_spellings
    ADD CONSTRAINT search_spellings_pkey PRIMARY KEY (word);

--
-- Name: search_task_names search_task_names_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_task_names
    ADD CONSTRAINT search_task_names_pkey PRIMARY KEY (task_id, locale, key);

--
-- Name: search_texts search_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (tool_id, locale);

--
-- Name: search_topic_words search_topic_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_topic_words
    ADD CONSTRAINT search_topic_words_pkey PRIMARY KEY (word, phrase);

--
-- Name: search_words search_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);

--
-- Name: sessions sessions_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);

--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

--
-- Name: site_bands site_bands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_bands
    ADD CONSTRAINT site_bands_pkey PRIMARY KEY (site_id, month);

--
-- Name: site_figures site_figures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_figures
    ADD CONSTRAINT site_figures_pkey PRIMARY KEY (month, site_id);

--
-- Name: sites sites_host_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_host_key UNIQUE (host);

--
-- Name: sites sites_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sites
    ADD CONSTRAINT sites_pkey PRIMARY KEY (id);

--
-- Name: stated_visits stated_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stated_visits
    ADD CONSTRAINT stated_visits_pkey PRIMARY KEY (tool_id, account_id, month);

--
-- Name: submissions submissions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);

--
-- Name: switches switches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.switches
    ADD CONSTRAINT switches_pkey PRIMARY KEY (name);

--
-- Name: task_tools task_tools_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_tools
    ADD CONSTRAINT task_tools_pkey PRIMARY KEY (task_id);

--
-- Name: tasks tasks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

--
-- Name: tasks tasks_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_slug_key UNIQUE (slug);

--
-- Name: tool_aliases tool_aliases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_aliases
    ADD CONSTRAINT tool_aliases_pkey PRIMARY KEY (slug);

--
-- Name: tool_categories tool_categories_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_categories
    ADD CONSTRAINT tool_categories_pkey PRIMARY KEY (tool_id, category_id);

--
-- Name: tool_categories tool_categories_position_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_categories
    ADD CONSTRAINT tool_categories_position_key UNIQUE (tool_id, "position");

--
-- Name: tool_counts tool_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_counts
    ADD CONSTRAINT tool_counts_pkey PRIMARY KEY (scope, key);

--
-- Name: tool_features tool_features_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_features
    ADD CONSTRAINT tool_features_pkey PRIMARY KEY (tool_id, feature_id);

--
-- Name: tool_icons tool_icons_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_icons
    ADD CONSTRAINT tool_icons_pkey PRIMARY KEY (tool_id);

--
-- Name: tool_list_figures tool_list_figures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_list_figures
    ADD CONSTRAINT tool_list_figures_pkey PRIMARY KEY (is_only);

--
-- Name: tool_orders tool_orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_orders
    ADD CONSTRAINT tool_orders_pkey PRIMARY KEY (sort, direction, chunk);

--
-- Name: tool_sets tool_sets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_sets
    ADD CONSTRAINT tool_sets_pkey PRIMARY KEY (sort, direction, facet, value);

--
-- Name: tool_tasks tool_tasks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_tasks
    ADD CONSTRAINT tool_tasks_pkey PRIMARY KEY (tool_id, task_id);

--
-- Name: tool_texts tool_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_texts
    ADD CONSTRAINT tool_texts_pkey PRIMARY KEY (tool_id, locale);

--
-- Name: tool_trials tool_trials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_trials
    ADD CONSTRAINT tool_trials_pkey PRIMARY KEY (tool_id);

--
-- Name: tool_uses tool_uses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_uses
    ADD CONSTRAINT tool_uses_pkey PRIMARY KEY (tool_id, day);

--
-- Name: tool_visits tool_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_visits
    ADD CONSTRAINT tool_visits_pkey PRIMARY KEY (tool_id);

--
-- Name: tools tools_homepage_url_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tools
    ADD CONSTRAINT tools_homepage_url_key UNIQUE (homepage_url);

--
-- Name: tools tools_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tools
    ADD CONSTRAINT tools_pkey PRIMARY KEY (id);

--
-- Name: tools tools_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tools
    ADD CONSTRAINT tools_slug_key UNIQUE (slug);

--
-- Name: account_deletions_deleted_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_deletions_deleted_at_idx ON public.account_deletions USING btree (deleted_at);

--
-- Name: cases_account_id_received_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_account_id_received_at_idx ON public.cases USING btree (account_id, received_at DESC);

--
-- Name: cases_held_spam_score_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_held_spam_score_idx ON public.cases USING btree (spam_score, received_at, id) WHERE ((status = ANY (ARRAY['received'::text, 'in-review'::text])) AND is_held);

--
-- Name: cases_open_received_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_open_received_at_idx ON public.cases USING btree (received_at, id) WHERE (status = ANY (ARRAY['received'::text, 'in-review'::text]));

--
-- Name: cases_open_subject_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX cases_open_subject_key ON public.cases USING btree (kind, subject, COALESCE(account_id, 0)) WHERE (status = ANY (ARRAY['received'::text, 'in-review'::text]));

--
-- Name: cases_queued_received_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_queued_received_at_idx ON public.cases USING btree (received_at, id) WHERE ((status = ANY (ARRAY['received'::text, 'in-review'::text])) AND (NOT is_held));

--
-- Name: cases_spam_marks_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_spam_marks_idx ON public.cases USING gin (spam_marks) WITH (fastupdate=off);

--
-- Name: cases_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cases_tool_id_idx ON public.cases USING btree (tool_id);

--
-- Name: category_leaders_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX category_leaders_tool_id_idx ON public.category_leaders USING btree (tool_id);

--
-- Name: claims_proven_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claims_proven_at_idx ON public.claims USING btree (proven_at);

--
-- Name: claims_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claims_tool_id_idx ON public.claims USING btree (tool_id);

--
-- Name: compared_pairs_other_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX compared_pairs_other_id_idx ON public.compared_pairs USING btree (other_id);

--
-- Name: decisions_case_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX decisions_case_id_idx ON public.decisions USING btree (case_id);

--
-- Name: decisions_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX decisions_tool_id_idx ON public.decisions USING btree (tool_id);

--
-- Name: desk_invitations_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_invitations_account_id_idx ON public.desk_invitations USING btree (account_id);

--
-- Name: desk_sessions_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX desk_sessions_account_id_idx ON public.desk_sessions USING btree (account_id);

--
-- Name: dismissed_signs_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dismissed_signs_tool_id_idx ON public.dismissed_signs USING btree (tool_id, id);

--
-- Name: errors_last_seen_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX errors_last_seen_at_idx ON public.errors USING btree (last_seen_at);

--
-- Name: facts_not_stated_decision_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX facts_not_stated_decision_id_idx ON public.facts_not_stated USING btree (decision_id);

--
-- Name: favorites_account_id_added_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX favorites_account_id_added_at_idx ON public.favorites USING btree (account_id, added_at DESC, tool_id DESC);

--
-- Name: favorites_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX favorites_tool_id_idx ON public.favorites USING btree (tool_id);

--
-- Name: first_thousands_month_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX first_thousands_month_idx ON public.first_thousands USING btree (month);

--
-- Name: first_thousands_site_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX first_thousands_site_id_idx ON public.first_thousands USING btree (site_id);

--
-- Name: group_leaders_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX group_leaders_tool_id_idx ON public.group_leaders USING btree (tool_id);

--
-- Name: icon_decisions_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX icon_decisions_tool_id_idx ON public.icon_decisions USING btree (tool_id, id);

--
-- Name: job_runs_job_started_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_runs_job_started_at_idx ON public.job_runs USING btree (job, started_at DESC);

--
-- Name: job_runs_running_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_runs_running_idx ON public.job_runs USING btree (heartbeat_at) WHERE (status = 'running'::text);

--
-- Name: known_devices_account_id_last_used_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX known_devices_account_id_last_used_at_idx ON public.known_devices USING btree (account_id, last_used_at DESC);

--
-- Name: list_decisions_list_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX list_decisions_list_id_idx ON public.list_decisions USING btree (list_id);

--
-- Name: list_reports_list_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX list_reports_list_id_idx ON public.list_reports USING btree (list_id);

--
-- Name: mailed_addresses_address_hash_mailed_at_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailed_addresses_address_hash_mailed_at_idx ON public.mailed_addresses USING btree (address_hash, mailed_at);

--
-- Name: mails_email_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_email_key_idx ON public.mails USING btree (email_key);

--
-- Name: own_list_tools_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX own_list_tools_tool_id_idx ON public.own_list_tools USING btree (tool_id);

--
-- Name: own_lists_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX own_lists_account_id_idx ON public.own_lists USING btree (account_id, changed_at DESC);

--
-- Name: passkeys_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_account_id_idx ON public.passkeys USING btree (account_id);

--
-- Name: rank_bands_country_code_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rank_bands_country_code_idx ON ONLY public.rank_bands USING brin (country_code) WITH (pages_per_range='8', autosummarize='on');

--
-- Name: search_category_names_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_category_names_key_idx ON public.search_category_names USING btree (key);

--
-- Name: search_documents_document_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_documents_document_idx ON public.search_documents USING gin (document) WITH (fastupdate=off);

--
-- Name: search_names_deletions_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_names_deletions_idx ON public.search_names USING gin (deletions) WITH (fastupdate=off);

--
-- Name: search_names_part_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_names_part_idx ON public.search_names USING btree (key) WHERE ("position" > 0);

--
-- Name: search_names_trgm_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_names_trgm_idx ON public.search_names USING gin (key public.gin_trgm_ops) WITH (fastupdate=off) WHERE ("position" = 0);

--
-- Name: search_names_whole_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_names_whole_idx ON public.search_names USING btree (key) WHERE ("position" = 0);

--
-- Name: search_task_names_key_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_task_names_key_idx ON public.search_task_names USING btree (key);

--
-- Name: search_words_deletions_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_words_deletions_idx ON public.search_words USING gin (deletions) WITH (fastupdate=off);

--
-- Name: sessions_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_account_id_idx ON public.sessions USING btree (account_id);

--
-- Name: site_bands_month_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX site_bands_month_idx ON public.site_bands USING btree (month);

--
-- Name: site_figures_sample_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX site_figures_sample_idx ON ONLY public.site_figures USING btree (month) WHERE (kind = 'sample'::text);

--
-- Name: sites_reversed_host_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sites_reversed_host_idx ON public.sites USING btree (reverse(host) text_pattern_ops);

--
-- Name: stated_visits_account_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stated_visits_account_id_idx ON public.stated_visits USING btree (account_id);

--
-- Name: tool_aliases_tool_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tool_aliases_tool_id_idx ON public.tool_aliases USING btree (tool_id);

--
-- Name: tool_categories_category_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tool_categories_category_id_idx ON public.tool_categories USING btree (category_id, tool_id);

--
-- Name: tool_features_feature_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tool_features_feature_id_idx ON public.tool_features USING btree (feature_id, tool_id);

--
-- Name: tool_icons_hash_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tool_icons_hash_idx ON public.tool_icons USING btree (hash);

--
-- Name: tool_uses_day_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tool_uses_day_idx ON public.tool_uses USING btree (day);

--
-- Name: tools_changes_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tools_changes_idx ON public.tools USING btree (id) INCLUDE (changed_on) WHERE (status = ANY (ARRAY['published'::text, 'closed'::text]));

--
-- Name: tools_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tools_newest_idx ON public.tools USING btree (added_on DESC, slug) WHERE ((status = 'published'::text) AND (added_basis = 'first-listed'::text));

--
-- Name: tools_rivals_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tools_rivals_idx ON public.tools USING gin (rivals) WHERE (rivals <> '{}'::text[]);

--
-- Name: tools_site_id_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tools_site_id_idx ON public.tools USING btree (site_id);

--
-- Name: tools_traffic_site_id_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX tools_traffic_site_id_key ON public.tools USING btree (traffic_site_id) WHERE (traffic_site_id IS NOT NULL);

--
-- Name: decisions decisions_are_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER decisions_are_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.decisions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

--
-- Name: accounts note_account_deletion; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER note_account_deletion AFTER DELETE ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.note_account_deletion();

--
-- Name: band_fetches band_fetches_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.band_fetches
    ADD CONSTRAINT band_fetches_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: band_lists band_lists_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.band_lists
    ADD CONSTRAINT band_lists_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: cases cases_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: cases cases_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cases
    ADD CONSTRAINT cases_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE SET NULL;

--
-- Name: categories categories_group_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.category_groups(id);

--
-- Name: category_group_texts category_group_texts_group_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_group_texts
    ADD CONSTRAINT category_group_texts_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.category_groups(id) ON DELETE CASCADE;

--
-- Name: category_leaders category_leaders_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_leaders
    ADD CONSTRAINT category_leaders_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

--
-- Name: category_leaders category_leaders_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_leaders
    ADD CONSTRAINT category_leaders_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: category_standings category_standings_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_standings
    ADD CONSTRAINT category_standings_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

--
-- Name: category_texts category_texts_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.category_texts
    ADD CONSTRAINT category_texts_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

--
-- Name: claims claims_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: claims claims_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE CASCADE;

--
-- Name: claims claims_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: compared_pairs compared_pairs_other_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.compared_pairs
    ADD CONSTRAINT compared_pairs_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: compared_pairs compared_pairs_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.compared_pairs
    ADD CONSTRAINT compared_pairs_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: corrections corrections_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_id_fkey FOREIGN KEY (id) REFERENCES public.cases(id) ON DELETE CASCADE;

--
-- Name: country_bands country_bands_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.country_bands
    ADD CONSTRAINT country_bands_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: decisions decisions_undoes_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT decisions_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.decisions(id);

--
-- Name: desk_invitations desk_invitations_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_invitations
    ADD CONSTRAINT desk_invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.editors(account_id) ON DELETE CASCADE;

--
-- Name: desk_sessions desk_sessions_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.editors(account_id) ON DELETE CASCADE;

--
-- Name: dismissed_signs dismissed_signs_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dismissed_signs
    ADD CONSTRAINT dismissed_signs_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: editors editors_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.editors
    ADD CONSTRAINT editors_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: facts_not_stated facts_not_stated_decision_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facts_not_stated
    ADD CONSTRAINT facts_not_stated_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.decisions(id);

--
-- Name: facts_not_stated facts_not_stated_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.facts_not_stated
    ADD CONSTRAINT facts_not_stated_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: favorite_shares favorite_shares_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorite_shares
    ADD CONSTRAINT favorite_shares_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: favorites favorites_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: favorites favorites_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT favorites_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: feature_texts feature_texts_feature_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feature_texts
    ADD CONSTRAINT feature_texts_feature_id_fkey FOREIGN KEY (feature_id) REFERENCES public.features(id) ON DELETE CASCADE;

--
-- Name: first_thousands first_thousands_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.first_thousands
    ADD CONSTRAINT first_thousands_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: group_leaders group_leaders_group_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.group_leaders
    ADD CONSTRAINT group_leaders_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.category_groups(id) ON DELETE CASCADE;

--
-- Name: group_leaders group_leaders_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.group_leaders
    ADD CONSTRAINT group_leaders_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: icon_decisions icon_decisions_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.icon_decisions
    ADD CONSTRAINT icon_decisions_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: known_devices known_devices_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: link_checks link_checks_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.link_checks
    ADD CONSTRAINT link_checks_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: list_decisions list_decisions_list_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_decisions
    ADD CONSTRAINT list_decisions_list_id_fkey FOREIGN KEY (list_id) REFERENCES public.own_lists(id) ON DELETE CASCADE;

--
-- Name: list_reports list_reports_list_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_reports
    ADD CONSTRAINT list_reports_list_id_fkey FOREIGN KEY (list_id) REFERENCES public.own_lists(id) ON DELETE CASCADE;

--
-- Name: listed_tools listed_tools_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listed_tools
    ADD CONSTRAINT listed_tools_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: listed_tools listed_tools_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.listed_tools
    ADD CONSTRAINT listed_tools_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: mail_links mail_links_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_links
    ADD CONSTRAINT mail_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: mails mails_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE CASCADE;

--
-- Name: monthly_traffic monthly_traffic_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.monthly_traffic
    ADD CONSTRAINT monthly_traffic_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: monthly_traffic monthly_traffic_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.monthly_traffic
    ADD CONSTRAINT monthly_traffic_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: named_icons named_icons_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.named_icons
    ADD CONSTRAINT named_icons_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: own_list_tools own_list_tools_list_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_list_tools
    ADD CONSTRAINT own_list_tools_list_id_fkey FOREIGN KEY (list_id) REFERENCES public.own_lists(id) ON DELETE CASCADE;

--
-- Name: own_list_tools own_list_tools_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_list_tools
    ADD CONSTRAINT own_list_tools_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: own_lists own_lists_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.own_lists
    ADD CONSTRAINT own_lists_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: passkeys passkeys_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.editors(account_id) ON DELETE CASCADE;

--
-- Name: rank_bands rank_bands_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.rank_bands
    ADD CONSTRAINT rank_bands_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: rank_bands rank_bands_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.rank_bands
    ADD CONSTRAINT rank_bands_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: ranking_entries ranking_entries_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranking_entries
    ADD CONSTRAINT ranking_entries_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: ranking_entries ranking_entries_ranking_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranking_entries
    ADD CONSTRAINT ranking_entries_ranking_id_fkey FOREIGN KEY (ranking_id) REFERENCES public.rankings(id) ON DELETE CASCADE;

--
-- Name: ranking_entries ranking_entries_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ranking_entries
    ADD CONSTRAINT ranking_entries_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: reply_addresses reply_addresses_case_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reply_addresses
    ADD CONSTRAINT reply_addresses_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.cases(id) ON DELETE CASCADE;

--
-- Name: search_categories search_categories_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_categories
    ADD CONSTRAINT search_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

--
-- Name: search_category_names search_category_names_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_category_names
    ADD CONSTRAINT search_category_names_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

--
-- Name: search_documents search_documents_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_documents
    ADD CONSTRAINT search_documents_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: search_names search_names_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_names
    ADD CONSTRAINT search_names_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: search_task_names search_task_names_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_task_names
    ADD CONSTRAINT search_task_names_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;

--
-- Name: search_texts search_texts_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: sessions sessions_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: site_bands site_bands_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_bands
    ADD CONSTRAINT site_bands_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: site_bands site_bands_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.site_bands
    ADD CONSTRAINT site_bands_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: site_figures site_figures_provider_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.site_figures
    ADD CONSTRAINT site_figures_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.providers(id);

--
-- Name: site_figures site_figures_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.site_figures
    ADD CONSTRAINT site_figures_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: stated_visits stated_visits_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stated_visits
    ADD CONSTRAINT stated_visits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

--
-- Name: stated_visits stated_visits_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stated_visits
    ADD CONSTRAINT stated_visits_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: submissions submissions_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_id_fkey FOREIGN KEY (id) REFERENCES public.cases(id) ON DELETE CASCADE;

--
-- Name: task_tools task_tools_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.task_tools
    ADD CONSTRAINT task_tools_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE;

--
-- Name: tool_aliases tool_aliases_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_aliases
    ADD CONSTRAINT tool_aliases_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_categories tool_categories_category_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_categories
    ADD CONSTRAINT tool_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

--
-- Name: tool_categories tool_categories_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_categories
    ADD CONSTRAINT tool_categories_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_features tool_features_feature_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_features
    ADD CONSTRAINT tool_features_feature_id_fkey FOREIGN KEY (feature_id) REFERENCES public.features(id);

--
-- Name: tool_features tool_features_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_features
    ADD CONSTRAINT tool_features_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_icons tool_icons_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_icons
    ADD CONSTRAINT tool_icons_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_tasks tool_tasks_task_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_tasks
    ADD CONSTRAINT tool_tasks_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id);

--
-- Name: tool_tasks tool_tasks_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_tasks
    ADD CONSTRAINT tool_tasks_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_texts tool_texts_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_texts
    ADD CONSTRAINT tool_texts_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_trials tool_trials_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_trials
    ADD CONSTRAINT tool_trials_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_uses tool_uses_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_uses
    ADD CONSTRAINT tool_uses_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tool_visits tool_visits_tool_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tool_visits
    ADD CONSTRAINT tool_visits_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES public.tools(id) ON DELETE CASCADE;

--
-- Name: tools tools_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tools
    ADD CONSTRAINT tools_site_id_fkey FOREIGN KEY (site_id) REFERENCES public.sites(id);

--
-- Name: tools tools_traffic_site_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tools
    ADD CONSTRAINT tools_traffic_site_id_fkey FOREIGN KEY (traffic_site_id) REFERENCES public.sites(id);

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO polydex_api;
GRANT USAGE ON SCHEMA public TO polydex_worker;
GRANT USAGE ON SCHEMA public TO polydex_reader;
GRANT USAGE ON SCHEMA public TO polydex_desk;

--
-- Name: FUNCTION analyze_search_tables(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.analyze_search_tables() FROM PUBLIC;
GRANT ALL ON FUNCTION public.analyze_search_tables() TO polydex_worker;

--
-- Name: FUNCTION create_search_index(of_table text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.create_search_index(of_table text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_search_index(of_table text) TO polydex_worker;
GRANT ALL ON FUNCTION public.create_search_index(of_table text) TO polydex_desk;

--
-- Name: FUNCTION create_search_tables(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.create_search_tables() FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_search_tables() TO polydex_worker;

--
-- Name: FUNCTION drop_search_index(of_table text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.drop_search_index(of_table text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.drop_search_index(of_table text) TO polydex_worker;
GRANT ALL ON FUNCTION public.drop_search_index(of_table text) TO polydex_desk;

--
-- Name: FUNCTION ensure_month_partition(parent text, month date); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.ensure_month_partition(parent text, month date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ensure_month_partition(parent text, month date) TO polydex_worker;

--
-- Name: FUNCTION index_search_tables(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.index_search_tables() FROM PUBLIC;
GRANT ALL ON FUNCTION public.index_search_tables() TO polydex_worker;

--
-- Name: FUNCTION note_account_deletion(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.note_account_deletion() FROM PUBLIC;

--
-- Name: FUNCTION note_errors(from_app text, from_release text, noted jsonb); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.note_errors(from_app text, from_release text, noted jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.note_errors(from_app text, from_release text, noted jsonb) TO polydex_api;
GRANT ALL ON FUNCTION public.note_errors(from_app text, from_release text, noted jsonb) TO polydex_worker;
GRANT ALL ON FUNCTION public.note_errors(from_app text, from_release text, noted jsonb) TO polydex_desk;

--
-- Name: FUNCTION queue_claim_check(of_claim uuid); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_claim_check(of_claim uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_claim_check(of_claim uuid) TO polydex_api;

--
-- Name: FUNCTION queue_decision_mail(of_case uuid, max_tries integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_decision_mail(of_case uuid, max_tries integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_decision_mail(of_case uuid, max_tries integer) TO polydex_desk;

--
-- Name: FUNCTION queue_mail(mail_purpose text, recipient_key text, most_tries integer); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_mail(mail_purpose text, recipient_key text, most_tries integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_mail(mail_purpose text, recipient_key text, most_tries integer) TO polydex_api;

--
-- Name: FUNCTION queue_page_reading(page text); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_page_reading(page text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_page_reading(page text) TO polydex_desk;

--
-- Name: FUNCTION queue_refresh(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_refresh() FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_refresh() TO polydex_desk;

--
-- Name: FUNCTION queue_trial_adoption(of_case uuid, is_shown boolean); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.queue_trial_adoption(of_case uuid, is_shown boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.queue_trial_adoption(of_case uuid, is_shown boolean) TO polydex_desk;

--
-- Name: FUNCTION swap_search_tables(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.swap_search_tables() FROM PUBLIC;
GRANT ALL ON FUNCTION public.swap_search_tables() TO polydex_worker;

--
-- Name: TABLE account_deletions; Type: ACL; Schema: public; Owner: -
--

GRANT DELETE ON TABLE public.account_deletions TO polydex_worker;
GRANT SELECT ON TABLE public.account_deletions TO polydex_reader;

--
-- Name: COLUMN account_deletions.deleted_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(deleted_at) ON TABLE public.account_deletions TO polydex_worker;

--
-- Name: TABLE accounts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.accounts TO polydex_api;

--
-- Name: COLUMN accounts.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.accounts TO polydex_worker;
GRANT SELECT(id) ON TABLE public.accounts TO polydex_reader;

--
-- Name: COLUMN accounts.email; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email) ON TABLE public.accounts TO polydex_worker;

--
-- Name: COLUMN accounts.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_key) ON TABLE public.accounts TO polydex_worker;

--
-- Name: COLUMN accounts.password_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(password_hash) ON TABLE public.accounts TO polydex_api;

--
-- Name: COLUMN accounts.locale; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(locale) ON TABLE public.accounts TO polydex_worker;
GRANT SELECT(locale) ON TABLE public.accounts TO polydex_reader;

--
-- Name: COLUMN accounts.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.accounts TO polydex_reader;

--
-- Name: COLUMN accounts.email_confirmed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(email_confirmed_at) ON TABLE public.accounts TO polydex_api;
GRANT SELECT(email_confirmed_at) ON TABLE public.accounts TO polydex_worker;
GRANT SELECT(email_confirmed_at) ON TABLE public.accounts TO polydex_reader;

--
-- Name: TABLE band_changes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.band_changes TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.band_changes TO polydex_worker;
GRANT SELECT ON TABLE public.band_changes TO polydex_reader;
GRANT SELECT ON TABLE public.band_changes TO polydex_desk;

--
-- Name: TABLE band_fetches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.band_fetches TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.band_fetches TO polydex_worker;
GRANT SELECT ON TABLE public.band_fetches TO polydex_reader;
GRANT SELECT ON TABLE public.band_fetches TO polydex_desk;

--
-- Name: TABLE band_lists; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.band_lists TO polydex_api;
GRANT SELECT,INSERT ON TABLE public.band_lists TO polydex_worker;
GRANT SELECT ON TABLE public.band_lists TO polydex_reader;
GRANT SELECT ON TABLE public.band_lists TO polydex_desk;

--
-- Name: COLUMN band_lists.band_sizes; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(band_sizes) ON TABLE public.band_lists TO polydex_worker;

--
-- Name: COLUMN band_lists.known_site_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(known_site_id) ON TABLE public.band_lists TO polydex_worker;

--
-- Name: TABLE cases; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.cases TO polydex_api;
GRANT SELECT ON TABLE public.cases TO polydex_desk;
GRANT INSERT,DELETE ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(id) ON TABLE public.cases TO polydex_worker;
GRANT INSERT(id) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.reference; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(reference) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(reference) ON TABLE public.cases TO polydex_worker;
GRANT INSERT(reference) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.kind; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(kind) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(kind) ON TABLE public.cases TO polydex_worker;
GRANT INSERT(kind) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.subject; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(subject) ON TABLE public.cases TO polydex_reader;
GRANT UPDATE(subject) ON TABLE public.cases TO polydex_api;
GRANT INSERT(subject) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(account_id) ON TABLE public.cases TO polydex_worker;
GRANT INSERT(account_id) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.locale; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(locale) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(locale) ON TABLE public.cases TO polydex_worker;
GRANT INSERT(locale) ON TABLE public.cases TO polydex_desk;

--
-- Name: COLUMN cases.status; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(status) ON TABLE public.cases TO polydex_reader;
GRANT UPDATE(status) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(status) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.reason; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(reason) ON TABLE public.cases TO polydex_reader;
GRANT UPDATE(reason) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(reason) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.tool_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(tool_id) ON TABLE public.cases TO polydex_reader;
GRANT INSERT(tool_id),UPDATE(tool_id) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(tool_id) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.received_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(received_at) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(received_at) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.decided_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(decided_at) ON TABLE public.cases TO polydex_reader;
GRANT UPDATE(decided_at) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(decided_at) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(version) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(version) ON TABLE public.cases TO polydex_reader;

--
-- Name: COLUMN cases.announced_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(announced_at) ON TABLE public.cases TO polydex_reader;

--
-- Name: COLUMN cases.is_held; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_held) ON TABLE public.cases TO polydex_api;
GRANT UPDATE(is_held) ON TABLE public.cases TO polydex_desk;
GRANT SELECT(is_held) ON TABLE public.cases TO polydex_reader;
GRANT SELECT(is_held) ON TABLE public.cases TO polydex_worker;

--
-- Name: COLUMN cases.spam_signs; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(spam_signs) ON TABLE public.cases TO polydex_api;
GRANT SELECT(spam_signs) ON TABLE public.cases TO polydex_reader;

--
-- Name: COLUMN cases.spam_score; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(spam_score) ON TABLE public.cases TO polydex_api;
GRANT SELECT(spam_score) ON TABLE public.cases TO polydex_reader;

--
-- Name: TABLE categories; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.categories TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.categories TO polydex_worker;
GRANT SELECT ON TABLE public.categories TO polydex_reader;
GRANT SELECT ON TABLE public.categories TO polydex_desk;

--
-- Name: TABLE category_group_texts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_group_texts TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.category_group_texts TO polydex_worker;
GRANT SELECT ON TABLE public.category_group_texts TO polydex_reader;
GRANT SELECT ON TABLE public.category_group_texts TO polydex_desk;

--
-- Name: TABLE category_groups; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_groups TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.category_groups TO polydex_worker;
GRANT SELECT ON TABLE public.category_groups TO polydex_reader;
GRANT SELECT ON TABLE public.category_groups TO polydex_desk;

--
-- Name: TABLE category_leaders; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_leaders TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.category_leaders TO polydex_worker;
GRANT SELECT ON TABLE public.category_leaders TO polydex_reader;
GRANT SELECT ON TABLE public.category_leaders TO polydex_desk;

--
-- Name: TABLE category_standings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_standings TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.category_standings TO polydex_worker;
GRANT SELECT ON TABLE public.category_standings TO polydex_reader;
GRANT SELECT ON TABLE public.category_standings TO polydex_desk;

--
-- Name: TABLE category_texts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.category_texts TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.category_texts TO polydex_worker;
GRANT SELECT ON TABLE public.category_texts TO polydex_reader;
GRANT SELECT ON TABLE public.category_texts TO polydex_desk;

--
-- Name: TABLE claims; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.claims TO polydex_api;
GRANT SELECT,DELETE ON TABLE public.claims TO polydex_worker;
GRANT SELECT ON TABLE public.claims TO polydex_desk;

--
-- Name: COLUMN claims.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.tool_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(tool_id) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.locale; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(locale) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.host; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(host) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.checked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(checked_at) ON TABLE public.claims TO polydex_worker;
GRANT SELECT(checked_at) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.fault; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(fault) ON TABLE public.claims TO polydex_worker;
GRANT SELECT(fault) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.proof; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(proof) ON TABLE public.claims TO polydex_worker;
GRANT SELECT(proof) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.proven_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(proven_at) ON TABLE public.claims TO polydex_worker;
GRANT SELECT(proven_at) ON TABLE public.claims TO polydex_reader;

--
-- Name: COLUMN claims.case_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(case_id) ON TABLE public.claims TO polydex_worker;
GRANT SELECT(case_id) ON TABLE public.claims TO polydex_reader;

--
-- Name: TABLE compared_pairs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.compared_pairs TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.compared_pairs TO polydex_worker;
GRANT SELECT ON TABLE public.compared_pairs TO polydex_reader;
GRANT SELECT ON TABLE public.compared_pairs TO polydex_desk;

--
-- Name: TABLE corrections; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.corrections TO polydex_api;
GRANT SELECT ON TABLE public.corrections TO polydex_reader;
GRANT SELECT,INSERT ON TABLE public.corrections TO polydex_desk;

--
-- Name: TABLE country_bands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.country_bands TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.country_bands TO polydex_worker;
GRANT SELECT ON TABLE public.country_bands TO polydex_reader;
GRANT SELECT ON TABLE public.country_bands TO polydex_desk;

--
-- Name: TABLE decisions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.decisions TO polydex_desk;
GRANT SELECT ON TABLE public.decisions TO polydex_reader;

--
-- Name: TABLE desk_invitations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.desk_invitations TO polydex_desk;
GRANT DELETE ON TABLE public.desk_invitations TO polydex_worker;

--
-- Name: COLUMN desk_invitations.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(expires_at) ON TABLE public.desk_invitations TO polydex_worker;

--
-- Name: TABLE desk_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.desk_sessions TO polydex_desk;
GRANT DELETE ON TABLE public.desk_sessions TO polydex_worker;

--
-- Name: COLUMN desk_sessions.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.desk_sessions TO polydex_desk;
GRANT SELECT(last_used_at) ON TABLE public.desk_sessions TO polydex_worker;

--
-- Name: COLUMN desk_sessions.proven_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(proven_at) ON TABLE public.desk_sessions TO polydex_desk;

--
-- Name: TABLE dismissed_signs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.dismissed_signs TO polydex_desk;
GRANT SELECT ON TABLE public.dismissed_signs TO polydex_reader;

--
-- Name: TABLE editors; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.editors TO polydex_desk;
GRANT SELECT ON TABLE public.editors TO polydex_reader;

--
-- Name: TABLE errors; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.errors TO polydex_reader;
GRANT DELETE ON TABLE public.errors TO polydex_worker;

--
-- Name: COLUMN errors.last_seen_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(last_seen_at) ON TABLE public.errors TO polydex_worker;

--
-- Name: TABLE fact_coverage; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.fact_coverage TO polydex_api;
GRANT SELECT ON TABLE public.fact_coverage TO polydex_reader;
GRANT SELECT ON TABLE public.fact_coverage TO polydex_desk;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.fact_coverage TO polydex_worker;

--
-- Name: TABLE facts_not_stated; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.facts_not_stated TO polydex_desk;
GRANT SELECT ON TABLE public.facts_not_stated TO polydex_reader;

--
-- Name: COLUMN facts_not_stated.looked_on; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(looked_on) ON TABLE public.facts_not_stated TO polydex_desk;

--
-- Name: COLUMN facts_not_stated.looked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(looked_at) ON TABLE public.facts_not_stated TO polydex_desk;

--
-- Name: COLUMN facts_not_stated.decision_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(decision_id) ON TABLE public.facts_not_stated TO polydex_desk;

--
-- Name: TABLE favorite_shares; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.favorite_shares TO polydex_api;

--
-- Name: COLUMN favorite_shares.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.favorite_shares TO polydex_worker;
GRANT SELECT(account_id) ON TABLE public.favorite_shares TO polydex_reader;

--
-- Name: COLUMN favorite_shares.key_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(key_hash) ON TABLE public.favorite_shares TO polydex_api;

--
-- Name: COLUMN favorite_shares.sealed_key; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sealed_key) ON TABLE public.favorite_shares TO polydex_api;
GRANT SELECT(sealed_key),UPDATE(sealed_key) ON TABLE public.favorite_shares TO polydex_worker;

--
-- Name: COLUMN favorite_shares.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(created_at) ON TABLE public.favorite_shares TO polydex_api;
GRANT SELECT(created_at) ON TABLE public.favorite_shares TO polydex_reader;

--
-- Name: TABLE favorites; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.favorites TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.favorites TO polydex_worker;
GRANT SELECT ON TABLE public.favorites TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.favorites TO polydex_desk;

--
-- Name: TABLE feature_texts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.feature_texts TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.feature_texts TO polydex_worker;
GRANT SELECT ON TABLE public.feature_texts TO polydex_reader;
GRANT SELECT ON TABLE public.feature_texts TO polydex_desk;

--
-- Name: TABLE features; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.features TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.features TO polydex_worker;
GRANT SELECT ON TABLE public.features TO polydex_reader;
GRANT SELECT ON TABLE public.features TO polydex_desk;

--
-- Name: TABLE first_thousands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.first_thousands TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.first_thousands TO polydex_worker;
GRANT SELECT ON TABLE public.first_thousands TO polydex_reader;
GRANT SELECT ON TABLE public.first_thousands TO polydex_desk;

--
-- Name: TABLE group_leaders; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.group_leaders TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.group_leaders TO polydex_worker;
GRANT SELECT ON TABLE public.group_leaders TO polydex_reader;
GRANT SELECT ON TABLE public.group_leaders TO polydex_desk;

--
-- Name: TABLE icon_decisions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.icon_decisions TO polydex_api;
GRANT SELECT ON TABLE public.icon_decisions TO polydex_reader;
GRANT SELECT,INSERT ON TABLE public.icon_decisions TO polydex_desk;
GRANT SELECT ON TABLE public.icon_decisions TO polydex_worker;

--
-- Name: TABLE job_runs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.job_runs TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_runs TO polydex_worker;
GRANT SELECT ON TABLE public.job_runs TO polydex_reader;
GRANT SELECT ON TABLE public.job_runs TO polydex_desk;

--
-- Name: TABLE known_devices; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.known_devices TO polydex_api;
GRANT DELETE ON TABLE public.known_devices TO polydex_worker;

--
-- Name: COLUMN known_devices.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.known_devices TO polydex_reader;

--
-- Name: COLUMN known_devices.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.known_devices TO polydex_api;
GRANT SELECT(last_used_at) ON TABLE public.known_devices TO polydex_worker;
GRANT SELECT(last_used_at) ON TABLE public.known_devices TO polydex_reader;

--
-- Name: TABLE link_checks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.link_checks TO polydex_api;
GRANT SELECT ON TABLE public.link_checks TO polydex_reader;
GRANT SELECT ON TABLE public.link_checks TO polydex_desk;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.link_checks TO polydex_worker;

--
-- Name: TABLE list_decisions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.list_decisions TO polydex_desk;
GRANT SELECT ON TABLE public.list_decisions TO polydex_reader;

--
-- Name: TABLE list_reports; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT ON TABLE public.list_reports TO polydex_api;
GRANT DELETE ON TABLE public.list_reports TO polydex_worker;
GRANT SELECT ON TABLE public.list_reports TO polydex_reader;
GRANT SELECT ON TABLE public.list_reports TO polydex_desk;

--
-- Name: COLUMN list_reports.reported_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(reported_at) ON TABLE public.list_reports TO polydex_worker;

--
-- Name: TABLE listed_tools; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.listed_tools TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.listed_tools TO polydex_worker;
GRANT SELECT ON TABLE public.listed_tools TO polydex_reader;
GRANT SELECT ON TABLE public.listed_tools TO polydex_desk;

--
-- Name: TABLE mail_links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.mail_links TO polydex_api;
GRANT INSERT,DELETE ON TABLE public.mail_links TO polydex_worker;

--
-- Name: COLUMN mail_links.key_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(key_hash) ON TABLE public.mail_links TO polydex_worker;

--
-- Name: COLUMN mail_links.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.mail_links TO polydex_worker;
GRANT SELECT(account_id) ON TABLE public.mail_links TO polydex_reader;

--
-- Name: COLUMN mail_links.purpose; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(purpose) ON TABLE public.mail_links TO polydex_worker;
GRANT SELECT(purpose) ON TABLE public.mail_links TO polydex_reader;

--
-- Name: COLUMN mail_links.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(expires_at),UPDATE(expires_at) ON TABLE public.mail_links TO polydex_worker;
GRANT SELECT(expires_at) ON TABLE public.mail_links TO polydex_reader;

--
-- Name: TABLE mailed_addresses; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mailed_addresses TO polydex_worker;

--
-- Name: TABLE mails; Type: ACL; Schema: public; Owner: -
--

GRANT DELETE ON TABLE public.mails TO polydex_api;
GRANT SELECT,DELETE ON TABLE public.mails TO polydex_worker;

--
-- Name: COLUMN mails.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(id) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.purpose; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(purpose) ON TABLE public.mails TO polydex_api;
GRANT SELECT(purpose) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(purpose) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_key) ON TABLE public.mails TO polydex_api;

--
-- Name: COLUMN mails.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.mails TO polydex_api;
GRANT SELECT(created_at) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(created_at) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.tries; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(tries) ON TABLE public.mails TO polydex_worker;
GRANT SELECT(tries) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(tries) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.last_fault; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_fault) ON TABLE public.mails TO polydex_worker;
GRANT SELECT(last_fault) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(last_fault) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.failed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(failed_at) ON TABLE public.mails TO polydex_worker;
GRANT SELECT(failed_at) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(failed_at) ON TABLE public.mails TO polydex_desk;

--
-- Name: COLUMN mails.case_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(case_id) ON TABLE public.mails TO polydex_api;
GRANT SELECT(case_id) ON TABLE public.mails TO polydex_reader;
GRANT SELECT(case_id) ON TABLE public.mails TO polydex_desk;

--
-- Name: TABLE missed_searches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.missed_searches TO polydex_api;
GRANT SELECT,DELETE ON TABLE public.missed_searches TO polydex_worker;
GRANT SELECT ON TABLE public.missed_searches TO polydex_reader;
GRANT SELECT ON TABLE public.missed_searches TO polydex_desk;

--
-- Name: COLUMN missed_searches.searches; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(searches) ON TABLE public.missed_searches TO polydex_api;

--
-- Name: TABLE month_reports; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.month_reports TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.month_reports TO polydex_worker;
GRANT SELECT ON TABLE public.month_reports TO polydex_desk;
GRANT SELECT ON TABLE public.month_reports TO polydex_reader;

--
-- Name: TABLE monthly_traffic; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.monthly_traffic TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.monthly_traffic TO polydex_worker;
GRANT SELECT ON TABLE public.monthly_traffic TO polydex_reader;
GRANT SELECT ON TABLE public.monthly_traffic TO polydex_desk;

--
-- Name: TABLE named_icons; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.named_icons TO polydex_api;
GRANT SELECT ON TABLE public.named_icons TO polydex_reader;
GRANT SELECT ON TABLE public.named_icons TO polydex_desk;
GRANT SELECT ON TABLE public.named_icons TO polydex_worker;

--
-- Name: COLUMN named_icons.url; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(url) ON TABLE public.named_icons TO polydex_api;

--
-- Name: COLUMN named_icons.named_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(named_at) ON TABLE public.named_icons TO polydex_api;

--
-- Name: TABLE own_list_tools; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.own_list_tools TO polydex_api;
GRANT SELECT ON TABLE public.own_list_tools TO polydex_worker;
GRANT SELECT ON TABLE public.own_list_tools TO polydex_desk;
GRANT SELECT ON TABLE public.own_list_tools TO polydex_reader;

--
-- Name: COLUMN own_list_tools.tool_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(tool_id) ON TABLE public.own_list_tools TO polydex_worker;
GRANT UPDATE(tool_id) ON TABLE public.own_list_tools TO polydex_desk;

--
-- Name: TABLE own_lists; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.own_lists TO polydex_api;

--
-- Name: COLUMN own_lists.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.own_lists TO polydex_worker;
GRANT SELECT(id) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(id) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(account_id) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.title; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(title) ON TABLE public.own_lists TO polydex_api;
GRANT SELECT(title) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(title) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(version) ON TABLE public.own_lists TO polydex_api;
GRANT SELECT(version) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(version) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(created_at) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.changed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(changed_at) ON TABLE public.own_lists TO polydex_api;
GRANT SELECT(changed_at) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(changed_at) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.key_hash; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(key_hash) ON TABLE public.own_lists TO polydex_api;

--
-- Name: COLUMN own_lists.sealed_key; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sealed_key) ON TABLE public.own_lists TO polydex_api;
GRANT SELECT(sealed_key),UPDATE(sealed_key) ON TABLE public.own_lists TO polydex_worker;

--
-- Name: COLUMN own_lists.shared_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(shared_at) ON TABLE public.own_lists TO polydex_api;
GRANT SELECT(shared_at) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(shared_at) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: COLUMN own_lists.withdrawn_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(withdrawn_at) ON TABLE public.own_lists TO polydex_reader;
GRANT SELECT(withdrawn_at),UPDATE(withdrawn_at) ON TABLE public.own_lists TO polydex_desk;

--
-- Name: TABLE page_readings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,DELETE ON TABLE public.page_readings TO polydex_desk;
GRANT SELECT,DELETE ON TABLE public.page_readings TO polydex_worker;

--
-- Name: COLUMN page_readings.read_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(read_at) ON TABLE public.page_readings TO polydex_worker;

--
-- Name: COLUMN page_readings.text; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(text) ON TABLE public.page_readings TO polydex_worker;

--
-- Name: COLUMN page_readings.fault; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(fault) ON TABLE public.page_readings TO polydex_worker;

--
-- Name: TABLE passkey_challenges; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.passkey_challenges TO polydex_desk;
GRANT DELETE ON TABLE public.passkey_challenges TO polydex_worker;

--
-- Name: COLUMN passkey_challenges.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(expires_at) ON TABLE public.passkey_challenges TO polydex_worker;

--
-- Name: TABLE passkeys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.passkeys TO polydex_desk;

--
-- Name: COLUMN passkeys.sign_count; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sign_count) ON TABLE public.passkeys TO polydex_desk;

--
-- Name: COLUMN passkeys.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.passkeys TO polydex_desk;

--
-- Name: TABLE production_mark; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.production_mark TO polydex_api;
GRANT SELECT,INSERT ON TABLE public.production_mark TO polydex_worker;
GRANT SELECT ON TABLE public.production_mark TO polydex_reader;
GRANT SELECT ON TABLE public.production_mark TO polydex_desk;

--
-- Name: TABLE providers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.providers TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.providers TO polydex_worker;
GRANT SELECT ON TABLE public.providers TO polydex_reader;
GRANT SELECT ON TABLE public.providers TO polydex_desk;

--
-- Name: TABLE queue_workers; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.queue_workers TO polydex_worker;
GRANT SELECT ON TABLE public.queue_workers TO polydex_reader;

--
-- Name: TABLE rank_bands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.rank_bands TO polydex_api;
GRANT SELECT,INSERT ON TABLE public.rank_bands TO polydex_worker;
GRANT SELECT ON TABLE public.rank_bands TO polydex_reader;
GRANT SELECT ON TABLE public.rank_bands TO polydex_desk;

--
-- Name: TABLE ranking_entries; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.ranking_entries TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.ranking_entries TO polydex_worker;
GRANT SELECT ON TABLE public.ranking_entries TO polydex_reader;
GRANT SELECT ON TABLE public.ranking_entries TO polydex_desk;

--
-- Name: TABLE rankings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.rankings TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rankings TO polydex_worker;
GRANT SELECT ON TABLE public.rankings TO polydex_reader;
GRANT SELECT ON TABLE public.rankings TO polydex_desk;

--
-- Name: TABLE reply_addresses; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT ON TABLE public.reply_addresses TO polydex_api;
GRANT SELECT,DELETE ON TABLE public.reply_addresses TO polydex_worker;

--
-- Name: COLUMN reply_addresses.case_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(case_id) ON TABLE public.reply_addresses TO polydex_api;
GRANT SELECT(case_id) ON TABLE public.reply_addresses TO polydex_reader;

--
-- Name: COLUMN reply_addresses.sealed_email; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sealed_email) ON TABLE public.reply_addresses TO polydex_worker;

--
-- Name: TABLE schema_migrations; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.schema_migrations TO polydex_api;
GRANT SELECT ON TABLE public.schema_migrations TO polydex_worker;
GRANT SELECT ON TABLE public.schema_migrations TO polydex_reader;
GRANT SELECT ON TABLE public.schema_migrations TO polydex_desk;

--
-- Name: TABLE search_categories; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_categories TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.search_categories TO polydex_worker;
GRANT SELECT ON TABLE public.search_categories TO polydex_reader;
GRANT SELECT ON TABLE public.search_categories TO polydex_desk;

--
-- Name: TABLE search_category_names; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_category_names TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_category_names TO polydex_worker;
GRANT SELECT ON TABLE public.search_category_names TO polydex_reader;
GRANT SELECT ON TABLE public.search_category_names TO polydex_desk;

--
-- Name: TABLE search_changes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.search_changes TO polydex_worker;
GRANT SELECT,INSERT ON TABLE public.search_changes TO polydex_desk;

--
-- Name: TABLE search_documents; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_documents TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_documents TO polydex_worker;
GRANT SELECT ON TABLE public.search_documents TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_documents TO polydex_desk;

--
-- Name: TABLE search_names; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_names TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_names TO polydex_worker;
GRANT SELECT ON TABLE public.search_names TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_names TO polydex_desk;

--
-- Name: TABLE search_spellings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_spellings TO polydex_api;
GRANT SELECT,INSERT ON TABLE public.search_spellings TO polydex_worker;
GRANT SELECT ON TABLE public.search_spellings TO polydex_reader;
GRANT SELECT,INSERT ON TABLE public.search_spellings TO polydex_desk;

--
-- Name: TABLE search_task_names; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_task_names TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_task_names TO polydex_worker;
GRANT SELECT ON TABLE public.search_task_names TO polydex_reader;
GRANT SELECT ON TABLE public.search_task_names TO polydex_desk;

--
-- Name: TABLE search_texts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_texts TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_texts TO polydex_worker;
GRANT SELECT ON TABLE public.search_texts TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_texts TO polydex_desk;

--
-- Name: TABLE search_topic_words; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_topic_words TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.search_topic_words TO polydex_worker;
GRANT SELECT ON TABLE public.search_topic_words TO polydex_reader;
GRANT SELECT ON TABLE public.search_topic_words TO polydex_desk;

--
-- Name: TABLE search_words; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.search_words TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.search_words TO polydex_worker;
GRANT SELECT ON TABLE public.search_words TO polydex_reader;
GRANT SELECT ON TABLE public.search_words TO polydex_desk;

--
-- Name: TABLE sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.sessions TO polydex_api;
GRANT DELETE ON TABLE public.sessions TO polydex_worker;

--
-- Name: COLUMN sessions.account_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(account_id) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.is_remembered; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(is_remembered) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.created_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(created_at) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.last_used_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(last_used_at) ON TABLE public.sessions TO polydex_api;
GRANT SELECT(last_used_at) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.expires_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(expires_at) ON TABLE public.sessions TO polydex_api;
GRANT SELECT(expires_at) ON TABLE public.sessions TO polydex_worker;
GRANT SELECT(expires_at) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.browser; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(browser) ON TABLE public.sessions TO polydex_reader;

--
-- Name: COLUMN sessions.system; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(system) ON TABLE public.sessions TO polydex_reader;

--
-- Name: TABLE site_bands; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.site_bands TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.site_bands TO polydex_worker;
GRANT SELECT ON TABLE public.site_bands TO polydex_reader;
GRANT SELECT ON TABLE public.site_bands TO polydex_desk;

--
-- Name: TABLE site_figures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.site_figures TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.site_figures TO polydex_worker;
GRANT SELECT ON TABLE public.site_figures TO polydex_reader;
GRANT SELECT ON TABLE public.site_figures TO polydex_desk;

--
-- Name: TABLE sites; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.sites TO polydex_api;
GRANT SELECT,INSERT ON TABLE public.sites TO polydex_worker;
GRANT SELECT ON TABLE public.sites TO polydex_reader;
GRANT SELECT,INSERT ON TABLE public.sites TO polydex_desk;

--
-- Name: TABLE stated_visits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.stated_visits TO polydex_api;
GRANT SELECT ON TABLE public.stated_visits TO polydex_desk;
GRANT SELECT ON TABLE public.stated_visits TO polydex_reader;

--
-- Name: COLUMN stated_visits.visits; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(visits) ON TABLE public.stated_visits TO polydex_api;

--
-- Name: COLUMN stated_visits.stated_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(stated_at) ON TABLE public.stated_visits TO polydex_api;

--
-- Name: TABLE submissions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.submissions TO polydex_api;
GRANT SELECT ON TABLE public.submissions TO polydex_desk;

--
-- Name: COLUMN submissions.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.submissions TO polydex_worker;
GRANT SELECT(id) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.name; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(name) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.url; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(url) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.category_slugs; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(category_slugs) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.description; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(description) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.sealed_trial; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(sealed_trial),UPDATE(sealed_trial) ON TABLE public.submissions TO polydex_worker;

--
-- Name: COLUMN submissions.pricing_model; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(pricing_model) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.languages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(languages) ON TABLE public.submissions TO polydex_reader;

--
-- Name: COLUMN submissions.is_maker; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(is_maker) ON TABLE public.submissions TO polydex_reader;

--
-- Name: TABLE switches; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.switches TO polydex_api;
GRANT SELECT ON TABLE public.switches TO polydex_worker;
GRANT SELECT ON TABLE public.switches TO polydex_reader;

--
-- Name: TABLE task_tools; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.task_tools TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.task_tools TO polydex_worker;
GRANT SELECT ON TABLE public.task_tools TO polydex_reader;
GRANT SELECT ON TABLE public.task_tools TO polydex_desk;

--
-- Name: TABLE tasks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tasks TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.tasks TO polydex_worker;
GRANT SELECT ON TABLE public.tasks TO polydex_reader;
GRANT SELECT ON TABLE public.tasks TO polydex_desk;

--
-- Name: TABLE tool_aliases; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_aliases TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_aliases TO polydex_worker;
GRANT SELECT ON TABLE public.tool_aliases TO polydex_reader;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_aliases TO polydex_desk;

--
-- Name: TABLE tool_categories; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_categories TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_categories TO polydex_worker;
GRANT SELECT ON TABLE public.tool_categories TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_categories TO polydex_desk;

--
-- Name: TABLE tool_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_counts TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_counts TO polydex_worker;
GRANT SELECT ON TABLE public.tool_counts TO polydex_reader;
GRANT SELECT ON TABLE public.tool_counts TO polydex_desk;

--
-- Name: TABLE tool_features; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_features TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_features TO polydex_worker;
GRANT SELECT ON TABLE public.tool_features TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_features TO polydex_desk;

--
-- Name: TABLE tool_icons; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_icons TO polydex_api;
GRANT SELECT ON TABLE public.tool_icons TO polydex_reader;
GRANT SELECT,DELETE ON TABLE public.tool_icons TO polydex_desk;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_icons TO polydex_worker;

--
-- Name: TABLE tool_list_figures; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_list_figures TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.tool_list_figures TO polydex_worker;
GRANT SELECT ON TABLE public.tool_list_figures TO polydex_reader;
GRANT SELECT ON TABLE public.tool_list_figures TO polydex_desk;

--
-- Name: TABLE tool_orders; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_orders TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_orders TO polydex_worker;
GRANT SELECT ON TABLE public.tool_orders TO polydex_reader;
GRANT SELECT ON TABLE public.tool_orders TO polydex_desk;

--
-- Name: TABLE tool_sets; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_sets TO polydex_api;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_sets TO polydex_worker;
GRANT SELECT ON TABLE public.tool_sets TO polydex_reader;
GRANT SELECT ON TABLE public.tool_sets TO polydex_desk;

--
-- Name: TABLE tool_tasks; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_tasks TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_tasks TO polydex_worker;
GRANT SELECT ON TABLE public.tool_tasks TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_tasks TO polydex_desk;

--
-- Name: TABLE tool_texts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_texts TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_texts TO polydex_worker;
GRANT SELECT ON TABLE public.tool_texts TO polydex_reader;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_texts TO polydex_desk;

--
-- Name: TABLE tool_trials; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_trials TO polydex_api;
GRANT SELECT,INSERT,DELETE ON TABLE public.tool_trials TO polydex_worker;

--
-- Name: COLUMN tool_trials.tool_id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(tool_id) ON TABLE public.tool_trials TO polydex_reader;
GRANT SELECT(tool_id) ON TABLE public.tool_trials TO polydex_desk;

--
-- Name: COLUMN tool_trials.sealed_trial; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sealed_trial) ON TABLE public.tool_trials TO polydex_worker;

--
-- Name: COLUMN tool_trials.adopted_at; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(adopted_at) ON TABLE public.tool_trials TO polydex_reader;
GRANT SELECT(adopted_at) ON TABLE public.tool_trials TO polydex_desk;

--
-- Name: TABLE tool_uses; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.tool_uses TO polydex_api;
GRANT SELECT,DELETE ON TABLE public.tool_uses TO polydex_worker;
GRANT SELECT ON TABLE public.tool_uses TO polydex_reader;
GRANT SELECT ON TABLE public.tool_uses TO polydex_desk;

--
-- Name: COLUMN tool_uses.opened; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(opened) ON TABLE public.tool_uses TO polydex_api;

--
-- Name: COLUMN tool_uses.visited; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(visited) ON TABLE public.tool_uses TO polydex_api;

--
-- Name: COLUMN tool_uses.saved; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(saved) ON TABLE public.tool_uses TO polydex_api;

--
-- Name: COLUMN tool_uses.compared; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(compared) ON TABLE public.tool_uses TO polydex_api;

--
-- Name: TABLE tool_visits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tool_visits TO polydex_api;
GRANT SELECT ON TABLE public.tool_visits TO polydex_reader;
GRANT SELECT ON TABLE public.tool_visits TO polydex_desk;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tool_visits TO polydex_worker;

--
-- Name: TABLE tools; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.tools TO polydex_api;
GRANT SELECT,INSERT,UPDATE ON TABLE public.tools TO polydex_worker;
GRANT SELECT ON TABLE public.tools TO polydex_reader;
GRANT SELECT,INSERT,UPDATE ON TABLE public.tools TO polydex_desk;

--
-- PostgreSQL database dump complete
--

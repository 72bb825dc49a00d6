-- The desk, where editors decide on cases and so change the directory; docs/decisions/0072-the-desk.md has the reasons.

do $$
begin
  if not exists (select from pg_roles where rolname = 'polydex_desk') then
    raise exception 'The server lacks the role polydex_desk: an administrator runs database/roles.sql (docs/operations.md, Roles)';
  end if;
end $$;

-- Accounts that may use the desk. Written by an operator's command alone: no process that serves requests may.
create table editors (
  account_id  integer primary key references accounts on delete cascade,
  name        text not null constraint editors_name_length check (length(name) between 1 and 80), -- beside decisions
  since       timestamptz not null default now()
);

-- An editor proves who they are with a passkey; the account's password and token open nothing here.
create table passkeys (
  id            text primary key, -- as the authenticator names it, base64url
  account_id    integer not null references editors on delete cascade,
  public_key    bytea not null,
  sign_count    bigint not null, -- the authenticator's own; must not go back
  transports    text[] not null default '{}', -- how browsers reach it
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkeys_account_id_idx on passkeys (account_id);

-- A link that enrols one passkey, printed by the command that makes an editor. The key is in the link alone.
create table desk_invitations (
  key_hash    bytea primary key,
  account_id  integer not null references editors on delete cascade,
  expires_at  timestamptz not null
);
create index desk_invitations_account_id_idx on desk_invitations (account_id);

-- Random bytes that a passkey has to sign, each once.
create table passkey_challenges (
  challenge   bytea primary key,
  expires_at  timestamptz not null
);

create table desk_sessions (
  token_hash    bytea primary key,
  account_id    integer not null references editors on delete cascade,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz not null default now(), -- 15 minutes later it has ended
  proven_at     timestamptz not null default now()  -- when a passkey last signed; bulk actions ask for a recent one
);
create index desk_sessions_account_id_idx on desk_sessions (account_id);

-- Every decision, for ever: rows outlive the case, the account and the tool that they name, so nothing references those.
create table decisions (
  id           bigint generated always as identity primary key,
  case_id      uuid not null,
  editor_id    integer not null, -- an account
  action       text not null constraint decisions_action_known check (action in ('approve', 'decline', 'merge', 'undo')),
  made_at      timestamptz not null default now(),
  case_before  jsonb not null, -- its status, reason and tool
  case_after   jsonb not null,
  tool_id      integer, -- the tool that it changed; null: none
  tool_before  jsonb, -- its entry; null: there was none
  tool_after   jsonb, -- null: it was taken out
  undoes       bigint constraint decisions_undoes_key unique references decisions,
  constraint decisions_undoes_given check ((action = 'undo') = (undoes is not null)),
  constraint decisions_tool_given check (tool_id is not null or (tool_before is null and tool_after is null))
);
create index decisions_case_id_idx on decisions (case_id);
create index decisions_tool_id_idx on decisions (tool_id);

create function refuse_change() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'Rows of % are never changed or deleted', tg_table_name;
end
$$;
create trigger decisions_are_kept before update or delete or truncate on decisions
  for each statement execute function refuse_change();

-- Goes up with every decision: an editor who decides on an older state of the case is told so.
alter table cases add column version integer not null default 0;
-- The queue, oldest first.
create index cases_open_received_at_idx on cases (received_at, id) where status in ('received', 'in-review');

-- Decided at the desk, and not in the files of its catalogue yet: an import that differs leaves it alone and says so.
alter table tools add column is_decided boolean not null default false;

-- Lists and counts follow a decision within seconds. One run for all decisions until it starts.
create function queue_refresh() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('refresh-lists', '{}', run_at => now() + interval '10 seconds', max_attempts => 5,
    job_key => 'refresh-lists', job_key_mode => 'preserve_run_at');
end
$$;
revoke execute on function queue_refresh() from public;
grant execute on function queue_refresh() to polydex_desk;

-- As in 0029, with the desk among those who write documents.
create or replace function create_search_tables() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  drop table if exists search_documents_next, search_texts_next, search_names_next;
  create table search_documents_next (
    tool_id   integer not null,
    document  tsvector compression lz4 not null
  );
  create table search_texts_next (
    tool_id   integer not null,
    locale    locale_code not null,
    document  tsvector not null
  )
  with (toast_tuple_target = 8160);
  create table search_names_next (
    tool_id    integer not null,
    position   smallint not null,
    key        text collate "C" not null,
    deletions  integer[] generated always as (case when position = 0 then list_deletions(key) end) stored
  );
  grant select on search_documents_next, search_texts_next, search_names_next
    to polydex_api, polydex_worker, polydex_reader, polydex_desk;
  grant insert, delete on search_documents_next, search_texts_next, search_names_next to polydex_worker, polydex_desk;
end
$$;

-- The desk reads what every visitor may see, and writes entries of tools as the import does.
grant usage on schema public to polydex_desk;
do $$
declare
  open_table regclass;
begin
  for open_table in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege('polydex_api', oid, 'select') and has_table_privilege('polydex_worker', oid, 'select')
      and relname not in ('favorites', 'tool_trials')
  loop
    execute format('grant select on %s to polydex_desk', open_table);
  end loop;
end $$;
grant insert, update on tools to polydex_desk;
grant insert on sites, search_spellings to polydex_desk;
grant insert, delete on
  tool_categories, tool_features, tool_tasks, tool_texts, search_documents, search_texts, search_names
  to polydex_desk;
grant insert, update, delete on tool_aliases to polydex_desk;
grant select, insert on search_changes to polydex_desk;
grant select, insert, delete on favorites to polydex_desk;
grant execute on function drop_search_index(text), create_search_index(text) to polydex_desk;

grant select, update (status, reason, tool_id, decided_at, version) on cases to polydex_desk;
grant select on submissions, corrections to polydex_desk;
-- A preview says, as the page does, whether there is a trial login.
grant select (tool_id, adopted_at) on tool_trials to polydex_desk;
grant select (id, purpose, created_at, tries, last_fault, failed_at) on mails to polydex_desk;
grant select, insert on decisions to polydex_desk;
grant select on editors to polydex_desk;
grant select, insert on passkeys to polydex_desk;
grant update (sign_count, last_used_at) on passkeys to polydex_desk;
grant select, delete on desk_invitations to polydex_desk;
grant select, insert, delete on passkey_challenges, desk_sessions to polydex_desk;
grant update (last_used_at, proven_at) on desk_sessions to polydex_desk;

grant select on decisions, editors to polydex_reader;
grant select (version) on cases to polydex_reader;
-- What has ended goes with the other expired rows.
grant select (expires_at), delete on desk_invitations, passkey_challenges to polydex_worker;
grant select (last_used_at), delete on desk_sessions to polydex_worker;

-- Errors of all processes, for operators: a row for each kind of error, process and release. A process that visitors reach
-- can add to it and read nothing of it.
create table errors (
  id            bigint generated always as identity primary key,
  app           text not null check (app in ('web', 'api', 'worker', 'desk')),
  release       text not null check (length(release) between 1 and 64),
  fingerprint   text not null check (length(fingerprint) = 22),
  message       text not null check (length(message) <= 300),
  stack         text not null check (length(stack) <= 4000),
  request_id    text check (length(request_id) <= 64),
  occurrences   bigint not null check (occurrences > 0),
  first_seen_at timestamptz not null default now(),
  last_seen_at  timestamptz not null default now(),
  unique (app, release, fingerprint)
);
create index errors_last_seen_at_idx on errors (last_seen_at);
grant select on errors to polydex_reader;
grant select (last_seen_at), delete on errors to polydex_worker;

-- Above a thousand kinds the oldest go: a fault that makes each error look different must not fill the disk.
create function note_errors(from_app text, from_release text, noted jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke execute on function note_errors(text, text, jsonb) from public;
grant execute on function note_errors(text, text, jsonb) to polydex_api, polydex_worker, polydex_desk;

-- Editors check facts of a tool without a case. Wider than before, so that processes of the release before go on: they read
-- such a decision as one of a case that is gone, so its states of a case are empty, not null.
-- contracts nothing: it only allows more
-- squawk-ignore ban-drop-not-null -- the release before only shows it, as the address of a case that is gone
alter table decisions alter column case_id drop not null;
alter table decisions drop constraint decisions_action_known;
alter table decisions add constraint decisions_action_known
  check (action in ('approve', 'decline', 'merge', 'undo', 'check')) not valid;
alter table decisions add constraint decisions_case_given check (case_id is not null or action = 'check' or action = 'undo') not valid;

-- Facts that an editor looked for on a day, and that the page does not state: nobody is asked for them again for a while.
create table facts_not_stated (
  tool_id     int not null references tools on delete cascade,
  kind        text not null check (kind ~ '^[a-zA-Z]+$' and length(kind) <= 40),
  looked_on   date not null,
  looked_at   text not null check (looked_at like 'https://%' and length(looked_at) <= 500),
  decision_id bigint not null references decisions,
  primary key (tool_id, kind)
);
create index facts_not_stated_decision_id_idx on facts_not_stated (decision_id); -- for undoing a decision

-- The text of makers' pages while an editor reads them: fetched by the worker, deleted once the tool is checked, or after a day.
create table page_readings (
  url      text primary key check (url like 'https://%' and length(url) <= 500),
  asked_at timestamptz not null default now(),
  read_at  timestamptz, -- null: not yet
  text     text check (char_length(text) <= 60000),
  fault    text check (fault in ('robots', 'refused', 'missing', 'unreachable', 'no-page')), -- why there is no text
  constraint page_readings_answered check (num_nonnulls(text, fault) = num_nonnulls(read_at))
);

-- The desk asks for a page, and never goes there itself. Asked again after an hour, after a fault a minute later. One queue for
-- all of them: pages that answer slowly take one of the worker's slots, not all.
create function queue_page_reading(page text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke execute on function queue_page_reading(text) from public;
grant execute on function queue_page_reading(text) to polydex_desk;

grant select, insert, update (looked_on, looked_at, decision_id), delete on facts_not_stated to polydex_desk;
grant select on facts_not_stated to polydex_reader;
grant select, delete on page_readings to polydex_desk, polydex_worker;
grant update (read_at, text, fault) on page_readings to polydex_worker;

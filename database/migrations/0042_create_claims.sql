-- A claim: an account says that it makes a tool, and shows it by a token on the tool's host; docs/decisions/0075-makers.md
-- has the reasons. A case follows once the token was found, for an editor to decide on.

alter table cases drop constraint cases_kind_known;
alter table cases add constraint cases_kind_known check (kind in ('submission', 'correction', 'claim'));

create table claims (
  id          uuid primary key default gen_random_uuid(),
  account_id  integer not null references accounts on delete cascade,
  tool_id     integer not null references tools on delete cascade,
  locale      locale_code not null, -- for the answer
  host        text not null, -- of the tool when it was claimed; without www.
  -- Public once its holder has shown it; of use to this claim alone.
  token       text not null constraint claims_token_key unique
              constraint claims_token_form check (token ~ '^polydex-[a-z2-7]{32}$'),
  created_at  timestamptz not null default now(),
  checked_at  timestamptz, -- null: not yet
  fault       text constraint claims_fault_known check
                (fault in ('missing', 'wrong-token', 'moved', 'too-large', 'unreachable')), -- why it was not found then
  proof       text constraint claims_proof_known check (proof in ('file', 'dns')), -- where it was found last
  proven_at   timestamptz constraint claims_proven_at_given check ((proof is null) = (proven_at is null)),
  case_id     uuid constraint claims_case_id_key unique references cases on delete cascade
              constraint claims_case_follows_proof check (case_id is null or proven_at is not null),
  constraint claims_account_id_tool_id_key unique (account_id, tool_id)
);
create index claims_tool_id_idx on claims (tool_id);
-- Those to be looked at again.
create index claims_proven_at_idx on claims (proven_at);

-- Months as makers state them. A table of its own, because no list, sum or sort may read them.
create table stated_visits (
  tool_id     integer not null references tools on delete cascade,
  account_id  integer not null references accounts on delete cascade,
  month       date not null constraint stated_visits_month_first_day check (extract(day from month) = 1),
  visits      bigint not null constraint stated_visits_visits_range check (visits between 0 and 999999999999999),
  stated_at   timestamptz not null default now(),
  primary key (tool_id, account_id, month)
);
create index stated_visits_account_id_idx on stated_visits (account_id);

-- The api asks for a look at the tool's host, and never goes there itself. One job for each claim, and one queue for all of
-- them: hosts that answer slowly take one of the worker's slots, not all.
create function queue_claim_check(of_claim uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('check-claims', json_build_object('claim', of_claim), queue_name => 'claims',
    max_attempts => 3, job_key => 'check-claims:' || of_claim);
end
$$;
revoke execute on function queue_claim_check(uuid) from public;
grant execute on function queue_claim_check(uuid) to polydex_api;

grant select, insert, delete on claims to polydex_api;
grant select, insert, update (visits, stated_at) on stated_visits to polydex_api;
grant select, update (checked_at, fault, proof, proven_at, case_id), delete on claims to polydex_worker;
grant insert on cases to polydex_worker;
grant select on claims to polydex_desk;
-- As every public page, a preview shows them.
grant select on stated_visits to polydex_desk;
grant select (id, account_id, tool_id, locale, host, created_at, checked_at, fault, proof, proven_at, case_id) on claims
  to polydex_reader;
grant select on stated_visits to polydex_reader;

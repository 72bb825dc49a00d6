-- The answer to a case goes out by mail, once it is decided: to the address that its sender left for it, or to the confirmed
-- address of the account; docs/decisions/0070-answers-by-mail.md has the reasons.

-- A row goes when the answer was sent.
create table reply_addresses (
  case_id       uuid primary key references cases on delete cascade,
  sealed_email  bytea not null -- AES-256-GCM, for this case
);

-- Mails to such addresses in the last day, for the limit. No reference: a count outlives its case.
create table mailed_addresses (
  case_id       uuid primary key,
  address_hash  bytea not null
                constraint mailed_addresses_address_hash_length check (octet_length(address_hash) = 32), -- HMAC-SHA-256
  mailed_at     timestamptz not null default now()
);
create index mailed_addresses_address_hash_mailed_at_idx on mailed_addresses (address_hash, mailed_at);

-- The `decided_at` of the decision that was announced last; null: none.
alter table cases add column announced_at timestamptz;

-- A mail about a decision names its case and no address: that is looked up, and opened, when the mail is sent.
alter table mails
  add column case_id uuid references cases on delete cascade,
  alter column email_key drop not null,
  drop constraint mails_purpose_known,
  add constraint mails_purpose_known check (purpose in ('reset', 'confirm', 'decision')),
  add constraint mails_case_id_key unique (case_id),
  add constraint mails_recipient_given check
    ((purpose = 'decision') = (case_id is not null) and (purpose = 'decision') = (email_key is null));

-- Queues the mail about the decision of a case, once for each decision and only if there is an address. It waits for five
-- minutes: a decision can be undone, a mail cannot. A mail about an earlier decision that was not sent is replaced.
create function queue_decision_mail(of_case uuid, max_tries integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke execute on function queue_decision_mail(uuid, integer) from public;
grant execute on function queue_decision_mail(uuid, integer) to polydex_desk;

-- The api stores an address and never reads it again; the worker opens it to send the answer.
grant select (case_id), insert on reply_addresses to polydex_api;
grant select, update (sealed_email), delete on reply_addresses to polydex_worker;
grant select, insert, update, delete on mailed_addresses to polydex_worker;
grant select (id, reference, kind, account_id, locale, status, reason, decided_at) on cases to polydex_worker;
grant select (announced_at) on cases to polydex_reader;
grant select (case_id) on mails to polydex_api, polydex_reader, polydex_desk;
grant select (case_id) on reply_addresses to polydex_reader;

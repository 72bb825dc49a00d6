-- A case is something that was sent in and has to be decided on. What all kinds share is stored here: the status from
-- received to a decision, and a reference to name it by; docs/decisions/0069-cases.md has the reasons.

create table cases (
  id               uuid primary key, -- the sender's handle, in the address of the status page: not to be guessed
  -- Names the case in mails and on the desk; opens nothing.
  reference        text not null constraint cases_reference_key unique
                   constraint cases_reference_form check (reference ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  kind             text not null constraint cases_kind_known check (kind in ('submission')),
  -- What it is about, where only one open case may be: a submission's address. Null: there may be any number.
  subject          text,
  account_id       integer references accounts on delete cascade, -- null: sent by a visitor
  locale           locale_code not null, -- the language it was written in
  status           text not null default 'received'
                   constraint cases_status_known check (status in ('received', 'in-review', 'accepted', 'declined')),
  reason           text -- why it was declined; the web has a text for each
                   constraint cases_reason_known check
                     (reason in ('listed', 'not-ai', 'unreachable', 'not-open', 'unclear', 'promotion', 'harmful',
                       'unconfirmed', 'right-already', 'other'))
                   constraint cases_reason_given check ((status = 'declined') = (reason is not null)),
  tool_id          integer references tools on delete set null, -- the tool that came of it, or that it is about
  received_at      timestamptz not null default now(),
  decided_at       timestamptz
                   constraint cases_decided_at_given check ((status <> 'received' and status <> 'in-review') = (decided_at is not null))
);
-- One open case for each subject and sender, however many requests arrive together. Senders without an account count as
-- one; an account can always send, so that a stranger's case never blocks an address.
create unique index cases_open_subject_key on cases (kind, subject, coalesce(account_id, 0))
  where status in ('received', 'in-review');
-- What one account has sent, newest first.
create index cases_account_id_received_at_idx on cases (account_id, received_at desc);
-- From a tool to what was said about it, when it is deleted.
create index cases_tool_id_idx on cases (tool_id);

-- Decisions that an operator has entered by hand stay. Of submissions with the same address and sender the first keeps it.
with keyed as (
  select *, regexp_replace(regexp_replace(url, '^https?://(www\.)?', ''), '/*(#.*)?$', '') as address
  from submissions
)
insert into cases (id, reference, kind, subject, account_id, locale, status, reason, received_at, decided_at)
select id,
       (select overlay(string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1), '')
          placing '-' from 5 for 0)
        from generate_series(1, 8) where keyed.id is not null),
       'submission',
       case when row_number() over (partition by address, account_id, status order by received_at, id) = 1 then address end,
       account_id, locale, status,
       case status when 'declined' then 'other' end,
       received_at,
       case when status <> 'received' then received_at end
from keyed;

alter table submissions
  add constraint submissions_id_fkey foreign key (id) references cases on delete cascade,
  drop column account_id,
  drop column locale,
  drop column status,
  drop column received_at,
  add column pricing_model text
    constraint submissions_pricing_model_known check
      (pricing_model in ('free', 'freemium', 'free-trial', 'paid', 'open-source', 'contact')), -- null: not said
  add column languages text[] not null default '{}', -- of the tool's own pages, ISO 639-1
  add column is_maker boolean not null default false; -- as the submitter says

-- All sites below one registrable domain: reverse(host) begins with the reversed domain.
create index sites_reversed_host_idx on sites (reverse(host) text_pattern_ops);

grant select, insert on cases to polydex_api;
grant select (id, reference, kind, subject, account_id, locale, status, reason, tool_id, received_at, decided_at) on cases
  to polydex_reader;
grant select (pricing_model, languages, is_maker) on submissions to polydex_reader;

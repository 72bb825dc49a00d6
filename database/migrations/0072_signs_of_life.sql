-- contracts nothing: the constraints are about new columns, which no earlier release writes.
-- Whether home pages answer, as the visits of fetch-icons show it; docs/decisions/0088-facts.md says what becomes of it.
alter table tool_visits
  add column homepage text, -- the address that was visited: what is known of a former one says nothing about the present one
  add column answered_on date, -- the last day it answered; null: none is known, or something speaks against a living tool
  add column sign text, -- why it may not be alive, by the last visit
  add column sign_since date, -- the first day of that sign
  add column sign_days smallint not null default 0, -- days on which it was seen; a day without a visit is none
  add column icon_asked_at timestamptz; -- when its icon was last looked for
alter table tool_visits
  add constraint tool_visits_sign_known check (sign in
    ('silent', 'failing', 'certificate', 'gone', 'moved', 'parked', 'for-sale', 'closed')) not valid,
  add constraint tool_visits_sign_complete check (
    (sign is null) = (sign_since is null) and (sign is null) = (sign_days = 0)) not valid;

-- Signs that editors have dismissed: not asked about again for a while, unless the sign or the host that it leads to changes.
create table dismissed_signs (
  id           bigint generated always as identity primary key,
  tool_id      int not null references tools (id) on delete cascade,
  editor_id    int not null, -- an account
  sign         text not null,
  final_host   text,
  dismissed_at timestamptz not null default now()
);
create index dismissed_signs_tool_id_idx on dismissed_signs (tool_id, id);

grant select on dismissed_signs to polydex_desk, polydex_reader;
grant insert on dismissed_signs to polydex_desk;
-- An editor who acts on a sign opens a correction, and decides on it like any other.
grant insert (id, reference, kind, subject, account_id, tool_id, locale) on cases to polydex_desk;
grant insert on corrections to polydex_desk;

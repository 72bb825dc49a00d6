-- A case of another kind: something is wrong with a tool's entry. The tool is that of the case.

alter table cases drop constraint cases_kind_known;
alter table cases add constraint cases_kind_known check (kind in ('submission', 'correction'));

create table corrections (
  id       uuid primary key references cases on delete cascade,
  problem  text not null constraint corrections_problem_known check
             (problem in ('link-broken', 'wrong-fact', 'wrong-category', 'closed', 'hijacked', 'scam', 'other')),
  field    text constraint corrections_field_known check
             (field in ('name', 'url', 'description', 'pricing', 'categories', 'features', 'use-cases', 'figures')), -- null: not said
  text     text constraint corrections_text_length check (length(text) between 1 and 20000), -- what is right; null: not said
  source   text constraint corrections_source_form check (source ~ '^https?://' and length(source) <= 2048) -- shows it
);

grant select, insert on corrections to polydex_api;
grant select on corrections to polydex_reader;

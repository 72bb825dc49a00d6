-- Features that a tool is known not to have: one that it neither has nor lacks is not known. Slugs are permanent.
alter table tools add column lacks text[] not null default '{}';

-- Features that make sense for the tools of a category: where one of them is not known, its page says so.
alter table categories add column asked_features text[] not null default '{}';

-- Lists are filtered by facts too. Wider than before, so that processes of the release before go on.
alter table tool_sets drop constraint tool_sets_facet_known;
alter table tool_sets add constraint tool_sets_facet_known check (facet in (
  'all', 'group', 'category', 'price', 'feature', 'ai_role',
  'platform', 'language', 'sign_up', 'offered_in', 'country')) not valid;
alter table tool_counts drop constraint tool_counts_scope_known;
alter table tool_counts add constraint tool_counts_scope_known check (scope in (
  'all', 'group', 'category', 'price', 'feature', 'ai_role',
  'platform', 'language', 'sign_up', 'offered_in', 'country')) not valid;

-- How much is known of the listed tools, by kind of fact: what /about publishes. Made with the lists.
create table fact_coverage (
  kind         text primary key check (kind ~ '^[a-zA-Z]+$' and length(kind) <= 40),
  known        int not null,
  checked      int not null check (checked <= known),
  oldest_check date
);
grant select on fact_coverage to polydex_api, polydex_reader, polydex_desk;
grant select, insert, update, delete on fact_coverage to polydex_worker;
create trigger note_data_change after insert or update or delete or truncate on fact_coverage
  for each statement execute function note_data_change();

-- The English that a text was written beside: where it has changed since, the text waits to be read again.
alter table tool_texts add column beside text;

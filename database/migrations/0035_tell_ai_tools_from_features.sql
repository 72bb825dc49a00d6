-- Tools that merely have AI features (a shop system, a travel site) are listed, but can be filtered out, and do not lead
-- the home page.
alter table tools add ai_role text not null default 'core'
  constraint tools_ai_role_known check (ai_role in ('core', 'feature'));

alter table tool_sets drop constraint tool_sets_facet_known;
alter table tool_sets add constraint tool_sets_facet_known check
  (facet in ('all', 'group', 'category', 'price', 'feature', 'ai_role'));

alter table tool_counts drop constraint tool_counts_scope_known;
alter table tool_counts add constraint tool_counts_scope_known check
  (scope in ('all', 'group', 'category', 'price', 'feature', 'ai_role'));

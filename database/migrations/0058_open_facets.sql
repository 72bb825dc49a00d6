-- contracts nothing: it only allows more. The code that derives these rows has the filters (tool-fact-values.ts).
alter table tool_sets drop constraint tool_sets_facet_known;
alter table tool_counts drop constraint tool_counts_scope_known;

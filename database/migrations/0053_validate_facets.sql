-- What 0051 widened holds of the rows that were there too.
alter table tool_sets validate constraint tool_sets_facet_known;
alter table tool_counts validate constraint tool_counts_scope_known;

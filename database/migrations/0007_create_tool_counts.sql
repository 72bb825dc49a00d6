-- How many published tools there are in all, per group and per category. Counting a large category takes
-- tens of milliseconds, and every page shows these numbers.

create table tool_counts (
  scope  text not null
         constraint tool_counts_scope_known check (scope in ('all', 'group', 'category')),
  key    text not null, -- slug of the group or category; '' for all
  tools  integer not null,
  primary key (scope, key)
);

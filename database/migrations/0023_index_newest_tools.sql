-- The home page shows the tools first listed last; without an index it would look at a thousand to find six.

create index tools_newest_idx on tools (added_on desc, slug)
  where status = 'published' and added_basis = 'first-listed';

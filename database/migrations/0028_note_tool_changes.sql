-- no transaction
-- The day on which an entry was last written differently; null: before such days were noted. Sitemaps tell it.
alter table tools add column if not exists changed_on date;
-- A sitemap holds a range of ids: whether it holds anything, and the last change in it, without reading the entries.
drop index concurrently if exists tools_changes_idx;
create index concurrently tools_changes_idx on tools (id) include (changed_on) where status in ('published', 'closed');

-- Written by the first production start. Commands for developers, which empty a database or fill it with invented data,
-- refuse one that has the row.
create table production_mark (
  is_only    boolean primary key default true constraint production_mark_is_only check (is_only),
  marked_at  timestamptz not null default now()
);

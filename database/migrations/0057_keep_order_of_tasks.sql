-- A file's tasks keep their order in an export. Null: written before; then by slug.
alter table tool_tasks add column position smallint;

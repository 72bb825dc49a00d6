-- A task is a place of its own: { locale: { name, about } }. Common ones are offered before anything is typed.
alter table tasks add column texts jsonb not null default '{}', add column is_common boolean not null default false;

-- The tools of each task: those whose main task it is, then the others, each by visits. Stored like tool_orders.
create table task_tools (
  task_id  smallint primary key references tasks on delete cascade,
  tool_ids integer[] not null,
  made     integer not null -- how many of them it is the main task of
);

-- What a task may be called while it is typed, as in search_category_names.
create table search_task_names (
  task_id  smallint not null references tasks on delete cascade,
  locale   locale_code not null,
  position smallint not null,
  key      text collate "C" not null,
  primary key (task_id, locale, key)
);
create index search_task_names_key_idx on search_task_names (key);

-- Slugs of the tools that people weigh against this one, in our judgement.
alter table tools add column rivals text[] not null default '{}';

grant select on task_tools, search_task_names to polydex_api, polydex_worker, polydex_reader, polydex_desk;
grant insert, update, delete on task_tools to polydex_worker;
grant insert, delete on search_task_names to polydex_worker;

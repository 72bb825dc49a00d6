-- Jobs that visitors come with, in the words that they type for them. They are searched, not shown.

create table tasks (
  id     smallint generated always as identity primary key,
  slug   slug not null constraint tasks_slug_key unique,
  words  jsonb not null -- { locale: ["…"] }
);

create table tool_tasks (
  tool_id  integer not null references tools on delete cascade,
  task_id  smallint not null references tasks,
  primary key (tool_id, task_id)
);

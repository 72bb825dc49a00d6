-- The most visited tools of each group, which the home page shows. Found by counting bits they would cost a pass over
-- the set of every group.

create table group_leaders (
  group_id  smallint not null references category_groups on delete cascade,
  position  smallint not null, -- from 1
  tool_id   integer not null references tools on delete cascade,
  primary key (group_id, position)
);
create index group_leaders_tool_id_idx on group_leaders (tool_id); -- for deleting a tool

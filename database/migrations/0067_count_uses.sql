-- How often a tool was used on a day, and nothing about who did it: no address, no session, no time of day. Kept for 400 days.
create table tool_uses (
  tool_id  integer not null references tools on delete cascade,
  day      date not null,
  opened   integer not null, -- its page was shown
  visited  integer not null, -- the link to its home page was followed
  saved    integer not null, -- it was put among favourites or into a list
  compared integer not null, -- a comparison with it was shown
  primary key (tool_id, day)
);
create index tool_uses_day_idx on tool_uses (day); -- for reports and for deleting old days
grant select on tool_uses to polydex_api, polydex_worker, polydex_reader, polydex_desk;
grant insert, update (opened, visited, saved, compared) on tool_uses to polydex_api;
grant delete on tool_uses to polydex_worker;

-- Names by which a tool is searched besides its own, such as its name in another script. They are not shown.
alter table tools add column also_known_as text[] not null default '{}';

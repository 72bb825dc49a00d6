-- Pairs of well-known tools whose comparison search engines may know, at most 1,000; both ways round.
create table compared_pairs (
  tool_id  integer not null references tools on delete cascade,
  other_id integer not null references tools on delete cascade,
  primary key (tool_id, other_id)
);
create index compared_pairs_other_id_idx on compared_pairs (other_id); -- for deleting a tool
grant select on compared_pairs to polydex_api, polydex_worker, polydex_reader, polydex_desk;
grant insert, delete on compared_pairs to polydex_worker;

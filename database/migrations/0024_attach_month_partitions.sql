-- `create table … partition of` locks the parent against every reader until its transaction ends. A table that is made
-- by itself and then attached needs a lock that only other changes of the parent wait for.
-- The foreign keys lock the tables they refer to against writers, not readers: call it in a transaction of its own.
create or replace function ensure_month_partition(parent text, month date) returns void
language plpgsql as $$
declare
  first_day date := date_trunc('month', month)::date;
  partition text := format('%s_%s', parent, to_char(first_day, 'YYYY_MM'));
begin
  if to_regclass(partition) is not null then return; end if;
  -- Two writers may come to a new month at once.
  perform pg_advisory_xact_lock(hashtext('ensure_month_partition'));
  begin
    execute format('create table %I (like %I including all)', partition, parent);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)',
      parent, partition, first_day, (first_day + interval '1 month')::date);
  exception when duplicate_table then
    null; -- the other one made it while this one waited; asking again by name may still be answered from memory
  end;
end $$;

-- Gives a database that another role made and migrated to polydex_owner: for installations from before there were roles.
-- An administrator runs it once, after database/roles.sql, connected to the database in question; twice does no harm.
--   psql <address of an administrator>/<database> -f database/take-over.sql

do $$
declare
  command text;
begin
  execute format('alter database %I owner to polydex_owner', current_database());
  for command in
    -- Schemas, then what is in them. What an extension brought stays with it.
    select format('alter schema %I owner to polydex_owner', nspname) from pg_namespace where nspname = 'graphile_worker'
    union all
    select format('alter %s %s owner to polydex_owner',
             case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, pg_class.oid::regclass)
    from pg_class
    where relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
      and relkind in ('r', 'p', 'v', 'S')
      -- The sequence of a column follows its table.
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e') and relkind = 'S')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('alter function %s owner to polydex_owner', pg_proc.oid::regprocedure)
    from pg_proc
    where pronamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('alter %s %s owner to polydex_owner', case typtype when 'd' then 'domain' else 'type' end,
             pg_type.oid::regtype)
    from pg_type
    where typnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
      and (typtype = 'd' or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  loop
    execute command;
  end loop;
end $$;

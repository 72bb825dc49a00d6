-- The roles by which the site reaches its database. They belong to the whole server, so no migration makes them: an
-- administrator runs this once, and again after an update of the site. It may be run any number of times.
--   psql <address of an administrator> -f database/roles.sql
-- Passwords are set apart from it:  psql … -c '\password polydex_api'  What each role may do: docs/operations.md, Roles.

do $$
declare
  wanted text;
begin
  -- Owns the tables and migrates them; reads and writes for visitors; runs the jobs; decides on cases; looks at things.
  foreach wanted in array array['polydex_owner', 'polydex_api', 'polydex_worker', 'polydex_desk', 'polydex_reader'] loop
    begin
      execute format('create role %I', wanted);
    exception when duplicate_object or unique_violation then
      null; -- there already, or made by somebody else at this moment
    end;
    execute format('alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls', wanted);
  end loop;
end $$;

-- What an operator types is stopped before it holds up the site.
alter role polydex_reader set default_transaction_read_only = on;
alter role polydex_reader set statement_timeout = '30s';

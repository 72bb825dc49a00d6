import { Logger, runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { asRole } from './database-role.ts'
import { surviveLoss } from '../db/survive-loss.ts'
import { lockIds } from '../db/lock-ids.ts'

/**
 * The worker uses the queue without owning it; the api adds jobs through a function of ours. Row security closes the
 * queue's tables to all but their owner, so the worker has a policy on each.
 */
const rights = `
  grant usage on schema graphile_worker to polydex_worker, polydex_reader;
  grant select, insert, update, delete on all tables in schema graphile_worker to polydex_worker;
  revoke insert, update, delete on graphile_worker.migrations from polydex_worker;
  grant usage on all sequences in schema graphile_worker to polydex_worker;
  grant select on graphile_worker.jobs to polydex_reader;
  do $$
  declare
    closed regclass;
  begin
    for closed in
      select oid from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'worker')
    loop
      execute format('create policy worker on %s to polydex_worker using (true) with check (true)', closed);
    end loop;
  end $$;
`

/**
 * Creates or updates the queue's own tables, in their schema, and grants the worker access. A worker that owned them
 * would do this at its start, but a mail requested before that must find its queue.
 */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const connectionString = asRole(databaseUrl, 'owner')
  await runMigrations({ connectionString, logger: new Logger(() => () => {}) })
  const client = surviveLoss(new Client({ connectionString }))
  await client.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lockIds.queueMigration}); ${rights}; commit`)
  } finally {
    await client.end().catch(() => {})
  }
}

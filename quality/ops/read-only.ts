// The database takes no writes for a while:  node quality/ops/read-only.ts [--short]
import { connect } from '@polydex/core/db/connect'
import { databaseConfig } from '@polydex/core/db/config'
import { dropDatabase } from '@polydex/core/db/scratch-database'
import { sql } from 'kysely'
import { startApi } from '../../tests/start-api.ts'
import { createSiteTemplate } from '../../tests/start-site.ts'
import { expectBars, livesBar, type Bar, type DrillOptions } from './drill.ts'
import { checkReads, checkWrites, createKnownAccount, waitForBar } from './public-reads.ts'

const backMs = 5_000

/** Returns whether every bar was met. The long form repeats it five times. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const databaseUrl = await createSiteTemplate(databaseConfig.parse(process.env).DATABASE_URL)
  const api = await startApi(databaseUrl, { LOG_LEVEL: 'error' })
  const bars: Bar[] = []
  try {
    await createKnownAccount(api.origin)
    for (let time = 1; time <= (short ? 1 : 5); time += 1) {
      await setReadOnly(databaseUrl, true)
      bars.push(await waitForBar(() => checkWrites(`read-only ${time}`, api.origin), backMs))
      bars.push(await checkReads(`read-only ${time}`, api.origin))
      await setReadOnly(databaseUrl, false)
      bars.push(await waitForBar(() => checkReads(`writable ${time}`, api.origin), backMs))
    }
    bars.push(livesBar('api', api))
  } finally {
    await api.stop()
    await dropDatabase(databaseUrl)
  }
  return expectBars(bars)
}

/** Connects to another database to change the default, and terminates open connections, which keep theirs: as in a failover. */
async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const server = new URL(databaseUrl)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  const db = connect(server.href, { poolSize: 1 })
  const value = sql.lit(isReadOnly ? 'on' : 'off')
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = ${value}`.execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(db)
  await db.destroy()
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1

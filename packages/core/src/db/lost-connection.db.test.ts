import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Db } from './connect.ts'
import { migrate } from '../installation/migrate.ts'
import { fillPool, readPoolCounts } from './pool-counts.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { lockIds } from './lock-ids.ts'

const database = openTestDatabase()

/** Errors that nothing caught, which would have ended the process; vitest itself would only report them after the run. */
const uncaught: unknown[] = []
const remember = (error: unknown) => void uncaught.push(error)
const theirs = process.listeners('uncaughtException')
let watcher: Db

beforeAll(() => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', remember)
  watcher = connect(database.url, { poolSize: 1 })
})
afterAll(async () => {
  process.removeAllListeners('uncaughtException')
  for (const listener of theirs) process.on('uncaughtException', listener)
  await watcher.destroy()
})

/** Terminates, from another connection, those whose last statement contains the text, as soon as there is one. */
async function terminate(text: string): Promise<void> {
  for (let ended = 0; ended === 0;) {
    const { rows } = await sql<{ ended: number }>`
      select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like ${`%${text}%`}
    `.execute(watcher)
    ended = rows[0]?.ended ?? 0
    await wait(10)
  }
}

/** Expects that the process is alive and the next call is answered. */
async function expectAlive(): Promise<void> {
  await wait(50)
  expect(uncaught).toEqual([])
  const { rows } = await sql`select 1 as one`.execute(database.db)
  expect(rows).toEqual([{ one: 1 }])
}

describe('a connection that the server terminates', () => {
  it('fails the running statement', async () => {
    const running = sql`select pg_sleep(60) as lost_running`.execute(database.db)
    await Promise.all([expect(running).rejects.toThrow('terminating connection'), terminate('lost_running')])
    await expectAlive()
  })

  it('fails the transaction with the error of its statement, not with that of the rollback', async () => {
    const running = database.db
      .transaction()
      .execute((transaction) => sql`select pg_sleep(60) as lost_inside`.execute(transaction))
    await Promise.all([expect(running).rejects.toMatchObject({ code: '57P01' }), terminate('lost_inside')])
    await expectAlive()
  })

  it('fails an idle transaction', async () => {
    const { promise: isIdle, resolve: goOn } = Promise.withResolvers<void>()
    const idle = database.db.transaction().execute(async (transaction) => {
      await sql`select 1 as lost_idle`.execute(transaction)
      await isIdle
      await sql`select 2`.execute(transaction)
    })
    const endIt = async () => {
      await terminate('lost_idle')
      await wait(50)
      goOn()
    }
    // The driver gives it a message but no code.
    await Promise.all([expect(idle).rejects.toMatchObject({ code: '08006' }), endIt()])
    await expectAlive()
  })

  it('fails a migration that waits for its lock', async () => {
    const holder = await database.db.startTransaction().execute()
    await sql`select pg_advisory_xact_lock(${lockIds.migrations})`.execute(holder)
    const waiting = migrate(database.url)
    await Promise.all([expect(waiting).rejects.toThrow('terminating connection'), terminate('pg_advisory_lock(')])
    await holder.rollback().execute()
    await expectAlive()
  })
})

describe('fillPool', () => {
  it('opens the missing connections, also after the server has terminated all of them', async () => {
    const db = connect(database.url, { poolSize: 4, applicationName: 'filled' })
    await fillPool(db)
    expect(readPoolCounts(db)).toEqual({ open: 4, idle: 4, waiting: 0 })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'filled'`.execute(watcher)
    await wait(100)
    expect(readPoolCounts(db).open).toBe(0)
    await Promise.all([fillPool(db), fillPool(db)])
    expect(readPoolCounts(db)).toEqual({ open: 4, idle: 4, waiting: 0 })
    await db.destroy()
  })
})

import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createAccount } from '@polydex/core/account/create-account'
import { connect, type Db } from '@polydex/core/db/connect'
import { checksumContent } from '@polydex/core/testing/test-checksum'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteTemplate } from '../../start-site.ts'
import { createBackedUpCluster, type BackedUpCluster } from './backed-up-cluster.ts'

let cluster: BackedUpCluster
let databaseUrl: string

async function withDb<Result>(ask: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(databaseUrl, { poolSize: 1 })
  try {
    return await ask(db)
  } finally {
    await db.destroy()
  }
}

const addAccount = (db: Db, name: string) =>
  createAccount(db, {
    email: `${name}@example.com`,
    passwordHash: '$argon2id$v=19$m=1,t=1,p=1$c2Fs$aGFz',
    locale: 'en',
  })

const read = () =>
  withDb(async (db) => ({
    content: await checksumContent(db),
    accounts: (await db.selectFrom('accounts').select('email').orderBy('email').execute()).map(({ email }) => email),
  }))

/** A moment with a little time before and after it. */
async function pass(db: Db): Promise<string> {
  await wait(1_000)
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db)
  await wait(1_000)
  return rows[0]?.moment ?? ''
}

// As root: PostgreSQL and pgBackRest run as their own user.
describe('polydex restore', () => {
  beforeAll(async () => {
    cluster = await createBackedUpCluster()
    databaseUrl = await createSiteTemplate(cluster.serverUrl)
    await cluster.polydex(databaseUrl, 'backup', 'full')
  }, 600_000)
  afterAll(() => cluster.remove(), 60_000)

  it(
    'undoes a delete to the second; an account that was deleted since stays deleted',
    { timeout: 120_000 },
    async () => {
      const { leaving, before } = await withDb(async (db) => {
        await addAccount(db, 'staying')
        return { leaving: await addAccount(db, 'leaving'), before: await checksumContent(db) }
      })
      const moment = await withDb(pass)
      await withDb(async (db) => {
        await sql`delete from tool_texts`.execute(db)
        await db.deleteFrom('accounts').where('id', '=', leaving).execute()
        await addAccount(db, 'too-late')
      })
      await cluster.polydex(databaseUrl, 'restore', '--to', moment)
      expect(await read()).toEqual({ content: before, accounts: ['staying@example.com'] })
    },
  )

  it('restores a lost disk from the archive, and finds later deletions there', { timeout: 120_000 }, async () => {
    const { content } = await read()
    await cluster.polydex(databaseUrl, 'backup', 'full')
    const leaving = await withDb((db) => addAccount(db, 'leaving-later'))
    const moment = await withDb(pass)
    await withDb(async (db) => {
      await db.deleteFrom('accounts').where('id', '=', leaving).execute()
      // Otherwise the server archives it within a minute.
      await sql`select pg_switch_wal()`.execute(db)
    })
    await wait(2_000)
    await cluster.lose()
    await cluster.polydex(databaseUrl, 'restore', '--to', moment)
    expect(await read()).toEqual({ content, accounts: ['staying@example.com'] })
  })

  it('would not find a damaged backup too late: the next backup fails and says so', { timeout: 120_000 }, async () => {
    await cluster.polydex(databaseUrl, 'backup', 'full')
    expect(await cluster.readMetrics()).toMatch(/^polydex_backup_verified 1$/m)
    const words = [join(cluster.repository, 'backup'), '-type', 'f', '-path', '*F/*', '-size', '+100k']
    const { stdout } = await promisify(execFile)('find', words)
    const file = await open(stdout.trim().split('\n').toSorted().at(-1) ?? '', 'r+')
    await file.write(Buffer.from([0, 1, 2, 3]), 0, 4, 50_000)
    await file.close()
    await expect(cluster.polydex(databaseUrl, 'backup', 'diff')).rejects.toThrow('invalid')
    expect(await cluster.readMetrics()).toMatch(/^polydex_backup_verified 0$/m)
  })
})

// Loses data and restores them:  npm run quality:ops -- restore [--tools 100000] [--short]
// Runs the commands of deploy/ on a PostgreSQL of its own, with encrypted backups and a WAL archive: an accidental delete, a
// lost disk, accounts that were deleted since, and a damaged backup.
import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createAccount } from '@polydex/core/account/create-account'
import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { lastFullMonth } from '@polydex/core/traffic/month'
import { sql } from 'kysely'
import { seedScale } from '../scale/seed-scale.ts'
import { createBackedUpCluster, type BackedUpCluster } from './backed-up-cluster.ts'
import { digestContent, listDifferences } from './digest-content.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'

const maxLostMs = 60_000
const maxAwayMs = 5 * 60_000

/** Returns whether every bar was met. */
export async function run({ short, tools = short ? 2_000 : 100_000 }: DrillOptions): Promise<boolean> {
  const cluster = await createBackedUpCluster()
  try {
    const lastMonth = lastFullMonth(new Date())
    await migrate(cluster.databaseUrl)
    await migrateQueue(cluster.databaseUrl)
    await seedScale(cluster.databaseUrl, {
      tools,
      locales: 1,
      months: 2,
      figures: 'visits',
      seed: 1,
      lastMonth,
      replace: false,
    })
    await cluster.command('backup', 'full')
    const bars = [await undoDelete(cluster), ...(await loseDisk(cluster)), ...(await damageBackup(cluster))]
    return expectBars(bars.flat())
  } finally {
    await cluster.remove()
  }
}

async function withDb<Result>({ databaseUrl }: BackedUpCluster, ask: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(databaseUrl, { poolSize: 2 })
  try {
    return await ask(db)
  } finally {
    await db.destroy()
  }
}

const addAccount = (db: Db, name: string): Promise<number> =>
  createAccount(db, {
    email: `${name}@example.com`,
    passwordHash: '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA',
    locale: 'en',
  })

const findAccounts = (cluster: BackedUpCluster): Promise<string[]> =>
  withDb(cluster, async (db) =>
    (await db.selectFrom('accounts').select('email').orderBy('email').execute()).map(
      ({ email }) => email.split('@')[0] ?? '',
    ),
  )

const now = (db: Db): Promise<string> =>
  sql<{ moment: string }>`select clock_timestamp()::text as moment`
    .execute(db)
    .then(({ rows }) => rows[0]?.moment ?? '')

/** Undoes a delete without a condition that was noticed a little later; meanwhile a visitor has deleted their account. */
async function undoDelete(cluster: BackedUpCluster): Promise<Bar[]> {
  const { before, moment } = await withDb(cluster, async (db) => {
    const leaving = await addAccount(db, 'leaving')
    await addAccount(db, 'staying')
    const content = await digestContent(db)
    const at = await now(db)
    await wait(1_000)
    await sql`delete from tool_texts`.execute(db)
    await sql`delete from accounts where id = ${leaving}`.execute(db)
    await addAccount(db, 'too-late')
    return { before: content, moment: at }
  })
  const began = performance.now()
  process.stdout.write(await cluster.command('restore', '--to', moment))
  const awayMs = performance.now() - began
  const after = await withDb(cluster, digestContent)
  const differences = listDifferences(before, after)
  const accounts = await findAccounts(cluster)
  return [
    {
      name: 'a planted delete: parts that differ from the second before it',
      measured: differences.join(', ') || 'none',
      isMet: differences.length === 0,
    },
    { name: 'downtime of the site', measured: `${(awayMs / 1_000).toFixed(0)} s`, isMet: awayMs <= maxAwayMs },
    {
      name: 'accounts: the one that was deleted since stays deleted',
      measured: accounts.join(', '),
      isMet: accounts.join() === 'staying',
    },
  ]
}

/** Loses everything except the archive during continuous writes, and measures how much of the newest data is missing. */
async function loseDisk(cluster: BackedUpCluster): Promise<Bar[]> {
  await cluster.command('backup', 'full')
  const lostAt = await withDb(cluster, async (db) => {
    const leaving = await addAccount(db, 'leaving-later')
    await sql`create table drill_ticks (at timestamptz primary key default clock_timestamp())`.execute(db)
    const endAt = performance.now() + maxLostMs + 15_000
    let hasLeft = false
    while (performance.now() < endAt) {
      await sql`insert into drill_ticks default values`.execute(db)
      if (!hasLeft && endAt - performance.now() < maxLostMs + 5_000) {
        await sql`delete from accounts where id = ${leaving}`.execute(db)
        hasLeft = true
      }
      await wait(200)
    }
    return Date.now()
  })
  await cluster.lose()
  const began = performance.now()
  // Before the account was deleted; the deletion itself is in the archive.
  const moment = new Date(lostAt - maxLostMs - 12_000).toISOString()
  process.stdout.write(await cluster.command('restore', '--to', moment))
  const awayMs = performance.now() - began
  const accounts = await findAccounts(cluster)
  const newest = await newestArchived(cluster, lostAt)
  return [
    {
      name: 'a lost disk: downtime of the site',
      measured: `${(awayMs / 1_000).toFixed(0)} s`,
      isMet: awayMs <= maxAwayMs,
    },
    { name: 'a lost disk: not archived', measured: `${(newest / 1_000).toFixed(0)} s`, isMet: newest <= maxLostMs },
    { name: 'a lost disk: accounts', measured: accounts.join(', '), isMet: accounts.join() === 'staying' },
  ]
}

/** Milliseconds between the loss and the newest WAL segment that was archived before it. */
async function newestArchived({ repository }: BackedUpCluster, lostAt: number): Promise<number> {
  const { stdout } = await promisify(execFile)('find', [
    join(repository, 'archive'),
    '-type',
    'f',
    '-printf',
    '%T@ %f\n',
  ])
  const times = stdout
    .split('\n')
    .filter((line) => /^[\d.]+ [\dA-F]{24}-/.test(line))
    .map((line) => Number(line.split(' ')[0]) * 1_000)
    .filter((time) => time <= lostAt)
  return lostAt - Math.max(...times)
}

/** Overwrites four bytes in a file of the newest backup: the next backup must notice. */
async function damageBackup(cluster: BackedUpCluster): Promise<Bar[]> {
  await cluster.command('backup', 'full')
  const whole = await cluster.readMetrics()
  const { stdout } = await promisify(execFile)('find', [
    join(cluster.repository, 'backup'),
    '-type',
    'f',
    '-path',
    '*F/*',
    '-size',
    '+100k',
  ])
  const [file = ''] = stdout.trim().split('\n').toSorted().toReversed()
  const handle = await open(file, 'r+')
  await handle.write(Buffer.from([0, 1, 2, 3]), 0, 4, 50_000)
  await handle.close()
  const failed = await cluster.command('backup', 'diff').then(
    () => false,
    () => true,
  )
  const damaged = await cluster.readMetrics()
  return [
    {
      name: 'a damaged backup is noticed by the next one',
      measured: `verified ${readFigure(whole)}, then ${readFigure(damaged)}`,
      isMet: readFigure(whole) === '1' && readFigure(damaged) === '0' && failed,
    },
  ]
}

const readFigure = (text: string): string => /^polydex_backup_verified (\d)$/m.exec(text)?.[1] ?? 'unknown'

// Imports the catalogue into a development database and fills it with figures and a desk: `npm run db:seed`. With
// `--reset`, which is `npm run db:reset`, on an empty database.
//   npm run db:reset -- --months 12
import '@polydex/contract/site/load-site'
import { parseArgs } from 'node:util'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { environmentOfRole, type DatabaseRole } from '@polydex/core/installation/database-role'
import { migrate } from '@polydex/core/installation/migrate'
import { migrateQueue } from '@polydex/core/installation/migrate-queue'
import { refuseMarked } from '@polydex/core/installation/production-mark'
import { recreateDatabase } from '@polydex/core/installation/scratch-database'
import { lastFullMonth, listMonthsUpTo, toMonth } from '@polydex/core/traffic/month'
import { z } from 'zod'
import { loadConfig } from '../apps/worker/src/config.ts'
import { importCatalogue } from '../apps/worker/src/jobs/import-catalogue.ts'
import { jobs } from '../apps/worker/src/jobs/list-jobs.ts'
import { refreshLists } from '../apps/worker/src/jobs/refresh-lists.ts'
import { refreshRankings } from '../apps/worker/src/jobs/refresh-rankings.ts'
import { refreshTraffic } from '../apps/worker/src/jobs/refresh-traffic.ts'
import type { Job } from '../apps/worker/src/define-job.ts'
import { performJob } from '../apps/worker/src/perform-job.ts'
import { isLocalDatabase } from '@polydex/core/installation/local-database'
import { fillDesk } from './development/fill-desk.ts'

/** Visits go back this many months before the rankings: with three months ranked, the newest has a year of growth. */
const monthsBefore = 10

const urlOf = (role: DatabaseRole): string => databaseConfig.parse(environmentOfRole(process.env, role)).DATABASE_URL

try {
  const { values } = parseArgs({
    options: { reset: { type: 'boolean', default: false }, months: { type: 'string', default: '3' } },
  })
  const months = z.coerce.number().int().min(1).max(110).parse(values.months)
  const { DATABASE_URL } = databaseConfig.parse(process.env)
  const command = values.reset ? 'db:reset' : 'db:seed'
  // Deletes all data: allowed only for a database of this machine that is not in production.
  if (values.reset && !isLocalDatabase(DATABASE_URL)) throw new Error('db:reset works only on a local database')
  await refuseMarked(DATABASE_URL, command)
  if (values.reset) {
    await recreateDatabase(DATABASE_URL)
    await migrate(urlOf('owner'))
    await migrateQueue(urlOf('owner'))
  }
  await runJobs(months)
  await withDatabase(urlOf('owner'), fillDesk)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function withDatabase(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = connect(url)
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/**
 * The jobs of the daily update, in one process. Search needs none: an import into an empty database writes the documents
 * that a rebuild would. Countries' lists are ranked for all months, sample figures for the newest ones.
 */
async function runJobs(months: number): Promise<void> {
  const config = loadConfig(environmentOfRole(process.env, 'worker'))
  const now = new Date()
  const ranked = config.SAMPLE_DATA
    ? listMonthsUpTo(lastFullMonth(now), months).map((month) => ({ month: toMonth(month) }))
    : [{}]
  const steps: [Job, object][] = [
    [importCatalogue, { from: config.CATALOGUE_FROM }],
    [refreshTraffic, config.SAMPLE_DATA ? { months: months + monthsBefore } : {}],
    ...ranked.map((given): [Job, object] => [refreshRankings, given]),
    [refreshLists, {}],
  ]
  await withDatabase(config.DATABASE_URL, async (db) => {
    for (const [job, given] of steps.filter(([{ name }]) => jobs.some((open) => open.name === name))) {
      const startedAt = performance.now()
      const result = await performJob(job, { db, config, now, log: console.log }, given)
      console.log(`${job.name}: ${JSON.stringify(result)} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
    }
  })
}

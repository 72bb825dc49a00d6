// Runs one job by hand, outside the queue:  npm run job refresh-rankings -- --month 2026-10
import { parseArgs } from 'node:util'
import { connect } from '@polydex/core/db/connect'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { performJob } from './perform-job.ts'

const [name, ...rest] = process.argv.slice(2)
const job = jobs.find((candidate) => candidate.name === name)
if (job === undefined) {
  console.error(`Which job? One of: ${jobs.map((candidate) => candidate.name).join(', ')}`)
  process.exit(2)
}
// Every option is `--name value`; the job's own schema says which ones there are.
const options = Object.fromEntries(
  rest.filter((word) => word.startsWith('--')).map((word) => [word.slice(2), { type: 'string' as const }]),
)
const { values } = parseArgs({ args: rest, options })

const config = loadConfig(process.env)
const db = connect(config.DATABASE_URL)
try {
  const started = performance.now()
  const terminal = process.stdout.isTTY ? process.stdout : undefined
  const result = await performJob(job, { db, config, now: new Date(), log: console.log, terminal }, values)
  console.log(`${job.name}: ${JSON.stringify(result)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await db.destroy()
}

// Runs one job by hand, outside the queue:  polydex job refresh-rankings --month 2026-10
// `--now 2026-11-15` runs any of them as if it were that day (UTC).
import '@polydex/contract/site/load-site'
import { parseArgs } from 'node:util'
import { connect } from '@polydex/core/db/connect'
import { z } from 'zod'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { performJob } from './perform-job.ts'

const [jobName, ...rest] = process.argv.slice(2)
const job = jobs.find((candidate) => candidate.name === jobName)
if (job === undefined) {
  console.error(
    `Usage: polydex job <name> [--option value …]; jobs: ${jobs.map((candidate) => candidate.name).join(', ')}`,
  )
  process.exit(2)
}
// Every option is `--name value`, or `--name` alone; apart from `--now`, the job's own schema defines them.
const options = Object.fromEntries(
  rest.flatMap((word, index) => {
    if (!word.startsWith('--')) return []
    const isAlone = rest[index + 1]?.startsWith('--') ?? true
    return [[word.slice(2), { type: isAlone ? ('boolean' as const) : ('string' as const) }]]
  }),
)
const {
  values: { now: asked, ...jobArguments },
} = parseArgs({ args: rest, options })
const now = asked === undefined ? new Date() : new Date(z.iso.date().parse(asked))

const config = loadConfig(process.env)
const db = connect(config.DATABASE_URL)
const stopping = new AbortController()
// The job ends before its next step, and its run is recorded; a second signal ends the process immediately.
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stopping.abort(new Error(`stopped by ${name}`)))
try {
  const started = performance.now()
  const terminal = process.stdout.isTTY ? process.stdout : undefined
  const context = { db, config, now, log: console.log, terminal, signal: stopping.signal }
  const result = await performJob(job, context, jobArguments)
  console.log(`${job.name}: ${JSON.stringify(result)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
} finally {
  await db.destroy()
}

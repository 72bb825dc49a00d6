// Shows the newest run of each job and exits with a failure if one of them failed or was lost:  polydex jobs
import { connect } from '@polydex/core/db/connect'
import { findLatestRuns } from '@polydex/core/job/find-runs'
import { loadConfig } from './config.ts'

const db = connect(loadConfig(process.env).DATABASE_URL, { poolSize: 1 })
const runs = await findLatestRuns(db)
await db.destroy()

for (const { job, status: kept, isLost, startedAt, finishedAt, result, error } of runs) {
  const status = isLost ? 'lost' : kept
  const seconds = finishedAt === null ? '' : ` in ${((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1)} s`
  console.log(`${job.padEnd(18)} ${status.padEnd(9)} ${startedAt.toISOString()}${seconds}  ${JSON.stringify(result)}`)
  if (error !== null) console.log(`  ${error.split('\n')[0]}`)
}
if (runs.length === 0) console.log('no job has run yet')
process.exitCode = runs.some(({ status, isLost }) => status === 'failed' || isLost) ? 1 : 0

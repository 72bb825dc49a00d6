// Runs the job fetch-bands in a process of its own, which a test may kill, against a server on this machine. The parent
// sends one message and receives one: the result and its memory use.
import { fetchOptionsOf } from '@polydex/core/testing/test-tls-server'
import { connect } from '@polydex/core/db/connect'
import { loadConfig } from '../config.ts'
import { defineFetchBands } from '../jobs/fetch-bands.ts'
import { performJob } from '../perform-job.ts'
import { testAddress, type RunAnswer, type RunRequest } from './fetch-process.ts'

async function run({ databaseUrl, server, now, months, options }: RunRequest): Promise<RunAnswer> {
  const db = connect(databaseUrl, { poolSize: 4 })
  const config = loadConfig({ NODE_ENV: 'development', DATABASE_URL: databaseUrl, BANDS_ADDRESS: testAddress })
  const memoryAfterMb: RunAnswer['memoryAfterMb'] = {}
  const job = defineFetchBands({
    ...fetchOptionsOf(server),
    ...options,
    onStep: (step) => void (memoryAfterMb[step] = maxMemoryMb()),
  })
  const context = { db, config, now: new Date(now), log: console.log }
  const answer = await performJob(job, context, { months }).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: String(error) }),
  )
  await db.destroy()
  return { ...answer, memoryMb: maxMemoryMb(), memoryAfterMb }
}

/** Peak so far. */
const maxMemoryMb = (): number => Math.round(process.resourceUsage().maxRSS / 1_024)

process.once('message', (request) => {
  void run(request as RunRequest).then((answer) => process.send?.(answer, () => process.disconnect()))
})

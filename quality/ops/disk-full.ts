// The disk of the database is full for a while:  node quality/ops/disk-full.ts [--short]
// Needs root, for a small file system of its own. A full write-ahead log is another matter: see docs/operations.md.
import { signUp } from '@polydex/contract/calls/login'
import { startApi, type RunningApi } from '../start-api.ts'
import { createSiteTemplate } from '../start-site.ts'
import { createSmallCluster } from './disk-full-cluster.ts'
import { expectBars, livesBar, type Bar, type DrillOptions } from './drill.ts'
import { checkReads, post, waitForBar } from './public-reads.ts'
import { countStatuses, type TimedAnswer } from './steady-load.ts'

const backMs = 10_000
/** New rows still fit into pages that exist, until these are full too. */
const maxWrites = 150

/** Whether everything held. The long form fills it three times. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const cluster = await createSmallCluster(400)
  const bars: Bar[] = []
  let api: RunningApi | undefined
  try {
    api = await startApi(await createSiteTemplate(cluster.databaseUrl), { LOG_LEVEL: 'error' })
    const { origin } = api
    for (let time = 1; time <= (short ? 1 : 3); time += 1) {
      await cluster.fill()
      const writes = await writeUntilRefused(origin)
      bars.push({
        name: `full ${time}: writes (200 while there is room, then 503)`,
        measured: countStatuses(writes),
        isMet: writes.at(-1)?.status === 503 && writes.every(({ status }) => status === 200 || status === 503),
      })
      bars.push(await checkReads(`full ${time}`, origin))
      await cluster.clear()
      bars.push(await waitForBar(() => checkWritable(`space again ${time}`, origin), backMs))
    }
    bars.push(livesBar('api', api))
  } finally {
    await api?.stop()
    await cluster.remove()
  }
  return expectBars(bars)
}

let visitors = 0
const signUpAnother = (origin: string): Promise<TimedAnswer> =>
  post(origin, signUp.path, {
    email: `v${(visitors += 1)}@example.com`,
    password: 'nine green umbrellas',
  })

async function writeUntilRefused(origin: string): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = []
  while (answers.length < maxWrites && (answers.at(-1)?.status ?? 200) === 200)
    answers.push(await signUpAnother(origin))
  return answers
}

async function checkWritable(name: string, origin: string): Promise<Bar> {
  const { status } = await signUpAnother(origin)
  return { name: `${name}: a write (200)`, measured: status, isMet: status === 200 }
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1

// The disk of the database is full for a while:  node quality/ops/disk-full.ts [--short]
// Needs root to mount small file systems. In the long form the disk of the WAL fills up as well: PostgreSQL then stops, and is
// started again once there is space, as a supervisor does.
import { signUp } from '@polydex/contract/calls/login'
import { startApi, type RunningApi } from '../../tests/start-api.ts'
import { createSiteTemplate } from '../../tests/start-site.ts'
import { createSmallCluster, type SmallCluster } from './disk-full-cluster.ts'
import { expectBars, livesBar, type Bar, type DrillOptions } from './drill.ts'
import { checkReads, checkWrites, post, waitForBar } from './public-reads.ts'
import { countStatuses, type TimedAnswer } from './steady-load.ts'

const backMs = 10_000
/** Upper bound: new rows still fit into existing pages on the full disk, until those are full too. */
const maxWrites = 150

/** Returns whether every bar was met. The long form fills the disk three times. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const cluster = await createSmallCluster(400)
  const bars: Bar[] = []
  let api: RunningApi | undefined
  try {
    api = await startApi(await createSiteTemplate(cluster.databaseUrl), { LOG_LEVEL: 'error' })
    const { origin } = api
    for (let time = 1; time <= (short ? 1 : 3); time += 1) {
      await cluster.data.fill()
      const writes = await writeUntilRefused(origin)
      bars.push({
        name: `full ${time}: writes (200 while there is room, then 503)`,
        measured: countStatuses(writes),
        isMet: writes.at(-1)?.status === 503 && writes.every(({ status }) => status === 200 || status === 503),
      })
      bars.push(await checkReads(`full ${time}`, origin))
      await cluster.data.clear()
      bars.push(await waitForBar(() => checkWritable(`space again ${time}`, origin), backMs))
    }
    if (!short) bars.push(...(await fillLog(cluster, origin)))
    bars.push(livesBar('api', api))
  } finally {
    await api?.stop()
    await cluster.remove()
  }
  return expectBars(bars)
}

async function fillLog(cluster: SmallCluster, origin: string): Promise<Bar[]> {
  await cluster.wal.fill()
  await cluster.useUpLog()
  const refused = await waitForBar(() => checkWrites('log full', origin), backMs)
  await cluster.wal.clear()
  // Fails if PostgreSQL has already recovered by itself while there was still a little space.
  await cluster.start().catch(() => {})
  return [
    refused,
    await waitForBar(() => checkReads('log with space again', origin), backMs),
    await waitForBar(() => checkWritable('log with space again', origin), backMs),
  ]
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

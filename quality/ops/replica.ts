// Kills, freezes, delays and promotes a real streaming replica and stops its primary, while visitors read and owners of accounts
// read what they have just changed:  npm run quality:ops -- replica [--short]
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@polydex/contract/endpoints'
import { isPublicRead } from '@polydex/contract/is-public-read'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { startApi, type RunningApi } from '../../tests/start-api.ts'
import { createSiteTemplate } from '../../tests/start-site.ts'
import { expectBars, livesBar, type Bar, type DrillOptions } from './drill.ts'
import { openAccounts, startOwners, type Owner } from './own-data.ts'
import { createOwnServices } from './own-services.ts'
import { startMarking, writeMark } from './public-mark.ts'
import { ask, countStatuses, slowestOf, startLoad, type TimedAnswer } from './steady-load.ts'
import { startStreamingReplica, withDatabase, type StreamingReplica } from './streaming-replica.ts'

const perSecond = 60
/** Milliseconds: upper bounds for a call, and until a replica that has recovered is used again. */
const [maxMs, maxBackMs] = [2_500, 30_000]

type Site = { api: RunningApi; db: Db; replica: StreamingReplica; owners: readonly Owner[]; maxLagSeconds: number }
type Fault = {
  name: string
  seconds: number
  begin: () => Promise<() => Promise<void>>
  /** Whether the primary still answers and takes changes. */
  hasPrimary?: boolean
  /** Whether the replica is used during the fault, and after it. */
  isUsed?: boolean
  comesBack?: boolean
}

const nothing = async () => {}

/** Returns whether every bar was met. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const services = await createOwnServices()
  const ends: (() => Promise<void>)[] = [services.remove]
  try {
    await services.up()
    const databaseUrl = await createSiteTemplate(services.databaseUrl)
    const replica = await startStreamingReplica(databaseUrl)
    ends.unshift(replica.remove)
    const maxLagSeconds = short ? 4 : 10
    const api = await startApi(databaseUrl, {
      DATABASE_READ_URL: asRole(replica.url, 'api'),
      DATABASE_READ_LAG_SECONDS: String(maxLagSeconds),
      LOG_LEVEL: 'error',
    })
    ends.unshift(api.stop)
    const db = connect(databaseUrl, { poolSize: 1 })
    ends.unshift(() => db.destroy())
    const site = { api, db, replica, owners: await openAccounts(api.origin, 4), maxLagSeconds }
    const bars = [await becomesUsed(api), await answersEach(api)]
    const faults = listFaults(site, { short, stopPrimary: services.stopPostgres })
    for (const fault of faults) bars.push(...(await suffer(fault, site)))
    const isHeld = expectBars([...bars, livesBar('api', api)])
    if (!isHeld) await printErrors(db)
    return isHeld
  } finally {
    for (const end of ends) await end()
  }
}

type Length = { short: boolean; stopPrimary: () => Promise<() => Promise<void>> }

function listFaults({ replica }: Site, { short, stopPrimary }: Length): Fault[] {
  const promote = async () => {
    await replica.promote()
    await withDatabase(replica.url, (db) => writeMark(db, 'foreign'))
    return nothing
  }
  const lag = short ? 8 : 60
  return [
    { name: 'all is well', seconds: short ? 3 : 15, begin: async () => nothing, isUsed: true },
    { name: 'the replica killed', seconds: short ? 3 : 15, begin: replica.kill },
    { name: 'the replica frozen', seconds: short ? 3 : 15, begin: replica.freeze },
    { name: `the replica ${lag} s behind`, seconds: lag * 1.25, begin: () => replica.delay(lag) },
    { name: 'the primary stopped', seconds: short ? 3 : 15, begin: stopPrimary, hasPrimary: false, isUsed: true },
    { name: 'the replica promoted', seconds: short ? 4 : 15, begin: promote, comesBack: false },
  ]
}

async function suffer(
  { name, seconds, begin, hasPrimary = true, isUsed = false, comesBack = true }: Fault,
  { api, db, owners, maxLagSeconds }: Site,
): Promise<Bar[]> {
  const before = await readMetrics(api)
  const stopLoad = startLoad(listPublicReads(api.origin), perSecond)
  const mark = hasPrimary ? startMarking(db, api.origin) : undefined
  const stopOwners = hasPrimary ? startOwners(api.origin, owners) : undefined
  await wait(1_000)
  const beganAt = performance.now()
  const end = await begin()
  await wait(seconds * 1_000)
  const during = await readMetrics(api)
  await end()
  const back = comesBack ? await becomesUsed(api) : undefined
  const answers = await stopLoad()
  await mark?.stop()
  const own = await stopOwners?.()
  const after = await readMetrics(api)
  const oldest = Math.max(0, ...(mark?.ages() ?? [])) / 1_000
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const named = (bar: Bar): Bar => ({ ...bar, name: `${name}: ${bar.name}` })
  return [
    {
      name: 'failed public reads (0)',
      measured: `${failed.length} of ${answers.length} (${countStatuses(answers)}), slowest ${slowestOf(answers)} ms (${maxMs}), ${countLate(answers)} over 200 ms${whenFailed(failed, beganAt)}`,
      isMet: failed.length === 0 && answers.length > 0 && slowestOf(answers) <= maxMs,
    },
    {
      name: 'read from',
      measured: `the replica ${after.replica - before.replica}, the primary ${after.primary - before.primary}, retried on the primary ${after.retried - before.retried}`,
      isMet: during.used === (isUsed ? 1 : 0),
    },
    ...(own === undefined
      ? []
      : [
          {
            name: 'own data stale (0), failed (0)',
            measured: `${own.stale.length} and ${own.failed.length} of ${own.answers} ${[...own.stale, ...own.failed].slice(0, 3).join()}`,
            isMet: own.stale.length === 0 && own.failed.length === 0 && own.answers > 20,
          },
        ]),
    ...(mark === undefined
      ? []
      : [
          {
            name: `oldest public answer, s (≤ ${maxLagSeconds + 2}); answers of a server that is not ours (0)`,
            measured: `${oldest.toFixed(2)} of ${mark.ages().length}; ${mark.foreign()}`,
            isMet: oldest <= maxLagSeconds + 2 && mark.ages().length > 5 && mark.foreign() === 0,
          },
        ]),
    ...(back === undefined ? [] : [back]),
  ].map(named)
}

/** Sends each public read alone: otherwise the primary would silently answer one that writes or needs what a replica lacks. */
async function answersEach(api: RunningApi): Promise<Bar> {
  const unable: string[] = []
  for (const address of listPublicReads(api.origin)) {
    let isAnswered = false
    // On a busy machine a read may time out on the replica once, but not five times in a row.
    for (let turn = 0; !isAnswered && turn < 5; turn += 1) {
      const before = await readMetrics(api)
      await ask(address)
      isAnswered = (await readMetrics(api)).replica > before.replica
    }
    if (!isAnswered) unable.push(new URL(address).pathname)
  }
  return {
    name: 'public reads that the replica cannot answer (0)',
    measured: unable.join(' ') || 'none',
    isMet: unable.length === 0,
  }
}

/** Prints the errors that the API recorded, newest last, to explain a missed bar. */
async function printErrors(db: Db): Promise<void> {
  const errors = await db.selectFrom('errors').select(['occurrences', 'message']).orderBy('last_seen_at').execute()
  for (const { occurrences, message } of errors) console.log(`  ${occurrences} × ${message}`)
}

/** Every call that a replica may answer, with the example from its documentation. */
const listPublicReads = (origin: string): string[] =>
  endpoints
    .filter(isPublicRead)
    .map(({ path, example }) => `${origin}${path}?${new URLSearchParams(example as Record<string, string>).toString()}`)

/** Formats when reads failed, in seconds after the fault began. */
const whenFailed = (failed: readonly TimedAnswer[], beganAt: number): string => {
  const seconds = failed.map(({ began }) => ((began - beganAt) / 1_000).toFixed(1))
  return seconds.length === 0 ? '' : `; failed from second ${seconds[0]} to ${seconds.at(-1)}`
}

const countLate = (answers: readonly TimedAnswer[]): number => answers.filter(({ ms }) => ms > 200).length

async function becomesUsed(api: RunningApi): Promise<Bar> {
  const began = performance.now()
  let isMet = false
  while (!isMet && performance.now() - began < maxBackMs) {
    await wait(100)
    isMet = (await readMetrics(api)).used === 1
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  return { name: `the replica is used after, s (≤ ${maxBackMs / 1_000})`, measured: seconds, isMet }
}

type ReplicaMetrics = { used: number; replica: number; primary: number; retried: number }

async function readMetrics({ innerOrigin }: RunningApi): Promise<ReplicaMetrics> {
  const text = await (await fetch(`${innerOrigin}/metrics`)).text()
  const valueOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? NaN,
    )
  const reads = (source: string) => valueOf(`polydex_public_reads_total{source="${source}"}`)
  return {
    used: valueOf('polydex_replica_used'),
    replica: reads('replica'),
    primary: reads('primary'),
    retried: reads('retried'),
  }
}

if (import.meta.main) process.exitCode = (await run({ short: process.argv.includes('--short') })) ? 0 : 1

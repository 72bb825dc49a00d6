// Rolls the stack of deploy/ repeatedly under load:  npm run quality:ops -- roll [--short]
// Twenty times with the operator's own commands, and once back to the previous release, at 50 requests a second, 15 of which pass
// the cache: pages that were never requested, logins, favourites, submissions, from hundreds of addresses. No request may fail,
// no session may end.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { listToolFiles, slugOfFile } from '@polydex/core/catalogue/source/tool-files'
import { prepareCommands } from './commands-of-stack.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, warmUp, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { median } from './median.ts'
import { createVisitor, percentile, visitAtRate, type Visit } from './many-visitors.ts'
import { watchStolenTime } from './stolen-time.ts'
import { isLoggedIn, keepFavorite, logIn, signUpMembers, submit, type Member } from './visit-forms.ts'

const perSecond = 50
/** Three of ten requests pass the cache; of thirty of those, eight are forms and calls. */
const uncachedOf = 10
const cached = prefixes.flatMap((prefix) => [prefix || '/', `${prefix}/find`, `${prefix}/rank/hot`])
/** Milliseconds of load before latencies are measured. */
const warmMs = 20_000
/** Numbers of client addresses: the first are for members, the next for forms, the rest for readers. */
const [members, senders, readers] = [20, 1_000, 300]

export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({ catalogue: 'catalogue' }, (stack) => rollUnderLoad(stack, short ? 2 : 20))

async function rollUnderLoad(stack: EdgeStack, rolls: number): Promise<boolean> {
  const { ports } = stack.options
  const env = await prepareCommands(stack.options)
  const call = async (name: 'roll' | 'rollback'): Promise<number> => {
    const began = performance.now()
    await promisify(execFile)('bash', [`deploy/commands/${name}.sh`], { env })
    return (performance.now() - began) / 1_000
  }
  const known = await signUpMembers(ports, members, 0)
  for (const path of cached) await warmUp(stack, path)
  const unseen = await createUnseen()
  const load = startVisits(stack, known, unseen)
  // Warm-up: the first pages are slow, as after any start.
  await readHundred(stack, unseen)
  await wait(warmMs)
  const warmBefore = percentile(await readHundred(stack, unseen), 0.95)
  // A stack that has just started cannot take fifty requests a second immediately; only the rolls are measured.
  load.forget()
  const stolen = await watchStolenTime()
  const since = Date.now()
  const firsts: Visit[][] = []
  const seconds: number[] = []
  for (let turn = 0; turn < rolls; turn += 1) {
    seconds.push(await call('roll'))
    firsts.push(await readHundred(stack, unseen))
  }
  const back = await call('rollback')
  await wait(warmMs)
  const warm = Math.min(warmBefore, percentile(await readHundred(stack, unseen), 0.95))
  const visits = [...(await load.end()), ...firsts.flat()]
  const firstMs = firsts.map((some) => percentile(some, 0.95))
  const passed = (await stack.readOrigin()).filter(({ at }) => at >= since).length / ((Date.now() - since) / 1_000)
  console.log(`  meanwhile ${await stolen()}`)
  const kept = await Promise.all(known.map(isLoggedIn))
  const stops = (await readFile(join(stack.options.folder, 'stops'), 'utf8')).trim().split('\n')
  const slowest = stops.map((line) => Number(line.split(' ')[1])).toSorted((a, b) => b - a)[0] ?? 0
  return expectBars([
    judgeVisits(visits),
    { name: 'requests past the cache per second', measured: passed.toFixed(1), isMet: passed >= 15 },
    {
      name: 'sessions that are still open',
      measured: `${kept.filter(Boolean).length} of ${kept.length}`,
      isMet: kept.every(Boolean),
    },
    {
      name: `slowest exit of ${stops.length} processes`,
      measured: `${(slowest / 1_000).toFixed(1)} s`,
      isMet: slowest <= 15_000 && stops.length >= (rolls + 1) * 5,
    },
    {
      name: 'p95 of the first 100 pages after a roll, beside that of 100 warm ones',
      measured: `${Math.max(...firstMs).toFixed(0)} and ${warm.toFixed(0)} ms; median of the rolls ${median(firstMs).toFixed(0)}`,
      isMet: median(firstMs) <= 2 * warm,
    },
    minute('a roll takes', median(seconds)),
    minute('a rollback to the previous release takes', back),
  ])
}

/** Yields pages of tools, forms to correct them and searches for them in nine languages, each once. */
async function createUnseen(): Promise<() => string> {
  const slugs = (await listToolFiles('catalogue')).map(slugOfFile)
  const kinds = [
    (slug: string) => `/tool/${slug}`,
    (slug: string) => `/tool/${slug}/report`,
    (slug: string) => `/find?q=${slug}`,
  ]
  const paths = kinds.flatMap((kind) => prefixes.flatMap((prefix) => slugs.map((slug) => prefix + kind(slug))))
  let next = 0
  // A step coprime to the number of paths: neighbours differ in tool and language.
  return () => paths[(next++ * 1_009) % paths.length] ?? '/'
}

/** A hundred pages that were never requested, from a hundred addresses. */
async function readHundred({ options }: EdgeStack, unseen: () => string): Promise<Visit[]> {
  const some = Array.from({ length: 100 }, (_none, index) => createVisitor(options.ports, 2_000 + index))
  // Few enough beside the other load that two cores are not the bottleneck.
  const visits = await visitAtRate(10, 10, (turn) => some[turn % some.length]?.ask(unseen()) ?? missing())
  for (const visitor of some) visitor.leave()
  return visits
}

const missing = (): never => {
  throw new Error('no such visitor')
}

/** Sends fifty requests a second until `end` is called. */
function startVisits({ options: { ports } }: EdgeStack, known: readonly Member[], unseen: () => string) {
  const forms = Array.from({ length: senders }, (_none, index) => createVisitor(ports, members + index))
  const eyes = Array.from({ length: readers }, (_none, index) => createVisitor(ports, members + senders + index))
  const visitOnce = (turn: number): Promise<Visit> => {
    const reader = eyes[turn % eyes.length] ?? missing()
    const place = turn % uncachedOf
    if (place >= 3) return reader.ask(cached[turn % cached.length] ?? '/')
    const round = Math.floor(turn / uncachedOf)
    if (place < 2) return reader.ask(unseen())
    const member = known[round % known.length] ?? missing()
    // Each address sends a few forms an hour, as visitors do: limits are on.
    const sender = forms[Math.floor(round / 5) % forms.length] ?? missing()
    const kinds = [
      () => logIn(member, sender),
      () => keepFavorite(member, 'canva', round % 2 === 0),
      () => keepFavorite(member, 'deepl', round % 2 === 1),
      () => submit(sender, round),
      () => reader.ask(unseen()),
    ]
    return (kinds[round % kinds.length] ?? missing())()
  }
  let all: Promise<Visit[]>[] = []
  // An open loop: each second starts on time, whether the one before has been answered or not.
  let turns = 0
  const visitForASecond = () => {
    const first = turns
    turns += perSecond
    all.push(visitAtRate(perSecond, 1, (turn) => visitOnce(first + turn)))
  }
  const timer = setInterval(visitForASecond, 1_000)
  return {
    forget: () => void (all = []),
    end: async () => {
      clearInterval(timer)
      const visits = (await Promise.all(all)).flat()
      for (const visitor of [...forms, ...eyes]) visitor.leave()
      return visits
    },
  }
}

/** Groups visits: a form or call by its path, all pages as one, because there are too many. */
const kindOf = ({ path }: Visit): string => (/^\/(api|login|submit)/.test(path) ? path : 'a page')

function judgeVisits(visits: readonly Visit[]): Bar {
  const failed = visits.filter(({ status, againAt }) => status === 0 || status >= 400 || againAt !== undefined)
  const forms = visits.filter((visit) => kindOf(visit) !== 'a page').length
  for (const [kind, some] of Map.groupBy(failed, (visit) => `${kindOf(visit)} ${visit.status}`))
    console.log(`  ${kind}: ${some.length}`)
  return {
    name: 'failed requests',
    measured: `${failed.length} of ${visits.length}, of which ${forms} forms and calls`,
    isMet: failed.length === 0,
  }
}

const minute = (name: string, seconds: number): Bar => ({
  name,
  measured: `${seconds.toFixed(0)} s`,
  isMet: seconds <= 60,
})

// Replays the traffic of a large directory through the edge:  npm run quality:ops -- edge-replay [--tools 2000] [--short]
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '@polydex/core/db/connect'
import { lastFullMonth } from '@polydex/core/traffic/month'
import { createRandom, drawIndex } from '../scale/random.ts'
import { seedScale } from '../scale/seed-scale.ts'
import { bustCache } from './bust-cache.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { createVisitor, percentile, visitAtRate, type Visit, type Visitor } from './many-visitors.ts'
import { median } from './median.ts'
import { createZipf } from './zipf.ts'

const random = createRandom(20)

type Pace = { perSecond: number; warmSeconds: number; seconds: number; rounds: number; renewed: number }
const paces: Record<'short' | 'long', Pace> = {
  short: { perSecond: 100, warmSeconds: 10, seconds: 5, rounds: 1, renewed: 60 },
  long: { perSecond: 400, warmSeconds: 600, seconds: 60, rounds: 5, renewed: 1_000 },
}

/** Returns whether every bar was met. */
export const run = ({ short, tools = short ? 50 : 2_000 }: DrillOptions): Promise<boolean> => {
  const lastMonth = lastFullMonth(new Date())
  const fill = async (url: string) => {
    await seedScale(url, { tools, locales: 9, months: 2, figures: 'visits', seed: 1, lastMonth, replace: false })
  }
  return withEdgeStack({ fill }, async (stack) => {
    const pace = paces[short ? 'short' : 'long']
    const addresses = await listAddresses(stack)
    const visitors = Array.from({ length: 200 }, (_, number) => createVisitor(stack.options.ports, number))
    try {
      const bars = [
        ...(await replay(stack, pace, addresses, visitors)),
        await bust(stack, pace, addresses, visitors),
        await renew(pace, addresses, visitors),
      ]
      return expectBars(bars)
    } finally {
      for (const { leave } of visitors) leave()
    }
  })
}

/** Every tool in every language, the most visited first; which tool that is does not matter. */
async function listAddresses({ databaseUrl }: EdgeStack): Promise<string[]> {
  const db = connect(databaseUrl, { poolSize: 1 })
  try {
    const tools = await db.selectFrom('tools').select('slug').orderBy('id').execute()
    return tools.flatMap(({ slug }) => prefixes.map((prefix) => `${prefix}/tool/${slug}`))
  } finally {
    await db.destroy()
  }
}

type Draw = () => string

const visitWith = (visitors: readonly Visitor[], draw: Draw) => (turn: number) => {
  const visitor = visitors[turn % visitors.length]
  if (visitor === undefined) throw new Error('no visitors')
  return visitor.ask(draw())
}

const drawFrom = (addresses: readonly string[]): Draw => {
  const place = createZipf(addresses.length, random)
  return () => addresses[place()] ?? ''
}

/** The cache status of each request since a moment, from the edge's log. */
async function readCache({ options }: EdgeStack, since: number): Promise<string[]> {
  const text = await readFile(join(options.folder, 'edge/log/polydex.log'), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { time: string; cache: string })
    .filter(({ time }) => Date.parse(time) >= since)
    .map(({ cache }) => cache)
}

async function replay(stack: EdgeStack, pace: Pace, addresses: readonly string[], visitors: readonly Visitor[]) {
  const visit = visitWith(visitors, drawFrom(addresses))
  await visitAtRate(pace.perSecond, pace.warmSeconds, visit)
  // The edge logs whole seconds.
  const since = Math.ceil(Date.now() / 1_000) * 1_000
  const visits = await visitAtRate(pace.perSecond, pace.seconds, visit)
  const renders = (await stack.readOrigin()).filter(({ at, status }) => at >= since && status === 200).length
  const kinds = Map.groupBy(await readCache(stack, since), (cache) => cache)
  const list = [...kinds].map(([cache, { length }]) => `${cache} ${length}`).join(', ')
  const asked = [...kinds.values()].reduce((sum, { length }) => sum + length, 0)
  const missed = (kinds.get('MISS')?.length ?? 0) + (kinds.get('EXPIRED')?.length ?? 0)
  const hits = 1 - missed / asked
  return [
    {
      name: `hits on ${addresses.length} addresses at ${pace.perSecond}/s, after ${pace.warmSeconds} s`,
      measured: `${(hits * 100).toFixed(1)} % (${list}); ${renders} renders; p99 ${percentile(visits, 0.99).toFixed(0)} ms`,
      // The short form has too few visits for a cache to become warm.
      isMet: pace.rounds === 1 || hits >= 0.97,
    },
    failedBar('visits', visits),
  ]
}

const failedBar = (name: string, visits: readonly Visit[]): Bar => {
  const failed = visits.filter(({ status }) => status !== 200)
  return { name: `${name} that failed`, measured: `${failed.length} of ${visits.length}`, isMet: failed.length === 0 }
}

/** One client busts the cache while the other visitors go on. */
async function bust(stack: EdgeStack, pace: Pace, addresses: readonly string[], visitors: readonly Visitor[]) {
  const since = Date.now()
  const client = createVisitor(stack.options.ports, 999)
  const visit = visitWith(visitors, drawFrom(addresses))
  const [visits] = await Promise.all([
    visitAtRate(pace.perSecond, pace.seconds, visit),
    visitAtRate(100, pace.seconds, () => bustCache(client, addresses, random)),
  ])
  client.leave()
  const seconds = (Date.now() - since) / 1_000
  const passed = (await stack.readOrigin()).filter(
    ({ at, status, network }) => at >= since && network === client.address && status !== 429,
  ).length
  const limit = 10 * seconds + 60
  const failed = visits.filter(({ status }) => status !== 200).length
  return {
    name: 'a client that busts the cache with 100/s',
    measured: `${passed} passed of ${Math.round(limit)} that its limit lets pass; ${failed} of ${visits.length} others failed`,
    isMet: passed <= limit * 1.01 && failed === 0,
  }
}

/** Measures fresh pages while other, expired ones are renewed. */
async function renew(pace: Pace, addresses: readonly string[], visitors: readonly Visitor[]): Promise<Bar> {
  const warm = addresses.slice(0, 80)
  // From the tail, which few visits have reached.
  const others = addresses.slice(-pace.renewed)
  const visit = visitWith(visitors, () => warm[drawIndex(random, warm.length)] ?? '')
  const seconds = Math.max(5, pace.renewed / 33)
  const inTurn = (paths: readonly string[]) => {
    let next = 0
    return visitWith(visitors, () => paths[next++ % paths.length] ?? '')
  }
  // Warms up every page and every visitor's connection: opening one costs more than a page.
  await visitAtRate(20, others.length / 20, inTurn(others))
  await visitAtRate(50, 8, inTurn(warm))
  const ratios: number[] = []
  const pairs: string[] = []
  for (let round = 0; round < pace.rounds; round += 1) {
    // Meanwhile the others expire.
    const quiet = percentile(await visitAtRate(100, Math.max(seconds, 31), visit), 0.99)
    const [during] = await Promise.all([
      visitAtRate(100, seconds, visit),
      visitAtRate(others.length / seconds, seconds, inTurn(others)),
    ])
    const busy = percentile(during, 0.99)
    ratios.push(busy / quiet)
    pairs.push(`${quiet.toFixed(1)} → ${busy.toFixed(1)}`)
  }
  const ratio = median(ratios)
  return {
    name: `p99 of other pages while ${pace.renewed} are renewed, ms`,
    measured: `${pairs.join(', ')}: × ${ratio.toFixed(2)}`,
    isMet: ratio <= 1.5,
  }
}

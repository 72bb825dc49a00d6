// A thundering herd:  npm run quality:ops -- herd [--short]
// Sends 200 and 1,000 concurrent requests for one page and for 50, on keep-alive connections as from a proxy, to its own site.
// Exits non-zero if a cacheable answer is not the whole page, an existing page is "not found", an answer is missing, or, at
// 200, the small 503 page is late: p50 above 50 ms or p99 above 300 ms with ALONE=true, otherwise either above 500 ms.
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { localeCodes } from '@polydex/contract/locale'
import { databaseConfig } from '@polydex/core/db/config'
import { boundMs } from '../../tests/run-mode.ts'
import { startSite } from '../../tests/start-site.ts'
import { ask, summarizeHerd, type HerdSummary } from './herd-answers.ts'

/** Upper bounds for a 503 when no slot is free, at 200 concurrent requests; at 1,000 the times are only measured. */
const maxShedMs = { p50: boundMs(50), p99: boundMs(300) }
const boundedCrowd = 200

const onePage = ['/find']
const fiftyPages = [
  ...localeCodes.flatMap((locale) =>
    ['/find', '/category', '/about', '/rank/hot', '/rank/category_ai'].map((path) =>
      locale === 'en' ? path : `/${locale}${path}`,
    ),
  ),
  '/tool/canva',
  '/tool/deepl',
  '/cate/copywriting',
  '/rank/region',
  '/rank/Source',
]

type HerdOptions = { short: boolean }

/** Returns whether every bound held. `short`: only 200 concurrent requests, one round. */
export async function run({ short }: HerdOptions): Promise<boolean> {
  const serverUrl = databaseConfig.parse(process.env).DATABASE_URL
  // The bound of production; sites for tests have none by default.
  const site = await startSite({ serverUrl, sampleData: true, web: { RENDERS_AT_ONCE: '' } })
  let isHeld = true
  try {
    const calm = await readCalmly(site.origin)
    // Warm-up, not counted: a process that has just started does everything slowly the first time.
    await sendHerd(site.origin, fiftyPages, boundedCrowd, calm)
    for (const crowd of short ? [200] : [200, 1_000]) {
      for (const paths of [onePage, fiftyPages]) {
        for (let round = 0; round < (short ? 1 : 3); round += 1) {
          const summary = await sendHerd(site.origin, paths, crowd, calm)
          const faults = findFaults(summary, crowd)
          isHeld &&= faults.length === 0
          console.log(`${crowd} at once on ${paths.length} ${paths.length === 1 ? 'page' : 'pages'}: ${write(summary)}`)
          for (const fault of faults) console.error(`  missed: ${fault}`)
        }
      }
    }
  } finally {
    await site.stop()
  }
  return isHeld
}

/** Reads every page twice, one after the other: the first render in a process is slower than all later ones. */
async function readCalmly(origin: string): Promise<Map<string, string>> {
  const agent = new Agent({ keepAlive: true })
  const calm = new Map<string, string>()
  for (const path of [...fiftyPages, ...fiftyPages]) {
    const { status, body } = await ask(origin, path, agent)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    calm.set(path, body)
  }
  agent.destroy()
  return calm
}

async function sendHerd(
  origin: string,
  paths: string[],
  crowd: number,
  calm: ReadonlyMap<string, string>,
): Promise<HerdSummary> {
  const agent = new Agent({ keepAlive: true, maxSockets: crowd, maxFreeSockets: crowd })
  // Opens the connections.
  await Promise.allSettled(Array.from({ length: crowd }, () => ask(origin, '/favicon.ico', agent)))
  const turns = Array.from({ length: crowd }, (_, turn) => paths[turn % paths.length] ?? '/')
  const answers = await Promise.allSettled(turns.map((path) => ask(origin, path, agent)))
  agent.destroy()
  return summarizeHerd(answers, calm)
}

function findFaults({ broken, wrong404, other, shedMs }: HerdSummary, crowd: number): string[] {
  const faults: [boolean, string][] = [
    [broken > 0, `${broken} storable answers are not the whole page`],
    [wrong404 > 0, `${wrong404} pages that exist were not found`],
    [other > 0, `${other} requests without a proper answer`],
    [crowd === boundedCrowd && shedMs.p50 > maxShedMs.p50, `half of the shed requests took over ${maxShedMs.p50} ms`],
    [crowd === boundedCrowd && shedMs.p99 > maxShedMs.p99, `1 % of the shed requests took over ${maxShedMs.p99} ms`],
  ]
  return faults.filter(([isFault]) => isFault).map(([, text]) => text)
}

const writeTimes = ({ p50, p99 }: HerdSummary['shedMs']): string => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`

const write = ({ whole, failed, shed, shedMs, servedMs }: HerdSummary): string =>
  `${whole} whole (${writeTimes(servedMs)}), ${shed} shed (${writeTimes(shedMs)}), ${failed} failed`

if (import.meta.main) {
  const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
  process.exitCode = (await run(values)) ? 0 : 1
}

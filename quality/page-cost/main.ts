// Measures the cost of a page, now and before:
//   npm run quality:pages -- [--old <folder of a built tree>] [--rounds 3] [--pages 150] [--kinds find,tool] [--texts 100]
// Both trees use one database with the whole catalogue and sample figures, and alternate. --texts compares the texts of
// this many pages of each kind in both.
import { parseArgs } from 'node:util'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { median } from '../ops/median.ts'
import { startSite } from '../../tests/start-site.ts'
import { findOtherTexts } from './compare-texts.ts'
import { countPages, type PageCounts } from './count-page.ts'
import { listAddresses, pageKinds, type PageKind } from './list-addresses.ts'
import { measurePages, warmUp, type PageTimes } from './measure-pages.ts'
import { timePlainCards } from '../../apps/web/testing/time-plain-cards.ts'
import { startSide, type Side } from './start-side.ts'

const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '150' },
    kinds: { type: 'string', default: pageKinds.join(',') },
    texts: { type: 'string', default: '0' },
  },
})
const [rounds, pagesPerRound] = [Number(values.rounds), Number(values.pages)]
const kinds = pageKinds.filter((kind) => values.kinds.split(',').includes(kind))

const allCpu = ({ web, api, postgres }: PageTimes): number => web + api + postgres
const number = (value: number, width: number, digits = 1): string => value.toFixed(digits).padStart(width)

const site = await startSite({
  serverUrl: databaseConfig.parse(process.env).DATABASE_URL,
  sampleData: true,
  catalogue: 'catalogue',
})
const db = connect(site.databaseUrl, { poolSize: 1 })
const sides: Side[] = []
try {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  if (values.old !== undefined) sides.push(await startSide('old', values.old, site.databaseUrl))
  sides.push(await startSide('new', process.cwd(), site.databaseUrl))
  const addresses = await listAddresses(db)
  console.log(`24 plain cards: ${timePlainCards().toFixed(2)} ms`)
  console.log(
    'kind      side  pages/s    p50    p99 | ms of CPU: web    api  postgres | raw KB  sent KB elements links calls statements',
  )
  if (rounds > 0) for (const kind of kinds) await compare(kind, addresses[kind])
  await compareTexts(kinds.flatMap((kind) => addresses[kind].slice(0, Number(values.texts))))
} finally {
  for (const side of sides) await side.stop()
  await db.destroy()
  await site.stop()
}

async function compare(kind: PageKind, all: string[]): Promise<void> {
  const times = new Map<Side, PageTimes[]>(sides.map((side) => [side, []]))
  for (const side of sides) await warmUp(side, takeFrom(all, 0))
  for (let round = 1; round <= rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      times.get(side)?.push(await measurePages(db, side, takeFrom(all, round)))
  const medians = new Map<Side, PageTimes>()
  for (const side of sides) {
    const found = medianOf(times.get(side) ?? [])
    medians.set(side, found)
    const counted = { origin: side.web.origin, innerOrigin: side.api.innerOrigin }
    console.log(show(kind, side, found, await countPages(db, counted, takeFrom(all, rounds + 1).slice(0, 9))))
  }
  const [old, now] = sides.map((side) => medians.get(side))
  if (old === undefined || now === undefined) return
  console.log(
    `${kind.padEnd(9)} new ÷ old: web ${(now.web / old.web).toFixed(2)}, all CPU ${(allCpu(now) / allCpu(old)).toFixed(2)}, pages/s × ${(now.perSecond / old.perSecond).toFixed(2)}`,
  )
}

async function compareTexts(paths: readonly string[]): Promise<void> {
  const [old, now] = sides
  if (old === undefined || now === undefined || paths.length === 0) return
  const others = await findOtherTexts([old, now], paths)
  console.log(`${paths.length - others.length} of ${paths.length} pages have the same text on both sides`)
  for (const path of others) console.log(`  differs: ${path}`)
  if (others.length > 0) process.exitCode = 1
}

/** Other addresses in each round, as long as there are some. */
function takeFrom(all: string[], round: number): string[] {
  return Array.from({ length: pagesPerRound }, (_, place) => all[(round * pagesPerRound + place) % all.length] ?? '/')
}

function medianOf(list: PageTimes[]): PageTimes {
  const of = (part: keyof PageTimes) => median(list.map((times) => times[part]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    web: of('web'),
    api: of('api'),
    postgres: of('postgres'),
  }
}

function show(kind: string, { name }: Side, times: PageTimes, counts: PageCounts): string {
  return [
    kind.padEnd(9),
    name.padEnd(4),
    number(times.perSecond, 8),
    number(times.p50, 7, 0),
    number(times.p99, 7, 0),
    ' |',
    number(times.web, 15),
    number(times.api, 7),
    number(times.postgres, 10),
    ' |',
    number(counts.raw / 1_000, 7),
    number(counts.sent / 1_000, 9),
    number(counts.elements, 9, 0),
    number(counts.links, 6, 0),
    number(counts.calls, 6),
    number(counts.statements, 8),
  ].join('')
}

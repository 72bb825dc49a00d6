// Sends realistic queries to the search of the API, on the shipped catalogue in a database of its own, and compares the
// answers with those that people would accept:
//   npm run test:search -- [--from catalogue] [--misses]
import { parseArgs } from 'node:util'
import type { Locale } from '@polydex/contract/locale/locale'
import { seedRandom } from '@polydex/contract/figure/seed-random'
import { getTools, type ToolList } from '@polydex/contract/tool/tool'
import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { understandQuery } from '@polydex/core/search/query/understand-query'
import { migrate } from '@polydex/core/installation/migrate'
import { createScratchDatabase, dropDatabase } from '@polydex/core/installation/scratch-database'
import { rebuildSearch } from '@polydex/core/search/documents/rebuild-search'
import { buildApp } from '../../../apps/api/src/app.ts'
import { quantile } from '../../quantile.ts'
import { judgeWishes } from './judge-wishes.ts'
import { readJudgedSet } from './judged-set.ts'
import { isReached, listBars, scoreAnswer, showTable, type Answered, type Bar } from './score.ts'

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'catalogue' }, misses: { type: 'boolean', default: false } },
})
const url = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'search')
await migrate(url)
const db = connect(url, { poolSize: 2, genericPlans: true })
const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
const times: number[] = []

async function find(query: string, locale: Locale): Promise<ToolList> {
  const started = performance.now()
  const response = await app.inject({ url: getTools.path, query: { q: query, pageSize: '12', locale } })
  times.push(performance.now() - started)
  if (response.statusCode !== 200) throw new Error(`${locale} ${query} answered ${response.statusCode}`)
  return response.json<{ data: ToolList }>().data
}

async function ask(query: string, locale: Locale): Promise<{ slugs: string[]; isUnlisted: boolean }> {
  const { tools, total, didYouMean, isUnlisted } = await find(query, locale)
  // Either it says that it has no tool of this name, or it finds nothing and corrects nothing.
  return {
    slugs: tools.map(({ slug }) => slug),
    isUnlisted: isUnlisted || (total === 0 && didYouMean === null),
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Names of the catalogue with one letter wrong, missing, added or swapped, in turn. */
async function askTypos(): Promise<{ bar: Bar; misses: string[] }> {
  const random = seedRandom(1)
  const tools = await db.selectFrom('tools').select(['slug', 'name']).orderBy('slug').execute()
  // In a shorter name one letter is a third of it.
  const long = tools.filter(({ name }) => /^[\p{L}\p{N} ]{4,}$/u.test(name)).slice(0, 500)
  const misses: string[] = []
  for (const [index, { slug, name }] of long.entries()) {
    const at = Math.floor(random() * (name.length - 1))
    const letter = letters[Math.floor(random() * letters.length)] ?? 'x'
    const [before, here = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
    const ways = [letter + next, next, here + letter + next, next + here]
    const typo = before + (ways[index % ways.length] ?? '') + after
    const { slugs } = await ask(typo, 'en')
    if (!slugs.slice(0, 3).includes(slug)) misses.push(`${slug}: ${typo} → ${slugs.slice(0, 3).join(' ')}`)
  }
  const reached = 1 - misses.length / long.length
  return { bar: { what: 'names with one letter wrong', least: 0.95, queries: long.length, reached }, misses }
}

const showMiss = ({ judged, slugs }: Answered): string => {
  const first = slugs.slice(0, 10)
  return `${judged.id} ${judged.query}: ${first.join(' ')} | wanted ${judged.relevant.filter((slug) => !first.includes(slug)).join(' ')}`
}

const isBlind = ({ judged }: Answered): boolean => judged.blind
const percent = (share: number): string => (100 * share).toFixed(1).padStart(5)

try {
  // Nothing but the catalogue: invented figures must not influence what is found.
  await importCatalogue(db, values.from, new Date())
  await rebuildSearch(db)
  const answers: Answered[] = []
  for (const judged of await readJudgedSet()) answers.push({ judged, ...(await ask(judged.query, judged.locale)) })
  const typos = await askTypos()
  const wishes = await judgeWishes({ find, understand: (q, locale) => understandQuery(db, { q, locale }) })
  const open = answers.filter((answer) => !isBlind(answer))
  console.log(`${answers.length} judged queries; mean score in % (number of queries)\n`)
  console.log(`${showTable('open', open)}\n\n${showTable('blind', answers.filter(isBlind))}\n`)
  const bars = [...listBars(answers), typos.bar, ...wishes.bars]
  for (const bar of bars)
    console.log(
      `${isReached(bar) ? 'ok  ' : 'LOW '} ${percent(bar.reached)} of ${percent(bar.least)} % ${bar.what} (${bar.queries})`,
    )
  const [middle, late, longest] = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1))
  console.log(`\n${times.length} searches: p50 ${middle}, p95 ${late}, longest ${longest} ms`)
  if (values.misses)
    for (const miss of [
      ...open.filter((answer) => scoreAnswer(answer) < 1).map(showMiss),
      ...typos.misses,
      ...wishes.misses,
    ])
      console.log(miss)
  process.exitCode = bars.every(isReached) ? 0 : 1
} finally {
  await app.close()
  await db.destroy()
  await dropDatabase(url)
}

// Sends realistic queries to the search, and compares the answers with those that people would accept:
//   npm run quality:search -- [--from catalogue] [--misses]
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { databaseConfig } from '@polydex/core/db/config'
import { quantile } from '../../tests/quantile.ts'
import { createRandom } from '../scale/random.ts'
import { openSearch, type Ask } from './ask-search.ts'
import { generateFoldings, type FoldingPair } from './generate-foldings.ts'
import { generateTypos } from './generate-typos.ts'
import { isReached, listBars, type Bar } from './list-bars.ts'
import { openCatalogue } from './open-catalogue.ts'
import { readJudgedSet } from './read-judged-set.ts'
import { scoreAnswer, type Answered } from './score.ts'
import { showTable } from './show-table.ts'

const typos = 500
const foldingPairs = 300
const topThree = 3

const { values } = parseArgs({
  options: { from: { type: 'string', default: 'catalogue' }, misses: { type: 'boolean', default: false } },
})
const { DATABASE_URL } = databaseConfig.parse(process.env)
const { tools } = await readCatalogue(values.from)
const catalogue = await openCatalogue(DATABASE_URL, values.from)
const search = await openSearch(catalogue.db)
const times: number[] = []
const ask: Ask = async (query, locale) => {
  const answer = await search.ask(query, locale)
  times.push(answer.milliseconds)
  return answer
}

async function askJudged(): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const judged of await readJudgedSet()) {
    const { total: _, ...answer } = await ask(judged.query, judged.locale)
    answers.push({ judged, ...answer })
  }
  return answers
}

async function askTypos(): Promise<Bar & { misses: string[] }> {
  const misses: string[] = []
  const asked = generateTypos(tools, typos, createRandom(1, 0, 0))
  for (const { query, slug } of asked) {
    const { slugs } = await ask(query, 'en')
    if (!slugs.slice(0, topThree).includes(slug))
      misses.push(`${slug}: ${query} → ${slugs.slice(0, topThree).join(' ')}`)
  }
  return {
    what: 'names with one letter wrong',
    least: 0.95,
    queries: asked.length,
    reached: 1 - misses.length / asked.length,
    misses,
  }
}

/** In both spellings a name must find its tool first, and a word the same top three. */
const depthOf = (way: FoldingPair): number => (way.isName ? 1 : topThree)

async function askFoldings(): Promise<Bar & { misses: string[] }> {
  const misses: string[] = []
  const pairs = generateFoldings(tools, foldingPairs, createRandom(2, 0, 0))
  for (const pair of pairs) {
    const { way, locale, first, second } = pair
    const [one, other] = [await ask(first, locale), await ask(second, locale)]
    const [before, after] = [one, other].map(({ slugs }) => slugs.slice(0, depthOf(pair)).join(' '))
    if (before !== after || one.total === 0) misses.push(`${way}: ${first} → ${before}; ${second} → ${after}`)
  }
  const reached = 1 - misses.length / pairs.length
  return { what: 'pairs of spellings with the same answer', least: 1, queries: pairs.length, reached, misses }
}

try {
  const answers = await askJudged()
  const generated = [await askTypos(), await askFoldings()]
  const bars = [...listBars(answers), ...generated]
  console.log(`${tools.length} tools, ${answers.length} judged queries; mean score in % (number of queries)\n`)
  console.log(
    showTable(
      'open',
      answers.filter(({ judged }) => !judged.blind),
    ),
  )
  console.log(
    `\n${showTable(
      'blind',
      answers.filter(({ judged }) => judged.blind),
    )}\n`,
  )
  for (const bar of bars) {
    const mark = isReached(bar) ? 'ok  ' : 'LOW '
    console.log(
      `${mark} ${(100 * bar.reached).toFixed(1).padStart(5)} of ${(100 * bar.least).toFixed(1).padStart(5)} % ${bar.what} (${bar.queries})`,
    )
  }
  console.log(
    `\n${times.length} searches: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)}, longest ${Math.max(...times).toFixed(1)} ms`,
  )
  if (values.misses) {
    for (const { judged, slugs } of answers.filter((answer) => !answer.judged.blind && scoreAnswer(answer) < 1))
      console.log(
        `${judged.id} ${judged.query}: ${slugs.slice(0, 10).join(' ')} | wanted ${judged.relevant
          .filter((slug) => !slugs.slice(0, 10).includes(slug))
          .slice(0, 12)
          .join(' ')}`,
      )
    for (const miss of generated.flatMap(({ misses }) => misses)) console.log(miss)
  }
  await mkdir('test-results', { recursive: true })
  await writeFile(
    'test-results/search.json',
    JSON.stringify({ measuredAt: new Date(), tools: tools.length, bars, answers }, null, 2),
  )
  process.exitCode = bars.every(isReached) ? 0 : 1
} finally {
  await search.close()
  await catalogue.close()
}

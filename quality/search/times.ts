// Times searches and suggestions of one API process, one query after the other:
//   npm run quality:search-times                  on the shipped catalogue, in a database of its own
//   npm run quality:search-times -- <database>    on a database of this machine, such as one of seed:scale
import { mkdir, writeFile } from 'node:fs/promises'
import type { Locale } from '@polydex/contract/locale'
import { getSuggestions, getTools } from '@polydex/contract/tool'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { quantile } from '../../tests/quantile.ts'
import { isLocalDatabase } from '@polydex/core/db/local-database'
import { startApi } from '../../tests/start-api.ts'
import { findCommonWords } from './find-common-words.ts'
import { openCatalogue } from './open-catalogue.ts'
import { readJudgedSet } from './read-judged-set.ts'

/** Tools. From this number on, the bars (in milliseconds) of a large catalogue apply. */
const largeCatalogue = 50_000
const bars = { small: { search: 15, suggest: 10 }, large: { search: 40, suggest: 15 }, longest: 300 }
/** Prefix lengths while a visitor types. */
const typedLengths = [1, 2, 3, 4, 6, 8, 12]

type Question = { path: string; query: string; locale: Locale }
type Timed = Question & { milliseconds: number }

const { DATABASE_URL } = databaseConfig.parse(process.env)
if (!isLocalDatabase(DATABASE_URL)) throw new Error('quality:search-times works only on a local database')

async function openDatabase(name: string | undefined): Promise<{ url: string; db: Db; close: () => Promise<void> }> {
  if (name === undefined) return openCatalogue(DATABASE_URL, 'catalogue')
  const url = new URL(DATABASE_URL)
  url.pathname = `/${name}`
  const db = connect(url.href, { poolSize: 1 })
  return { url: url.href, db, close: () => db.destroy() }
}

async function listQuestions(db: Db): Promise<Question[]> {
  const judged = await readJudgedSet()
  const common = (await findCommonWords(db)).map((query) => ({ query, locale: 'en' as const }))
  const searches = [...judged, ...common].map(({ query, locale }) => ({ path: getTools.path, query, locale }))
  const typed = judged.flatMap(({ query, locale }) => {
    const characters = Array.from(query)
    return typedLengths
      .filter((length) => length <= characters.length)
      .map((length) => ({ path: getSuggestions.path, query: characters.slice(0, length).join(''), locale }))
  })
  return [...searches, ...typed]
}

async function ask(origin: string, question: Question): Promise<Timed> {
  const { path, query, locale } = question
  const started = performance.now()
  const response = await fetch(`${origin}${path}?${new URLSearchParams({ q: query, locale })}`)
  await response.arrayBuffer()
  const milliseconds = performance.now() - started
  if (response.status !== 200) throw new Error(`${path} ${locale} ${query} answered ${response.status}`)
  return { ...question, milliseconds }
}

function show(name: string, timed: readonly Timed[], maxMs: number): boolean {
  const times = timed.map(({ milliseconds }) => milliseconds)
  const p95 = quantile(times, 0.95)
  const slowest = timed.toSorted((a, b) => b.milliseconds - a.milliseconds)
  const isReached = p95 <= maxMs && (slowest[0]?.milliseconds ?? 0) <= bars.longest
  console.log(
    `${isReached ? 'ok  ' : 'SLOW'} ${name.padEnd(8)} ${times.length}: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} of ${maxMs}, longest ${slowest[0]?.milliseconds.toFixed(1)} of ${bars.longest} ms`,
  )
  for (const { query, locale, milliseconds } of slowest.slice(0, 8))
    console.log(`       ${milliseconds.toFixed(1)} ${locale} ${query}`)
  return isReached
}

const database = await openDatabase(process.argv[2])
const api = await startApi(database.url, { COUNT_MISSED_SEARCHES: 'false' })
try {
  const { tools } = await database.db
    .selectFrom('tool_counts')
    .select('tools')
    .where('scope', '=', 'all')
    .executeTakeFirstOrThrow()
  const maxMs = tools >= largeCatalogue ? bars.large : bars.small
  const questions = await listQuestions(database.db)
  // Warms up plans and caches: a visitor is seldom the first.
  for (const question of questions.slice(0, 200)) await ask(api.origin, question)
  const timed: Timed[] = []
  for (const question of questions) timed.push(await ask(api.origin, question))
  console.log(`${tools} tools, ${questions.length} queries to one process`)
  const reached = [
    show(
      'search',
      timed.filter(({ path }) => path === getTools.path),
      maxMs.search,
    ),
    show(
      'suggest',
      timed.filter(({ path }) => path === getSuggestions.path),
      maxMs.suggest,
    ),
  ]
  await mkdir('test-results', { recursive: true })
  await writeFile('test-results/search-times.json', JSON.stringify({ measuredAt: new Date(), tools, timed }, null, 2))
  process.exitCode = reached.every(Boolean) ? 0 : 1
} finally {
  await api.stop()
  await database.close()
}

// Measures the cost of an answer by its source:  npm run quality:ops -- edge-cost [--short]
// CPU milliseconds of edge, web, api and PostgreSQL for one answer: a page from the cache, unchanged, read again or rendered; a
// search, a suggestion, a file, a new connection. docs/scale.md is computed from these figures.
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Db } from '@polydex/core/db/connect'
import { askEdge } from '../../scripts/edge/ask-edge.ts'
import { expectBars, type DrillOptions } from './drill.ts'
import { host, prefixes, warmUp, withEdgeStack, type EdgeStack } from './edge-stack.ts'
import { loadEdge } from './load-edge.ts'
import { createVisitor, visitAtRate, type Visit } from './many-visitors.ts'
import { parts, readCosts, readMemory, type Costs } from './process-costs.ts'

/** After this the edge must revalidate a page before serving it: it is fresh for 30 s, then stale-while-revalidate for 30 s. */
const expiredMs = 61_000
/** Slow enough that one web never refuses a page, even on two cores that do other work. */
const perSecond = 6

type Row = Costs & { name: string; answers: number; failed: number }

/** Limits the edge to the first of the two webs: the other does not remember the pages that the first has rendered. */
const askOneWeb = (conf: string): string => conf.replace(/ {2}server 127\.0\.0\.1:3172 .*\n/, '')

export const run = ({ short }: DrillOptions): Promise<boolean> =>
  withEdgeStack({ catalogue: 'catalogue', changeEdge: askOneWeb }, async (stack) => {
    const db = connect(stack.databaseUrl, { poolSize: 1 })
    try {
      const measure = createMeter(stack, db)
      const rows = await measureAll(stack, db, measure, short ? 30 : 200)
      const memory = await readMemory(db, stack.processes)
      console.log(`memory, MB: ${parts.map((part) => `${part} ${Math.round(memory[part] / 1_024)}`).join(', ')}`)
      return judge(rows)
    } finally {
      await db.destroy()
    }
  })

type Meter = (name: string, act: () => Promise<{ answers: number; failed: number }>) => Promise<Row>

/** Measures the CPU time of the processes per answer while `act` runs. */
const createMeter =
  ({ processes }: EdgeStack, db: Db): Meter =>
  async (name, act) => {
    const before = await readCosts(db, processes)
    const { answers, failed } = await act()
    const after = await readCosts(db, processes)
    const costOf = (part: keyof Costs) => (after[part] - before[part]) / answers
    const row = {
      name,
      answers,
      failed,
      edge: costOf('edge'),
      web: costOf('web'),
      api: costOf('api'),
      postgres: costOf('postgres'),
    }
    console.log(formatRow(row))
    return row
  }

async function measureAll(stack: EdgeStack, db: Db, measure: Meter, count: number): Promise<Row[]> {
  const { ports } = stack.options
  const slugs = (await db.selectFrom('tools').select('slug').orderBy('id').execute()).map(({ slug }) => slug)
  const addresses = prefixes.flatMap((prefix) => slugs.map((slug) => `${prefix}/tool/${slug}`))
  // A step coprime to the number of addresses: neighbours differ in tool and language.
  const pages = Array.from({ length: count }, (_none, turn) => addresses[(turn * 1_009) % addresses.length] ?? '/')
  // Each visitor in a /24 of their own: limits count that network as well.
  const visitors = Array.from({ length: 200 }, (_none, number) => createVisitor(ports, number * 50))
  const askAll = async (paths: readonly string[]) =>
    countFailed(
      await visitAtRate(perSecond, paths.length / perSecond, (turn) => {
        const visitor = visitors[turn % visitors.length]
        if (visitor === undefined) throw new Error('no visitors')
        return visitor.ask(paths[turn] ?? '/')
      }),
    )
  const load = async (path: string) => {
    await warmUp(stack, path)
    const origin = `https://${host}:${ports.https}`
    const { requests, failed } = await loadEdge({ origin, host, paths: [path], seconds: 8, connections: 16 })
    return { answers: requests, failed }
  }
  try {
    // Warm-up: the JIT compiles during the first pages.
    await askAll(addresses.slice(-50))
    const rows = [await measure('page, rendered', () => askAll(pages))]
    await wait(expiredMs)
    rows.push(await measure('page, unchanged', () => askAll(pages)))
    // Counts as a change without changing anything: every page is read again and comes out the same.
    await db
      .updateTable('tools')
      .set((build) => ({ name: build.ref('name') }))
      .execute()
    await wait(expiredMs)
    rows.push(await measure('page, read anew', () => askAll(pages)))
    rows.push(await measure('search', () => askAll(slugs.slice(0, count).map((slug) => `/find?q=${slug}`))))
    rows.push(await measure('suggestion', () => askAll([...new Set(slugs.map(suggest))].slice(0, count))))
    rows.push(await measure('page from the cache', () => load('/de/tool/canva')))
    rows.push(await measure('file from the cache', async () => load(await findScript(stack))))
    rows.push(await measure('page from the cache, new connection', () => askAlone(stack, '/de/tool/canva', count)))
    return rows
  } finally {
    for (const { leave } of visitors) leave()
  }
}

const suggest = (slug: string): string => `/api/tools/getSuggestions?locale=en&q=${slug.slice(0, 6)}`

const countFailed = (visits: readonly Visit[]) => ({
  answers: visits.length,
  failed: visits.filter(({ status }) => status !== 200).length,
})

/** Finds a built script that every page loads. */
async function findScript({ ask }: EdgeStack): Promise<string> {
  const { body } = await ask('/de/tool/canva')
  const [path] = /\/assets\/[\w./-]+\.js/.exec(body.toString()) ?? []
  if (path === undefined) throw new Error('the page has no script')
  return path
}

/** Sends requests one after the other, each over a new connection. */
async function askAlone({ options: { ports } }: EdgeStack, path: string, answers: number) {
  let failed = 0
  for (let turn = 0; turn < answers; turn += 1) {
    const headers = { Host: host, 'Accept-Encoding': 'br', Connection: 'close' }
    const { status } = await askEdge(ports, path, { headers })
    if (status !== 200) failed += 1
  }
  return { answers, failed }
}

const formatRow = ({ name, answers, ...costs }: Row): string =>
  [name.padEnd(36), ...parts.map((part) => `${part} ${costs[part].toFixed(3)}`.padEnd(16)), `${answers} answers`].join(
    '',
  )

/** A cached answer must not reach the web; an unchanged page must cost it less than half of a rendered one. */
function judge(rows: readonly Row[]): boolean {
  const webOf = (name: string) => rows.find((row) => row.name === name)?.web ?? Infinity
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  const [cached, unchanged, rendered] = ['page from the cache', 'page, unchanged', 'page, rendered'].map(webOf)
  return expectBars([
    { name: 'answers that failed', measured: failed, isMet: failed === 0 },
    {
      name: 'web, for a page from the cache, ms',
      measured: (cached ?? 0).toFixed(3),
      isMet: (cached ?? Infinity) < 0.05,
    },
    {
      name: 'web, for an unchanged page ÷ a rendered one',
      measured: ((unchanged ?? 0) / (rendered ?? 1)).toFixed(2),
      isMet: (unchanged ?? Infinity) < (rendered ?? 0) / 2,
    },
  ])
}

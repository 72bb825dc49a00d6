// Editors approve twenty tools in a minute while visitors read:  npm run quality:ops -- publish [--tools 50000] [--short]
import { setTimeout as wait } from 'node:timers/promises'
import { getTools } from '@polydex/contract/tool'
import { getToolDetail } from '@polydex/contract/tool-detail'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { createTestEditor, submitTestTool } from '@polydex/core/testing/test-senders'
import { lastFullMonth } from '@polydex/core/traffic/month'
import { sql } from 'kysely'
import { seedScale } from '../scale/seed-scale.ts'
import { startApi } from '../../tests/start-api.ts'
import { approveDraft } from './approve-draft.ts'
import { expectBars, livesBar, type DrillOptions } from './drill.ts'
import { listVisitorReads } from './public-reads.ts'
import { startWorker } from './run-jobs.ts'
import { countStatuses, slowestOf, startLoad } from './steady-load.ts'

const maxPageMs = 5_000
const maxListMs = 60_000
const category = 'copywriting'

/** Milliseconds from the end of a decision until the tool was visible in each place; undefined: not yet. */
type Seen = {
  slug: string
  since: number
  decidingMs: number
  page?: number
  search?: number
  list?: number
  count?: number
}

/** Returns whether every bar was met. */
export async function run({ short, tools = short ? 500 : 50_000 }: DrillOptions): Promise<boolean> {
  const [approvals, pauseMs] = short ? [4, 500] : [20, 3_000]
  const url = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'drill')
  const db = connect(url, { poolSize: 2 })
  try {
    await migrate(url)
    await migrateQueue(url)
    const lastMonth = lastFullMonth(new Date())
    await seedScale(url, { tools, locales: 9, months: 2, figures: 'visits', seed: 1, lastMonth, replace: false })
    await sql`vacuum analyze`.execute(db)
    return await approveUnderLoad(url, db, { approvals, pauseMs })
  } finally {
    await db.destroy()
    await dropDatabase(url)
  }
}

type Pace = { approvals: number; pauseMs: number }

async function approveUnderLoad(url: string, db: Db, { approvals, pauseMs }: Pace): Promise<boolean> {
  const editorId = await createTestEditor(db, 'Ada')
  const ids: string[] = []
  for (let turn = 0; turn < approvals; turn += 1)
    ids.push(await submitTestTool(db, `publish-${turn}.com`, { name: `Zqx Lantern ${turn}`, categories: [category] }))
  const api = await startApi(url, { LOG_LEVEL: 'error' })
  const worker = startWorker(url, 'catalogue')
  const desk = connect(asRole(url, 'desk'), { poolSize: 2 })
  const stopLoad = startLoad(listVisitorReads(api.origin), 10)
  try {
    const totalBefore = (await readList(api.origin)).total
    const seen: Seen[] = []
    const watch = { isOver: false }
    const watching = watchSite(api.origin, seen, totalBefore, watch)
    const started = performance.now()
    for (const [turn, caseId] of ids.entries()) {
      seen.push(await approve(desk, caseId, editorId))
      await wait(Math.max(0, started + (turn + 1) * pauseMs - performance.now()))
    }
    const end = performance.now() + maxListMs + 5_000
    while (performance.now() < end && !seen.every(isSeen)) await wait(100)
    watch.isOver = true
    await watching
    const answers = await stopLoad()
    const runs = await sql<{ runs: number }>`
      select count(*)::int as runs from job_runs where job = 'refresh-lists' and status = 'succeeded'`.execute(db)
    return expectBars([
      {
        name: 'approvals',
        measured: `${ids.length}, one every ${pauseMs / 1_000} s`,
        isMet: seen.length === ids.length,
      },
      { name: 'a decision takes, ms', measured: worst(seen, 'decidingMs'), isMet: true },
      barOf('on its page', seen, 'page', maxPageMs),
      barOf('found by search', seen, 'search', maxPageMs),
      barOf('in the list of its category', seen, 'list', maxListMs),
      barOf('in the count of the list', seen, 'count', maxListMs),
      {
        name: 'refreshes of all lists',
        measured: runs.rows[0]?.runs ?? 0,
        isMet: (runs.rows[0]?.runs ?? 0) <= ids.length,
      },
      { name: 'answers', measured: countStatuses(answers), isMet: answers.every(({ status }) => status === 200) },
      { name: 'slowest answer, ms', measured: slowestOf(answers), isMet: true },
      livesBar('api', api),
      livesBar('worker', worker),
    ])
  } finally {
    await stopLoad()
    await Promise.all([api.stop(), worker.stop()])
    await desk.destroy()
  }
}

async function approve(desk: Db, caseId: string, editorId: number): Promise<Seen> {
  const began = performance.now()
  const slug = await approveDraft(desk, caseId, editorId)
  const since = performance.now()
  return { slug, since, decidingMs: since - began }
}

const isSeen = ({ page, search, list, count }: Seen): boolean =>
  [page, search, list, count].every((ms) => ms !== undefined)

/** Polls the site as a visitor for tools that are not visible everywhere yet. */
async function watchSite(origin: string, seen: Seen[], totalBefore: number, watch: { isOver: boolean }): Promise<void> {
  while (!watch.isOver) {
    for (const tool of seen.filter((one) => one.page === undefined || one.search === undefined)) {
      const { status } = await fetch(`${origin}${getToolDetail.path}?toolId=${tool.slug}&locale=ja`)
      if (status === 200) tool.page ??= performance.now() - tool.since
      const found = await read(`${origin}${getTools.path}?q=${tool.slug.replaceAll('-', '+')}&locale=en`)
      if (found.slugs.includes(tool.slug)) tool.search ??= performance.now() - tool.since
    }
    if (seen.some((tool) => !isSeen(tool))) {
      const { slugs, total } = await readList(origin)
      for (const [place, tool] of seen.entries()) {
        if (slugs.includes(tool.slug)) tool.list ??= performance.now() - tool.since
        if (total - totalBefore > place) tool.count ??= performance.now() - tool.since
      }
    }
    await wait(50)
  }
}

const readList = (origin: string) =>
  read(`${origin}${getTools.path}?category=${category}&sort=added&pageSize=48&locale=en`)

async function read(address: string): Promise<{ slugs: string[]; total: number }> {
  const answer = (await (await fetch(address)).json()) as { data?: unknown }
  const { tools, total } = getTools.output.parse(answer.data)
  return { slugs: tools.map(({ slug }) => slug), total }
}

type Measured = 'decidingMs' | 'page' | 'search' | 'list' | 'count'

const worst = (seen: readonly Seen[], key: Measured): string =>
  `${Math.max(...seen.map((tool) => tool[key] ?? Infinity)).toFixed(0)} at worst`

const barOf = (name: string, seen: readonly Seen[], key: Measured, maxMs: number) => ({
  name: `${name}, ms`,
  measured: worst(seen, key),
  isMet: seen.every((tool) => (tool[key] ?? Infinity) <= maxMs),
})

import { getHome } from '@polydex/contract/tool/home'
import { getTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

const database = openTestDatabase()
let app: FastifyInstance

/** Two days have two tools each, and two tools have no day. */
const days = {
  beta: '2024-05-01',
  alpha: '2024-05-01',
  delta: '2026-02-20',
  gamma: '2026-02-20',
  zeta: undefined,
  epsilon: undefined,
}
const newestFirst = ['delta', 'gamma', 'alpha', 'beta', 'epsilon', 'zeta']
const oldestFirst = ['alpha', 'beta', 'delta', 'gamma', 'epsilon', 'zeta']

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    Object.entries(days).map(([slug, firstListed]) =>
      toolEntryOf(slug, firstListed === undefined ? {} : { firstListed }),
    ),
  )
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const read = async (path: string, query: Record<string, string>, token?: string) =>
  (await app.inject({ url: path, query, ...(token !== undefined && { headers: { authorization: token } }) })).json<{
    data: { tools: { slug: string; addedOn: string | null }[]; newest: { slug: string }[]; addedOn: string | null }
  }>().data

const slugsOf = (tools: { slug: string }[]) => tools.map(({ slug }) => slug)

const listTools = async (order: string) => slugsOf((await read(getTools.path, { sort: 'added', order })).tools)

describe('the date added', () => {
  it('D3.1h D3.1e is the day of the first listing, and never that of the import', async () => {
    const { tools } = await read(getTools.path, { sort: 'added' })
    const wanted = Object.entries(days).map(([slug, day]) => [slug, day ?? null])
    expect(Object.fromEntries(tools.map(({ slug, addedOn }) => [slug, addedOn]))).toEqual(Object.fromEntries(wanted))
    for (const [slug, day] of wanted)
      expect(await read(getToolDetail.path, { toolId: slug ?? '' })).toMatchObject({ slug, addedOn: day })
  })

  it('D3.1h S7.4a–b sorts last in both directions if unknown', async () => {
    expect({ desc: await listTools('desc'), asc: await listTools('asc') }).toEqual({
      desc: newestFirst,
      asc: oldestFirst,
    })
  })

  it('D3.1h selects the newest tools of the home page, in the order of the list and only if known', async () => {
    const { newest } = await read(getHome.path, {})
    expect(slugsOf(newest)).toEqual(newestFirst.slice(0, 4))
  })
})

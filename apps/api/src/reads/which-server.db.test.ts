import { endpoints } from '@polydex/contract/http/endpoints'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { isPublicRead } from '@polydex/contract/http/is-public-read'
import { connect, type Db } from '@polydex/core/db/connect'
import { noteStatements } from '@polydex/core/testing/note-statements'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount } from '../testing/test-account.ts'

/** Every call that a replica may answer. To join this list, a call must answer every caller alike and may be seconds stale. */
const publicReads = [
  '/api/cate/getGroupCate',
  '/api/cate/getIndexCate',
  '/api/login/getSettings',
  '/api/ranking/getBandMap',
  '/api/ranking/getCategory',
  '/api/ranking/getCategoryTools',
  '/api/ranking/getCountryLadder',
  '/api/ranking/getMonth',
  '/api/ranking/getMonths',
  '/api/ranking/getRegion',
  '/api/ranking/getSource',
  '/api/ranking/getTrending',
  '/api/tools/getCoverage',
  '/api/tools/getSitemap',
  '/api/tools/getSitemapTools',
  '/api/tools/getSuggestions',
  '/api/tools/understandQuery',
  '/api/tools/getTools',
  '/api/tools/getToolsDetail',
  '/api/tools/getToolPlaces',
  '/api/tools/getTask',
  '/api/tools/getTasks',
  '/api/tools/getCategoryTasks',
  '/api/tools/getComparisons',
  '/api/tools/getToolFacts',
].toSorted()

const database = openTestDatabase({ user: 'api', catalogue: true })
/** Which of the two pools was queried; both connect to the same database. */
let asked = new Set<'primary' | 'replica'>()
let app: FastifyInstance
let replicaDb: Db
let token: string

const noting = (name: 'primary' | 'replica') => (statement: string) => {
  // The first call in each second reads the switches, whichever call that is.
  if (!/\bswitches\b/.test(statement)) asked.add(name)
}

beforeAll(async () => {
  replicaDb = connect(database.urlOf('api'), { poolSize: 4, isReadOnly: true })
  const noted = noteStatements(replicaDb, noting('replica'))
  app = await buildApp({
    db: noteStatements(database.db, noting('primary')),
    config: { LOG_LEVEL: 'silent', COUNT_MISSED_SEARCHES: true },
    replica: { isUsed: () => true, read: (ask) => ask(noted), close: async () => {} },
  })
  token = await createTestAccount(app, 'reader@example.com')
})
beforeEach(() => {
  asked = new Set()
})
afterAll(async () => {
  await app.close()
  await replicaDb.destroy()
})

const call = ({ method, path, example }: Endpoint, authorization?: string) =>
  app.inject({
    method,
    url: path,
    ...(method === 'GET' ? { query: example as Record<string, string> } : { payload: example as object }),
    ...(authorization !== undefined && { headers: { authorization } }),
  })

describe('the server that handles a call', () => {
  it('is the replica only for the listed public reads', () => {
    expect(
      endpoints
        .filter(isPublicRead)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(publicReads)
  })

  it.each(publicReads)('is only the replica for %s', async (path) => {
    const endpoint = endpoints.find((one) => one.path === path)
    const { statusCode } = await call(endpoint as Endpoint)
    // Without figures in the catalogue there is no list: the replica answers 404, too.
    expect([200, 404]).toContain(statusCode)
    // Settings come from the process and its switches, whose reads are not counted above.
    expect([...asked]).toEqual(path.endsWith('getSettings') ? [] : ['replica'])
  })

  it.each(publicReads)('is the primary if the caller sends a token: %s', async (path) => {
    await call(endpoints.find((one) => one.path === path) as Endpoint, token)
    expect([...asked]).toEqual(['primary'])
  })

  const others = endpoints.filter(({ path }) => !publicReads.includes(path))
  it.each(others.map((endpoint) => [endpoint.path, endpoint] as const))(
    'is only the primary for %s',
    async (_path, endpoint) => {
      await call(endpoint)
      await call(endpoint, token)
      // One of these calls may have ended the session; the lookup of its token still goes to the primary. Uses are added up
      // in the process, which looks for no session.
      expect([...asked]).toEqual(endpoint.isAnonymous === true ? [] : ['primary'])
    },
  )

  it('is also the primary for a search without results, which is counted there', async () => {
    const search = { q: 'wunderkammer', locale: 'en' }
    expect((await app.inject({ url: '/api/tools/getTools', query: search })).statusCode).toBe(200)
    expect(asked).toEqual(new Set(['replica', 'primary']))
    const counted = await database.as('owner').selectFrom('missed_searches').select(['query', 'searches']).execute()
    expect(counted).toEqual([{ query: 'wunderkammer', searches: 1 }])
  })
})

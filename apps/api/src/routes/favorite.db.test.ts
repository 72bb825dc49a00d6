import { getFavorites, setFavorite } from '@polydex/contract/favorite/favorite'
import { storeBatch } from '@polydex/core/catalogue/store/store-batch'
import { runStatement } from '@polydex/core/testing/note-statements'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, post } from '../testing/test-account.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(db, [
    ...['alpha', 'beta', 'gamma', 'delta', 'taken-down'].map((slug) => toolEntryOf(slug)),
    toolEntryOf('shut', { closed: true }),
    toolEntryOf('present', { aliases: ['former'] }),
  ])
  await db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'taken-down').execute()
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

let accounts = 0
const createToken = () => createTestAccount(app, `keeper-${(accounts += 1)}@example.com`)

async function set(token: string, body: object) {
  const answer = await post(app, setFavorite.path, body, token)
  expect([answer.status, body]).toEqual([200, body])
  return setFavorite.output.parse(answer.body['data'])
}

async function refuse(token: string, body: object): Promise<[number, string, string[]]> {
  const { status, body: answer } = await post(app, setFavorite.path, body, token)
  return [status, String(answer['code']), Object.keys(answer['fields'] ?? {})]
}

const read = (token: string, query: Record<string, string>) =>
  app.inject({ url: getFavorites.path, query, headers: { authorization: token } })

const readIds = async (token: string): Promise<unknown> =>
  (await read(token, { view: 'ids' })).json<{ data: unknown }>().data

/** One page of cards. */
async function readCards(token: string, query: Record<string, string>) {
  const response = await read(token, query)
  const favorites = getFavorites.output.parse(response.json<{ data: unknown }>().data)
  if (!('tools' in favorites)) throw new Error('expected cards')
  return favorites
}

describe('favourites', () => {
  it('S7.2l D7.2 S3.3 are set to the requested state, idempotently', async () => {
    const token = await createToken()
    const taken = { toolIds: ['alpha'], favorite: true, total: 1, savedAt: null, unknown: [] }
    expect(await set(token, { toolId: 'alpha', favorite: true })).toEqual(taken)
    expect(await set(token, { toolId: 'alpha', favorite: true })).toEqual(taken)
    expect(await readIds(token)).toEqual({ toolIds: ['alpha'], total: 1 })
    const gone = { toolIds: ['alpha'], favorite: false, total: 0, savedAt: null, unknown: [] }
    const savedAt: unknown = expect.stringMatching(/^20\d\d-.*\.\d{6}Z$/)
    expect(await set(token, { toolId: 'alpha', favorite: false })).toEqual({ ...gone, savedAt })
    expect(await set(token, { toolId: 'alpha', favorite: false })).toEqual(gone)
    expect(await readIds(token)).toEqual({ toolIds: [], total: 0 })
  })

  it('S3.3 belong to one account', async () => {
    const [mine, yours] = [await createToken(), await createToken()]
    await set(mine, { toolId: 'alpha', favorite: true })
    expect(await readIds(yours)).toEqual({ toolIds: [], total: 0 })
  })

  it('S7.2f D7.2 are returned as slugs, newest first, and keep their place when set again', async () => {
    const token = await createToken()
    for (const toolId of ['beta', 'alpha', 'shut', 'beta']) await set(token, { toolId, favorite: true })
    expect(await readIds(token)).toEqual({ toolIds: ['shut', 'alpha', 'beta'], total: 3 })
  })

  it('S7.2f are returned as pages of cards, newest first, in the requested language', async () => {
    const token = await createToken()
    await set(token, { toolIds: ['gamma', 'beta', 'alpha'], favorite: true })
    const first = await readCards(token, { pageSize: '2', locale: 'ja' })
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2, pages: 2 })
    expect(first.tools).toMatchObject([
      { slug: 'gamma', category: { name: 'copywriting' } },
      { slug: 'beta', textLocale: 'en' },
    ])
    const second = await readCards(token, { pageSize: '2', page: '2', locale: 'ja' })
    expect(second.tools.map(({ slug }) => slug)).toEqual(['alpha'])
    expect((await read(token, { pageSize: '2', page: '3' })).statusCode).toBe(404)
    expect((await readCards(await createToken(), {})).tools).toEqual([])
  })

  it('D6.2a D7.2 are merged in the order sent; unknown and removed tools are skipped and reported', async () => {
    const token = await createToken()
    await set(token, { toolId: 'delta', favorite: true })
    const toolIds = ['gamma', 'nonsense', 'delta', 'alpha', 'taken-down', 'gamma']
    expect(await set(token, { toolIds, favorite: true })).toEqual({
      toolIds: ['gamma', 'delta', 'alpha'],
      favorite: true,
      total: 3,
      savedAt: null,
      unknown: ['nonsense', 'taken-down'],
    })
    expect(await readIds(token)).toEqual({ toolIds: ['gamma', 'alpha', 'delta'], total: 3 })
  })

  it('D2.3c are found under a former slug and returned under the current one', async () => {
    const token = await createToken()
    expect((await set(token, { toolId: 'former', favorite: true })).toolIds).toEqual(['present'])
    expect((await set(token, { toolIds: ['former', 'present'], favorite: true })).toolIds).toEqual(['present'])
    expect(await readIds(token)).toEqual({ toolIds: ['present'], total: 1 })
    expect((await set(token, { toolId: 'former', favorite: false })).total).toBe(0)
  })

  it('D7.2 return 404 for an unknown or removed tool, and name the field of an invalid body', async () => {
    const token = await createToken()
    const many = Array.from({ length: 101 }, (_, index) => `tool-${index}`)
    expect(await refuse(token, { toolId: 'nonsense', favorite: true })).toEqual([404, 'not_found', []])
    expect(await refuse(token, { toolId: 'taken-down', favorite: true })).toEqual([404, 'not_found', []])
    for (const [body, field] of [
      [{ favorite: true }, 'toolId'],
      [{ toolId: 'alpha', toolIds: ['beta'], favorite: true }, 'toolId'],
      [{ toolIds: ['alpha'], favorite: false }, 'favorite'],
      [{ toolIds: ['alpha'], favorite: true, savedAt: '2026-11-14T20:15:00Z' }, 'savedAt'],
      [{ toolId: 'alpha', favorite: false, savedAt: '2026-11-14T20:15:00Z' }, 'savedAt'],
      [{ toolIds: many, favorite: true }, 'toolIds'],
      [{ toolId: 'alpha', favorite: 'yes' }, 'favorite'],
    ] as const) {
      expect([body, ...(await refuse(token, body))]).toEqual([body, 400, 'invalid_input', [field]])
    }
    expect(await readIds(token)).toEqual({ toolIds: [], total: 0 })
  })

  it('S7.2l are changed one at a time by 20 concurrent calls, and end in the last state set', async () => {
    const token = await createToken()
    const wanted = Array.from({ length: 20 }, (_, index) => index % 2 === 0)
    const answers = await Promise.all(wanted.map((favorite) => set(token, { toolId: 'beta', favorite })))
    // Each answer reflects its own change only.
    expect(answers.map(({ favorite, total }) => [favorite, total])).toEqual(
      wanted.map((favorite) => [favorite, favorite ? 1 : 0]),
    )
    for (const favorite of [true, false, true]) await set(token, { toolId: 'beta', favorite })
    expect(await readIds(token)).toEqual({ toolIds: ['beta'], total: 1 })
  })

  it('are limited to 2,000 per account, even with two concurrent merges', async () => {
    const { db } = database
    const slugs = Array.from({ length: 110 }, (_, index) => `many-${index}`)
    await createTools(
      db,
      slugs.map((slug) => toolEntryOf(slug)),
    )
    const token = await createToken()
    // Written directly: making tools one by one takes seconds.
    await runStatement(
      db,
      `with hosts as (
         insert into sites (host) select 'made-' || number || '.com' from generate_series(1, 1900) as number
         returning id, host
       ), made as (
         insert into tools (slug, name, homepage_url, site_id, catalogue, content_hash)
         select replace(host, '.com', ''), host, 'https://' || host || '/', id, 'made', '' from hosts
         returning id
       )
       insert into favorites (account_id, tool_id, added_at)
       select (select max(id) from accounts), id, now() from made`,
    )
    const merges = [slugs.slice(0, 100), slugs.slice(10, 110)]
    const answers = await Promise.all(
      merges.map((toolIds) => post(app, setFavorite.path, { toolIds, favorite: true }, token)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(await readIds(token)).toMatchObject({ total: 2_000 })
    expect(await refuse(token, { toolId: 'alpha', favorite: true })).toEqual([400, 'invalid_input', ['toolId']])
  })

  it('D2.3c move to the tool that theirs is merged into, and disappear with a removed one', async () => {
    const { db } = database
    await createTools(db, [toolEntryOf('small'), toolEntryOf('large'), toolEntryOf('leaving')])
    const [one, both] = [await createToken(), await createToken()]
    await set(one, { toolIds: ['small', 'leaving'], favorite: true })
    await set(both, { toolIds: ['large', 'small'], favorite: true })
    const entry = toolEntryOf('large', { aliases: ['small'] })
    await storeBatch(db, [{ place: 'large', entry }], { catalogue: 'shipped' }, '2026-01-02')
    await storeBatch(
      db,
      [{ place: 'leaving', entry: { slug: 'leaving', removed: true } }],
      { catalogue: 'shipped' },
      '2026-01-02',
    )
    for (const token of [one, both]) expect(await readIds(token)).toEqual({ toolIds: ['large'], total: 1 })
    expect((await readCards(one, {})).total).toBe(1)
    expect((await set(one, { toolId: 'leaving', favorite: false })).total).toBe(1)
  })
})

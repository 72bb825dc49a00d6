import { getFavorites, setFavorite } from '@polydex/contract/favorite/favorite'
import { exportFavorites } from '@polydex/contract/favorite/favorite-export'
import { createShare, endShare, getShare } from '@polydex/contract/favorite/favorite-share'
import { getSharedList } from '@polydex/contract/list/list'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
let app: FastifyInstance
let rekeyed: FastifyInstance

beforeAll(async () => {
  const { db } = database
  await createTestTools(db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32, 1) } })
  rekeyed = await buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32, 2) },
  })
})
afterAll(() => Promise.all([app.close(), rekeyed.close()]))

const save = (token: string, ...toolIds: string[]) => post(app, setFavorite.path, { toolIds, favorite: true }, token)

const share = async (token: string) =>
  createShare.output.parse((await post(app, createShare.path, {}, token)).body['data']).key

const readShared = (key: string, query = '') => get(app, `${getSharedList.path}?key=${key}${query}`)

const slugsOf = (body: Record<string, unknown>) =>
  getSharedList.output.parse(body['data']).tools.map(({ tool }) => tool.slug)

describe('a share link', () => {
  it('S3.3 shows the current favourites to anyone who has it, without revealing the owner', async () => {
    const token = await createTestAccount(app, 'sharing@example.com')
    await save(token, 'beta')
    const key = await share(token)
    await save(token, 'alpha')
    const { status, headers, body } = await readShared(key, '&locale=ja')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(slugsOf(body)).toEqual(['alpha', 'beta'])
    expect(JSON.stringify(body)).not.toContain('sharing@example.com')
  })

  it('S3.3 is read-only, and ends only when its owner revokes or replaces it', async () => {
    const token = await createTestAccount(app, 'revoking@example.com')
    const stranger = await createTestAccount(app, 'no-owner@example.com')
    await save(token, 'beta')
    const first = await share(token)
    await post(app, endShare.path, {}, stranger)
    expect((await post(app, setFavorite.path, { toolId: 'beta', favorite: false }, first)).status).toBe(401)
    expect((await readShared(first)).status).toBe(200)
    const second = await share(token)
    expect([(await readShared(first)).status, (await readShared(second)).status]).toEqual([404, 200])
    expect((await post(app, endShare.path, {}, token)).status).toBe(200)
    const ended = await readShared(second)
    expect([ended.status, ended.body['code'], ended.headers['cache-control']]).toEqual([404, 'not_found', 'no-store'])
    expect((await post(app, endShare.path, {}, token)).status).toBe(200)
  })

  it('is shown again to its owner; its key is stored sealed, and is null if another key sealed it', async () => {
    const token = await createTestAccount(app, 'again@example.com')
    expect((await get(app, getShare.path, token)).body['data']).toEqual({ share: null })
    const key = await share(token)
    expect((await get(app, getShare.path, token)).body['data']).toMatchObject({ share: { key } })
    expect((await get(rekeyed, getShare.path, token)).body['data']).toMatchObject({ share: { key: null } })
    const rows = await database.db.selectFrom('favorite_shares').selectAll().execute()
    for (const { sealed_key, key_hash } of rows) {
      expect((sealed_key ?? Buffer.alloc(0)).toString('latin1') + key_hash.toString('latin1')).not.toContain(key)
    }
  })
})

describe('a page of favourites', () => {
  it('S1.1h is sorted and filtered, unknown figures last; its categories have accurate counts', async () => {
    const token = await createTestAccount(app, 'sorting@example.com')
    await save(token, 'epsilon', 'alpha', 'beta', 'delta')
    const read = async (query: string) => {
      const { body } = await get(app, `${getFavorites.path}?${query}`, token)
      const page = getFavorites.output.parse(body['data'])
      if (!('tools' in page)) throw new Error('expected cards')
      return page
    }
    const slugs = async (query: string) => (await read(query)).tools.map(({ slug }) => slug)
    expect(await slugs('')).toEqual(['epsilon', 'alpha', 'beta', 'delta'])
    expect(await slugs('order=asc')).toEqual(['delta', 'beta', 'alpha', 'epsilon'])
    expect(await slugs('sort=name')).toEqual(['alpha', 'beta', 'delta', 'epsilon'])
    expect(await slugs('sort=name&order=desc&locale=zh')).toEqual(['epsilon', 'delta', 'beta', 'alpha'])
    expect(await slugs('sort=added')).toEqual(['epsilon', 'delta', 'beta', 'alpha'])
    expect(await slugs('sort=visits')).toEqual(['epsilon', 'delta', 'beta', 'alpha'])
    expect(await slugs('sort=visits&order=asc')).toEqual(['beta', 'delta', 'epsilon', 'alpha'])
    const { total, pages, categories } = await read('category=copywriting&pageSize=2&page=2')
    expect([total, pages]).toEqual([3, 2])
    for (const { slug, tools } of categories) {
      expect([slug, (await read(`category=${slug}`)).total]).toEqual([slug, tools])
    }
    expect(await slugs('category=nonsense')).toEqual([])
  })
})

describe('an undone removal', () => {
  it('S1.1h puts a favourite back in its place', async () => {
    const token = await createTestAccount(app, 'undo@example.com')
    await save(token, 'alpha', 'beta', 'delta')
    const taken = await post(app, setFavorite.path, { toolId: 'beta', favorite: false }, token)
    const { savedAt } = setFavorite.output.parse(taken.body['data'])
    await post(app, setFavorite.path, { toolId: 'beta', favorite: true, savedAt }, token)
    const { body } = await get(app, `${getFavorites.path}?view=ids`, token)
    expect(body['data']).toEqual({ toolIds: ['alpha', 'beta', 'delta'], total: 3 })
  })
})

describe('the export of favourites', () => {
  it('S1.1h has all of them in one response, in the requested language, newest first', async () => {
    const token = await createTestAccount(app, 'file@example.com')
    await save(token, 'chinese', 'beta')
    const { body } = await get(app, `${exportFavorites.path}?locale=tw`, token)
    const { favorites, month, sources } = exportFavorites.output.parse(body['data'])
    expect(month).toBe('2026-10')
    expect(sources).toEqual([{ provider: expect.any(String) as string, kind: 'estimated' }])
    expect(favorites).toMatchObject([
      { slug: 'chinese', name: '中文工具', textLocale: 'tw', visits: null },
      { slug: 'beta', url: 'https://beta.com/', visits: 12_000, category: { slug: 'copywriting' } },
    ])
  })
})

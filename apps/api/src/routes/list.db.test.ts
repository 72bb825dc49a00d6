import { deleteAccount, getAccountData } from '@polydex/contract/account/own-account'
import * as calls from '@polydex/contract/list/list'
import { maxLists } from '@polydex/contract/list/list-content'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post, testPassword } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  await createTestTools(database.db)
  const config = { LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32, 1) } as const
  app = await buildApp({ db: database.as('api'), config })
})
afterAll(() => app.close())

const content = (version: number, ...tools: [slug: string, note: string][]) => ({
  title: 'Meetings',
  tools: tools.map(([slug, note]) => ({ slug, note })),
  version,
})
const save = (token: string, list: string, body: object) => post(app, calls.saveList.path, { list, ...body }, token)
const read = async (token: string, list: string) => {
  const { status, body } = await get(app, `${calls.getList.path}?list=${list}`, token)
  return status === 200 ? calls.getList.output.parse(body['data']) : undefined
}
const share = async (token: string, list: string) =>
  calls.createListShare.output.parse((await post(app, calls.createListShare.path, { list }, token)).body['data']).key
const open = (key: string, query = '') => get(app, `${calls.getSharedList.path}?key=${key}${query}`)

describe('a list', () => {
  it('keeps order and notes, skips unknown tools, and is its owner’s alone', async () => {
    const token = await createTestAccount(app, 'lists@example.com')
    const stranger = await createTestAccount(app, 'stranger@example.com')
    const list = randomUUID()
    const saved = await save(token, list, content(0, ['beta', 'Good'], ['nothing', ''], ['alpha', '']))
    expect(saved.body['data']).toEqual({ version: 1, total: 2, unknown: ['nothing'] })
    const own = await read(token, list)
    expect(own?.tools.map(({ tool, note }) => [tool.slug, note])).toEqual([
      ['beta', 'Good'],
      ['alpha', ''],
    ])
    const { body } = await get(app, calls.getLists.path, token)
    expect(body['data']).toMatchObject({
      lists: [{ id: list, total: 2, first: [{ slug: 'beta' }, { slug: 'alpha' }] }],
    })

    expect(await read(stranger, list)).toBeUndefined()
    expect((await save(stranger, list, content(0, ['alpha', '']))).status).toBe(404)
    expect((await post(app, calls.createListShare.path, { list }, stranger)).status).toBe(404)
    await post(app, calls.removeList.path, { list }, stranger)
    expect((await read(token, list))?.version).toBe(1)
    await post(app, calls.removeList.path, { list }, token)
    expect(await read(token, list)).toBeUndefined()
    expect((await save(token, list, content(1, ['alpha', '']))).status, 'removed elsewhere').toBe(404)
  })

  it('refuses a change of an older version, but takes the same content twice', async () => {
    const token = await createTestAccount(app, 'versions@example.com')
    const list = randomUUID()
    for (const _ of [1, 2]) expect((await save(token, list, content(0, ['beta', '']))).status).toBe(200)
    expect((await save(token, list, content(1, ['alpha', '']))).body['data']).toMatchObject({ version: 2 })
    const stale = await save(token, list, content(1, ['beta', 'Mine']))
    expect([stale.status, stale.body['code']]).toEqual([409, 'conflict'])
  })

  it('is bounded: tools, lists of an account, lengths, and no hidden characters', async () => {
    const token = await createTestAccount(app, 'bounds@example.com')
    const many = Array.from({ length: 201 }, (_, place): [string, string] => [`tool-${place}`, ''])
    for (const body of [
      content(0, ...many),
      content(0, ['alpha', 'x'.repeat(281)]),
      content(0, ['alpha', 'evil \u202egnp']),
      { ...content(0), title: 'x'.repeat(81) },
      { ...content(0), title: 'Zero\u200bwidth' },
      { ...content(0), title: ' ' },
    ])
      expect((await save(token, randomUUID(), body)).status).toBe(400)
    const ids = Array.from({ length: maxLists }, () => randomUUID())
    for (const id of ids) expect((await save(token, id, content(0))).status).toBe(200)
    expect((await save(token, randomUUID(), content(0))).status).toBe(400)
    expect((await save(token, ids[0] ?? '', content(1, ['alpha', '']))).status).toBe(200)
  })
})

describe('a link to a list', () => {
  it('shows title and notes to everybody until it ends; 410 once withdrawn, and no new one then', async () => {
    const token = await createTestAccount(app, 'linking@example.com')
    const list = randomUUID()
    await save(token, list, content(0, ['beta', 'Good'], ['alpha', '']))
    const key = await share(token, list)
    const { headers, body } = await open(key, '&pageSize=1&page=2')
    expect([headers['cache-control'], body['data']]).toMatchObject([
      'no-store',
      { title: 'Meetings', total: 2, pages: 2, tools: [{ tool: { slug: 'alpha' }, note: '' }] },
    ])
    expect(JSON.stringify(body)).not.toContain('linking@example.com')
    const second = await share(token, list)
    expect([(await open(key)).status, (await open(second)).status]).toEqual([404, 200])

    expect((await post(app, calls.reportList.path, { key: second, reason: 'spam' })).status).toBe(200)
    expect((await post(app, calls.reportList.path, { key, reason: 'spam' })).status).toBe(404)
    await database.db.updateTable('own_lists').set({ withdrawn_at: new Date() }).where('id', '=', list).execute()
    const withdrawn = await open(second)
    expect([withdrawn.status, withdrawn.body['code']]).toEqual([410, 'list_withdrawn'])
    expect((await post(app, calls.createListShare.path, { list }, token)).status).toBe(410)
    expect(await read(token, list)).toMatchObject({ isWithdrawn: true, tools: [{ note: 'Good' }, { note: '' }] })
    await post(app, calls.endListShare.path, { list }, token)
    expect((await open(second)).status).toBe(404)
  })
})

it('lists are in the download of the account’s data, and are deleted with it', async () => {
  const token = await createTestAccount(app, 'leaving@example.com')
  const list = randomUUID()
  await save(token, list, content(0, ['beta', 'Good']))
  const key = await share(token, list)
  const { body } = await get(app, getAccountData.path, token)
  expect(getAccountData.output.parse(body['data']).lists).toMatchObject([
    { title: 'Meetings', sharedAt: expect.any(String) as string, tools: [{ slug: 'beta', note: 'Good' }] },
  ])
  await post(app, deleteAccount.path, { password: testPassword }, token)
  expect((await open(key)).status).toBe(404)
  const left = await database.db.selectFrom('own_list_tools').where('list_id', '=', list).selectAll().execute()
  expect(left).toEqual([])
})

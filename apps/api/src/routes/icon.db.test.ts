import { storeIcon, showIcons } from '@polydex/core/icon/store-icons'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { getToolDetail } from '@polydex/core/tool/get-tool-detail'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

const database = openTestDatabase()
let app: FastifyInstance
let address = ''

beforeAll(async () => {
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('lantern')])
  const { id } = await database.db.selectFrom('tools').select('id').executeTakeFirstOrThrow()
  const icon = { small: Buffer.from('small'), large: Buffer.from('large'), sourceUrl: 'https://lantern.com/icon.png' }
  await storeIcon(database.as('worker'), id, icon, new Date())
  await showIcons(database.as('worker'), [])
  address = (await getToolDetail(database.db, { toolId: 'lantern', locale: 'en' })).mark ?? ''
})
afterAll(() => app.close())

it('a tool without a mark has the address of its icon, whose files are pictures and nothing else', async () => {
  expect(address).toMatch(/^\/api\/icons\/[0-9a-f]{32}-96\.webp$/)
  for (const [url, body] of [
    [address, 'small'],
    [address.replace('-96', '-192'), 'large'],
  ] as const) {
    const { statusCode, headers, body: given } = await app.inject({ url })
    expect([statusCode, given]).toEqual([200, body])
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
  }
})

it.each(['-97.webp', '-96.png', '.webp', '-96.webp.svg', '-0096.webp'])('there is no file %s', async (end) => {
  expect((await app.inject({ url: address.replace('-96.webp', end) })).statusCode).toBe(404)
})

it('an icon of another hash is not found', async () => {
  expect((await app.inject({ url: `/api/icons/${'0'.repeat(32)}-96.webp` })).statusCode).toBe(404)
})

import { getCase } from '@polydex/contract/case/case'
import { correctTool } from '@polydex/contract/case/correction'
import { getAccountData } from '@polydex/contract/account/own-account'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post } from '../testing/test-account.ts'

const database = openTestDatabase()
const example = { ...correctTool.example, toolId: 'alpha' }
let app: FastifyInstance

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
  await database.db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'beta').execute()
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const send = async (given: object, token?: string) => {
  const { status, body } = await post(app, correctTool.path, { ...example, ...given }, token)
  return status === 200 ? correctTool.output.parse(body['data']) : { status, fields: body['fields'] }
}
const readCase = async (id: string) => getCase.output.parse((await get(app, `${getCase.path}?id=${id}`)).body['data'])

describe('corrections', () => {
  it('D6.2c are received for a tool, and can be followed by their id', async () => {
    const sent = correctTool.output.parse(await send({ field: 'data', source: 'HTTPS:Alpha.com/pricing' }))
    const row = await database.db
      .selectFrom('corrections')
      .selectAll()
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ problem: 'wrong-fact', field: 'data', source: 'https://alpha.com/pricing' })
    expect(await readCase(sent.id)).toMatchObject({
      reference: sent.reference,
      kind: 'correction',
      problem: 'wrong-fact',
      name: 'alpha',
      url: 'https://alpha.com/',
      status: 'received',
      tool: { slug: 'alpha' },
    })
  })

  it('D6.2c accept a text of 2,000 characters, counted as a reader sees them', async () => {
    const text = '👩‍👩‍👧‍👦'.repeat(2_000)
    const { id } = correctTool.output.parse(await send({ text }))
    const row = await database.db.selectFrom('corrections').select('text').where('id', '=', id).executeTakeFirst()
    expect(row?.text).toBe(text)
  })

  it('D6.2c require a text, unless the problem is self-explanatory', async () => {
    const { text: _, ...silent } = example
    for (const problem of ['wrong-fact', 'wrong-category', 'other'])
      for (const given of [silent, { ...silent, text: '  ' }]) {
        const { status, body } = await post(app, correctTool.path, { ...given, problem })
        expect([problem, status, body['fields']]).toEqual([problem, 400, { text: 'Please say what is correct' }])
      }
    for (const problem of ['link-broken', 'closed', 'hijacked', 'scam'])
      expect((await post(app, correctTool.path, { ...silent, problem })).status).toBe(200)
  })

  it.each([
    [{ field: 'colour' }, 'field'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ text: `a${'\u0301'.repeat(20_000)}` }, 'text'],
    [{ source: 'javascript:alert(1)' }, 'source'],
    [{ toolId: 'No Slug' }, 'toolId'],
  ])('D6.2c are refused with %j, naming the field', async (given, field) => {
    expect(await send(given)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  })

  it('D6.2c return 404 for an unknown or removed tool', async () => {
    for (const toolId of ['gamma', 'beta']) expect(await send({ toolId })).toMatchObject({ status: 404 })
  })

  it('D6.2c belong to the account that sent them, and are part of its download', async () => {
    const token = await createTestAccount(app, 'corrects@example.com')
    const sent = correctTool.output.parse(await send({}, token))
    const { corrections } = getAccountData.output.parse((await get(app, getAccountData.path, token)).body['data'])
    expect(corrections).toMatchObject([{ id: sent.id, toolId: 'alpha', problem: 'wrong-fact', field: 'pricing' }])
  })
})

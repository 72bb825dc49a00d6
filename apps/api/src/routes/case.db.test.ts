import { getCase, getOwnCases } from '@polydex/contract/case/case'
import { checkAddress, submitTool } from '@polydex/contract/case/submission'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post } from '../testing/test-account.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [
    toolEntryOf('alpha', { homepage: 'https://www.alpha-notes.co.uk/' }),
    toolEntryOf('beta', { homepage: 'https://draw.alpha-notes.co.uk/app' }),
    toolEntryOf('gamma', { homepage: 'https://gamma.co.uk/' }),
  ])
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const check = async (url: string) => {
  const { status, body } = await get(app, `${checkAddress.path}?url=${encodeURIComponent(url)}`)
  if (status !== 200) return [status, body['fields']]
  const { status: found, tools } = checkAddress.output.parse(body['data'])
  return [found, ...tools.map(({ slug }) => slug)]
}
const submit = async (given: object = {}, token?: string) => {
  const { body } = await post(app, submitTool.path, { ...exampleSubmission(), ...given }, token)
  return submitTool.output.parse(body['data'])
}
const readCase = async (id: string) =>
  getCase.output.parse((await get(app, `${getCase.path}?id=${id}&locale=en`)).body['data'])
const decide = (id: string, decision: object) =>
  database.db
    .updateTable('cases')
    .set({ decided_at: new Date('2026-11-16T10:00:00Z'), ...decision })
    .where('id', '=', id)
    .execute()

describe('the address check', () => {
  it.each([
    ['https://alpha-notes.co.uk', ['listed', 'alpha']],
    ['http://www.alpha-notes.co.uk/?utm_source=a#top', ['listed', 'alpha']],
    ['https://draw.alpha-notes.co.uk/app/', ['listed', 'beta']],
    ['https://new.alpha-notes.co.uk/', ['same-site', 'alpha', 'beta']],
    ['https://notes.co.uk/', ['new']],
  ])('D5.4 reports whether %s is listed, new or on a listed site', async (url, expected) => {
    expect(await check(url)).toEqual(expected)
  })

  it.each(['https://printer.lan/', 'https://10.0.0.1/', 'https://intranet/'])(
    'D5.4 refuses %s, which is not a public address',
    async (url) => {
      expect(await check(url)).toEqual([400, { url: expect.stringContaining('public address') }])
      const { status } = await post(app, submitTool.path, { ...exampleSubmission(), url })
      expect(status).toBe(400)
    },
  )

  it('D5.4 reports an address as waiting until its submission is decided', async () => {
    const { id } = await submit({ url: 'https://waiting-notes.com/' })
    expect(await check('https://www.waiting-notes.com')).toEqual(['waiting'])
    await decide(id, { status: 'declined', reason: 'unclear' })
    expect(await check('https://www.waiting-notes.com')).toEqual(['new'])
  })
})

describe('a submission', () => {
  it('D5.4 is stored once if its address is sent 16 times concurrently; the others are refused', async () => {
    const url = 'https://wanted-by-all.com/'
    // Twice the pool. More would only queue for a connection, and time out on a slow machine.
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => post(app, submitTool.path, { ...exampleSubmission(), url })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body['fields']]).toEqual([
        400,
        { url: 'This address was sent in already and is waiting for a decision' },
      ])
    const rows = await database.db.selectFrom('submissions').select('id').where('url', '=', url).execute()
    expect(rows).toHaveLength(1)
  })

  it('D5.4 sent twice by an account is the same case, but is refused with another description', async () => {
    const token = await createTestAccount(app, 'twice@example.com')
    const url = 'https://sent-twice.com/'
    expect(await submit({ url }, token)).toEqual(await submit({ url: 'http://www.sent-twice.com' }, token))
    const other = { ...exampleSubmission(), url, description: 'Turns meetings into minutes that name their sources.' }
    const { status, body } = await post(app, submitTool.path, other, token)
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([400, ['url']])
  })

  it('D5.4 from a visitor does not block its address for an account', async () => {
    const url = 'https://squatted-notes.com/'
    const stranger = await submit({ url })
    const token = await createTestAccount(app, 'maker@example.com')
    expect((await submit({ url }, token)).id).not.toBe(stranger.id)
  })
})

describe('a case', () => {
  it('D6.2b is followed by its id: received, in review, declined with a reason, accepted with a tool', async () => {
    const { id, reference } = await submit({ name: 'Seen Notes', url: 'https://seen-notes.com/' })
    const received = await readCase(id)
    expect(received).toMatchObject({ reference, name: 'Seen Notes', url: 'https://seen-notes.com/', tool: null })
    expect([received.status, received.reason, received.decidedAt]).toEqual(['received', null, null])
    await decide(id, { status: 'in-review', decided_at: null })
    expect((await readCase(id)).status).toBe('in-review')
    await decide(id, { status: 'declined', reason: 'unreachable' })
    expect(await readCase(id)).toMatchObject({ status: 'declined', reason: 'unreachable' })
    const { id: toolId } = await database.db
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', 'gamma')
      .executeTakeFirstOrThrow()
    await decide(id, { status: 'accepted', reason: null, tool_id: toolId })
    // Its reference, which is quoted to others, does not show what it is about.
    const named = { id: null, reference, name: reference, url: '', tool: null }
    expect(await readCase(reference)).toMatchObject({ ...named, status: 'accepted' })
    expect(await readCase(id)).toMatchObject({
      status: 'accepted',
      tool: { slug: 'gamma' },
      decidedAt: '2026-11-16T10:00:00.000Z',
    })
  })

  it('D6.2b is never cached, and an unknown id returns 404', async () => {
    const { id } = await submit()
    expect((await get(app, `${getCase.path}?id=${id}`)).headers['cache-control']).toContain('no-store')
    const { status } = await get(app, `${getCase.path}?id=${crypto.randomUUID()}`)
    expect(status).toBe(404)
  })

  it('D6.2b is listed only for the account that sent it, newest first', async () => {
    const token = await createTestAccount(app, 'lists@example.com')
    const other = await createTestAccount(app, 'other@example.com')
    const first = await submit({}, token)
    const second = await submit({}, token)
    const read = async (reader?: string) => {
      const { status, body } = await get(app, getOwnCases.path, reader)
      return status === 200 ? getOwnCases.output.parse(body['data']).cases.map(({ id }) => id) : status
    }
    expect(await read(token)).toEqual([second.id, first.id])
    expect(await read(other)).toEqual([])
    expect(await read()).toBe(401)
  })
})

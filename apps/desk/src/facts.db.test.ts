import { findEntry } from '@polydex/core/catalogue/entry/find-entry'
import { findFactStandings } from '@polydex/core/desk/fact-coverage'
import { findFactQueue } from '@polydex/core/desk/fact-queue'
import { recordReading } from '@polydex/core/desk/page-reading'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { correctTestTool, createTestEditor } from '@polydex/core/testing/test-senders'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
let app: FastifyInstance
let editor: Record<string, string>
const today = new Date().toISOString().slice(0, 10)
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000)
const at = 'https://alpha.com/pricing'
const checked = { on: today, at }

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [
    toolEntryOf('alpha', {
      pricing: { model: 'freemium' },
      facts: { free: { value: { card: 'no' } } },
      links: { pricing: at },
    }),
    toolEntryOf('beta'),
    // What matters most is checked.
    toolEntryOf('gamma', {
      facts: {
        plans: { value: [{ name: 'Pro', amount: 9, currency: 'USD', period: 'month' }], checked },
        free: { value: { card: 'no' }, checked },
        data: { value: { training: 'no' }, checked },
      },
    }),
    toolEntryOf('zeta'),
  ])
  await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
  editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  app = await buildTestDesk(database.as('desk'))
})
afterAll(() => app.close())

const queue = async (now = new Date()) => await findFactQueue(database.as('desk'), { now, limit: 9 })
const slugs = async (now?: Date) => (await queue(now)).map(({ slug }) => slug)
const askedOf = async (slug: string, now: Date) =>
  (await queue(now)).find((tool) => tool.slug === slug)?.asked.map(({ kind, standing }) => `${kind} ${standing}`)
const alpha = async () => {
  const { id } = await database.db
    .selectFrom('tools')
    .select('id')
    .where('slug', '=', 'alpha')
    .executeTakeFirstOrThrow()
  return (await findEntry(database.db, id))?.entry
}
const form = async (given: Record<string, string>) => {
  const { body } = await ask(app, '/facts/alpha', editor)
  return { hash: /name="hash" value="(\w+)"/.exec(body)?.[1] ?? '', at, ...given }
}
const noCard = { 'free.verdict': 'change', 'free.card': 'no' }
const pro = {
  'plans.verdict': 'change',
  'plans.model': 'freemium',
  'plans.name.0': 'Pro',
  'plans.currency.0': 'usd',
  'plans.period.0': 'month',
}

it('an editor checks the tool that is worth most against the text of its page, and the next one opens', async () => {
  expect(await slugs()).toEqual(['alpha', 'beta', 'zeta', 'gamma'])
  const before = await alpha()
  const found = await form({ ...pro, 'plans.amount.0': '21', ...noCard, 'data.verdict': 'not-stated' })
  await recordReading(database.as('worker'), at, { text: 'Pro, <b>: $12 a month', fault: null })
  expect((await ask(app, '/facts/alpha', editor)).body).toMatch(/&lt;b&gt;: <mark[^>]+>\$12<.mark\s*> a month/)

  const wrong = await ask(app, '/facts/alpha', editor, found)
  expect([wrong.status, wrong.body.includes('does not name 21'), wrong.body.includes('value="21"')]).toEqual([
    400,
    true,
    true,
  ])
  const unclear = await ask(app, '/facts/alpha', editor, { ...found, 'plans.currency.0': 'UDS' })
  expect([unclear.status, await alpha()]).toEqual([400, before])

  const right = { ...found, 'plans.amount.0': '12' }
  const { status, location = '' } = await ask(app, '/facts/alpha', editor, right)
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/facts\/beta\?done=\d+$/)])
  expect(await alpha()).toEqual({
    ...before,
    pricing: { model: 'freemium', from: { amount: 12, currency: 'USD', period: 'month', checkedOn: today } },
    facts: {
      free: { value: { card: 'no' }, checked },
      plans: { value: [{ name: 'Pro', amount: 12, currency: 'USD', period: 'month' }], checked },
    },
  })
  expect(await database.db.selectFrom('page_readings').select('url').where('url', '=', at).execute()).toEqual([])
  expect((await ask(app, location, editor)).body).toContain('Pro 12 USD a month')
  // The entry is another one by now.
  expect((await ask(app, '/facts/alpha', editor, right)).status).toBe(409)

  const standings = new Map((await findFactStandings(database.as('reader'))).map((row) => [row.kind, row]))
  expect(standings.get('data')).toMatchObject({
    checked: 1,
    recalled: 0,
    notStated: 1,
    unknown: 2,
    medianDays: 0,
    old: 0,
  })

  // What is left of it is asked for after a week; what its page does not state after 60 days; a price from 90 days on.
  expect(await slugs(daysOn(6))).toEqual(['beta', 'zeta', 'gamma'])
  expect(await askedOf('alpha', daysOn(8))).not.toContain('data unknown')
  expect(await askedOf('alpha', daysOn(61))).toContain('data unknown')
  expect(await askedOf('alpha', daysOn(90))).not.toContain('plans old')
  expect((await askedOf('alpha', daysOn(125)))?.[0]).toBe('plans old')

  const decision = location.split('=')[1] ?? ''
  expect((await ask(app, '/facts/alpha/undo', editor, { decision })).status).toBe(303)
  expect([await alpha(), (await slugs())[0]]).toEqual([before, 'alpha'])
  expect(await askedOf('alpha', new Date())).toContain('data unknown')
  expect((await ask(app, '/facts/alpha/undo', editor, { decision })).status).toBe(400)
})

it('a check holds for what was on the page: a part, a free model, an amount as it is written', async () => {
  const before = await alpha()
  const sent = await form({ 'free.verdict': 'confirm', 'data.verdict': 'not-stated' })
  const { body } = await ask(app, '/facts/alpha', editor)
  expect(body).toContain('not here, “no” is removed')
  expect(body).not.toMatch(/name="free.verdict"\s+value="confirm"/)
  const refused = async (given: Record<string, string>) => {
    const answer = await ask(app, '/facts/alpha', editor, { ...sent, ...given })
    expect([answer.status, await alpha()]).toEqual([400, before])
    return answer.body
  }
  expect(await refused({})).toContain('enter the parts')
  const signUp = { 'free.verdict': 'change', 'free.signUp': 'yes' }

  // Nobody has read a page that is not there; of one that refuses programs, an editor may have.
  await recordReading(database.as('worker'), at, { text: null, fault: 'missing' })
  expect(await refused({ ...signUp, despite: 'true' })).toContain('could not read this page')
  await recordReading(database.as('worker'), at, { text: null, fault: 'refused' })
  expect(await refused(signUp)).toContain('name="despite"')

  const rows = {
    ...pro,
    'plans.name.0': 'Free',
    'plans.amount.0': '0',
    'plans.period.0': '',
    'plans.currency.0': '',
    'plans.name.1': 'Pro',
    'plans.amount.1': '¥2.900',
    'plans.currency.1': '',
    'plans.period.1': 'month',
    despite: 'true',
  }
  const faulty = await refused({ ...signUp, ...rows, 'plans.name.1': '' })
  expect(faulty.match(/row 2: [^\n<]+|name="[\w.]+"(?=[^>]+autofocus)/g)).toEqual([
    expect.stringContaining('plans.currency.0'),
    expect.stringContaining('name of the plan'),
    expect.stringContaining('without the point'),
    expect.stringContaining('currency'),
  ])
  const { status } = await ask(app, '/facts/alpha', editor, { ...sent, ...signUp, ...rows, 'plans.currency.1': 'jpy' })
  expect([status, (await alpha())?.facts]).toMatchObject([
    303,
    {
      free: { value: { signUp: 'yes' }, checked },
      plans: {
        value: [
          { name: 'Free', amount: 0, currency: 'JPY', period: 'month' },
          { name: 'Pro', amount: 2900, currency: 'JPY', period: 'month' },
        ],
      },
    },
  ])

  const free = await form({ 'plans.verdict': 'change', 'plans.model': 'free' })
  expect((await ask(app, '/facts/alpha', editor, { ...free, 'plans.model': 'paid' })).status).toBe(400)
  const { location = '' } = await ask(app, '/facts/alpha', editor, free)
  expect(await alpha()).toMatchObject({ pricing: { model: 'free' }, facts: { plans: { value: [], checked } } })
  expect((await ask(app, location, editor)).body).toContain('model: free, no prices')
  expect(await askedOf('alpha', daysOn(8))).not.toContainEqual(expect.stringContaining('plans'))
})

it('a correction of a fact is approved with the page that shows it, and the day', async () => {
  const id = await correctTestTool(database.db, 'alpha', { field: 'commercial', source: 'https://alpha.com/terms' })
  const { body } = await ask(app, `/case/${id}`, editor)
  expect(body).toContain('value="https://alpha.com/terms"')
  const sent = {
    version: /name="version" value="(\d+)"/.exec(body)?.[1] ?? '',
    name: 'alpha',
    slug: 'alpha',
    homepage: 'https://alpha.com/',
    categories: 'copywriting',
    pricing: 'freemium',
    'commercial.verdict': 'change',
    'commercial.': 'paid',
    at: 'https://alpha.com/terms',
  }
  expect((await ask(app, `/case/${id}/approve`, editor, { ...sent, at: 'alpha.com' })).status).toBe(400)
  expect((await ask(app, `/case/${id}/approve`, editor, sent)).status).toBe(303)
  expect((await alpha())?.facts?.commercial).toEqual({
    value: 'paid',
    checked: { on: today, at: 'https://alpha.com/terms' },
  })
})

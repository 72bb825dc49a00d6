import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctTool } from '../correction/correct-tool.ts'
import { openCase } from '../desk/find-case.ts'
import { findQueue, type QueueState } from '../desk/find-queue.ts'
import { admitDelayed, releaseCases } from '../desk/held-cases.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTestAccountRow } from '../testing/test-senders.ts'
import { checkAddress } from './check-address.ts'
import { submitTool } from './submit-tool.ts'

const database = openTestDatabase()
const api = () => database.as('api')
const desk = () => database.as('desk')

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
})
beforeEach(() => database.db.deleteFrom('cases').execute())

type Given = { description?: string; name?: string; accountId?: number; sentLately?: number }
const submit = async (url: string, { accountId, sentLately = 1, ...given }: Given = {}): Promise<string> => {
  const input = {
    name: 'Lantern',
    description: `Reads the notes of ${url} aloud.`,
    categories: ['copywriting'],
    locale: 'en' as const,
    ...given,
  }
  return (await submitTool(api(), { ...input, url }, { accountId, keyring: undefined, sentLately })).id
}
const caseOf = (id: string) =>
  database.db
    .selectFrom('cases')
    .select(['is_held', 'spam_signs', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const queued = async (state: QueueState) => (await findQueue(desk(), { state, page: 1 })).cases.map(({ id }) => id)
const markup = 'Nice site with <b>shoes</b> for you'

const advert = (city: string) =>
  `Our smart assistant finds the nearest mover in ${city} for you within minutes, every day and without a call.`
const correct = async (text: string) =>
  caseOf(
    (
      await correctTool(
        api(),
        { toolId: 'alpha', problem: 'other', text, locale: 'en' },
        { accountId: undefined, sentLately: 1 },
      )
    ).id,
  )

const sendAll = async (count: number) => {
  const ids: string[] = []
  for (let turn = 0; turn < count; turn += 1)
    ids.push(await submit(`https://mover${turn}.com/`, { name: `Mover ${turn}`, description: advert(`Town${turn}`) }))
  return ids
}

describe('a submission that looks like spam', () => {
  it('is stored and held, and is listed only among the held cases', async () => {
    const [spam, honest] = [
      await submit('https://spam.top/', { description: markup }),
      await submit('https://honest.com/'),
    ]
    expect(await caseOf(spam)).toEqual({ is_held: true, spam_signs: ['markup'], status: 'received' })
    expect([await queued('open'), await queued('held')]).toEqual([[honest], [spam]])
    expect(await findQueue(desk(), { state: 'open', page: 1 })).toMatchObject({ open: { submission: 1 }, held: 1 })
  })

  it('does not block its address for an honest sender', async () => {
    const url = 'https://wanted.com/'
    const spam = await submit(url, { description: markup })
    expect((await checkAddress(api(), { url, locale: 'en' })).status).toBe('new')
    const honest = await submit(url)
    expect(await queued('open')).toEqual([honest])
    expect((await caseOf(spam)).is_held).toBe(true)
    await expect(submit(url)).rejects.toThrow('waits for a decision')
  })

  it('is not held for markup alone if a confirmed account sent it', async () => {
    const accountId = await createTestAccountRow(database.db)
    expect((await caseOf(await submit('https://one.top/', { description: markup, accountId }))).is_held).toBe(true)
    await database.db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', accountId)
      .execute()
    expect(
      (await caseOf(await submit('https://two.top/', { description: 'Reads <i>books</i> to cats, slowly', accountId })))
        .is_held,
    ).toBe(false)
  })

  it('notes a busy sender, but is not held for that alone', async () => {
    const id = await submit('https://office.com/', { sentLately: 20 })
    expect(await caseOf(id)).toMatchObject({ is_held: false, spam_signs: ['busy-sender'] })
  })
})

describe('a campaign', () => {
  it('is recognised by its fourth case, and held except for cases that an editor has opened or released', async () => {
    const [opened, released, ...others] = await sendAll(3)
    await openCase(desk(), opened ?? '', new Date())
    const [, , , fourth] = [
      ...(await queued('open')),
      await submit('https://mover9.com/', { description: advert('Ulm') }),
    ]
    expect(new Set(await queued('held'))).toEqual(new Set([released, ...others, fourth]))
    expect(await releaseCases(desk(), [released ?? ''])).toBe(1)
    await submit('https://mover10.com/', { description: advert('Bonn') })
    expect(new Set(await queued('open'))).toEqual(new Set([opened, released]))
  })
})

describe('the brake', () => {
  it('delays visitors, but not confirmed accounts, during a flood while 50 cases wait', async () => {
    await database.db
      .insertInto('cases')
      .values(
        Array.from({ length: 155 }, (_, index) => ({
          id: crypto.randomUUID(),
          reference: `0000-${String(index).padStart(4, '0')}`,
          kind: 'submission' as const,
          locale: 'en' as const,
          is_held: index < 105,
        })),
      )
      .execute()
    const visitor = await submit('https://visitor.com/')
    expect(await caseOf(visitor)).toMatchObject({ is_held: true, spam_signs: ['flood'] })
    const weak = await submit('https://weak.com/', { description: `Win the jackpot of the casino with this notebook.` })
    expect(await caseOf(weak)).toMatchObject({ is_held: true, spam_signs: ['vice'] })
    const accountId = await createTestAccountRow(database.db)
    await database.db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', accountId)
      .execute()
    expect((await caseOf(await submit('https://account.com/', { accountId }))).is_held).toBe(false)
    await admitDelayed(desk())
    expect((await caseOf(visitor)).is_held).toBe(true)
    await database.db.deleteFrom('cases').where('is_held', '=', false).execute()
    await admitDelayed(desk())
    expect([(await caseOf(visitor)).is_held, (await caseOf(weak)).is_held]).toEqual([false, true])
  })
})

describe('a correction', () => {
  it('is held for the same signs', async () => {
    expect(await correct(markup)).toMatchObject({ is_held: true })
    expect(await correct('It has a free plan: https://alpha.com/pricing')).toMatchObject({ is_held: false })
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { allowAnswer, maxAnswersPerDay } from './allow-answer.ts'

const database = openTestDatabase()
const secretsKey = randomBytes(32)

beforeEach(() => database.db.deleteFrom('mailed_addresses').execute())

const ask = (email: string, caseId = randomUUID()) => allowAnswer(database.as('worker'), { caseId, email, secretsKey })

const shift = (hours: number) =>
  database.db
    .updateTable('mailed_addresses')
    .set({ mailed_at: new Date(Date.now() - hours * 3_600_000) })
    .execute()

describe('answers to a reply address', () => {
  it('D6.2b are limited to five a day per mailbox, however it is spelled, even if sent concurrently', async () => {
    const spellings = ['victim', 'VICTIM', 'v.ictim', 'victim+a', 'v.i.c.tim+b+c', 'victim+c', 'victim', 'vic.tim']
    const allowed = await Promise.all(spellings.map((local) => ask(`${local}@Example.com`)))
    expect(allowed.filter(Boolean)).toHaveLength(maxAnswersPerDay)
    expect(maxAnswersPerDay).toBe(5)
    expect(await ask('victims@example.com')).toBe(true)
    expect(await ask('victim@example.org')).toBe(true)
  })

  it('D6.2b count once per case, however often its mail is retried', async () => {
    const ids = Array.from({ length: maxAnswersPerDay }, () => randomUUID())
    for (const id of [...ids, ...ids]) expect(await ask('patient@example.com', id)).toBe(true)
    expect(await ask('patient@example.com')).toBe(false)
  })

  it('D6.2b are allowed again a day later', async () => {
    for (let turn = 0; turn < maxAnswersPerDay; turn += 1) await ask('later@example.com')
    await shift(23)
    expect(await ask('later@example.com')).toBe(false)
    await shift(25)
    expect(await ask('later@example.com')).toBe(true)
  })

  it('are counted by a keyed hash of the address', async () => {
    await ask('hidden@example.com')
    await allowAnswer(database.db, { caseId: randomUUID(), email: 'hidden@example.com', secretsKey: randomBytes(32) })
    const rows = await database.db.selectFrom('mailed_addresses').select('address_hash').execute()
    expect(new Set(rows.map(({ address_hash }) => address_hash.toString('hex'))).size).toBe(2)
  })
})

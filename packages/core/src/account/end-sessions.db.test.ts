import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { createAccount } from './create-account.ts'
import { storeSession } from './create-session.ts'
import { endAllSessions } from './end-sessions.ts'
import { findSession } from './find-session.ts'

const database = openTestDatabase()

/** Creates an account with `count` sessions; returns their tokens. */
async function logInOften(email: string, count: number): Promise<string[]> {
  const id = await createAccount(database.db, { email, passwordHash: '$argon2id$x', locale: 'en' })
  const device = { isRemembered: true, browser: null, system: null }
  return Promise.all(Array.from({ length: count }, async () => (await storeSession(database.db, id, device)).token))
}
const areOpen = (tokens: readonly string[]) =>
  Promise.all(tokens.map(async (token) => (await findSession(database.db, token)) !== undefined))

describe('endAllSessions', () => {
  it('ends the sessions of one account, by its address in any case, or of all accounts', async () => {
    const [stolen, other] = await Promise.all([logInOften('stolen@example.com', 2), logInOften('other@example.com', 1)])
    expect(await endAllSessions(database.db, 'Stolen@Example.com')).toBe(2)
    expect([await areOpen(stolen), await areOpen(other)]).toEqual([[false, false], [true]])
    expect(await endAllSessions(database.db, 'nobody@example.com')).toBe(0)
    expect(await endAllSessions(database.db)).toBe(1)
    expect(await areOpen(other)).toEqual([false])
  })
})

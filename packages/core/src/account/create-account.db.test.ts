import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { createAccount } from './create-account.ts'

const database = openTestDatabase()

describe('createAccount', () => {
  it('S3.2 creates one account for 200 concurrent calls with the same email address', async () => {
    const attempts = Array.from({ length: 200 }, (_, index) =>
      createAccount(database.db, {
        email: index % 2 === 0 ? 'ada@example.com' : 'ADA@example.com',
        passwordHash: '$argon2id$x',
        locale: 'en',
      }),
    )
    const outcomes = await Promise.allSettled(attempts)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(199)
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'email_taken' } })
    expect(await database.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
  })
})

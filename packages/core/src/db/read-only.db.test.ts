import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../account/create-account.ts'
import { storeSession } from '../account/create-session.ts'
import { describeDevice } from '../account/describe-device.ts'
import { findSession } from '../account/find-session.ts'
import { createSearchedTools } from '../testing/test-search.ts'
import { getTools } from '../tool/get-tools.ts'
import { connect, type Db } from './connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = openTestDatabase()
/** Answers like a standby, or like a primary whose disk is nearly full. */
let readOnly: Db

beforeAll(async () => {
  await createSearchedTools(database.db)
  const url = new URL(database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  readOnly = connect(url.href, { poolSize: 2 })
})
afterAll(() => readOnly.destroy())

describe('a read-only database', () => {
  it('answers a search without results, although it cannot count it', async () => {
    await expect(sql`delete from missed_searches`.execute(readOnly)).rejects.toMatchObject({ code: '25006' })
    const query = { q: 'wunderkammer', locale: 'en', page: 1, pageSize: 12, facets: true } as const
    await expect(getTools(readOnly, query, { countIn: readOnly })).resolves.toMatchObject({ total: 0 })
  })

  it('finds a session, although it cannot record its use', async () => {
    const accountId = await createAccount(database.db, {
      email: 'a@example.com',
      passwordHash: '$argon2id$x',
      locale: 'en',
    })
    const device = describeDevice(undefined)
    const { token } = await storeSession(database.db, accountId, { isRemembered: true, ...device })
    await sql`update sessions set last_used_at = now() - interval '1 hour'`.execute(database.db)
    await expect(findSession(readOnly, token)).resolves.toMatchObject({ accountId })
  })
})

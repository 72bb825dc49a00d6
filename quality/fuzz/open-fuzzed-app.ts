import { signUp } from '@polydex/contract/account'
import type { Endpoint } from '@polydex/contract/endpoint'
import { getCase } from '@polydex/contract/case'
import { getSharedFavorites } from '@polydex/contract/favorite-share'
import { hashToken } from '@polydex/core/secret/token'
import type { Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { readInventory, type Inventory } from '../inputs/read-inventory.ts'
import { seedDatabase } from './seed-database.ts'

/** Set FUZZ_SEED in the environment to repeat a run. */
export const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

type App = Awaited<ReturnType<typeof buildApp>>

export type FuzzedApp = {
  readonly app: App
  readonly inventory: Inventory
  /** Headers of an account if a call needs one, so that its input is validated rather than the call refused. */
  headersFor: (endpoint: Endpoint) => Record<string, string>
}

/** The API on a database of this file's own, with entries in every list. Use it inside tests. */
export function openFuzzedApp(): FuzzedApp {
  const database = openTestDatabase({ catalogue: true })
  const opened: { app?: App; inventory?: Inventory; authorization?: string } = {}
  beforeAll(async () => {
    console.log(`fuzz: FUZZ_SEED=${seed}`)
    await seedDatabase(database.db)
    opened.inventory = await readInventory(database.db)
    opened.app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
    const answer = await opened.app.inject({ method: 'POST', url: signUp.path, payload: signUp.example })
    opened.authorization = signUp.output.parse(answer.json<{ data: unknown }>().data).token
    await shareFavorites(database.db)
    await openExampleCase(database.db)
  })
  afterAll(() => opened.app?.close())
  return {
    get app() {
      return given(opened.app)
    },
    get inventory() {
      return given(opened.inventory)
    },
    headersFor: ({ access }) => (access === 'account' ? { authorization: given(opened.authorization) } : {}),
  }
}

/** Makes the share link of the example exist. */
async function shareFavorites(db: Db): Promise<void> {
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const keyHash = hashToken(getSharedFavorites.example.key)
  await db.insertInto('favorite_shares').values({ account_id: id, key_hash: keyHash }).execute()
}

/** Makes the case of the example exist. */
async function openExampleCase(db: Db): Promise<void> {
  const { id, locale } = getCase.input.parse(getCase.example)
  await db
    .insertInto('cases')
    .values({ id, reference: '4F2A-9K1B', kind: 'submission', subject: null, locale })
    .execute()
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The app exists only inside tests')
  return value
}

import { afterAll, beforeAll, inject } from 'vitest'
import { connect, type Db } from './connect.ts'
import { createScratchDatabase, dropDatabase } from './scratch-database.ts'

/**
 * A database of this test file's own, copied from the migrated template: files run in parallel and cannot see
 * each other. Call it at the top of the file and use `database.db` inside tests.
 */
export function openTestDatabase(): { readonly db: Db; readonly url: string } {
  const state: { db?: Db; url?: string } = {}
  beforeAll(async () => {
    const templateUrl = inject('templateUrl')
    state.url = await createScratchDatabase(templateUrl, 'test', new URL(templateUrl).pathname.slice(1))
    state.db = connect(state.url, { poolSize: 4 })
  })
  afterAll(async () => {
    await state.db?.destroy()
    if (state.url !== undefined) await dropDatabase(state.url)
  })
  return {
    get db() {
      if (state.db === undefined) throw new Error('The test database is there only inside tests')
      return state.db
    },
    get url() {
      return state.url ?? ''
    },
  }
}

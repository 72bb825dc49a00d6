import { afterAll, beforeAll, inject } from 'vitest'
import { connect, type Db } from '../db/connect.ts'
import { asRole, type DatabaseRole } from '../db/database-role.ts'
import { createScratchDatabase, dropDatabase } from '../db/scratch-database.ts'
import { ensureCatalogueTemplate } from './catalogue-template.ts'

type TestDatabase = {
  readonly db: Db
  /** Of the server's administrator. */
  readonly url: string
  /** As one of the site's roles, with the rights that it has in production. */
  as: (role: DatabaseRole) => Db
  urlOf: (role: DatabaseRole) => string
}

/**
 * A database of this test file's own, copied from the migrated template: files run in parallel and cannot see
 * each other. Call it at the top of the file and use `database.db` inside tests: the server's administrator, who may do
 * everything a test prepares and looks at, or a role of the site. `catalogue`: with the small one, of a template as well.
 */
export function openTestDatabase({
  user,
  catalogue = false,
}: { user?: DatabaseRole; catalogue?: boolean } = {}): TestDatabase {
  const pools = new Map<string, Db>()
  let url: string | undefined
  const open = (address: string): Db => {
    const db = pools.get(address) ?? connect(address, { poolSize: 4 })
    pools.set(address, db)
    return db
  }
  const known = (): string => {
    if (url === undefined) throw new Error('The test database is there only inside tests')
    return url
  }
  beforeAll(async () => {
    const migrated = inject('templateUrl')
    const templateUrl = catalogue ? await ensureCatalogueTemplate(migrated) : migrated
    url = await createScratchDatabase(templateUrl, 'test', new URL(templateUrl).pathname.slice(1))
  }, 60_000)
  afterAll(async () => {
    await Promise.all([...pools.values()].map((db) => db.destroy()))
    if (url !== undefined) await dropDatabase(url)
  })
  return {
    get db() {
      return open(user === undefined ? known() : asRole(known(), user))
    },
    get url() {
      return url ?? ''
    },
    as: (role) => open(asRole(known(), role)),
    urlOf: (role) => asRole(known(), role),
  }
}

import { afterAll, beforeAll, inject } from 'vitest'
import { connect, type Db } from '../db/connect.ts'
import { asRole, type DatabaseRole } from '../installation/database-role.ts'
import { createScratchDatabase, dropDatabase } from '../installation/scratch-database.ts'
import { ensureCatalogueTemplate } from './catalogue-template.ts'

type TestDatabase = {
  readonly db: Db
  /** Address for the server's administrator. */
  readonly url: string
  /** Connects as one of the site's roles, with its production privileges. */
  as: (role: DatabaseRole) => Db
  urlOf: (role: DatabaseRole) => string
}

/**
 * A database for this test file alone, copied from the migrated template: files run in parallel and cannot see each
 * other. Call it at the top of the file and use `database.db` inside tests: it connects as the server's administrator,
 * who may prepare and inspect everything, or as the role `user`. `catalogue`: copies a template that also has the small
 * catalogue.
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

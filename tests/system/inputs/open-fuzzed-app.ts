import { getCase } from '@polydex/contract/case/case'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { getList, getSharedList } from '@polydex/contract/list/list'
import type { Db } from '@polydex/core/db/connect'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { hashToken } from '@polydex/core/secret/token'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { createTestAccount, type App } from '../../../apps/api/src/testing/test-account.ts'
import { figuresOf, panelMonths } from '../../../apps/api/src/testing/test-tools.ts'
import { readInventory, type Inventory } from './read-inventory.ts'

export type FuzzedApp = {
  app: App
  inventory: Inventory
  /** Headers of an account if a call needs one, so that its input is validated rather than the call refused. */
  headersFor: (endpoint: Endpoint) => Record<string, string>
}

/** The API on a database of this file's own, with entries in every list. Call the result inside tests. */
export function openFuzzedApp(): () => FuzzedApp {
  const database = openTestDatabase({ catalogue: true })
  let fuzzed: FuzzedApp | undefined
  beforeAll(async () => {
    await fillLists(database.db)
    const app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
    const authorization = await createTestAccount(app, 'fuzz@example.com')
    await openExamples(database.db)
    await makeEverything(database.db)
    const headersFor = ({ access }: Endpoint) => (access === 'account' ? { authorization } : {})
    fuzzed = { app, inventory: await readInventory(database.db), headersFor }
  }, 60_000)
  afterAll(() => fuzzed?.app.close())
  return () => {
    if (fuzzed === undefined) throw new Error('The app exists only inside tests')
    return fuzzed
  }
}

/** Two months of figures for the whole catalogue. */
async function fillLists(db: Db): Promise<void> {
  const panel = { slug: 'panel', name: 'Panel', licence: 'test', kind: 'estimated' as const }
  const sites = await db.selectFrom('sites').select('id').orderBy('id').execute()
  for (const [month, factor] of panelMonths) {
    const figures = sites.map(({ id }, index) => figuresOf(id, factor * (index + 1)))
    await recordTraffic(db, panel, month, figures)
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
}

/** Makes the share link and the case of the examples exist. */
async function openExamples(db: Db): Promise<void> {
  const account = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const keyHash = hashToken(getSharedList.example.key)
  await db.insertInto('favorite_shares').values({ account_id: account.id, key_hash: keyHash }).execute()
  await db
    .insertInto('own_lists')
    .values({ id: getList.example.list, account_id: account.id, title: 'Meetings' })
    .execute()
  const { id, locale } = getCase.input.parse(getCase.example)
  const opened = { id, reference: '4F2A-9K1B', kind: 'submission', subject: null, locale } as const
  await db.insertInto('cases').values(opened).execute()
}

/** Makes the account the verified maker of every tool: some calls answer no other. */
async function makeEverything(db: Db): Promise<void> {
  await sql`
    with made as (
      insert into cases (id, reference, kind, account_id, locale, status, tool_id, decided_at)
      select gen_random_uuid(), '4F2A-' || to_char(tools.id, 'FM0000'), 'claim', accounts.id, 'en', 'accepted', tools.id, now()
      from tools, accounts where status in ('published', 'closed')
      returning id, account_id, tool_id
    )
    insert into claims (account_id, tool_id, locale, host, token, proof, proven_at, case_id)
    select account_id, tool_id, 'en', host, 'polydex-' || translate(substr(md5(tool_id::text), 1, 32), '0189', 'ghij'),
      'dns', now(), made.id
    from made join tools on tools.id = tool_id join sites on sites.id = site_id
  `.execute(db)
}

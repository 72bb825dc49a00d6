import { expect, test } from '@playwright/test'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { startSite } from '../../tests/start-site.ts'
import { countPages, type PageCounts } from './count-page.ts'
import { listAddresses, pageKinds, type PageKind } from './list-addresses.ts'

/**
 * Average of one page, in nine languages, on a warm server that has its menus: bytes before and after brotli, elements,
 * links, calls of the API and statements of the database. At most 5 % above the measured values; raise one only with a
 * reason.
 */
const most: Record<PageKind, PageCounts> = {
  home: { raw: 101_000, sent: 18_900, elements: 1_760, links: 185, calls: 1, statements: 6 },
  // 3 % more for five facets of facts.
  find: { raw: 116_000, sent: 21_400, elements: 2_010, links: 126, calls: 1, statements: 5 },
  // 1 % more for features that are lacking or not known.
  tool: { raw: 67_000, sent: 15_700, elements: 1_230, links: 136, calls: 1, statements: 4 },
  ranking: { raw: 55_000, sent: 14_000, elements: 820, links: 141, calls: 1, statements: 6 },
  // 4 % more for the same facets.
  category: { raw: 63_000, sent: 15_700, elements: 830, links: 107, calls: 2, statements: 11 },
}

/** One page in each language. */
const counted = 9

test('every kind of page stays within its budget of bytes, elements, links, calls and statements', async () => {
  test.setTimeout(120_000)
  const site = await startSite({ serverUrl: databaseConfig.parse(process.env).DATABASE_URL, sampleData: true })
  const db = connect(site.databaseUrl, { poolSize: 1 })
  try {
    await sql`create extension if not exists pg_stat_statements`.execute(db)
    const addresses = await listAddresses(db)
    for (const kind of pageKinds) {
      await countPages(db, site, addresses[kind].slice(0, counted))
      const counts = await countPages(db, site, addresses[kind].slice(counted, 2 * counted))
      console.log(kind, JSON.stringify(counts))
      for (const part of Object.keys(counts) as (keyof PageCounts)[])
        expect.soft(counts[part], `${part} of ${kind}`).toBeLessThanOrEqual(most[kind][part])
    }
  } finally {
    await db.destroy()
    await site.stop()
  }
})

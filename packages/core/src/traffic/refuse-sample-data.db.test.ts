import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { ensureMonthPartition } from './ensure-month-partition.ts'
import { refreshSiteFigures } from './refresh-site-figures.ts'
import { refuseSampleData } from './refuse-sample-data.ts'
import { createTraffic } from '../testing/test-traffic.ts'

const database = openTestDatabase()

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
})

describe('refuseSampleData', () => {
  it('refuses a production start with sample figures unless it is a demonstration', async () => {
    await createTraffic(database.db, '2026-10', { 'alpha.com': 10 }, { kind: 'sample', provider: 'sample' })
    await ensureMonthPartition(database.db, 'site_figures', '2026-10-01')
    await refreshSiteFigures(database.db, '2026-10-01')
    await expect(refuseSampleData(database.db, { isProduction: true, isDemo: false })).rejects.toThrow('DEMO=true')
    await expect(refuseSampleData(database.db, { isProduction: true, isDemo: true })).resolves.toBeUndefined()
    await expect(refuseSampleData(database.db, { isProduction: false, isDemo: false })).resolves.toBeUndefined()
  })
})

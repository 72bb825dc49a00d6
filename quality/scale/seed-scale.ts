import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { connect, type Db } from '@polydex/core/db/connect'
import { runCopyTransaction } from '@polydex/core/db/copy-transaction'
import { findTaxonomyIds } from '@polydex/core/synthetic/find-ids'
import {
  analyzeCatalogue,
  countSyntheticTools,
  ensureTrafficMonths,
  removeSyntheticTools,
  syntheticProvider,
} from '@polydex/core/synthetic/synthetic-catalogue'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { listMonthsUpTo } from '@polydex/core/traffic/month'
import { ensureProvider } from '@polydex/core/traffic/record-traffic'
import { sql } from 'kysely'
import { writeLists } from './lists.ts'
import type { ScaleOptions } from './options.ts'
import { inventTool } from './tool.ts'
import { writeBatch, type Ground, type Written } from './write-batch.ts'

/** Tools per batch: foreign keys are checked at the end of each COPY, from a queue in memory. */
const batchSize = 2_000

type Log = (line: string) => void

/** Fills the database with a synthetic catalogue, in one transaction; returns the number of rows written. */
export async function seedScale(databaseUrl: string, options: ScaleOptions, log: Log = () => {}): Promise<Written> {
  const db = connect(databaseUrl, { poolSize: 1 })
  try {
    await prepare(db, options, log)
    const written = await writeAll(databaseUrl, options, log)
    log('vacuuming, as autovacuum would do in time')
    await sql`vacuum rank_bands, monthly_traffic`.execute(db)
    return written
  } finally {
    await db.destroy()
  }
}

const writeAll = (databaseUrl: string, options: ScaleOptions, log: Log): Promise<Written> =>
  runCopyTransaction(databaseUrl, async (transaction, copy) => {
    if (options.replace) await removeSyntheticTools(transaction)
    const ground = await findGround(transaction, options)
    const size = { categories: ground.taxonomy.categories.length, features: ground.taxonomy.features.length }
    const written: Written = { tools: 0, categories: 0, features: 0, texts: 0, figures: 0 }
    for (let start = 1; start <= options.tools; start += batchSize) {
      const tools = Array.from({ length: Math.min(batchSize, options.tools - start + 1) }, (_, index) =>
        inventTool(options.seed, start + index, size, options.lastMonth),
      )
      addTo(written, await writeBatch(transaction, copy, ground, tools))
      if ((start - 1) % (10 * batchSize) === 0) log(`${written.tools} tools, ${written.figures} rows of visits`)
    }
    if (options.figures === 'lists') written.figures += await writeLists(transaction, options, log)
    log('analyzing and building lists')
    await analyzeCatalogue(transaction)
    await refreshToolLists(transaction)
    return written
  })

/** Refuses a database that has synthetic tools, unless they are replaced; imports the catalogue if it has no categories. */
async function prepare(db: Db, { replace }: ScaleOptions, log: Log): Promise<void> {
  const existing = await countSyntheticTools(db)
  if (existing > 0 && !replace) throw new Error(`the database already has ${existing} synthetic tools; use --replace`)
  const { categories } = await findTaxonomyIds(db)
  if (categories.length > 0) return
  log('importing the catalogue, because there are no categories')
  await importCatalogue(db, 'catalogue', new Date())
}

async function findGround(transaction: Db, options: ScaleOptions): Promise<Ground> {
  const { seed, locales } = options
  const monthList = options.figures === 'visits' ? listMonthsUpTo(options.lastMonth, options.months) : []
  await ensureTrafficMonths(transaction, monthList)
  return {
    seed,
    locales,
    months: monthList,
    providerId: await ensureProvider(transaction, syntheticProvider),
    taxonomy: await findTaxonomyIds(transaction),
  }
}

function addTo(sum: Written, more: Written): void {
  sum.tools += more.tools
  sum.categories += more.categories
  sum.features += more.features
  sum.texts += more.texts
  sum.figures += more.figures
}

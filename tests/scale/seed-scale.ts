import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { connect, type Db } from '@polydex/core/db/connect'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { sql } from 'kysely'
import type { ScaleOptions } from './options.ts'
import { writeLists, writeVisits } from './write-figures.ts'
import { countSyntheticTools, removeSyntheticTools, writeTools } from './write-tools.ts'

type Log = (line: string) => void

/** Rows by what they are; `figures`: rows of visits, or places in countries' lists. */
export type Written = { tools: number; categories: number; features: number; texts: number; figures: number }

/**
 * Adds a synthetic catalogue to the database, all or nothing; returns the number of rows written. Search does not know
 * the new tools until `npm run job refresh-search`.
 */
export async function seedScale(databaseUrl: string, options: ScaleOptions, log: Log = () => {}): Promise<Written> {
  const db = connect(databaseUrl, { poolSize: 1 })
  try {
    await prepare(db, options, log)
    const written = await db.transaction().execute((transaction) => writeAll(transaction, options, log))
    log('vacuuming, as autovacuum would do in time')
    await sql`vacuum rank_bands, monthly_traffic`.execute(db)
    return written
  } finally {
    await db.destroy()
  }
}

/** Refuses a database that has synthetic tools, unless they are replaced; imports the catalogue if there is none. */
async function prepare(db: Db, { replace }: ScaleOptions, log: Log): Promise<void> {
  const existing = await countSyntheticTools(db)
  if (existing > 0 && !replace) throw new Error(`the database already has ${existing} synthetic tools; use --replace`)
  if ((await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) !== undefined) return
  log('importing the catalogue, because there are no categories')
  await importCatalogue(db, 'catalogue', new Date())
}

async function writeAll(transaction: Db, options: ScaleOptions, log: Log): Promise<Written> {
  if (options.replace) await removeSyntheticTools(transaction)
  const written = await writeTools(transaction, options)
  log(`${written.tools} tools in ${written.texts} texts`)
  const figures = await (options.figures === 'lists' ? writeLists : writeVisits)(transaction, options, log)
  log('analyzing and building lists')
  // Without statistics the first queries are planned for empty tables.
  await sql`
    analyze sites, tools, tool_categories, tool_features, tool_texts, tool_counts, monthly_traffic, rank_bands, band_lists
  `.execute(transaction)
  await refreshToolLists(transaction)
  return { ...written, figures }
}

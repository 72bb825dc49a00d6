import { sql } from 'kysely'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { connect } from '../db/connect.ts'
import { copyDatabase, dropDatabase } from '../installation/scratch-database.ts'
import { copySmallCatalogue } from './copy-small-catalogue.ts'

const suffix = '_catalogue'
/** The day on which test sites are filled too: tests refer to it. */
const importedAt = new Date('2026-11-15T03:00:00Z')

/** A folder with what the template holds. */
export const copyTemplateCatalogue = (): Promise<string> => copySmallCatalogue(64)

const addressOf = (templateUrl: string): string => templateUrl + suffix

/**
 * The migrated template with the small catalogue, whose import takes seconds: filled by the first test file that needs
 * it, while others wait.
 */
export async function ensureCatalogueTemplate(templateUrl: string): Promise<string> {
  const server = connect(new URL('/postgres', templateUrl).href, { poolSize: 1 })
  try {
    await server.transaction().execute(async (transaction) => {
      const name = new URL(addressOf(templateUrl)).pathname.slice(1)
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
      const { rows } = await sql`select from pg_database where datname = ${name}`.execute(transaction)
      if (rows.length === 0) await fill(await copyDatabase(templateUrl, suffix))
    })
  } finally {
    await server.destroy()
  }
  return addressOf(templateUrl)
}

/** Drops the template if filling fails: a partial catalogue must not be used. */
async function fill(url: string): Promise<void> {
  const db = connect(url, { poolSize: 1 })
  try {
    await importCatalogue(db, await copyTemplateCatalogue(), importedAt)
    await db.destroy()
  } catch (error) {
    await db.destroy()
    await dropDatabase(url)
    throw error
  }
}

export const dropCatalogueTemplate = (templateUrl: string): Promise<void> => dropDatabase(addressOf(templateUrl))

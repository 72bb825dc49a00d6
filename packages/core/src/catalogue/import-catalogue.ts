import { refreshToolCounts } from '../category/refresh-tool-counts.ts'
import type { Db } from '../db/connect.ts'
import { assignTrafficSites } from './assign-traffic-sites.ts'
import { readCatalogue, type RejectedEntry } from './read-catalogue.ts'
import { storeTaxonomy } from './store-taxonomy.ts'
import { storeTool } from './store-tool.ts'

export type ImportReport = { added: number; changed: number; unchanged: number; rejected: RejectedEntry[] }

/** Brings the database to the state of a catalogue folder, in one transaction. Tools that are not in it stay as they are. */
export async function importCatalogue(db: Db, folder: string, now: Date): Promise<ImportReport> {
  const catalogue = await readCatalogue(folder)
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, rejected: catalogue.rejected }
  await db.transaction().execute(async (transaction) => {
    await storeTaxonomy(transaction, catalogue)
    for (const entry of catalogue.tools) {
      report[await storeTool(transaction, entry, now.toISOString().slice(0, 10))] += 1
    }
    await assignTrafficSites(transaction)
    await refreshToolCounts(transaction)
  })
  return report
}

import type { Db } from '../db/connect.ts'
import { importSource, type ImportReport, type Remark } from './import-source.ts'
import { openFolder } from './source/open-folder.ts'

/** Imports a catalogue folder like the job does, and lists the entries that were not taken. */
export async function importCatalogue(
  db: Db,
  folder: string,
  now: Date,
): Promise<ImportReport & { remarks: Remark[] }> {
  const remarks: Remark[] = []
  const report = await importSource(db, await openFolder(folder), { now, onRemark: (remark) => remarks.push(remark) })
  return { ...report, remarks }
}

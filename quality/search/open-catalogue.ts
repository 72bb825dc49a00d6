import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { rebuildSearch } from '@polydex/core/search/documents/rebuild-search'

/** A database of its own with a catalogue and nothing else: invented figures must not influence what is found. */
export async function openCatalogue(
  databaseUrl: string,
  folder: string,
): Promise<{ url: string; db: Db; close: () => Promise<void> }> {
  const url = await createScratchDatabase(databaseUrl, 'search')
  await migrate(url)
  const importing = connect(url, { poolSize: 2 })
  await importCatalogue(importing, folder, new Date())
  await rebuildSearch(importing)
  await importing.destroy()
  const db = connect(url, { poolSize: 2, genericPlans: true })
  return {
    url,
    db,
    close: async () => {
      await db.destroy()
      await dropDatabase(url)
    },
  }
}

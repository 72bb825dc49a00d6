import { importFrom } from '@polydex/core/catalogue/import-from'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { migrate } from '@polydex/core/db/migrate'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'

export type OpenDatabase = { db: Db; databaseUrl: string }

/** A database with a catalogue and no figures; makes copies of it on request. */
export async function prepareCatalogue(serverUrl: string, catalogue: string) {
  const template = await createScratchDatabase(serverUrl, 'bands')
  await migrate(template)
  const prepared = connect(template, { poolSize: 2 })
  await importFrom(prepared, { from: catalogue }, { now: new Date(), onProgress: () => {}, onRemark: () => {} })
  await prepared.destroy()
  const opened: { db: Db; url: string }[] = []
  return {
    open: async (): Promise<OpenDatabase> => {
      const url = await createScratchDatabase(serverUrl, 'bands', new URL(template).pathname.slice(1))
      const db = connect(url, { poolSize: 2 })
      opened.push({ db, url })
      return { db, databaseUrl: asRole(url, 'worker') }
    },
    close: async (): Promise<void> => {
      for (const { db, url } of opened) {
        await db.destroy()
        await dropDatabase(url)
      }
      await dropDatabase(template)
    },
  }
}

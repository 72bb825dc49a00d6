import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import type { Db } from '../db/connect.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { storeEntry } from './store-entry.ts'

/** Thrown to roll back the transaction of a preview. */
class Rollback extends Error {}

/**
 * The answer for the tool's page in each language if the entry were approved: stored as a decision would store it, read
 * as the page reads it, and rolled back. Throws `invalid_input` as a decision would.
 */
export async function previewEntry(db: Db, entry: ToolEntry, now: Date): Promise<Map<Locale, ToolDetail>> {
  const details = new Map<Locale, ToolDetail>()
  await db
    .transaction()
    .execute(async (transaction) => {
      await storeEntry(transaction, entry, now.toISOString().slice(0, 10))
      for (const locale of localeCodes)
        details.set(locale, await getToolDetail(transaction, { toolId: entry.slug, locale }))
      throw new Rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error
    })
  return details
}

import type { Locale } from '@polydex/contract/locale'
import type { Db } from '../db/connect.ts'

type NewSubmission = {
  id: string
  accountId: number | null
  name: string
  url: string
  categories: string[]
  description: string
  locale: Locale
  sealedTrial: Buffer | null
}

/** Adds a submission that nobody has decided on. */
export async function createSubmission(
  db: Db,
  { accountId, categories, sealedTrial, ...columns }: NewSubmission,
): Promise<void> {
  await db
    .insertInto('submissions')
    .values({ ...columns, account_id: accountId, category_slugs: categories, sealed_trial: sealedTrial })
    .execute()
}

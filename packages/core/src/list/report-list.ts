import type { ReportListInput } from '@polydex/contract/list/list'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { findSharedList } from './list-share.ts'

/** Stores a report about a shared list for editors. Throws `not_found` for any other key, also one of favourites. */
export async function reportList(db: Db, { key, reason, text }: ReportListInput): Promise<Record<string, never>> {
  const list = await findSharedList(db, key)
  if (list === undefined) throw new AppError('not_found', 'There is no such link')
  await db
    .insertInto('list_reports')
    .values({ list_id: list.id, reason, text: text || null })
    .execute()
  return {}
}

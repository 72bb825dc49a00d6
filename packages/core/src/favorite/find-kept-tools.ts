import type { AccountData } from '@polydex/contract/account/own-account'
import type { Db } from '../db/connect.ts'

/**
 * All favourites with the day they were saved, newest first, with the tools' own names. For the download of an
 * account's data: a tool removed on request appears by slug only.
 */
export async function findKeptTools(db: Db, accountId: number): Promise<AccountData['favorites']> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('tools', 'tools.id', 'favorites.tool_id')
    .select(['tools.slug', 'tools.name', 'tools.homepage_url as url', 'tools.status', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('tool_id', 'desc')
    .execute()
  return rows.map(({ slug, name, url, status, added_at }) => ({
    slug,
    ...(status === 'removed' ? { name: null, url: null } : { name, url }),
    savedAt: added_at.toISOString(),
  }))
}

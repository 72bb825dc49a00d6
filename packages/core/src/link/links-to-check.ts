import type { LinkKind } from '@polydex/contract/tool/tool-fact-values'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type LinkToCheck = { toolId: number; name: string; kind: LinkKind; url: string }

/** Shorter than a check stays valid, so that no link disappears between two checks. */
const checkAgainDays = 60

/** Links of listed tools that were never checked or not recently; the longest unchecked first. */
export async function findLinksToCheck(db: Db, today: string, limit: number): Promise<LinkToCheck[]> {
  const { rows } = await sql<LinkToCheck>`
    select tools.id as "toolId", tools.name, link.kind, link.url
    from tools
    cross join lateral jsonb_each_text(tools.links) as link (kind, url)
    left join link_checks
      on link_checks.tool_id = tools.id and link_checks.kind = link.kind and link_checks.url = link.url
    where tools.status = 'published'
      and (link_checks.checked_on is null or link_checks.checked_on < ${today}::date - ${checkAgainDays}::int)
    order by link_checks.checked_on nulls first, tools.id, link.kind
    limit ${limit}
  `.execute(db)
  return rows
}

/** Stores the result of checking a link. */
export async function recordLinkCheck(
  db: Db,
  { toolId, kind, url }: Omit<LinkToCheck, 'name'>,
  isThere: boolean,
  today: string,
): Promise<void> {
  const values = { url, is_there: isThere, checked_on: today }
  await db
    .insertInto('link_checks')
    .values({ tool_id: toolId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['tool_id', 'kind']).doUpdateSet(values))
    .execute()
}

/** Deletes checks of links that their entry no longer has. */
export async function removeOldChecks(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from link_checks using tools
    where tools.id = link_checks.tool_id and link_checks.url is distinct from tools.links ->> link_checks.kind
    returning link_checks.tool_id
  `.execute(db)
  return rows.length
}

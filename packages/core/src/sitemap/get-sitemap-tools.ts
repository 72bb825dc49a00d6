import type { SitemapTools } from '@polydex/contract/sitemap'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { hasText, isInPart } from './sitemap-part.ts'

/** The tools of one part. A part without any throws `not_found`. */
export async function getSitemapTools(db: Db, { part }: { part: number }): Promise<SitemapTools> {
  const { rows } = await sql<SitemapTools['tools'][number]>`
    select tools.slug, tools.changed_on as "changedOn"
    from tools
    where ${isInPart(sql`${part}::int`)} and ${hasText}
    order by tools.id
  `.execute(db)
  if (rows.length === 0) throw new AppError('not_found', `There is no part ${part}`)
  return { tools: rows }
}

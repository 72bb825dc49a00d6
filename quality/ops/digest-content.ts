import { checksumContent } from '@polydex/core/testing/test-checksum'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** Queries for everything that the jobs compute, without ids: those depend on how often a transaction was retried. */
const computed = {
  traffic: sql`
    select sites.host, month, kind, visits from monthly_traffic join sites on sites.id = site_id`,
  figures: sql`
    select sites.host, month, kind, visits, visits_before, series from site_figures join sites on sites.id = site_id`,
  rankings: sql`
    select kind, key, month, basis, total, position, rank, previous_rank, tools.slug, amount, growth, growth_rate
    from rankings left join ranking_entries on ranking_id = rankings.id left join tools on tools.id = tool_id`,
  standings: sql`
    select month, categories.slug, category_standings.position, rank, basis, tools, amount
    from category_standings join categories on categories.id = category_id`,
  lists: sql`
    select tools.slug, places, kind, visits from listed_tools join tools on tools.id = tool_id`,
  search: sql`
    select tools.slug, count(distinct search_names.key), count(distinct search_texts.locale)
    from tools left join search_names on search_names.tool_id = tools.id left join search_texts on search_texts.tool_id = tools.id
    group by tools.slug`,
  words: sql`select word, tools from search_words`,
}

/** A checksum of the catalogue and of everything computed from it and its figures. */
export async function digestContent(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = { catalogue: await checksumContent(db) }
  for (const [name, query] of Object.entries(computed)) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(content::text, ' ' order by content::text)) as digest from (${query}) as content
    `.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}

/** The parts in which two digests differ. */
export const listDifferences = (one: Record<string, string>, other: Record<string, string>): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name])

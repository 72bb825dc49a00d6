import type { Db } from '@polydex/core/db/connect'
import { toMonth } from '@polydex/core/traffic/month'

/** Content of a database that calls can request. */
export type Inventory = {
  tools: string[]
  /** Homepages of tools. */
  homepages: string[]
  /** Words of tools' names, lower case. */
  words: string[]
  /** Categories with published tools, and their number. */
  categories: { slug: string; tools: number }[]
  features: string[]
  /** `key`: slug of a category, region or source; '' = all tools. `tools`: those that pages can show. */
  rankings: { kind: string; key: string; month: string; tools: number }[]
  /** Months with a list of categories, and its length. */
  standings: { month: string; categories: number }[]
  /** Key of a shared list of favourites; known only to its owner. */
  shareKey?: string
}

/** Rankings are stored to this depth. */
const rankingDepth = 1_000

/** Reads the whole inventory once, so that calls can be made from it at random. */
export async function readInventory(db: Db): Promise<Inventory> {
  const [tools, categories, features, rankings, standings] = await Promise.all([
    db
      .selectFrom('tools')
      .select(['slug', 'name', 'homepage_url'])
      .where('status', '=', 'published')
      .orderBy('id')
      .execute(),
    db.selectFrom('tool_counts').select(['key', 'tools']).where('scope', '=', 'category').orderBy('key').execute(),
    db.selectFrom('features').select('slug').orderBy('slug').execute(),
    db.selectFrom('rankings').select(['kind', 'key', 'month', 'total']).orderBy('id').execute(),
    db
      .selectFrom('category_standings')
      .select((e) => ['month', e.fn.countAll<number>().as('categories')])
      .groupBy('month')
      .orderBy('month')
      .execute(),
  ])
  return {
    tools: tools.map(({ slug }) => slug),
    homepages: tools.map(({ homepage_url }) => homepage_url),
    words: [...new Set(tools.flatMap(({ name }) => name.toLowerCase().split(/\s+/)))],
    categories: categories.filter((row) => row.tools > 0).map((row) => ({ slug: row.key, tools: row.tools })),
    features: features.map(({ slug }) => slug),
    rankings: rankings.map(({ kind, key, month, total }) => ({
      kind,
      key,
      month: toMonth(month),
      tools: Math.min(total, rankingDepth),
    })),
    standings: standings.map(({ month, categories: count }) => ({ month: toMonth(month), categories: count })),
  }
}

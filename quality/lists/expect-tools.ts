import type { Db } from '@polydex/core/db/connect'
import type { SortKey, SortOrder } from '@polydex/contract/tool'
import { sql } from 'kysely'

export type Filter = { category?: string[]; price?: string[]; features?: string[]; aiRole?: string[] }

/** Every published tool with its sort keys, straight from the tables that the stored lists are made of. */
export type PlainTool = {
  slug: string
  categories: string[]
  price: string
  features: string[]
  aiRole: string
} & Record<SortKey, number | null>

/** Reads the same data without the stored lists: the slow reference implementation that they are compared with. */
export async function readPlainTools(db: Db, month: string): Promise<PlainTool[]> {
  const { rows } = await sql<PlainTool>`
    select tools.slug, tools.pricing_model as price, tools.ai_role as "aiRole",
           extract(epoch from tools.first_listed_on)::float8 as added,
           array(select categories.slug::text from tool_categories join categories on categories.id = category_id
                 where tool_id = tools.id) as categories,
           array(select features.slug::text from tool_features join features on features.id = feature_id
                 where tool_id = tools.id) as features,
           traffic.visits::float8 as visits,
           traffic.visits * direct_share::float8 as direct, traffic.visits * referrals_share::float8 as referrals,
           traffic.visits * social_share::float8 as social, traffic.visits * mail_share::float8 as mail,
           traffic.visits * search_share::float8 as search, traffic.visits * display_share::float8 as display
    from tools
    left join monthly_traffic traffic on traffic.month = ${month} and traffic.site_id = tools.traffic_site_id
    where tools.status = 'published'
  `.execute(db)
  return rows
}

const fits = (tool: PlainTool, { category, price, features, aiRole }: Filter): boolean =>
  (category === undefined || category.some((slug) => tool.categories.includes(slug))) &&
  (price === undefined || price.includes(tool.price)) &&
  (aiRole === undefined || aiRole.includes(tool.aiRole)) &&
  (features === undefined || features.every((slug) => tool.features.includes(slug)))

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The slugs that a list must have, in order: unknown numbers last in both directions, equal ones by slug. */
export function expectSlugs(tools: readonly PlainTool[], filter: Filter, sort: SortKey, order: SortOrder): string[] {
  const sign = order === 'asc' ? 1 : -1
  const chosen = tools.filter((tool) => fits(tool, filter))
  const known = chosen.flatMap((tool) => {
    const key = tool[sort]
    return key === null ? [] : [{ slug: tool.slug, key }]
  })
  const unknown = chosen.filter((tool) => tool[sort] === null)
  return [
    ...known.toSorted((a, b) => sign * (a.key - b.key) || compareText(a.slug, b.slug)).map(({ slug }) => slug),
    ...unknown.map(({ slug }) => slug).toSorted(compareText),
  ]
}

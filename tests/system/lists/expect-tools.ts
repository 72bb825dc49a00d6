import { listFilters, notKnown, type ListFilter } from '@polydex/contract/tool/list-filter'
import type { Db } from '@polydex/core/db/connect'
import type { ToolFacts } from '@polydex/contract/tool/tool-fact'
import { factFilters, mapFactFilters, type FactFilter, type YesAndNo } from '@polydex/contract/tool/tool-fact-values'
import type { SortKey, SortOrder } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'

export type Filter = { [Key in ListFilter]?: string[] }

/** Every published tool with its sort keys, straight from the source tables of the stored lists. */
export type PlainTool = {
  slug: string
  categories: string[]
  price: string
  features: string[]
  lacks: string[]
  aiRole: string
  facts: ToolFacts
} & Record<SortKey, number | null>

/** Reads the same data without the stored lists: the slow reference implementation that they are compared with. */
export async function readPlainTools(db: Db, month: string): Promise<PlainTool[]> {
  const { rows } = await sql<PlainTool>`
    select tools.slug, tools.pricing_model as price, tools.ai_role as "aiRole", tools.lacks,
           tools.facts,
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

/** Whether a tool has one of these values. With "not known", also if the value is not known, but never if it is no. */
function hasAny(fact: YesAndNo | undefined, asked: string[]): boolean {
  const values = asked.filter((value) => value !== notKnown)
  if (values.length === 0) return fact === undefined
  if (values.some((value) => fact?.yes.includes(value))) return true
  return asked.includes(notKnown) && values.some((value) => fact?.no.includes(value) !== true)
}

function hasAll({ features, lacks }: PlainTool, asked: string[]): boolean {
  const values = asked.filter((value) => value !== notKnown)
  if (values.length === 0) return features.length + lacks.length === 0
  return values.every((value) => features.includes(value) || (asked.includes(notKnown) && !lacks.includes(value)))
}

/** Whether a fact fits; what is known is read from the facts as the site does, everything after that is plain. */
function fitsFact({ facts }: PlainTool, { shape, read }: FactFilter<ToolFacts>, asked: string[]): boolean {
  if (shape === 'one') return asked.includes(read(facts) ?? notKnown)
  if (shape === 'some') return hasAny(read(facts), asked)
  const excluded = read(facts)
  return excluded === undefined
    ? asked.includes(notKnown)
    : asked.some((code) => code !== notKnown && !excluded.includes(code))
}

const fitsOne: Record<ListFilter, (tool: PlainTool, asked: string[]) => boolean> = {
  category: (tool, asked) => asked.some((slug) => tool.categories.includes(slug)),
  price: (tool, asked) =>
    asked.includes(tool.price) ||
    (asked.includes('free-to-use') && ['free', 'freemium', 'open-source'].includes(tool.price)),
  features: hasAll,
  aiRole: (tool, asked) => asked.includes(tool.aiRole),
  ...mapFactFilters((_, key) => (tool, asked) => fitsFact(tool, factFilters[key], asked)),
}

const fits = (tool: PlainTool, filter: Filter): boolean =>
  listFilters.every((key) => filter[key] === undefined || fitsOne[key](tool, filter[key]))

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The slugs of a list of all tools, or of all of a category: those with AI at the core first. */
export const expectCoreFirst = (tools: readonly PlainTool[], filter: Filter, sort: SortKey, order: SortOrder) =>
  ['core', 'feature'].flatMap((role) => expectSlugs(tools, { ...filter, aiRole: [role] }, sort, order))

/** The slugs that a list must have, in order: unknown numbers last in both directions, ties by slug. */
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

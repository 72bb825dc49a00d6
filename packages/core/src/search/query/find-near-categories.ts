import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SearchPlan } from './plan-search.ts'

const maxCategories = 4

type NearCategory = NonNullable<ToolList['rescue']>['categories'][number]

/** Categories named by a search in any language, best first; empty if it names none. */
export async function findNearCategories(
  db: Db,
  search: SearchPlan | undefined,
  locale: Locale,
): Promise<NearCategory[]> {
  if (search === undefined || search.terms.length === 0) return []
  const any = search.terms.map(({ query }) => query).join(' | ')
  const { rows } = await sql<NearCategory>`
    select categories.slug, category_texts.name, category_groups.slug as "group", tool_counts.tools
    from search_categories
    join categories on categories.id = search_categories.category_id
    join category_groups on category_groups.id = categories.group_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    join tool_counts on tool_counts.scope = 'category' and tool_counts.key = categories.slug and tool_counts.tools > 0
    where search_categories.document @@ ${any}::tsquery
    order by ts_rank('{0.1, 0.1, 0.1, 1}', search_categories.document, ${any}::tsquery) desc, tool_counts.tools desc
    limit ${sql.lit(maxCategories)}
  `.execute(db)
  return rows
}

import type { OutputOf } from '@polydex/contract/http/endpoint'
import type { getComparisons as endpoint } from '@polydex/contract/tool/comparison'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'

type Comparisons = OutputOf<typeof endpoint>

const maxPairs = 18

/** Of each category the pair whose lesser known tool is best known. */
export async function getComparisons(db: Db, { locale }: { locale: Locale }): Promise<Comparisons> {
  const place = sql.lit(placeIndexOf(defaultOrder))
  const select = (id: 'tool_id' | 'other_id') => sql`(
    select json_build_object('slug', tools.slug, 'name', coalesce(tool_texts.name, tools.name), 'mark', ${selectMark})
    from tools left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    where tools.id = ${sql.ref(`best.${id}`)})`
  // Limits keep these looks at single tools, whatever the planner thinks of the tables' sizes.
  const placeOf = (id: 'tool_id' | 'other_id') => sql`(
    select places[${place}] as place from listed_tools where listed_tools.tool_id = ${sql.ref(`compared_pairs.${id}`)} limit 1)`
  const { rows } = await sql<{ pair: Comparisons['pairs'][number] }>`
    select json_build_array(${select('tool_id')}, ${select('other_id')}) as pair
    from (
      select distinct on (main.category_id) compared_pairs.tool_id, compared_pairs.other_id, other.place
      from compared_pairs
      cross join lateral ${placeOf('tool_id')} as one
      cross join lateral ${placeOf('other_id')} as other
      cross join lateral (
        select category_id from tool_categories
        where tool_categories.tool_id = compared_pairs.tool_id and position = 1 limit 1
      ) as main
      where one.place < other.place
      order by main.category_id, other.place
    ) as best
    order by best.place
    limit ${sql.lit(maxPairs)}
  `.execute(db)
  return { pairs: rows.map(({ pair }) => pair) }
}

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
  const select = (which: 'one' | 'other') => sql`(
    select json_build_object('slug', tools.slug, 'name', coalesce(tool_texts.name, tools.name), 'mark', ${selectMark})
    from tools left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    where tools.id = ${sql.ref(`${which}.tool_id`)})`
  const { rows } = await sql<{ pair: Comparisons['pairs'][number] }>`
    select json_build_array(${select('one')}, ${select('other')}) as pair
    from (
      select distinct on (tool_categories.category_id) compared_pairs.*
      from compared_pairs
      join tool_categories on tool_categories.tool_id = compared_pairs.tool_id and tool_categories.position = 1
      join listed_tools one on one.tool_id = compared_pairs.tool_id
      join listed_tools other on other.tool_id = compared_pairs.other_id
      where one.places[${place}] < other.places[${place}]
      order by tool_categories.category_id, other.places[${place}]
    ) as best
    join listed_tools one on one.tool_id = best.tool_id
    join listed_tools other on other.tool_id = best.other_id
    order by other.places[${place}]
    limit ${sql.lit(maxPairs)}
  `.execute(db)
  return { pairs: rows.map(({ pair }) => pair) }
}

import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearTools } from '../search/query/near-tools.ts'

const compared = { maxWords: 12, maxTools: 30 }
const maxCategories = 3

/** Categories of listed tools whose texts share the rarest words of this one; best match first. */
export async function suggestCategories(db: Db, text: string, locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with ${nearTools(text, locale, compared)}
    select categories.slug
    from near
    join tool_categories on tool_categories.tool_id = near.tool_id
    join categories on categories.id = tool_categories.category_id
    group by categories.slug
    order by sum(fit / tool_categories.position) desc, categories.slug
    limit ${maxCategories}
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

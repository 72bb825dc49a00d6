import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Digest that changes with the text of a category, a feature or a task; undefined if there are none. */
export async function findTaxonomyDigest(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ digest: string | null }>`
    select md5(string_agg(name, ' ' order by name)) as digest
    from (
      select concat_ws(' ', 'category', category_id, locale, name, short_name, description) as name from category_texts
      union all
      select concat_ws(' ', 'feature', feature_id, locale, name) from feature_texts
      union all
      select concat_ws(' ', 'task', slug, words, texts) from tasks
    ) as named
  `.execute(db)
  return rows[0]?.digest ?? undefined
}

import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { listTokens } from '../text/list-tokens.ts'
import { listNameKeys } from '../text/name-keys.ts'

type CategoryText = { id: number; locale: Locale; name: string; shortName: string; description: string }

function add(terms: Map<number, Set<string>>, id: number, text: string, locale: Locale): void {
  terms.set(id, new Set([...(terms.get(id) ?? []), ...listTokens(text, locale)]))
}

/** Refreshes the words of all categories: there are few. Writes only differences. Takes a transaction. */
export async function refreshSearchedCategories(transaction: Db): Promise<void> {
  const { rows } = await sql<CategoryText>`
    select category_id as id, locale, name, short_name as "shortName", description from category_texts
  `.execute(transaction)
  const keys = rows.flatMap(({ id, locale, name, shortName }) =>
    listNameKeys([name, shortName]).map((key) => ({ id, locale, ...key })),
  )
  const names = new Map<number, Set<string>>()
  const others = new Map<number, Set<string>>()
  for (const { id, locale, name, shortName, description } of rows) {
    for (const text of [name, shortName]) add(names, id, text, locale)
    add(others, id, description, locale)
  }
  const documents = Array.from(names, ([id, terms]) => ({
    id,
    document: [
      ...Array.from(terms, (term) => `'${term}':1A`),
      ...[...(others.get(id) ?? [])].filter((term) => !terms.has(term)).map((term) => `'${term}':2D`),
    ].join(' '),
  }))
  const wanted = sql`
    select id as category_id, locale, position, key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as entry (id smallint, locale text, position smallint, key text)`
  await sql`
    delete from search_category_names where (category_id, locale::text, position, key) not in (${wanted})
  `.execute(transaction)
  await sql`
    insert into search_category_names (category_id, locale, position, key)
    (${wanted}) except select category_id, locale::text, position, key from search_category_names
  `.execute(transaction)
  await sql`
    insert into search_categories (category_id, document)
    select id, document::tsvector
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as entry (id smallint, document text)
    on conflict (category_id) do update set document = excluded.document
      where search_categories.document <> excluded.document
  `.execute(transaction)
}

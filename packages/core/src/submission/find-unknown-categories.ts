import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Those of the slugs that name no category. */
export async function findUnknownCategories(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select given.slug
    from unnest(${slugs}::text[]) as given (slug)
    where not exists (select from categories where categories.slug = given.slug)
  `.execute(db)
  return rows.map(({ slug }) => slug)
}

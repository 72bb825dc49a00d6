import type { Locale } from '@polydex/contract/locale/locale'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'

export type Category = { slug: string; name: string; description: string; group: string }

/** Throws `not_found` for an unknown slug. */
export async function getCategory(db: Db, slug: string, locale: Locale): Promise<Category> {
  const row = await db
    .selectFrom('categories')
    .innerJoin('category_groups', 'category_groups.id', 'categories.group_id')
    .innerJoin('category_texts', 'category_texts.category_id', 'categories.id')
    .select(['categories.slug', 'category_texts.name', 'category_texts.description', 'category_groups.slug as group'])
    .where('categories.slug', '=', slug)
    .where('category_texts.locale', '=', locale)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', `There is no category ${slug}`)
  return row
}

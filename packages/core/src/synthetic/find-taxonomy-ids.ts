import type { Db } from '../db/connect.ts'

export type TaxonomyIds = { categories: number[]; features: number[] }

/** Categories and features in display order, which is the same in every database. */
export async function findTaxonomyIds(db: Db): Promise<TaxonomyIds> {
  const categories = await db.selectFrom('categories').select('id').orderBy('position').orderBy('slug').execute()
  const features = await db.selectFrom('features').select('id').orderBy('position').orderBy('slug').execute()
  return { categories: categories.map(({ id }) => id), features: features.map(({ id }) => id) }
}

import type { Db } from '../db/connect.ts'
import type { KnownSlugs } from './parse-row.ts'

/** The categories and features that entries may name. */
export async function findKnownSlugs(db: Db): Promise<KnownSlugs> {
  const [categories, features] = await Promise.all([
    db.selectFrom('categories').select('slug').execute(),
    db.selectFrom('features').select('slug').execute(),
  ])
  return {
    categories: new Set(categories.map((row) => row.slug)),
    features: new Set(features.map((row) => row.slug)),
  }
}

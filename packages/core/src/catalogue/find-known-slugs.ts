import type { Db } from '../db/connect.ts'
import type { KnownSlugs } from './parse-row.ts'

/** The categories, features and tasks that entries may name. */
export async function findKnownSlugs(db: Db): Promise<KnownSlugs> {
  const [categories, features, tasks] = await Promise.all([
    db.selectFrom('categories').select('slug').execute(),
    db.selectFrom('features').select('slug').execute(),
    db.selectFrom('tasks').select('slug').execute(),
  ])
  return {
    categories: new Set(categories.map((row) => row.slug)),
    features: new Set(features.map((row) => row.slug)),
    tasks: new Set(tasks.map((row) => row.slug)),
  }
}

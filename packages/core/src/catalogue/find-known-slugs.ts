import { formerFeatures } from '@polydex/contract/list-filter'
import type { Db } from '../db/connect.ts'
import type { KnownSlugs } from './parse-row.ts'
import type { Taxonomy } from './source/read-taxonomy.ts'

/** The categories, features and tasks that entries may name. */
export async function findKnownSlugs(db: Db): Promise<KnownSlugs> {
  const [categories, features, tasks] = await Promise.all([
    db.selectFrom('categories').select('slug').execute(),
    db.selectFrom('features').select('slug').where('slug', 'not in', Object.keys(formerFeatures)).execute(),
    db.selectFrom('tasks').select('slug').execute(),
  ])
  return {
    categories: new Set(categories.map((row) => row.slug)),
    features: new Set(features.map((row) => row.slug)),
    tasks: new Set(tasks.map((row) => row.slug)),
  }
}

/** Slugs that entries may name once a taxonomy is stored: storing deletes nothing of the previous one. */
export function addTaxonomy(known: KnownSlugs, taxonomy: Taxonomy | undefined): KnownSlugs {
  if (taxonomy === undefined) return known
  const join = (kind: keyof KnownSlugs) => new Set([...known[kind], ...taxonomy[kind].map(({ slug }) => slug)])
  return { categories: join('categories'), features: join('features'), tasks: join('tasks') }
}

import { formerFeatures } from '@polydex/contract/list-filter'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type TaxonomyIds = { categories: number[]; features: number[]; featureSlugs: string[] }

/** Categories and features in display order, which is the same in every database. */
export async function findTaxonomyIds(db: Db): Promise<TaxonomyIds> {
  const categories = await db.selectFrom('categories').select('id').orderBy('position').orderBy('slug').execute()
  const features = await db
    .selectFrom('features')
    .select(['id', 'slug'])
    .where('slug', 'not in', Object.keys(formerFeatures))
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return {
    categories: categories.map(({ id }) => id),
    features: features.map(({ id }) => id),
    featureSlugs: features.map(({ slug }) => slug),
  }
}

/** Host → id, for those of the hosts that are stored. */
export async function findSiteIds(db: Db, hosts: readonly string[]): Promise<Map<string, number>> {
  // One array parameter, however many hosts: `in` would take one parameter each.
  const { rows } = await sql<{ id: number; host: string }>`
    select id, host from sites where host = any(${hosts}::text[])
  `.execute(db)
  return new Map(rows.map(({ id, host }) => [host, id]))
}

/** Draws new ids from the table's own sequence: COPY returns only a count, and the next table needs the ids. */
export async function reserveIds(db: Db, table: 'sites' | 'tools', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)
  `.execute(db)
  return rows.map(({ id }) => id)
}

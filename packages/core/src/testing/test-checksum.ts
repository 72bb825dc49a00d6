import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Tables about work: every run adds a row, and a statement that may change data counts even if it changes nothing. */
const aboutWork = new Set(['job_runs'])

/**
 * A checksum of every row of all our tables except those about work, with the transaction that wrote it: equal before
 * and after means that nothing was written, not even the same values again.
 */
export async function checksumRows(db: Db): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, schema }) => schema === 'public' && !aboutWork.has(name),
  )
  const hash = createHash('sha256')
  for (const { name } of tables.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { rows } = await sql<{ row: string }>`
      select xmin::text || ' ' || stored::text as row from ${sql.table(name)} as stored order by 1`.execute(db)
    hash.update(JSON.stringify([name, rows]))
  }
  return hash.digest('hex')
}

/** A checksum of the content of the catalogue's tables, without ids, which depend on the order of writing. */
export async function checksumContent(db: Db): Promise<string> {
  const { rows } = await sql<{ tool: unknown }>`
    select to_jsonb(tools) - array['id', 'site_id', 'traffic_site_id'] || jsonb_build_object(
      'site', (select host from sites where sites.id = tools.site_id),
      'traffic', (select host from sites where sites.id = tools.traffic_site_id),
      'categories', (select jsonb_agg(categories.slug order by tool_categories.position)
                     from tool_categories join categories on categories.id = category_id where tool_id = tools.id),
      'features', (select jsonb_agg(features.slug order by features.slug)
                   from tool_features join features on features.id = feature_id where tool_id = tools.id),
      'texts', (select jsonb_agg(to_jsonb(tool_texts) - 'tool_id' order by locale) from tool_texts where tool_id = tools.id),
      'aliases', (select jsonb_agg(slug order by slug) from tool_aliases where tool_id = tools.id)
    ) as tool
    from tools
    order by slug`.execute(db)
  const sites = await db.selectFrom('sites').select('host').orderBy('host').execute()
  const counts = await db.selectFrom('tool_counts').selectAll().orderBy('scope').orderBy('key').execute()
  const categories = await db.selectFrom('categories').select(['slug', 'position']).orderBy('slug').execute()
  return createHash('sha256')
    .update(JSON.stringify([rows, sites, counts, categories]))
    .digest('hex')
}

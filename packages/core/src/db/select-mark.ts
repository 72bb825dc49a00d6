import { sql } from 'kysely'

/**
 * The path of a tool's picture on the site, for a query that has `tools`: the reviewed mark of its brand, else the icon
 * of its own site; null: none.
 */
export const selectMark = sql<string | null>`coalesce(
  '/assets/marks/' || tools.mark_file || '.svg', '/api/icons/' || tools.icon_file || '.webp')`

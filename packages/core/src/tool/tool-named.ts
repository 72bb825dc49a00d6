import { sql } from 'kysely'

/** The id of the tool that a slug means: present names first, then former ones. A merged tool's slug is a former name. */
export const toolNamed = (slug: string) => sql<number>`coalesce(
  (select id from tools where slug = ${slug} and status <> 'merged'),
  (select tool_id from tool_aliases where slug = ${slug}))`

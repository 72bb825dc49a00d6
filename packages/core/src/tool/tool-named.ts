import { sql } from 'kysely'

/** The id of the tool with a slug: present slugs first, then aliases. A merged tool's slug is an alias. */
export const toolNamed = (slug: string) => sql<number>`coalesce(
  (select id from tools where slug = ${slug} and status <> 'merged'),
  (select tool_id from tool_aliases where slug = ${slug}))`

import { sql, type RawBuilder } from 'kysely'

/** Ids in one part. Ten languages of alternates make about 1.5 KB of an address: a file stays under 4 MB. */
export const partSize = 2_000

/**
 * The tools of a part that have a page, of a query that has `tools`. A part is a range of ids: it never holds more than
 * its size, no tool moves to another part, and no count or offset is needed to find it.
 */
export const isInPart = (part: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  tools.id > (${part} - 1) * ${sql.lit(partSize)} and tools.id <= ${part} * ${sql.lit(partSize)}
  and tools.status in ('published', 'closed'))`

/** Without any text a page is not for search engines. */
export const hasText = sql<boolean>`exists (select from tool_texts where tool_texts.tool_id = tools.id)`

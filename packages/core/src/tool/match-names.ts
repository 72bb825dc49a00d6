import { sql, type RawBuilder } from 'kysely'

/** Matches beyond these are not looked at: who finds ten thousand tools has to say more. */
const mostMatches = 10_000

/** Trigrams find nothing in less. */
const shortestPart = 3

/** A text as `like` takes it for itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Text as names are compared: width and case do not matter. */
export const normalizeName = (text: string): string => text.normalize('NFKC').toLowerCase()

/**
 * Tools whose name, in any language, contains a text, with how well it fits: 0 the whole name, 1 its beginning,
 * 2 the beginning of a word, 3 elsewhere. A text of one or two characters must be the beginning.
 */
export function matchNames(text: string, most = mostMatches): RawBuilder<{ id: number; fit: number }> {
  const wanted = normalizeName(text)
  const escaped = escapeLike(wanted)
  const pattern = wanted.length < shortestPart ? `${escaped}%` : `%${escaped}%`
  const fit = (name: RawBuilder<unknown>) => sql`
    case when ${name} = ${wanted} then 0 when ${name} like ${`${escaped}%`} then 1
         when ${name} like ${`% ${escaped}%`} then 2 else 3 end`
  return sql`
    select id, min(fit) as fit
    from (
      select id, ${fit(sql`lower(name)`)} as fit from tools where lower(name) like ${pattern} and status = 'published'
      union all
      select tool_id, ${fit(sql`lower(name)`)} from tool_texts where lower(name) like ${pattern} and name is not null
      limit ${sql.lit(most)}
    ) as matched
    group by id`
}

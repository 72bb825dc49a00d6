import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { createCase } from '../case/create-case.ts'
import type { Db } from '../db/connect.ts'
import { suspectDays, type Sign } from '../visit/select-alive.ts'

export type LifeSign = {
  slug: string
  name: string
  homepage: string
  sign: Sign
  since: string
  days: number
  /** Of the last visit. */
  visitedAt: Date
  status: number | null
  finalUrl: string | null
  title: string | null
  answeredOn: string | null
}

const dismissedDays = 30
const finalHost = sql`substring(tool_visits.final_url from '^https?://([^/?#]+)')`

/** Listed tools that may not be alive, by their newest visits, with what editors have not dismissed; the oldest signs first. */
export async function findLifeSigns(db: Db, limit: number): Promise<LifeSign[]> {
  const { rows } = await sql<LifeSign>`
    select tools.slug, tools.name, homepage, tool_visits.sign, sign_since as since, sign_days as days, visited_at as "visitedAt",
           tool_visits.status, final_url as "finalUrl", title, answered_on as "answeredOn"
    from tool_visits
    join tools on tools.id = tool_visits.tool_id and tools.homepage_url = tool_visits.homepage
    left join lateral (
      select * from dismissed_signs as dismissed where dismissed.tool_id = tools.id order by id desc limit 1
    ) as dismissed on true
    where tools.status = 'published' and sign_days >= ${sql.lit(suspectDays)}
      and (dismissed.sign = tool_visits.sign
        and dismissed.final_host is not distinct from ${finalHost}
        and dismissed.dismissed_at > now() - make_interval(days => ${sql.lit(dismissedDays)})
        and (dismissed.dismissed_at at time zone 'UTC')::date >= sign_since) is not true
    order by sign_since, tools.slug
    limit ${limit}
  `.execute(db)
  return rows
}

type Acting = { slug: string; editorId: number }

/** Notes that the present sign of a tool means nothing. Throws `not_found` if it has none. */
export async function dismissSign(db: Db, { slug, editorId }: Acting): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into dismissed_signs (tool_id, editor_id, sign, final_host)
    select tools.id, ${editorId}, sign, ${finalHost}
    from tool_visits join tools on tools.id = tool_visits.tool_id
    where tools.slug = ${slug} and sign is not null
  `.execute(db)
  if (numAffectedRows === 0n) throw new AppError('not_found', `There is no sign about ${slug}`)
}

/**
 * Opens a correction that says what was seen, for an editor to decide on, or returns the open one. Throws `not_found`
 * if the tool has no sign.
 */
export async function openSignCase(
  db: Db,
  { slug, problem }: { slug: string; problem: 'closed' | 'link-broken' },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ toolId: number; sign: Sign; since: string; finalUrl: string | null }>`
      select tools.id as "toolId", sign, sign_since as since, final_url as "finalUrl"
      from tool_visits join tools on tools.id = tool_visits.tool_id
      where tools.slug = ${slug} and sign is not null
    `.execute(transaction)
    const [seen] = rows
    if (seen === undefined) throw new AppError('not_found', `There is no sign about ${slug}`)
    const { toolId, sign, since, finalUrl } = seen
    const { id, isNew } = await createCase(transaction, {
      kind: 'correction',
      subject: `sign of ${slug}`,
      accountId: null,
      toolId,
      locale: 'en',
    })
    const newUrl = sign === 'moved' && finalUrl !== null && findHomepageFault(finalUrl) === undefined ? finalUrl : null
    const seenText = `Seen by our server: ${sign}, since ${since}`
    if (isNew)
      await transaction
        .insertInto('corrections')
        .values({
          id,
          problem,
          field: 'url',
          text: problem === 'closed' ? seenText : (newUrl ?? seenText),
          source: finalUrl,
        })
        .execute()
    return id
  })
}

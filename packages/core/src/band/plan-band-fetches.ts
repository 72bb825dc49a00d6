import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** A list to fetch; `etag` is that of a refused version, which the server need not send again. */
export type WantedList = { month: FirstDay; countryCode: string; etag: string | null }

type Plan = {
  providerId: number
  months: readonly FirstDay[]
  countryCodes: readonly string[]
  /** Id of the newest site: lists that were not searched for it are fetched again. Undefined: lists that are held stay. */
  newestSiteId?: number | undefined
  /** Reads refused lists again even if they are unchanged: a later version of ours may understand them. */
  anew?: boolean
}

/** Pause before a missing or refused list is requested again: less than a day, so that a daily run always does. */
const askAgainAfter = sql`interval '20 hours'`

/** Records that the lists of these months are wanted: a killed run leaves them for the next one. */
export async function planBandFetches(db: Db, { providerId, months, countryCodes }: Plan): Promise<void> {
  await sql`
    insert into band_fetches (month, country_code, provider_id, status)
    select wanted.month, country.code, ${providerId},
           case when band_lists.month is null then 'waiting' else 'held' end
    from unnest(${months}::date[]) as wanted (month)
    cross join unnest(${countryCodes}::text[]) as country (code)
    left join band_lists
      on band_lists.month = wanted.month and band_lists.country_code = country.code and band_lists.provider_id = ${providerId}
    on conflict do nothing
  `.execute(db)
}

/** Lists of these months still to fetch, newest month first: even a run that is cut short has fetched what pages show. */
export async function findWantedLists(
  db: Db,
  { providerId, months, newestSiteId, anew = false }: Plan,
): Promise<WantedList[]> {
  const { rows } = await sql<WantedList>`
    select fetches.month, fetches.country_code as "countryCode", case when status = 'refused' and not ${anew} then etag end as etag
    from band_fetches fetches
    left join band_lists
      on band_lists.month = fetches.month and band_lists.country_code = fetches.country_code
      and band_lists.provider_id = fetches.provider_id
    where fetches.provider_id = ${providerId} and fetches.month = any(${months}::date[])
      and case when band_lists.month is not null then coalesce(band_lists.known_site_id, 0) < ${newestSiteId ?? 0}
               else status in ('waiting', 'unreachable') or asked_at is null or asked_at < now() - ${askAgainAfter} end
    order by fetches.month desc, fetches.country_code
  `.execute(db)
  return rows
}

/** Whether any list was ever requested: an operator starts the first fetch by hand. */
export const hasBandFetches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('band_fetches').select('month').limit(1).executeTakeFirst()) !== undefined

/** Months that were ever requested: the newest, and those with lists still waiting. */
export async function findBegunMonths(db: Db, providerId: number): Promise<{ newest?: FirstDay; waiting: FirstDay[] }> {
  const { rows } = await sql<{ month: FirstDay; is_waiting: boolean }>`
    select month, bool_or(status in ('waiting', 'unreachable')) as is_waiting
    from band_fetches where provider_id = ${providerId} group by month order by month
  `.execute(db)
  const newest = rows.at(-1)?.month
  return {
    ...(newest !== undefined && { newest }),
    waiting: rows.filter((row) => row.is_waiting).map(({ month }) => month),
  }
}

/** Countries whose lists are held, longest first: a month that lacks all of these is not published yet. */
export async function findLongestLists(db: Db, providerId: number, count: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select country_code as code
    from band_lists
    where provider_id = ${providerId}
      and month = (select max(month) from band_lists newest where newest.provider_id = ${providerId})
    order by sites desc, country_code
    limit ${count}
  `.execute(db)
  return rows.map(({ code }) => code)
}

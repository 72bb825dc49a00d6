import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** A list to be fetched; the ETag of what was refused before, if it need not be sent again. */
export type WantedList = { month: FirstDay; countryCode: string; etag: string | null }

type Plan = {
  providerId: number
  months: readonly FirstDay[]
  countryCodes: readonly string[]
  /** The newest site: lists that were not searched for it are wanted again. None: lists that are held stay as they are. */
  newestSiteId?: number | undefined
  /** What was refused is read again though it is the same: a later version of ours may understand it. */
  anew?: boolean
}

/** A list that was missing or refused is asked for again after this: less than a day, so that a daily look is daily. */
const askAgainAfter = sql`interval '20 hours'`

/** Notes that the lists of these months are wanted: a run that is killed leaves them for the next one. */
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

/** What is still to be fetched of these months, newest month first: a run that is cut short has brought what pages show. */
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

/** Whether any list was ever asked for: an installation begins by hand. */
export const hasBandFetches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('band_fetches').select('month').limit(1).executeTakeFirst()) !== undefined

/** Months that were ever asked for: the newest, and those with lists that still wait. */
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

/** Countries whose lists are held, longest first: a month that has none of these is not published. */
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

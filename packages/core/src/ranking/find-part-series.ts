import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { listMonthsUpTo, type FirstDay } from '../traffic/month.ts'

/** The country or the source that a list is about. */
export type RankedPart = { kind: 'region' | 'source'; key: string }

/** Site and provider of a series: figures of two providers are never in one series. */
type SeriesOwner = { siteId: number | null; providerId: number | null }

type Series = (number | null)[]

const shareOf = ({ kind, key }: RankedPart): RawBuilder<unknown> =>
  kind === 'source'
    ? sql.ref(`traffic.${key}_share`)
    : sql`traffic.country_shares[array_position(traffic.country_codes, ${key})]`

/**
 * Visits from a country or through a source in the twelve months up to `last`, oldest first: visits of the month × its
 * share in that month. A month without visits or without that share is null. The answer has the order of `owners`.
 *
 * The month conditions only seem redundant. From the range PostgreSQL opens twelve partitions, however many there are;
 * from the equality it finds each row with one descent of an index that begins with the month. With a join it would
 * read those partitions completely: a generic plan assumes that such ranges are narrow.
 */
export async function findPartSeries(
  db: Db,
  part: RankedPart,
  last: FirstDay,
  owners: readonly SeriesOwner[],
): Promise<Series[]> {
  const months = listMonthsUpTo(last, 12)
  const { rows } = await sql<{ series: Series }>`
    select array_agg((
      select floor(traffic.visits * (${shareOf(part)}) + 0.5)
      from monthly_traffic traffic
      where traffic.month = wanted.month and traffic.month between ${months[0]} and ${last}
        and traffic.site_id = owner.site_id and traffic.provider_id = owner.provider_id
    ) order by wanted.month) as series
    from unnest(${owners.map(({ siteId }) => siteId)}::int[], ${owners.map(({ providerId }) => providerId)}::smallint[])
           with ordinality as owner (site_id, provider_id, place)
    cross join unnest(${months}::date[]) as wanted (month)
    group by owner.place
    order by owner.place
  `.execute(db)
  return rows.map(({ series }) => series)
}

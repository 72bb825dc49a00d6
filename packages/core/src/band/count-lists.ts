import type { ListCounts } from '@polydex/contract/figure/band-summary'
import { sql, type RawBuilder } from 'kysely'
import { listCountries } from './list-countries.ts'

export type HeldLists = Omit<ListCounts, 'missing'>

/** SQL expression: the number of lists held for a month. */
export const countHeldLists = (month: RawBuilder<unknown>): RawBuilder<HeldLists> => sql`(
  select json_build_object('held', count(*), 'full', count(*) filter (where is_full))
  from band_lists
  where band_lists.month = ${month}
    and provider_id = (select min(provider_id) from band_lists spoken where spoken.month = ${month}))`

/** Adds the number of missing lists: countries that may have one, less those whose list is held. */
export const countLists = ({ held, full }: HeldLists): ListCounts => ({
  held,
  full,
  missing: Math.max(0, listCountries().length - held),
})

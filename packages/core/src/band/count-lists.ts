import type { ListCounts } from '@polydex/contract/band-summary'
import { sql, type RawBuilder } from 'kysely'
import { listCountries } from './list-countries.ts'

export type HeldLists = Omit<ListCounts, 'missing'>

/** How many lists of a month are held, an expression of PostgreSQL. */
export const countHeldLists = (month: RawBuilder<unknown>): RawBuilder<HeldLists> => sql`(
  select json_build_object('held', count(*), 'full', count(*) filter (where is_full))
  from band_lists
  where band_lists.month = ${month}
    and provider_id = (select min(provider_id) from band_lists spoken where spoken.month = ${month}))`

/** Countries that may have a list, less those whose list is held. */
export const countLists = ({ held, full }: HeldLists): ListCounts => ({
  held,
  full,
  missing: Math.max(0, listCountries().length - held),
})

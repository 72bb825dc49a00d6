import type { SortKey, SortOrder } from '@polydex/contract/tool/tool'

export type ListOrder = { sort: SortKey; direction: SortOrder }

/** In the order in which they are stored, newest last. */
const sorts = Object.keys({
  added: true,
  visits: true,
  direct: true,
  referrals: true,
  social: true,
  mail: true,
  search: true,
  display: true,
} satisfies Record<SortKey, true>) as SortKey[]

/** The stored orders; `listed_tools.places` has them in this order. */
export const listOrders: readonly ListOrder[] = sorts.flatMap((sort) => [
  { sort, direction: 'desc' },
  { sort, direction: 'asc' },
])

/** Most visited first: the default order. */
export const defaultOrder: ListOrder = { sort: 'visits', direction: 'desc' }

/** Index of an order in `listed_tools.places`, from 1 as PostgreSQL counts. */
export const placeIndexOf = ({ sort, direction }: ListOrder): number =>
  listOrders.findIndex((order) => order.sort === sort && order.direction === direction) + 1

/** Tools in one row of `tool_orders`: a page is in one row or two. */
export const chunkSize = 1_000

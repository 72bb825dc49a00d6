import type { Endpoint } from '@polydex/contract/endpoint'
import { namesOf } from '../fuzz/schema-facts.ts'
import type { Query } from '../inputs/valid-inputs.ts'

/** One line of the report: a call, or one way of making it. */
export type BenchCase = { name: string; endpoint: Endpoint; accepts: (query: Query) => boolean }

export const nameOf = ({ path }: Endpoint): string => path.slice(path.lastIndexOf('/') + 1)

/** A list with facets is timed three times: plain, with facets and with a search text, because their costs differ. */
export function listCases(endpoint: Endpoint): BenchCase[] {
  const name = nameOf(endpoint)
  if (!namesOf(endpoint).includes('facets')) return [{ name, endpoint, accepts: () => true }]
  return [
    { name, endpoint, accepts: ({ q, facets }) => q === undefined && facets === undefined },
    { name: `${name} facets`, endpoint, accepts: ({ q, facets }) => q === undefined && facets !== undefined },
    { name: `${name} q`, endpoint, accepts: ({ q }) => q !== undefined },
  ]
}

import { sql, type RawBuilder } from 'kysely'
import type { SearchPlan } from './plan-search.ts'

/** Totals and facets are exact up to here; who finds more has to say more. */
export const mostMatches = 10_000

/** Fewer than these that have all words: those that have most of them come after. */
const fewMatches = 10

/**
 * What a plan finds, as common table expressions: `matched` of (tool_id), at most one more than are counted, and
 * `found` of (tool_id), those that are. Names that fit come first, the others in the order of the documents, which is
 * about that of visits.
 */
export const matchTools = ({ all, most, names }: SearchPlan): RawBuilder<unknown> => sql`
  having_all as materialized (
    select tool_id from search_documents where document @@ ${all}::tsquery limit ${sql.lit(mostMatches + 1)}
  ),
  having_most as materialized (
    select tool_id from search_documents
    where (select count(*) from having_all) < ${sql.lit(fewMatches)} and document @@ ${most}::tsquery
    limit ${sql.lit(mostMatches + 1)}
  ),
  fitting as materialized (select distinct unnest(${names.map(({ id }) => id)}::int[]) as tool_id),
  matched as materialized (
    select tool_id from fitting
    union all
    select tool_id from having_all where not exists (select from fitting where fitting.tool_id = having_all.tool_id)
    union all
    select tool_id from having_most
    where not exists (select from fitting where fitting.tool_id = having_most.tool_id)
      and not exists (select from having_all where having_all.tool_id = having_most.tool_id)
    limit ${sql.lit(mostMatches + 1)}
  ),
  found as materialized (select tool_id from matched limit ${sql.lit(mostMatches)})`

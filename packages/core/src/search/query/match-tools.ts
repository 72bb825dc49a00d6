import { sql, type RawBuilder } from 'kysely'
import type { SearchPlan } from './plan-search.ts'

/** Maximum number of counted matches: totals and facets are exact up to here. */
export const maxMatches = 10_000

/** If fewer tools have all words, those with most of them follow. */
const fewMatches = 10

/**
 * The matches of a plan, as common table expressions: `matched` of (tool_id), at most one more than the upper bound,
 * and `found` of (tool_id), cut to the upper bound. Matching names come first, the others in the order of the
 * documents, which is roughly that of visits.
 */
export const matchTools = ({ all, most, names }: SearchPlan): RawBuilder<unknown> => sql`
  having_all as materialized (
    select tool_id from search_documents where document @@ ${all}::tsquery limit ${sql.lit(maxMatches + 1)}
  ),
  having_most as materialized (
    select tool_id from search_documents
    where (select count(*) from having_all) < ${sql.lit(fewMatches)} and document @@ ${most}::tsquery
    limit ${sql.lit(maxMatches + 1)}
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
    limit ${sql.lit(maxMatches + 1)}
  ),
  found as materialized (select tool_id from matched limit ${sql.lit(maxMatches)})`

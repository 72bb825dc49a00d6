import { sql } from 'kysely'

/** Days for which a proof counts. After half of them the worker checks again every day. */
export const provenDays = 60

/**
 * Whether a row of `claims` makes its account the maker of its tool, for a query that also has `tools`: accepted by an
 * editor, proven recently, and proven on the host that the tool has today.
 */
export const isVerified = sql<boolean>`(
  claims.proven_at > now() - make_interval(days => ${sql.lit(provenDays)})
  and claims.host = (select sites.host from sites where sites.id = tools.site_id)
  and exists (select from cases where cases.id = claims.case_id and cases.status = 'accepted'))`

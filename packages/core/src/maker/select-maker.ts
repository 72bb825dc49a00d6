import { thisSite } from '@polydex/contract/site/site'
import { sql } from 'kysely'
import { isVerified } from './is-verified.ts'

/** Number of months of stated visits that a page shows. */
const maxMonths = 24

/** The verified maker of a row of `tools` and the months they state, as JSON, or null. The newest statement counts. */
export const selectMaker = sql`(
  select json_build_object(
    'verifiedOn', to_char(min(cases.decided_at) at time zone 'UTC', 'YYYY-MM-DD'),
    'visits', coalesce((
      select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'visits', visits) order by month)
      from (
        select distinct on (month) month, visits
        from stated_visits
        join claims using (tool_id, account_id)
        where stated_visits.tool_id = tools.id and ${isVerified} and ${thisSite.figures}
        order by month desc, stated_at desc
        limit ${sql.lit(maxMonths)}
      ) as stated), '[]'))
  from claims
  join cases on cases.id = claims.case_id
  where claims.tool_id = tools.id and ${isVerified}
  having count(*) > 0)`

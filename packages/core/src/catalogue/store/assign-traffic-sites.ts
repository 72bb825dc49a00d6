import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/**
 * The site whose figures a tool is meant to show, as `figuresHostOf` says of its entry. If several are meant to show
 * those of one site, which catalogue:check refuses, the one listed first has them: a later one must not take them away.
 * Removed and merged tools have no page.
 */
const meant = sql`
  select distinct on (site_id) id, site_id
  from (
    select tools.id, tools.status,
           case when traffic_host is not null then named.id
                when homepage_url ~ '^https?://[^/?#]+/?$' then tools.site_id end as site_id
    from tools
    left join sites named on named.host = tools.traffic_host
    where status in ('published', 'closed')
  ) as shown
  where site_id is not null
  order by site_id, status = 'closed', id`

/** Decides which tools show their site's figures. */
export async function assignTrafficSites(db: Db): Promise<void> {
  // First taken from some, then given to others: a site is unique among tools at every moment.
  await sql`
    with meant as (${meant})
    update tools set traffic_site_id = null
    where traffic_site_id is not null
      and not exists (select from meant where meant.id = tools.id and meant.site_id = tools.traffic_site_id)
  `.execute(db)
  await sql`
    with meant as (${meant})
    update tools set traffic_site_id = meant.site_id
    from meant
    where meant.id = tools.id and tools.traffic_site_id is distinct from meant.site_id
  `.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/**
 * Decides which tools show their site's figures: those whose homepage is the root of a host that no other tool uses.
 * github.com has 400 million visits; none of the tools hosted there has them. Removed and merged tools have no page, so
 * they neither show figures nor share a host.
 */
export async function assignTrafficSites(db: Db): Promise<void> {
  await sql`
    with shown as (
      select id,
             case when homepage_url ~ '^https?://[^/?#]+/?$' and count(*) over (partition by site_id) = 1 then site_id end as site_id
      from tools
      where status in ('published', 'closed')
    ),
    decided as (
      select tools.id, shown.site_id from tools left join shown on shown.id = tools.id
    )
    update tools
    set traffic_site_id = decided.site_id
    from decided
    where decided.id = tools.id and tools.traffic_site_id is distinct from decided.site_id
  `.execute(db)
}

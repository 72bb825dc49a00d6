import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { siteHostOf } from '../entry/homepage.ts'
import type { WrittenTool } from './plan-batch.ts'

const rowOf = (tool: WrittenTool) => ({
  slug: tool.slug,
  name: tool.name,
  homepage_url: tool.homepage,
  host: siteHostOf(tool.homepage),
  whole_site: tool.wholeSite ?? false,
  pricing_model: tool.pricing.model,
  price_from: tool.pricing.from?.amount,
  price_currency: tool.pricing.from?.currency,
  price_period: tool.pricing.from?.period,
  price_checked_on: tool.pricing.from?.checkedOn,
  first_listed: tool.firstListed,
  status: tool.closed === true ? 'closed' : 'published',
  size_tier: tool.sizeTier,
  content_hash: tool.contentHash,
  // A full entry without a role has AI at its core; a flat row leaves the stored one.
  ai_role: tool.aiRole ?? (tool.texts === undefined ? undefined : 'core'),
  // A full entry without such names, facts, links or missing features has none; a flat row leaves the stored ones.
  also_known_as: tool.alsoKnownAs ?? (tool.texts === undefined ? undefined : []),
  facts: tool.facts ?? (tool.texts === undefined ? undefined : {}),
  links: tool.links ?? (tool.texts === undefined ? undefined : {}),
  lacks: tool.lacks ?? (tool.texts === undefined ? undefined : []),
})

/** Writes the tools themselves, with their sites. Which tools show their site's figures is decided afterwards. */
export async function writeTools(
  db: Db,
  tools: readonly WrittenTool[],
  catalogue: string,
  today: string,
): Promise<void> {
  const rows = JSON.stringify(tools.map(rowOf))
  await sql`
    insert into sites (host)
    select distinct host from jsonb_to_recordset(${rows}::jsonb) as entry (host text)
    where not exists (select from sites where sites.host = entry.host)
  `.execute(db)
  await sql`
    merge into tools
    using (
      select entry.*, sites.id as site_id
      from jsonb_to_recordset(${rows}::jsonb) as entry (
        slug text, name text, homepage_url text, host text, whole_site boolean, pricing_model text, ai_role text,
        price_from numeric, price_currency text, price_period text, price_checked_on date,
        first_listed date, status text, size_tier smallint, content_hash text, also_known_as text[], facts jsonb,
        links jsonb, lacks text[]
      )
      join sites on sites.host = entry.host
    ) as entry
    on tools.slug = entry.slug
    when matched then update set
      name = entry.name, homepage_url = entry.homepage_url, site_id = entry.site_id,
      -- Kept until all tools are known, so that a page does not lose its figures for the time of an import.
      traffic_site_id = case when tools.site_id = entry.site_id then tools.traffic_site_id end,
      whole_site = entry.whole_site, pricing_model = entry.pricing_model, price_from = entry.price_from,
      price_currency = entry.price_currency, price_period = entry.price_period,
      price_checked_on = entry.price_checked_on, ai_role = coalesce(entry.ai_role, tools.ai_role),
      first_listed_on = entry.first_listed, changed_on = ${today}::date,
      status = entry.status, size_tier = entry.size_tier, content_hash = entry.content_hash,
      also_known_as = coalesce(entry.also_known_as, tools.also_known_as), facts = coalesce(entry.facts, tools.facts),
      links = coalesce(entry.links, tools.links), lacks = coalesce(entry.lacks, tools.lacks)
    when not matched then
      insert (slug, name, homepage_url, site_id, whole_site, pricing_model, ai_role, price_from, price_currency, price_period,
              price_checked_on, first_listed_on, changed_on, status, catalogue, size_tier, content_hash, also_known_as, facts, links, lacks)
      values (entry.slug, entry.name, entry.homepage_url, entry.site_id, entry.whole_site, entry.pricing_model,
              coalesce(entry.ai_role, 'core'), entry.price_from, entry.price_currency, entry.price_period, entry.price_checked_on,
              entry.first_listed, ${today}::date,
              entry.status, ${catalogue}, entry.size_tier, entry.content_hash,
              coalesce(entry.also_known_as, '{}'), coalesce(entry.facts, '{}'), coalesce(entry.links, '{}'), coalesce(entry.lacks, '{}'))
  `.execute(db)
}

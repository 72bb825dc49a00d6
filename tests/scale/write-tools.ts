import { localeCodes } from '@polydex/contract/locale/locale'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import type { ScaleOptions } from './options.ts'

/** Catalogue of the invented tools; it distinguishes them from real entries. */
const syntheticCatalogue = 'synthetic'

/** A subdomain of a domain reserved for examples (RFC 2606), so that no link leads to a stranger's site. */
export const syntheticDomain = 'invalid.example.com'

type Written = { tools: number; categories: number; features: number; texts: number }

/**
 * Writes invented tools. Each is a mixture of tools that are there: description, use cases, categories, features, facts
 * and price come from different ones, so that texts, filters and the sizes of categories resemble real ones. What a
 * tool gets depends only on the seed and its number.
 */
export async function writeTools(transaction: Db, { tools, locales, seed, lastMonth }: ScaleOptions): Promise<Written> {
  const salt = (thing: number) => 16 * seed + thing
  await sql`
    create function pg_temp.draw(number int, salt int) returns float8 language sql immutable as
      'select (hashint4extended(number, salt) & 1073741823)::float8 / 1073741824'
  `.execute(transaction)
  await sql`
    create temp table parents on commit drop as
    select row_number() over (order by slug) - 1 as place, id from tools
    where status = 'published' and exists (select from tool_categories where tool_id = tools.id)
  `.execute(transaction)
  await sql`
    create temp table drawn on commit drop as
    select number, slug, own,
           case when own then slug || ${`.${syntheticDomain}`} else ${`synthetic-shared.${syntheticDomain}`} end as host,
           looks.id as looks_id, uses.id as uses_id, kinds.id as kinds_id, features.id as features_id,
           facts.id as facts_id, prices.id as prices_id
    from generate_series(1, ${tools}::int) as number
    cross join lateral (select 'synthetic-' || lpad(number::text, 6, '0') as slug,
                               pg_temp.draw(number, ${salt(0)}) >= 0.1 as own,
                               (select count(*) from parents) as count) as basics
    ${sql.join(
      ['looks', 'uses', 'kinds', 'features', 'facts', 'prices'].map(
        (part, index) =>
          sql`join parents ${sql.id(part)}
              on ${sql.ref(`${part}.place`)} = floor(pg_temp.draw(number, ${salt(index + 1)}) * count)`,
      ),
      sql` `,
    )}
  `.execute(transaction)
  await sql`
    insert into sites (host) select distinct host from drawn on conflict (host) do nothing
  `.execute(transaction)
  const written = await sql`
    insert into tools (slug, name, homepage_url, site_id, traffic_site_id, pricing_model, price_from, price_currency,
                       price_period, price_checked_on, first_listed_on, catalogue, size_tier, content_hash, ai_role,
                       facts, lacks)
    select drawn.slug, 'Synthetic tool ' || lpad(number::text, 6, '0'),
           'https://' || drawn.host || case when own then '/' else '/' || number end,
           sites.id, case when own then sites.id end, prices.pricing_model, prices.price_from, prices.price_currency,
           prices.price_period, prices.price_checked_on,
           -- For every fourth tool the day is not known.
           case when number % 4 > 0
             then ${lastMonth}::date - (1400 * pg_temp.draw(number, ${salt(7)}))::int end,
           ${syntheticCatalogue},
           -- One in a thousand is in the largest tier, two thirds are in the smallest.
           1 + width_bucket(pg_temp.draw(number, ${salt(8)}), array[0.001, 0.01, 0.07, 0.32]::float8[]), '',
           case when number % 4 = 0 then 'feature' else 'core' end, facts.facts, features.lacks
    from drawn
    join sites on sites.host = drawn.host
    join tools facts on facts.id = facts_id
    join tools features on features.id = features_id
    join tools prices on prices.id = prices_id
    order by number
  `.execute(transaction)
  const categories = await sql`
    insert into tool_categories (tool_id, category_id, position)
    select tools.id, category_id, position
    from drawn join tools using (slug) join tool_categories on tool_id = kinds_id
  `.execute(transaction)
  await sql`
    insert into tool_tasks (tool_id, task_id, position)
    select tools.id, task_id, position
    from drawn join tools using (slug) join tool_tasks on tool_id = kinds_id
  `.execute(transaction)
  const features = await sql`
    insert into tool_features (tool_id, feature_id)
    select tools.id, feature_id from drawn join tools using (slug) join tool_features on tool_id = features_id
  `.execute(transaction)
  const texts = await sql`
    insert into tool_texts (tool_id, locale, description, use_cases)
    select tools.id, locale, looks.description, uses.use_cases
    from drawn
    join tools using (slug)
    join tool_texts looks on looks.tool_id = looks_id and looks.locale = any(${localeCodes.slice(0, locales)}::text[])
    join tool_texts uses using (locale)
    where uses.tool_id = uses_id
  `.execute(transaction)
  const [toolRows = 0, categoryRows = 0, featureRows = 0, textRows = 0] = [written, categories, features, texts].map(
    ({ numAffectedRows }) => Number(numAffectedRows),
  )
  return { tools: toolRows, categories: categoryRows, features: featureRows, texts: textRows }
}

export async function countSyntheticTools(db: Db): Promise<number> {
  const { tools } = await db
    .selectFrom('tools')
    .select((e) => e.fn.countAll<number>().as('tools'))
    .where('catalogue', '=', syntheticCatalogue)
    .executeTakeFirstOrThrow()
  return tools
}

/** Tables of figures that are useless without the tools. */
const figureTables = ['monthly_traffic', 'site_figures', 'rank_bands', 'site_bands', 'first_thousands'] as const

/**
 * Deletes the synthetic tools and the figures of their sites. The sites stay for reuse: for each deleted one PostgreSQL
 * would search all months for figures, without a suitable index.
 */
export async function removeSyntheticTools(transaction: Db): Promise<void> {
  for (const table of figureTables)
    await transaction
      .deleteFrom(table)
      .where('site_id', 'in', (e) => e.selectFrom('sites').select('id').where('host', 'like', `%.${syntheticDomain}`))
      .execute()
  await transaction.deleteFrom('tools').where('catalogue', '=', syntheticCatalogue).execute()
}

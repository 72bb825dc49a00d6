import type { Locale } from '@polydex/contract/locale/locale'
import type { FigureKind, FigureSource } from '@polydex/contract/figure/ranking'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { sql, type RawBuilder } from 'kysely'
import { countLists, type HeldLists } from '../band/count-lists.ts'
import { listPlaces } from '../band/list-places.ts'
import { selectMark } from '../db/select-mark.ts'
import { computeGrowthRate } from '../traffic/growth.ts'
import { selectAlive } from '../visit/select-alive.ts'
import { isNew } from './is-new.ts'
import { isWholeSite } from './is-whole-site.ts'
import { listTextLocales } from './text-fallback.ts'

/** A card as PostgreSQL returns it, with the fields that the answer states once for all cards. */
export type CardRow = Omit<ToolCard, 'growthRate'> & {
  id: number
  visitsBefore: number | null
  provider: string | null
  kind: FigureKind | null
}

/**
 * SQL expression: the cards of tools as one JSON array. `chosen` is a relation of (id, place); the array is ordered by
 * place. One array instead of rows: reading rows of twenty columns costs the API more than everything else. The figures
 * are those of the stored lists; a tool that is no longer listed has none.
 */
export const selectCards = (chosen: RawBuilder<unknown>, locale: Locale): RawBuilder<CardRow[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', tools.id, 'slug', tools.slug, 'name', coalesce(shown.name, tools.name), 'mark', ${selectMark},
    'status', tools.status, 'alive', ${selectAlive},
    'description', shown.description, 'textLocale', shown.locale,
    'group', category_groups.slug,
    'category', json_build_object('slug', categories.slug, 'name', category_texts.short_name),
    'pricing', tools.pricing_model,
    'free', tools.facts #> '{free,value}',
    'platforms', coalesce(tools.facts #> '{platforms,yes}', '[]'),
    'addedOn', tools.first_listed_on, 'isNew', ${isNew},
    'wholeSite', ${isWholeSite},
    'partOf', (select host from sites where sites.id = tools.site_id and tools.traffic_site_id is null),
    'visits', listed.visits, 'visitsBefore', listed.visits_before,
    'bands', case when listed.kind = 'bands' then json_build_object(
      'lists', listed.full_lists, 'places', listed.band_places,
      'ups', case when listed.compared_lists > 0 then listed.ups end,
      'downs', case when listed.compared_lists > 0 then listed.downs end,
      'countries', ${listPlaces(sql`listed.country_codes`, sql`listed.country_bands`)}) end,
    'topCountries', coalesce((
      select json_agg(json_build_object('code', code, 'share', share))
      from unnest(listed.country_codes, listed.country_shares) as country (code, share)
      where share is not null), '[]'),
    'provider', providers.name,
    'kind', listed.kind
  ) order by chosen.place), '[]')
  from ${chosen} as chosen
  -- A tool that was removed after the lists were made must not be shown for a minute more.
  join tools on tools.id = chosen.id and tools.status in ('published', 'closed')
  join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
  join categories on categories.id = tool_categories.category_id
  join category_groups on category_groups.id = categories.group_id
  join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
  left join lateral (
    select tool_texts.name, tool_texts.description, tool_texts.locale
    from tool_texts
    where tool_texts.tool_id = tools.id
    order by array_position(${listTextLocales(locale)}::text[], tool_texts.locale::text), tool_texts.locale
    limit 1
  ) as shown on true
  left join listed_tools listed on listed.tool_id = tools.id
  left join providers on providers.id = listed.provider_id
)`

/** Decimals of a card's growth rate: readers need no more, and random digits do not compress. */
const rateDecimals = 4

export function toToolCard({ id: _id, visitsBefore, provider: _provider, kind: _kind, ...card }: CardRow): ToolCard {
  const rate = card.visits === null ? null : computeGrowthRate(card.visits, visitsBefore)
  return { ...card, growthRate: rate === null ? null : Number(rate.toFixed(rateDecimals)) }
}

/** The sources of the figures on some cards, each provider and kind once. */
export function listCardSources(
  rows: readonly Pick<CardRow, 'provider' | 'kind'>[],
  lists: HeldLists | null,
): FigureSource[] {
  const sources = new Map<string, FigureSource>()
  for (const { provider, kind } of rows) {
    if (provider === null || kind === null) continue
    sources.set(`${kind} ${provider}`, {
      provider,
      kind,
      ...(kind === 'bands' && lists !== null && { lists: countLists(lists) }),
    })
  }
  return [...sources.values()]
}

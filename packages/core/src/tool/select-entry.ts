import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import { sql, type RawBuilder } from 'kysely'
import { selectMark } from '../db/select-mark.ts'
import { selectLinks } from '../link/select-links.ts'
import { selectMaker } from '../maker/select-maker.ts'
import { listMonth } from '../tool-list/list-figures.ts'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'
import { selectAlive } from '../visit/select-alive.ts'
import type { ToolFigures } from './find-site-detail.ts'
import { isNew } from './is-new.ts'
import { isWholeSite } from './is-whole-site.ts'
import { listTextLocales } from './text-fallback.ts'

export type EntryFigures = ToolFigures & Pick<ToolDetail, 'searched'>

/** What is known of a tool, apart from its figures. */
export type Entry = Omit<ToolDetail, 'alternatives' | keyof EntryFigures | 'status' | 'pricing'> & {
  status: ToolDetail['status'] | 'removed'
  pricingModel: ToolDetail['pricing']['model']
  price: ToolDetail['pricing']['from']
}

/** As many as store-compared-pairs.ts gives a tool at most. */
const maxCompared = 7

/** Drops plans whose check is too old: they are prices too. */
const shownFacts = sql`case
  when (tools.facts #>> '{plans,checked,on}')::date < current_date - ${priceLifeDays}::int then tools.facts - 'plans'
  else tools.facts end`

/** Names of some features, in catalogue order. */
export const selectFeatures = (which: RawBuilder<unknown>, locale: Locale) => sql`coalesce((
  select json_agg(json_build_object('slug', features.slug, 'name', feature_texts.name) order by features.position)
  from features join feature_texts on feature_texts.feature_id = features.id and feature_texts.locale = ${locale}
  where ${which}), '[]')`

/** Where each field of the answer comes from: one that is missing here does not compile. */
export const selectEntry = (locale: Locale): { [Field in keyof Entry]: RawBuilder<unknown> } => ({
  slug: sql`tools.slug`,
  name: sql`coalesce(shown.name, tools.name)`,
  mark: selectMark,
  url: sql`tools.homepage_url`,
  status: sql`tools.status`,
  alive: selectAlive,
  description: sql`shown.description`,
  textLocale: sql`shown.locale`,
  useCases: sql`coalesce(to_json(shown.use_cases), '[]')`,
  tasks: sql`coalesce((
    select json_agg(json_build_object('slug', tasks.slug, 'name', tasks.texts -> ${locale}::text ->> 'name')
      order by tool_tasks.position, tasks.slug)
    from tool_tasks join tasks on tasks.id = tool_tasks.task_id
    where tool_tasks.tool_id = tools.id), '[]')`,
  group: sql`(
    select json_build_object('slug', category_groups.slug, 'name', category_group_texts.name)
    from tool_categories
    join categories on categories.id = tool_categories.category_id
    join category_groups on category_groups.id = categories.group_id
    join category_group_texts
      on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
    where tool_categories.tool_id = tools.id and tool_categories.position = 1)`,
  categories: sql`(
    select json_agg(json_build_object(
      'slug', categories.slug, 'name', category_texts.name, 'group', category_groups.slug)
      order by tool_categories.position)
    from tool_categories
    join categories on categories.id = tool_categories.category_id
    join category_groups on category_groups.id = categories.group_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    where tool_categories.tool_id = tools.id)`,
  features: sql`coalesce((
    select json_agg(json_build_object(
      'slug', features.slug, 'name', feature_texts.name, 'description', feature_texts.description)
      order by features.position)
    from tool_features
    join features on features.id = tool_features.feature_id
    join feature_texts on feature_texts.feature_id = features.id and feature_texts.locale = ${locale}
    where tool_features.tool_id = tools.id), '[]')`,
  lacks: selectFeatures(sql`features.slug = any(tools.lacks)`, locale),
  notKnown: selectFeatures(
    sql`features.slug = any(
      select unnest(categories.asked_features) from tool_categories
      join categories on categories.id = tool_categories.category_id
      where tool_categories.tool_id = tools.id and tool_categories.position = 1)
    and features.slug <> all(tools.lacks)
    and not exists (
      select from tool_features where tool_features.tool_id = tools.id and tool_features.feature_id = features.id)`,
    locale,
  ),
  pricingModel: sql`tools.pricing_model`,
  price: sql`case when tools.price_from is not null and tools.price_checked_on >= current_date - ${priceLifeDays}::int
    then json_build_object(
      'amount', tools.price_from, 'currency', tools.price_currency, 'period', tools.price_period,
      'checkedOn', tools.price_checked_on) end`,
  facts: shownFacts,
  links: selectLinks,
  suits: sql`case when coalesce(shown.best_for, shown.not_for) is not null or shown.rather is not null then json_build_object(
    'judgedOn', tools.judged_on, 'bestFor', shown.best_for, 'notFor', shown.not_for,
    'rather', coalesce((
      select json_agg(json_build_object(
        'slug', other.slug, 'name', coalesce(other_text.name, other.name), 'reason', reason) order by named.place)
      from jsonb_each_text(shown.rather) with ordinality as named (slug, reason, place)
      join tools other on other.slug = named.slug and other.status = 'published'
      left join tool_texts other_text on other_text.tool_id = other.id and other_text.locale = ${locale}), '[]')) end`,
  aiRole: sql`tools.ai_role`,
  addedOn: sql`tools.first_listed_on`,
  isNew,
  hasTrial: sql`exists (select from tool_trials where tool_trials.tool_id = tools.id)`,
  site: sql`(select host from sites where sites.id = tools.traffic_site_id)`,
  wholeSite: isWholeSite,
  partOf: sql`(
    select json_build_object('slug', owner.slug, 'name', coalesce(owner_text.name, owner.name))
    from tools owner
    left join tool_texts owner_text on owner_text.tool_id = owner.id and owner_text.locale = ${locale}
    where tools.traffic_site_id is null and owner.traffic_site_id = tools.site_id)`,
  maker: selectMaker,
  comparedWith: sql`coalesce((
    select json_agg(json_build_object('slug', other.slug, 'name', other.name) order by other.place)
    from (
      select near.slug, coalesce(near_text.name, near.name) as name, places[${sql.lit(placeIndexOf(defaultOrder))}] as place
      from compared_pairs
      join tools near on near.id = compared_pairs.other_id and near.status = 'published'
      join listed_tools on listed_tools.tool_id = near.id
      left join tool_texts near_text on near_text.tool_id = near.id and near_text.locale = ${locale}
      where compared_pairs.tool_id = tools.id
      order by place
      limit ${sql.lit(maxCompared)}
    ) as other), '[]')`,
  standings: sql`coalesce((
    select json_agg(json_build_object(
      'category', nullif(rankings.key, ''), 'month', to_char(rankings.month, 'YYYY-MM'),
      'rank', ranking_entries.rank, 'total', rankings.total) order by rankings.key)
    from ranking_entries
    join rankings on rankings.id = ranking_entries.ranking_id
    where ranking_entries.tool_id = tools.id and ranking_entries.rank is not null
      and rankings.kind = 'category' and rankings.month = ${listMonth}), '[]')`,
})

/** Joins the texts that are shown in a language, as `shown`. */
export const joinShownText = (locale: Locale): RawBuilder<unknown> => sql`
  left join lateral (
    select tool_texts.name, tool_texts.description, tool_texts.use_cases, tool_texts.locale,
           tool_texts.best_for, tool_texts.not_for, tool_texts.rather
    from tool_texts
    where tool_texts.tool_id = tools.id
    order by array_position(${listTextLocales(locale)}::text[], tool_texts.locale::text), tool_texts.locale
    limit 1
  ) as shown on true`

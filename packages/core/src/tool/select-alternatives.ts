import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { sql, type RawBuilder } from 'kysely'
import { selectCards, toToolCard, type CardRow } from './select-cards.ts'

const maxAlternatives = 8

/** The same pricing model weighs as much as a quarter of the features. */
const pricingWeight = 0.25

type Likeness = {
  id: number
  sharedFeatures: ToolDetail['alternatives'][number]['sharedFeatures']
  samePricing: boolean
}

/** Alternatives as PostgreSQL returns them. */
export type AlternativeRows = { cards: CardRow[]; likenesses: Likeness[] }

/**
 * The most similar tools of the same primary category: features in common ÷ features of either (Jaccard), and a little
 * for the same pricing model; ties by visits. Chosen among the category's most visited, because an obscure alternative
 * does not help. SQL expression for a statement that has `tools`, which saves a round trip.
 */
export const selectAlternatives = (locale: Locale): RawBuilder<AlternativeRows> => sql`(
    with asked as materialized (
      select own.id, own.pricing_model, tool_categories.category_id,
             coalesce((
               select bit_or(set_bit(repeat('0', size.bits)::bit varying, tool_features.feature_id, 1))
               from tool_features
               -- A feature that is newer than the leaders has no place in their bits until the lists are made again.
               where tool_features.tool_id = own.id and tool_features.feature_id < size.bits),
               repeat('0', size.bits)::bit varying) as feature_bits
      from tools own
      join tool_categories on tool_categories.tool_id = own.id and tool_categories.position = 1
      cross join lateral (
        select coalesce(max(length(feature_bits)), 1) as bits
        from category_leaders
        where category_leaders.category_id = tool_categories.category_id and category_leaders.position = 1
      ) as size
      where own.id = tools.id
    ),
    near as materialized (
      select leaders.tool_id as id, leaders.feature_bits & asked.feature_bits as shared_bits,
             leaders.pricing_model = asked.pricing_model as same_pricing,
             row_number() over (order by
               bit_count(leaders.feature_bits & asked.feature_bits)::float8
                 / greatest(bit_count(leaders.feature_bits | asked.feature_bits), 1)
               + case when leaders.pricing_model = asked.pricing_model then ${sql.lit(pricingWeight)} else 0 end desc,
               leaders.position) as place
      from asked
      join category_leaders leaders on leaders.category_id = asked.category_id and leaders.tool_id <> asked.id
      order by place
      limit ${sql.lit(maxAlternatives)}
    )
    select json_build_object('cards', ${selectCards(sql`near`, locale)}, 'likenesses', (
            select coalesce(json_agg(json_build_object(
              'id', near.id, 'samePricing', near.same_pricing,
              'sharedFeatures', (
                select coalesce(json_agg(json_build_object('slug', features.slug, 'name', feature_texts.name)
                  order by features.position), '[]')
                from features
                join feature_texts on feature_texts.feature_id = features.id and feature_texts.locale = ${locale}
                where features.id < length(near.shared_bits) and get_bit(near.shared_bits, features.id) = 1))), '[]')
            from near))
  )`

export function toAlternatives({ cards, likenesses }: AlternativeRows): ToolDetail['alternatives'] {
  const likenessOf = new Map(likenesses.map(({ id, ...likeness }) => [id, likeness]))
  return cards.map((card) => ({
    ...toToolCard(card),
    ...(likenessOf.get(card.id) ?? { sharedFeatures: [], samePricing: false }),
  }))
}

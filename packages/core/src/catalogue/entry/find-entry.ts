import { localeCodes } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { toolEntry, type ToolEntry } from './catalogue-schema.ts'

/** A tool's entry, with the values by which an import decides whether it may change it. */
export type EntryState = { entry: ToolEntry; contentHash: string; isDecided: boolean }

/** The stored entry of a tool in the format of a catalogue file. Undefined for a removed or merged tool. */
export async function findEntry(db: Db, toolId: number): Promise<EntryState | undefined> {
  const { rows } = await sql<{ entry: { texts?: object }; contentHash: string; isDecided: boolean }>`
    select jsonb_strip_nulls(jsonb_build_object(
      'slug', tools.slug, 'name', tools.name, 'homepage', tools.homepage_url,
      'categories', (
        select jsonb_agg(categories.slug order by tool_categories.position)
        from tool_categories join categories on categories.id = tool_categories.category_id
        where tool_categories.tool_id = tools.id),
      'pricing', jsonb_build_object(
        'model', tools.pricing_model,
        'from', case when tools.price_from is not null then jsonb_build_object(
          'amount', tools.price_from, 'currency', tools.price_currency, 'period', tools.price_period,
          'checkedOn', tools.price_checked_on) end),
      'aiRole', nullif(tools.ai_role, 'core'),
      'features', coalesce((
        select jsonb_agg(features.slug order by features.position)
        from tool_features join features on features.id = tool_features.feature_id
        where tool_features.tool_id = tools.id), '[]'),
      'lacks', to_jsonb(nullif(tools.lacks, '{}')),
      'tasks', (
        select jsonb_agg(tasks.slug order by tasks.slug)
        from tool_tasks join tasks on tasks.id = tool_tasks.task_id
        where tool_tasks.tool_id = tools.id),
      'firstListed', tools.first_listed_on, 'wholeSite', nullif(tools.whole_site, false), 'sizeTier', tools.size_tier,
      'closed', nullif(tools.status = 'closed', false),
      'aliases', (
        select jsonb_agg(tool_aliases.slug order by tool_aliases.slug)
        from tool_aliases where tool_aliases.tool_id = tools.id),
      'alsoKnownAs', to_jsonb(nullif(tools.also_known_as, '{}')),
      'facts', nullif(tools.facts, '{}'), 'links', nullif(tools.links, '{}'),
      'texts', coalesce((
        select jsonb_object_agg(tool_texts.locale, jsonb_build_object(
          'name', tool_texts.name, 'description', tool_texts.description, 'useCases', tool_texts.use_cases,
          'beside', tool_texts.beside))
        from tool_texts where tool_texts.tool_id = tools.id), '{}')
    )) as entry, tools.content_hash as "contentHash", tools.is_decided as "isDecided"
    from tools
    where tools.id = ${toolId} and tools.status in ('published', 'closed')
  `.execute(db)
  const [row] = rows
  return row === undefined ? undefined : { ...row, entry: inFileOrder(toolEntry.parse(row.entry)) }
}

/** Sorts languages in the order of the files, so that a changed entry differs from its file only in the changed parts. */
export const inFileOrder = (entry: ToolEntry): ToolEntry => ({
  ...entry,
  texts: Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const text = entry.texts[locale]
      return text === undefined ? [] : [[locale, text]]
    }),
  ),
})

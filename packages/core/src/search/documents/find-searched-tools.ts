import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SearchedTool } from './compose-document.ts'

/** Names of categories and features, descriptions of categories and words of tasks, by id and language. */
export type SearchedTaxonomy = {
  categories: Map<number, Record<Locale, string[]>>
  surroundings: Map<number, Record<Locale, string[]>>
  features: Map<number, Record<Locale, string[]>>
  tasks: Map<number, Record<Locale, string[]>>
}

type NamedRow = { id: number; locale: Locale; names: string[] }

const byLocale = (fill: (locale: Locale) => string[]): Record<Locale, string[]> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, fill(locale)])) as Record<Locale, string[]>

function groupNames(rows: readonly NamedRow[]): Map<number, Record<Locale, string[]>> {
  const named = new Map<number, Record<Locale, string[]>>()
  for (const { id, locale, names } of rows) {
    const known = named.get(id) ?? byLocale(() => [])
    known[locale] = names
    named.set(id, known)
  }
  return named
}

/** Taxonomy shared by all tools: read once, however many tools follow. */
export async function findSearchedTaxonomy(db: Db): Promise<SearchedTaxonomy> {
  const { rows: categories } = await sql<NamedRow>`
    select category_id as id, locale, array[name, short_name] as names from category_texts
  `.execute(db)
  const { rows: surroundings } = await sql<NamedRow>`
    select category_id as id, locale, array[description] as names from category_texts
  `.execute(db)
  const { rows: features } = await sql<NamedRow>`
    select feature_id as id, locale, array[name] as names from feature_texts
  `.execute(db)
  const { rows: tasks } = await sql<NamedRow>`
    select id, locale, array(select jsonb_array_elements_text(said)) as names
    from tasks cross join jsonb_each(words) as spoken (locale, said)
  `.execute(db)
  return {
    tasks: groupNames(tasks),
    categories: groupNames(categories),
    surroundings: groupNames(surroundings),
    features: groupNames(features),
  }
}

type ToolRow = Pick<SearchedTool, 'id' | 'name' | 'aliases' | 'alsoKnownAs' | 'texts' | 'categoryIds' | 'taskIds'> & {
  featureIds: number[]
}

/** Those of the tools that are published, with everything they are found by. */
export async function findSearchedTools(
  db: Db,
  toolIds: readonly number[],
  taxonomy: SearchedTaxonomy,
): Promise<SearchedTool[]> {
  const { rows } = await sql<ToolRow>`
    select tools.id, tools.name, tools.also_known_as as "alsoKnownAs",
           array(select slug::text from tool_aliases where tool_aliases.tool_id = tools.id) as aliases,
           array(select category_id::int from tool_categories where tool_categories.tool_id = tools.id order by position)
             as "categoryIds",
           array(select feature_id::int from tool_features where tool_features.tool_id = tools.id) as "featureIds",
           array(select task_id::int from tool_tasks where tool_tasks.tool_id = tools.id order by position, task_id) as "taskIds",
           (select coalesce(json_agg(json_build_object('locale', locale, 'name', tool_texts.name,
              'description', description, 'useCases', array_remove(use_cases || best_for, null))), '[]')
            from tool_texts where tool_texts.tool_id = tools.id) as texts
    from unnest(${toolIds}::int[]) with ordinality as wanted (id, place)
    join tools on tools.id = wanted.id and tools.status = 'published'
    order by wanted.place
  `.execute(db)
  return rows.map(({ featureIds, ...tool }) => ({
    ...tool,
    categories: byLocale((locale) => tool.categoryIds.flatMap((id) => taxonomy.categories.get(id)?.[locale] ?? [])),
    surroundings: byLocale((locale) => tool.categoryIds.flatMap((id) => taxonomy.surroundings.get(id)?.[locale] ?? [])),
    tasks: byLocale((locale) => tool.taskIds.flatMap((id) => taxonomy.tasks.get(id)?.[locale] ?? [])),
    features: byLocale((locale) => featureIds.flatMap((id) => taxonomy.features.get(id)?.[locale] ?? [])),
  }))
}

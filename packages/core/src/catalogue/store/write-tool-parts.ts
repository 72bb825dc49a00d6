import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { WrittenTool } from './plan-batch.ts'

/** Replaces the categories and features of tools, and texts and tasks if given: a flat row leaves those unchanged. */
export async function writeToolParts(db: Db, tools: readonly WrittenTool[]): Promise<void> {
  const rows = JSON.stringify(
    tools.map(({ slug, categories, features, tasks, texts }) => ({
      slug,
      categories,
      features,
      // A full entry without tasks has none; a flat row leaves the stored ones.
      tasks: tasks ?? (texts === undefined ? undefined : []),
      texts,
    })),
  )
  await sql`
    delete from tool_categories using tools, jsonb_to_recordset(${rows}::jsonb) as entry (slug text)
    where tools.slug = entry.slug and tool_categories.tool_id = tools.id`.execute(db)
  await sql`
    insert into tool_categories (tool_id, category_id, position)
    select tools.id, categories.id, named.position
    from jsonb_to_recordset(${rows}::jsonb) as entry (slug text, categories jsonb)
    cross join jsonb_array_elements_text(entry.categories) with ordinality as named (slug, position)
    join tools on tools.slug = entry.slug
    join categories on categories.slug = named.slug`.execute(db)
  await sql`
    delete from tool_features using tools, jsonb_to_recordset(${rows}::jsonb) as entry (slug text)
    where tools.slug = entry.slug and tool_features.tool_id = tools.id`.execute(db)
  await sql`
    insert into tool_features (tool_id, feature_id)
    select tools.id, features.id
    from jsonb_to_recordset(${rows}::jsonb) as entry (slug text, features jsonb)
    cross join jsonb_array_elements_text(entry.features) as named (slug)
    join tools on tools.slug = entry.slug
    join features on features.slug = named.slug`.execute(db)
  await sql`
    delete from tool_tasks using tools, jsonb_to_recordset(${rows}::jsonb) as entry (slug text, tasks jsonb)
    where entry.tasks is not null and tools.slug = entry.slug and tool_tasks.tool_id = tools.id`.execute(db)
  await sql`
    insert into tool_tasks (tool_id, task_id)
    select tools.id, tasks.id
    from jsonb_to_recordset(${rows}::jsonb) as entry (slug text, tasks jsonb)
    cross join jsonb_array_elements_text(entry.tasks) as named (slug)
    join tools on tools.slug = entry.slug
    join tasks on tasks.slug = named.slug`.execute(db)
  await sql`
    delete from tool_texts using tools, jsonb_to_recordset(${rows}::jsonb) as entry (slug text, texts jsonb)
    where entry.texts is not null and tools.slug = entry.slug and tool_texts.tool_id = tools.id`.execute(db)
  await sql`
    insert into tool_texts (tool_id, locale, name, description, use_cases, beside)
    select tools.id, named.locale, written.name, written.description, written."useCases", written.beside
    from jsonb_to_recordset(${rows}::jsonb) as entry (slug text, texts jsonb)
    cross join jsonb_each(entry.texts) as named (locale, text)
    cross join jsonb_to_record(named.text) as written (name text, description text, "useCases" text[], beside text)
    join tools on tools.slug = entry.slug`.execute(db)
}

import { localeCodes } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { findTaxonomyDigest } from '../../search/documents/find-taxonomy-digest.ts'
import { refreshSearchedCategories } from '../../search/documents/refresh-searched-categories.ts'
import { refreshSearchedTasks } from '../../search/documents/refresh-searched-tasks.ts'
import { refreshTopics } from '../../search/documents/refresh-topics.ts'
import type { Taxonomy } from '../source/read-taxonomy.ts'

/** Numbered entries as JSON, which the database reads as a table. */
const numbered = (entries: readonly object[]): string =>
  JSON.stringify(entries.map((entry, index) => ({ ...entry, position: index + 1 })))

/**
 * Writes groups, categories, features and tasks with their texts; the order in the files is the display order. Nothing
 * is deleted: a slug that left the files may still be part of an address.
 *
 * `merge`, not `on conflict`: the latter draws an id even for rows that it does not insert, and the ids of the taxonomy
 * end at 32,767.
 */
export async function storeTaxonomy(db: Db, { groups, categories, features, tasks }: Taxonomy): Promise<void> {
  const namesBefore = await findTaxonomyDigest(db)
  const groupRows = numbered(groups)
  const categoryRows = numbered(categories)
  const featureRows = numbered(features)

  await sql`
    merge into category_groups as stored
    using jsonb_to_recordset(${groupRows}::jsonb) as entry (slug text, position smallint)
    on stored.slug = entry.slug
    when matched and stored.position <> entry.position then update set position = entry.position
    when not matched then insert (slug, position) values (entry.slug, entry.position)`.execute(db)
  await sql`
    merge into categories as stored
    using (
      select entry.slug, category_groups.id as group_id, entry.position, entry.asks
      from jsonb_to_recordset(${categoryRows}::jsonb) as entry (slug text, "group" text, position smallint, asks text[])
      join category_groups on category_groups.slug = entry."group"
    ) as entry
    on stored.slug = entry.slug
    when matched
      and (stored.group_id, stored.position, stored.asked_features) <> (entry.group_id, entry.position, entry.asks)
      then update set group_id = entry.group_id, position = entry.position, asked_features = entry.asks
    when not matched then
      insert (slug, group_id, position, asked_features)
      values (entry.slug, entry.group_id, entry.position, entry.asks)`.execute(db)
  await sql`
    merge into features as stored
    using jsonb_to_recordset(${featureRows}::jsonb) as entry (slug text, position smallint)
    on stored.slug = entry.slug
    when matched and stored.position <> entry.position then update set position = entry.position
    when not matched then insert (slug, position) values (entry.slug, entry.position)`.execute(db)

  await sql`
    merge into tasks as stored
    using jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as entry (slug text, words jsonb, texts jsonb, common boolean)
    on stored.slug = entry.slug
    when matched and (stored.words, stored.texts, stored.is_common) <> (entry.words, entry.texts, entry.common is true)
      then update set words = entry.words, texts = entry.texts, is_common = entry.common is true
    when not matched then
      insert (slug, words, texts, is_common) values (entry.slug, entry.words, entry.texts, entry.common is true)`.execute(
    db,
  )

  for (const locale of localeCodes) {
    await sql`
      merge into category_group_texts as stored
      using (
        select category_groups.id as group_id, entry.texts #>> array[${locale}, 'name'] as name,
               entry.texts #>> array[${locale}, 'description'] as description
        from jsonb_to_recordset(${groupRows}::jsonb) as entry (slug text, texts jsonb)
        join category_groups on category_groups.slug = entry.slug
      ) as entry
      on stored.group_id = entry.group_id and stored.locale = ${locale}
      when matched and (stored.name, stored.description) <> (entry.name, entry.description)
        then update set name = entry.name, description = entry.description
      when not matched then
        insert (group_id, locale, name, description)
        values (entry.group_id, ${locale}, entry.name, entry.description)`.execute(db)
    await sql`
      merge into category_texts as stored
      using (
        select categories.id as category_id, entry.texts #>> array[${locale}, 'name'] as name,
               entry.texts #>> array[${locale}, 'shortName'] as short_name,
               entry.texts #>> array[${locale}, 'description'] as description
        from jsonb_to_recordset(${categoryRows}::jsonb) as entry (slug text, texts jsonb)
        join categories on categories.slug = entry.slug
      ) as entry
      on stored.category_id = entry.category_id and stored.locale = ${locale}
      when matched
        and (stored.name, stored.short_name, stored.description) <> (entry.name, entry.short_name, entry.description)
        then update set name = entry.name, short_name = entry.short_name, description = entry.description
      when not matched then
        insert (category_id, locale, name, short_name, description)
        values (entry.category_id, ${locale}, entry.name, entry.short_name, entry.description)`.execute(db)
    await sql`
      merge into feature_texts as stored
      using (
        select features.id as feature_id, entry.texts #>> array[${locale}, 'name'] as name,
               entry.texts #>> array[${locale}, 'description'] as description
        from jsonb_to_recordset(${featureRows}::jsonb) as entry (slug text, texts jsonb)
        join features on features.slug = entry.slug
      ) as entry
      on stored.feature_id = entry.feature_id and stored.locale = ${locale}
      when matched and (stored.name, stored.description) <> (entry.name, entry.description)
        then update set name = entry.name, description = entry.description
      when not matched then
        insert (feature_id, locale, name, description)
        values (entry.feature_id, ${locale}, entry.name, entry.description)`.execute(db)
  }
  if (namesBefore === (await findTaxonomyDigest(db))) return
  await refreshSearchedCategories(db)
  await refreshSearchedTasks(db)
  await refreshTopics(db)
}

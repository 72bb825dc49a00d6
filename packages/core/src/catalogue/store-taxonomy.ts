import { localeCodes } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Catalogue } from './read-catalogue.ts'

/** As JSON for the database, which reads it as a table. */
const numbered = (entries: readonly object[]): string =>
  JSON.stringify(entries.map((entry, index) => ({ ...entry, position: index + 1 })))

/**
 * Writes groups, categories and features with their texts; the order in the files is the display order.
 * Nothing is deleted: a slug that left the files may still be part of an address.
 */
export async function storeTaxonomy(db: Db, { groups, categories, features }: Catalogue): Promise<void> {
  const groupRows = numbered(groups)
  const categoryRows = numbered(categories)
  const featureRows = numbered(features)

  await sql`
    insert into category_groups (slug, position)
    select slug, position from jsonb_to_recordset(${groupRows}::jsonb) as entry (slug text, position smallint)
    on conflict (slug) do update set position = excluded.position
      where category_groups.position <> excluded.position`.execute(db)
  await sql`
    insert into categories (slug, group_id, position)
    select entry.slug, category_groups.id, entry.position
    from jsonb_to_recordset(${categoryRows}::jsonb) as entry (slug text, "group" text, position smallint)
    join category_groups on category_groups.slug = entry."group"
    on conflict (slug) do update set group_id = excluded.group_id, position = excluded.position
      where (categories.group_id, categories.position) is distinct from (excluded.group_id, excluded.position)`.execute(
    db,
  )
  await sql`
    insert into features (slug, position)
    select slug, position from jsonb_to_recordset(${featureRows}::jsonb) as entry (slug text, position smallint)
    on conflict (slug) do update set position = excluded.position
      where features.position <> excluded.position`.execute(db)

  for (const locale of localeCodes) {
    await sql`
      insert into category_group_texts (group_id, locale, name, description)
      select category_groups.id, ${locale}, entry.texts #>> array[${locale}, 'name'], entry.texts #>> array[${locale}, 'description']
      from jsonb_to_recordset(${groupRows}::jsonb) as entry (slug text, texts jsonb)
      join category_groups on category_groups.slug = entry.slug
      on conflict (group_id, locale) do update set name = excluded.name, description = excluded.description
        where (category_group_texts.name, category_group_texts.description)
          is distinct from (excluded.name, excluded.description)`.execute(db)
    await sql`
      insert into category_texts (category_id, locale, name, short_name, description)
      select categories.id, ${locale}, entry.texts #>> array[${locale}, 'name'],
             entry.texts #>> array[${locale}, 'shortName'], entry.texts #>> array[${locale}, 'description']
      from jsonb_to_recordset(${categoryRows}::jsonb) as entry (slug text, texts jsonb)
      join categories on categories.slug = entry.slug
      on conflict (category_id, locale) do update
        set name = excluded.name, short_name = excluded.short_name, description = excluded.description
        where (category_texts.name, category_texts.short_name, category_texts.description)
          is distinct from (excluded.name, excluded.short_name, excluded.description)`.execute(db)
    await sql`
      insert into feature_texts (feature_id, locale, name, description)
      select features.id, ${locale}, entry.texts #>> array[${locale}, 'name'], entry.texts #>> array[${locale}, 'description']
      from jsonb_to_recordset(${featureRows}::jsonb) as entry (slug text, texts jsonb)
      join features on features.slug = entry.slug
      on conflict (feature_id, locale) do update set name = excluded.name, description = excluded.description
        where (feature_texts.name, feature_texts.description) is distinct from (excluded.name, excluded.description)`.execute(
      db,
    )
  }
}

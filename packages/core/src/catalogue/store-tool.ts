import { createHash } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import type { ToolEntry } from './catalogue-schema.ts'
import { siteHostOf } from './homepage.ts'

export type StoreOutcome = 'added' | 'changed' | 'unchanged'

/** Writes one tool with its site, categories, features and texts, unless the stored entry is the same. */
export async function storeTool(transaction: Db, entry: ToolEntry, today: string): Promise<StoreOutcome> {
  const contentHash = createHash('sha256').update(JSON.stringify(entry)).digest('hex')
  const stored = await transaction
    .selectFrom('tools')
    .select(['id', 'content_hash', 'added_on', 'added_basis'])
    .where('slug', '=', entry.slug)
    .executeTakeFirst()
  if (stored?.content_hash === contentHash) return 'unchanged'

  const price = entry.pricing.from
  const row = {
    slug: entry.slug,
    name: entry.name,
    homepage_url: entry.homepage,
    site_id: await ensureSite(transaction, siteHostOf(entry.homepage)),
    traffic_site_id: null, // decided for all tools at once, by assignTrafficSites
    whole_site: entry.wholeSite ?? false,
    pricing_model: entry.pricing.model,
    price_from: price?.amount ?? null,
    price_currency: price?.currency ?? null,
    price_period: price?.period ?? null,
    price_checked_on: price?.checkedOn ?? null,
    added_on: entry.firstListed ?? (stored?.added_basis === 'entered' ? stored.added_on : today),
    added_basis: entry.firstListed === undefined ? 'entered' : 'first-listed',
    size_tier: entry.sizeTier ?? null,
    content_hash: contentHash,
  }
  const { id } = await transaction
    .insertInto('tools')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceParts(transaction, id, entry)
  return stored === undefined ? 'added' : 'changed'
}

async function ensureSite(db: Db, host: string): Promise<number> {
  const found = await db.selectFrom('sites').select('id').where('host', '=', host).executeTakeFirst()
  if (found !== undefined) return found.id
  const { id } = await db.insertInto('sites').values({ host }).returning('id').executeTakeFirstOrThrow()
  return id
}

async function replaceParts(transaction: Db, toolId: number, entry: ToolEntry): Promise<void> {
  for (const table of ['tool_categories', 'tool_features', 'tool_texts'] as const) {
    await transaction.deleteFrom(table).where('tool_id', '=', toolId).execute()
  }
  await transaction
    .insertInto('tool_categories')
    .columns(['tool_id', 'category_id', 'position'])
    .expression((e) =>
      e
        .selectFrom('categories')
        .select((f) => [
          f.val(toolId).as('tool_id'),
          'id',
          f.fn<number>('array_position', [f.val(entry.categories), f.cast('slug', 'text')]).as('position'),
        ])
        .where('slug', 'in', entry.categories),
    )
    .execute()
  if (entry.features.length > 0) {
    await transaction
      .insertInto('tool_features')
      .columns(['tool_id', 'feature_id'])
      .expression((e) =>
        e
          .selectFrom('features')
          .select((f) => [f.val(toolId).as('tool_id'), 'id'])
          .where('slug', 'in', entry.features),
      )
      .execute()
  }
  const texts = Object.entries(entry.texts).map(([locale, text]) => ({
    tool_id: toolId,
    locale,
    name: text.name ?? null,
    description: text.description,
    use_cases: text.useCases,
  }))
  if (texts.length > 0) await transaction.insertInto('tool_texts').values(texts).execute()
}

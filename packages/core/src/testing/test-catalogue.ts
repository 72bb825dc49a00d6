import { localeCodes } from '@polydex/contract/locale/locale'
import type { Db } from '../db/connect.ts'
import { refreshWords } from '../search/documents/refresh-words.ts'
import { assignTrafficSites } from '../catalogue/store/assign-traffic-sites.ts'
import type { CategoryEntry, GroupEntry, TaskEntry, ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { storeBatch } from '../catalogue/store/store-batch.ts'
import { storeTaxonomy } from '../catalogue/store/store-taxonomy.ts'

export const inEveryLocale = <Text>(textOf: (locale: string) => Text) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, textOf(locale)])) as Record<
    (typeof localeCodes)[number],
    Text
  >

const groupEntry = (slug: string): GroupEntry => ({
  slug,
  texts: inEveryLocale((locale) => ({ name: `${slug} ${locale}`, description: `About ${slug}.` })),
})

const categoryEntry = (slug: string, group: string): CategoryEntry => ({
  slug,
  group,
  asks: [],
  texts: inEveryLocale((locale) => ({ name: `${slug} ${locale}`, shortName: slug, description: `About ${slug}.` })),
})

/** Creates categories by group, in order: `{ writing: ['copywriting'], image: [] }`. */
export async function createTaxonomy(
  db: Db,
  categoriesOfGroup: Record<string, string[]>,
  tasks: readonly TaskEntry[] = [],
): Promise<void> {
  await storeTaxonomy(db, {
    groups: Object.keys(categoriesOfGroup).map(groupEntry),
    categories: Object.entries(categoriesOfGroup).flatMap(([group, slugs]) =>
      slugs.map((slug) => categoryEntry(slug, group)),
    ),
    features: [],
    tasks: [...tasks],
  })
}

/** A complete entry; a test gives only the fields that matter to it. */
export const toolEntryOf = (slug: string, given: Partial<ToolEntry> = {}): ToolEntry => ({
  slug,
  name: slug,
  homepage: `https://${slug}.com/`,
  categories: ['copywriting'],
  pricing: { model: 'unknown' },
  features: [],
  texts: { en: { description: `What ${slug} does.`, useCases: ['One', 'Two'] } },
  ...given,
})

export async function createTools(db: Db, entries: readonly ToolEntry[]): Promise<void> {
  const placed = entries.map((entry) => ({ place: entry.slug, entry }))
  for (const { place, outcome } of await storeBatch(db, placed, { catalogue: 'shipped' }, '2026-01-01')) {
    if ('reason' in outcome) throw new Error(`${place}: ${outcome.reason}`)
  }
  await assignTrafficSites(db)
  await db.transaction().execute((transaction) => refreshWords(transaction))
}

import { localeCodes, type Locale } from '@polydex/contract/locale'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { pathTo } from '../../apps/web/app/addresses/path-to.ts'

export const pageKinds = ['home', 'find', 'tool', 'ranking', 'category'] as const
export type PageKind = (typeof pageKinds)[number]

type AddressIn = (locale: Locale) => string

/** Many different addresses of each kind of page, ordered so that neighbours have little in common. */
export async function listAddresses(db: Db): Promise<Record<PageKind, string[]>> {
  const slugsOf = async (table: 'tools' | 'categories' | 'features') =>
    (
      await db
        .selectFrom(table)
        .select('slug')
        .orderBy(sql`md5(slug)`)
        .execute()
    ).map(({ slug }) => slug)
  const [tools, categories, features] = [await slugsOf('tools'), await slugsOf('categories'), await slugsOf('features')]
  const lists = [
    ...countTo(20).map((page) => ({ page })),
    ...features.flatMap((feature) => [{ features: feature }, { features: feature, sort: 'added' }]),
    ...categories.map((category) => ({ category })),
  ]
  return {
    home: inAllLanguages(countTo(100).map((seed) => (locale) => pathTo('home', locale, undefined, { seed }))),
    find: inAllLanguages(lists.map((query) => (locale) => pathTo('find', locale, undefined, query))),
    tool: inAllLanguages(tools.map((slug) => (locale) => pathTo('tool', locale, slug))),
    ranking: inAllLanguages(categories.map((slug) => (locale) => pathTo('rank-category-tools', locale, slug))),
    category: inAllLanguages(categories.map((slug) => (locale) => pathTo('category', locale, slug))),
  }
}

const countTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1)

const inAllLanguages = (addresses: readonly AddressIn[]): string[] =>
  addresses.flatMap((addressIn, turn) =>
    localeCodes.map((_, place) => addressIn(localeCodes[(place + turn) % localeCodes.length] ?? 'en')),
  )

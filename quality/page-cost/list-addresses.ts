import { localeCodes } from '@polydex/contract/locale'
import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { prefixOf } from '../../e2e/read-page.ts'

export const pageKinds = ['home', 'find', 'tool', 'ranking', 'category'] as const
export type PageKind = (typeof pageKinds)[number]

/** Of each kind of page as many different addresses as there are, in an order in which neighbours have little in common. */
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
  const pages = Array.from({ length: 20 }, (_, place) => (place === 0 ? '' : `page=${place + 1}`))
  const lists = [
    ...pages,
    ...features.flatMap((feature) => [`features=${feature}`, `features=${feature}&sort=added`]),
    ...categories.map((category) => `category=${category}`),
  ]
  const seeds = Array.from({ length: 100 }, (_, seed) => `/?seed=${seed + 1}`)
  return {
    home: inAllLanguages(seeds),
    find: inAllLanguages(lists.map((query) => (query === '' ? '/find' : `/find?${query}`))),
    tool: inAllLanguages(tools.map((slug) => `/tool/${slug}`)),
    ranking: inAllLanguages(categories.map((slug) => `/rank/category_ai/${slug}`)),
    category: inAllLanguages(categories.map((slug) => `/cate/${slug}`)),
  }
}

const inAllLanguages = (paths: readonly string[]): string[] =>
  paths.flatMap((path, turn) =>
    localeCodes.map((_, place) => {
      const prefix = prefixOf(localeCodes[(place + turn) % localeCodes.length] ?? 'en')
      return path.startsWith('/?') && prefix !== '' ? prefix + path.slice(1) : prefix + path
    }),
  )

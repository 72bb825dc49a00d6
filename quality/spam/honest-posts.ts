import { glob, readFile } from 'node:fs/promises'
import { localeCodes, type Locale } from '@polydex/contract/locale'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { honestAddress } from '../flood/scattered-addresses.ts'
import type { Post } from './spam-kinds.ts'

export type HonestPost = Post & { address: string; hasAccount: boolean; from: string }

/**
 * As people write: short, clumsy, in capitals, with a price, a link, a messenger or a word that is also common in spam.
 */
type HonestTexts = {
  texts: [locale: Locale, url: string, name: string, text: string][]
  /** Makers who submit three products on one day, with the same text about their company each time. */
  makers: { locale: Locale; host: string; name: string; about: string; products: [string, string][] }[]
}
const { texts: honestTexts, makers } = JSON.parse(
  await readFile(new URL('honest-texts.json', import.meta.url), 'utf8'),
) as HonestTexts

const office = '203.0.113.50'
/** People in the office who write themselves, and people who copy a text. */
const [officeWriters, officeCopiers] = [8, 12]
const accounts = 40

/** Entries of the catalogue that are not among these slugs, by slug. */
export async function readUnlisted(listed: ReadonlySet<string>): Promise<ToolEntry[]> {
  const entries: ToolEntry[] = []
  for await (const path of glob('catalogue/tools/*/*.json'))
    entries.push(toolEntry.parse(JSON.parse(await readFile(path, 'utf8'))))
  return entries.filter(({ slug }) => !listed.has(slug)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/**
 * Two hundred honest posts, or the first few of each sort: an office of twenty, makers with three products, accounts,
 * visitors.
 */
export function listHonestPosts(unlisted: readonly ToolEntry[], count = 200): HonestPost[] {
  const written = honestTexts.map(([locale, url, name, description], index) => {
    const isOffice = index % 9 === 4 && index < officeWriters * 9
    return sent({ locale, url, name, description }, isOffice ? 'office' : 'visitor', index)
  })
  const made = makers.flatMap(({ locale, host, name, about, products }, maker) =>
    products.map(([product, text], index) =>
      sent(
        { locale, url: `https://${host}/${index + 1}`, name: `${name} ${product}`, description: `${text} ${about}` },
        'maker',
        1_000 + maker,
      ),
    ),
  )
  const copied = unlisted
    .filter((_, index) => index % Math.floor(unlisted.length / 96) === 0)
    .slice(0, 200 - written.length - made.length)
    .map((entry, index) => {
      const from = index < officeCopiers ? 'office' : index < officeCopiers + accounts ? 'account' : 'visitor'
      const locale = localeCodes[index % localeCodes.length] ?? 'en'
      return sent(
        { locale, url: entry.homepage, name: entry.name, description: entry.texts[locale]?.description ?? '' },
        from,
        2_000 + index,
      )
    })
  const all = [...written, ...made, ...copied]
  const step = all.length / count
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)] as HonestPost)
}

const sent = (post: Post, from: string, visitor: number): HonestPost => ({
  ...post,
  from,
  hasAccount: from === 'account',
  address: from === 'office' ? office : honestAddress(visitor),
})

import { readFile } from 'node:fs/promises'
import { localeCodes, type Locale } from '@polydex/contract/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { Random } from './random.ts'
import type { SpamKind } from './spam-kinds.ts'

type FurtherTexts = {
  /** Opening, audience, task, method, outcome, closing. */
  advert: string[][]
  article: Record<'topics' | 'openings' | 'middles' | 'endings', string[]>
  doorway: Record<'openings' | 'middles' | 'endings', string[]>
  affiliate: Record<Locale, { names: string[]; products: string[]; texts: [string[], string[], string[]] }>
}
const {
  advert: advertParts,
  article: articleParts,
  doorway: doorwayParts,
  affiliate: affiliateTexts,
} = JSON.parse(await readFile(new URL('further-texts.json', import.meta.url), 'utf8')) as FurtherTexts

const syllables = [
  'lu',
  'mi',
  'ra',
  'vo',
  'nex',
  'ta',
  'kel',
  'ori',
  'pen',
  'sal',
  'quo',
  'ver',
  'ana',
  'bri',
  'dex',
  'fyn',
  'gal',
  'hal',
  'jor',
  'zen',
  'mar',
  'tol',
  'wix',
  'cad',
]

const inventName = ({ pick, integer }: Random): string => {
  const word = Array.from({ length: integer(2, 3) }, () => pick(syllables)).join('')
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}${pick(['', '', ' AI', ' Pro', 'ly', 'Hub'])}`
}
const hostOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'tool'

/** Fluent texts, each assembled from many variants of its parts, as a language model is told to vary them. */
function writeAdvert(random: Random): { name: string; host: string; description: string } {
  const { pick } = random
  const name = inventName(random)
  const [opening, audience, task, method, outcome, closing] = advertParts.map((parts) => pick(parts))
  return {
    name,
    host: hostOf(name),
    description: `${name} ${opening} ${audience} ${task}. ${method} ${outcome}. ${closing}`,
  }
}

/** Five kinds written after the signs were fixed, from the view of a paid spammer who has seen the form. */
export const listFurtherKinds = (entries: readonly ToolEntry[]): readonly SpamKind[] => [
  {
    name: 'fluent adverts for invented tools',
    write: (random) => {
      const { name, host, description } = writeAdvert(random)
      return {
        locale: 'en',
        name,
        url: `https://${random.pick(['', 'get', 'use', 'try'])}${host}.${random.pick(['com', 'ai', 'io', 'app', 'co', 'so'])}/`,
        description,
      }
    },
  },
  {
    name: 'pages on the sites of others',
    write: (random, index) => {
      const { pick, integer } = random
      const topic = pick(articleParts.topics)
      const slug = `${topic.replaceAll(' ', '-')}-${integer(2, 90)}${index}`
      const url = pick([
        `https://medium.com/@${hostOf(inventName(random))}/${slug}`,
        `https://sites.google.com/view/${slug}`,
        `https://${hostOf(inventName(random))}.notion.site/${slug}`,
        `https://www.linkedin.com/pulse/${slug}`,
        `https://storage.googleapis.com/${hostOf(inventName(random))}/${slug}.html`,
        `https://${hostOf(inventName(random))}${integer(1, 99)}.gitbook.io/guide`,
        `https://github.com/${hostOf(inventName(random))}/${slug}`,
        `https://${slug}.carrd.co/`,
      ])
      const description = `${pick(articleParts.openings)} ${topic} ${pick(articleParts.middles)} ${pick(articleParts.endings)}`
      return {
        locale: 'en',
        name: `${topic.slice(0, 1).toUpperCase()}${topic.slice(1)} ${pick(['guide', 'toolkit', 'hub', 'list', 'finder'])}`,
        url,
        description,
      }
    },
  },
  {
    name: 'texts of real tools with another address',
    write: ({ pick, integer }, index) => {
      const entry = pick(entries)
      const locale = pick(localeCodes)
      const host = hostOf(entry.name)
      const url = `https://${pick([`${host}-online`, `get${host}`, `${host}app`, `free${host}`, `${host}${integer(2, 99)}`])}.${pick(['com', 'net', 'org', 'app', 'cc', 'download', 'pro'])}/${pick(['', `${index}`])}`
      return {
        locale,
        name: pick([entry.name, `${entry.name} Online`, `${entry.name} Free`]),
        url,
        description: entry.texts[locale]?.description ?? entry.texts.en?.description ?? entry.name,
      }
    },
  },
  {
    name: 'affiliate pages in nine languages',
    write: ({ pick, integer }) => {
      const locale: Locale = pick(localeCodes)
      const { names, texts, products } = affiliateTexts[locale]
      const product = pick(products)
      const description = `${pick(texts[0])} ${pick(texts[1])} ${pick(texts[2])}`.replaceAll('{x}', product)
      const host = `${pick(['top', 'best', 'compare', 'smart', 'my', 'pro'])}${pick(['tools', 'picks', 'soft', 'apps', 'deals', 'ai'])}${integer(1, 400)}`
      return {
        locale,
        name: pick(names).replaceAll('{x}', product),
        url: `https://${host}.${pick(['com', 'net', 'io', 'co', 'site', 'online'])}/${pick(['go', 'out', 'offer', 'p'])}/${integer(100, 99_999)}${pick(['', '?c=77', `?a=${integer(1, 99)}`])}`,
        description,
      }
    },
  },
  {
    name: 'doorways: the alternative to a known tool',
    write: (random, index) => {
      const { pick } = random
      const { name: known } = pick(entries)
      const own = inventName(random)
      const description = `${pick(doorwayParts.openings)} ${pick(doorwayParts.middles)} ${pick(doorwayParts.endings)}`
        .replaceAll('{x}', known)
        .replaceAll('{y}', own)
      return {
        locale: 'en',
        name: pick([`${own}: ${known} alternative`, `Free ${known} alternative`, own]),
        url: `https://${hostOf(own)}.${pick(['com', 'ai', 'io', 'net'])}/vs/${hostOf(known)}-${index}`,
        description,
      }
    },
  },
]

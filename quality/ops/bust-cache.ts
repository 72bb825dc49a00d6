import type { Random } from '@polydex/contract/seed-random'
import { drawIndex } from '../scale/random.ts'
import type { Visit, Visitor } from './many-visitors.ts'

const word = (random: Random): string => random().toString(36).slice(2)

/** Ways to request a page so that a cache may miss. */
const ways: ((path: string, random: Random) => [path: string, headers?: Record<string, string>])[] = [
  (path, random) => [`${path}?${word(random)}=${word(random)}`],
  (path, random) => [`${path}?page=${Math.floor(random() * 1e6)}`],
  (_path, random) => [`/find?q=${word(random)}`],
  (_path, random) => [`/${word(random)}`],
  (path, random) => [
    path.replace(/[a-z](?=[^/]*$)/, (letter) =>
      random() < 0.5 ? letter.toUpperCase() : `%${letter.codePointAt(0)?.toString(16)}`,
    ),
  ],
  (path, random) => [
    path,
    { 'Accept-Encoding': `gzip;q=${random().toFixed(3)}, br;q=${random().toFixed(3)}, ${word(random)}` },
  ],
  (path, random) => [
    path,
    { 'X-Forwarded-Host': `${word(random)}.example`, Cookie: `a=${word(random)}`, 'User-Agent': word(random) },
  ],
  (path, random) => [path, { 'X-Forwarded-For': `10.0.0.${drawIndex(random, 250)}`, 'Cache-Control': 'no-cache' }],
  (path, random) => [`${path}/${word(random)}`],
  (path) => [`/${path}`],
]

export function bustCache({ ask }: Visitor, addresses: readonly string[], random: Random): Promise<Visit> {
  const way = ways[drawIndex(random, ways.length)]
  const path = addresses[drawIndex(random, addresses.length)] ?? ''
  const [asked, headers] = way?.(path, random) ?? [path]
  return ask(asked, headers)
}

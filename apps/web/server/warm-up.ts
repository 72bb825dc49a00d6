import type { RequestListener } from 'node:http'
import { localeCodes } from '@polydex/contract/locale'
import { localizePath } from '../app/addresses/path-to.ts'
import { openWebListener } from './web-listener.ts'

/** At once: every connection of the API to its database should have been used too. */
const lanes = 6

/**
 * Asks this process for pages of every kind and language before it listens for visitors: code that has never run is
 * several times slower, and the API behind it has just started too. Ends after the given time; a page that fails is the
 * business of the first visitor who wants it. Returns how many pages there were.
 */
export async function warmUp(app: RequestListener, seconds: number): Promise<number> {
  if (seconds === 0) return 0
  const listener = await openWebListener(app, '127.0.0.1', 0)
  const endAt = performance.now() + seconds * 1_000
  let count = 0
  const ask = async (path: string): Promise<string> => {
    const left = endAt - performance.now()
    if (left <= 0) return ''
    const response = await fetch(`http://127.0.0.1:${listener.port}${path}`, {
      signal: AbortSignal.timeout(Math.ceil(left)),
    })
    if (response.ok) count += 1
    return response.text()
  }
  try {
    // Its links are one page of each kind, and tools with figures.
    const home = await ask('/').catch(() => '')
    const paths = [...new Set([...home.matchAll(/href="(\/[\w/-]+)"/g)].map(([, path = '']) => path))]
    const round = chooseKinds(paths).flatMap((path) => localeCodes.map((locale) => localizePath(path, locale)))
    // Twice: what ran once is compiled, what runs often is compiled well.
    const waiting = [...round, ...round]
    const work = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined && performance.now() < endAt; path = waiting.shift())
        await ask(path).catch(() => '')
    }
    await Promise.all(Array.from({ length: lanes }, work))
  } finally {
    await listener.close(0)
  }
  return count
}

/** Two addresses of each kind, by their first word. */
function chooseKinds(paths: readonly string[]): string[] {
  const byKind = Map.groupBy(['/', '/find', ...paths], (path) => path.split('/')[1] ?? '')
  return [...byKind.values()].flatMap((some) => some.slice(0, 2))
}

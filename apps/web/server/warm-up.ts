import type { RequestListener } from 'node:http'
import { thisSite } from '@polydex/contract/site/site'
import { localizePath } from '../app/addresses/path-to.ts'
import { openWebListener } from './http/web-listener.ts'

/** Concurrent requests: enough to use several of the API's database connections, few beside the web that serves meanwhile. */
const lanes = 3

/**
 * Requests pages of every kind and language from this process before it listens for visitors: code that has never run is several
 * times slower, and the API behind it has just started too. Stops after the given time. Failures are ignored: the first visitor
 * of that page will see them. Returns the number of pages that succeeded.
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
    // The home page links to one page of each kind, and to tools with figures.
    const home = await ask('/').catch(() => '')
    const paths = [...new Set([...home.matchAll(/href="(\/[\w/-]+)"/g)].map(([, path = '']) => path))]
    const round = chooseKinds(paths).flatMap((path) => thisSite.languages.map((locale) => localizePath(path, locale)))
    // Twice: code that has run once is compiled, code that runs often is optimised.
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

/** Two addresses of each kind, by their first segment, plus two that no home page links to: a search and a form about a tool. */
function chooseKinds(paths: readonly string[]): string[] {
  const byKind = Map.groupBy(['/', '/find', ...paths], (path) => path.split('/')[1] ?? '')
  const reports =
    byKind
      .get('tool')
      ?.slice(0, 1)
      .map((path) => `${path}/report`) ?? []
  return ['/find?q=ai', ...reports, ...[...byKind.values()].flatMap((some) => some.slice(0, 2))]
}

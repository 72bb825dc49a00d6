import type { Request, RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import type { FindDataVersion } from './data-version.ts'
import { hasAlready, sendRendered, type Rendered } from './shared-renders.ts'

/** About 1 KB each. */
const maxKnownPages = 20_000

type KnownPage = { version: string; unchanged: Rendered }

export type KnownPages = {
  /** Answers 304 if the client has the current page. Renders nothing, requests no data and needs no slot. */
  answer: RequestHandler
  /** Renders, and remembers the version of the data that the page shows. */
  remember: (request: Request, render: () => Promise<Rendered | undefined>) => Promise<Rendered | undefined>
}

/**
 * Remembers the ETag of each page by the version of the data: the edge revalidates every half minute pages that hardly ever
 * change. Without a version, nothing is remembered. docs/decisions/0082-freshness.md
 */
export function createKnownPages(findVersion: FindDataVersion, max = maxKnownPages): KnownPages {
  const pages = new LRUCache<string, KnownPage>({ max })
  return {
    answer: async (request, response, next) => {
      const known = request.headers['if-none-match'] === undefined ? undefined : pages.get(request.originalUrl)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (known === undefined || !isRead || !hasAlready(request, known.unchanged)) return next()
      if ((await findVersion()) !== known.version) return next()
      sendRendered(request, response, known.unchanged)
    },
    remember: async (request, render) => {
      // Before the data is read: a concurrent write then shows on the page, or changes the version, or both.
      const version = await findVersion()
      const rendered = await render()
      if (version !== undefined && rendered !== undefined && mayBeKnown(rendered))
        pages.set(request.originalUrl, { version, unchanged: withoutBody(rendered) })
      return rendered
    },
  }
}

/** Excludes the home page at `/`, which depends on the visitor's language and is `no-cache`. */
const mayBeKnown = ({ status, headers }: Rendered): boolean =>
  (status === 200 || status === 304) && headers.has('ETag') && /\bpublic\b/.test(headers.get('Cache-Control') ?? '')

/** The headers that a 304 repeats. */
function withoutBody({ headers }: Rendered): Rendered {
  const kept = new Headers()
  for (const name of ['Cache-Control', 'ETag', 'Vary']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return { status: 304, headers: kept, body: Buffer.alloc(0) }
}

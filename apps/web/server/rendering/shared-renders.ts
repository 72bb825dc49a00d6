import type { Request, Response as Answer } from 'express'
import fresh from 'fresh'
import { chooseEncoding } from '../choose-encoding.ts'

/** A rendered page as bytes, independent of the request. */
export type Rendered = { status: number; headers: Headers; body: Buffer }

/** Undefined: no render slot was free. */
type Render = () => Promise<Rendered | undefined>

export type SharedRenders = {
  share: (request: Request, render: Render) => Promise<Rendered | undefined>
  /** Whether a request would share a render that is in progress. */
  isInProgress: (request: Request) => boolean
}

/** Identical requests have the same address and encoding. */
const keyOf = (request: Request): string => `${chooseEncoding(request)} ${request.originalUrl}`

/** Whether a response is for one visitor only: a rate limit applies to one address. */
const isForOneVisitor = ({ status, headers }: Rendered): boolean =>
  status === 429 || headers.has('Set-Cookie') || /\bprivate\b/.test(headers.get('Cache-Control') ?? '')

/**
 * Coalesces identical concurrent requests into one render. Nothing is cached beyond that. Only for public pages; if a
 * response turns out to be private, it goes to the first visitor only, and each waiting request renders its own.
 */
export function createSharedRenders(): SharedRenders {
  const inProgress = new Map<string, Promise<Rendered | undefined>>()
  const share: SharedRenders['share'] = async (request, render) => {
    const key = keyOf(request)
    const shared = inProgress.get(key)
    if (shared !== undefined) {
      const rendered = await shared
      if (rendered === undefined) return undefined
      if (isForOneVisitor(rendered)) return render()
      // The first client already had the page, so nothing was rendered. One of the clients without it becomes the next first.
      return rendered.status === 304 && !hasAlready(request, rendered) ? share(request, render) : rendered
    }
    const own = render()
    inProgress.set(key, own)
    try {
      return await own
    } finally {
      inProgress.delete(key)
    }
  }
  return { share, isInProgress: (request) => inProgress.has(keyOf(request)) }
}

/** Sends the rendered bytes, or 304 if the visitor already has them. */
export function sendRendered(request: Request, response: Answer, { status, headers, body }: Rendered): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.set(name, value)
  for (const cookie of headers.getSetCookie()) response.append('Set-Cookie', cookie)
  // A page's policy contains the hashes of its scripts; browsers would replace it with the general one from a 304.
  if (status === 304) response.removeHeader('Content-Security-Policy')
  if (status === 304 || (status === 200 && hasAlready(request, { headers }))) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name)
    response.status(304).end()
  } else response.status(status).end(body)
}

export function hasAlready(request: Request, { headers }: Pick<Rendered, 'headers'>): boolean {
  const etag = headers.get('ETag')
  // Not `request.fresh`, which is false for `Cache-Control: no-cache`; Node's `fetch` sends that with every If-None-Match.
  return etag !== null && fresh({ 'if-none-match': request.get('if-none-match') }, { etag })
}

import type { Request, Response as Answer } from 'express'

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

/** The encodings of pages; app/http/pack-response.ts decides by the same rule. */
export function chooseEncoding(request: Request): 'br' | 'gzip' | '' {
  const accepted = request.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : ''
}

/** Whether a response is for one visitor only: a rate limit applies to one address. */
const isPrivate = ({ status, headers }: Rendered): boolean =>
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
      return rendered !== undefined && isPrivate(rendered) ? render() : rendered
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
  const etag = headers.get('ETag')
  if (status === 200 && etag !== null && request.get('if-none-match') === etag) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name)
    response.status(304).end()
  } else response.status(status).end(body)
}

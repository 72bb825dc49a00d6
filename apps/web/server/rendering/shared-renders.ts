import type { Request, Response as Answer } from 'express'
import fresh from 'fresh'
import { chooseEncoding } from '../choose-encoding.ts'

/** A page as bytes, without anybody it was made for. */
export type Rendered = { status: number; headers: Headers; body: Buffer }

/** Undefined: there was no place to render in. */
type Render = () => Promise<Rendered | undefined>

export type SharedRenders = {
  share: (request: Request, render: Render) => Promise<Rendered | undefined>
  /** Whether a request would get the bytes of one before it. */
  isUnderWay: (request: Request) => boolean
}

/** What equal requests have in common: the address and the way the body is packed. */
const keyOf = (request: Request): string => `${chooseEncoding(request)} ${request.originalUrl}`

/** An answer for one visitor, or to one: whoever was told to wait was told so by their own address. */
const isForOne = ({ status, headers }: Rendered): boolean =>
  status === 429 || headers.has('Set-Cookie') || /\bprivate\b/.test(headers.get('Cache-Control') ?? '')

/**
 * Equal requests that come while a page is rendered get the same bytes. Nothing is kept beyond that. Only for pages that
 * are the same for everybody; an answer that turns out to be for one visitor goes to that one alone, and whoever waited
 * for it renders their own.
 */
export function createSharedRenders(): SharedRenders {
  const underWay = new Map<string, Promise<Rendered | undefined>>()
  const share: SharedRenders['share'] = async (request, render) => {
    const key = keyOf(request)
    const shared = underWay.get(key)
    if (shared !== undefined) {
      const rendered = await shared
      return rendered !== undefined && isForOne(rendered) ? render() : rendered
    }
    const own = render()
    underWay.set(key, own)
    try {
      return await own
    } finally {
      underWay.delete(key)
    }
  }
  return { share, isUnderWay: (request) => underWay.has(keyOf(request)) }
}

/** Writes rendered bytes, or that the visitor has them already. */
export function sendRendered(request: Request, response: Answer, { status, headers, body }: Rendered): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.set(name, value)
  for (const cookie of headers.getSetCookie()) response.append('Set-Cookie', cookie)
  const etag = headers.get('ETag')
  // Not `request.fresh`: it says no to `Cache-Control: no-cache`, which every `fetch` of Node sends beside a tag.
  const asked = { 'if-none-match': request.get('if-none-match') }
  if (status === 200 && etag !== null && fresh(asked, { etag })) {
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name)
    response.status(304).end()
  } else response.status(status).end(body)
}

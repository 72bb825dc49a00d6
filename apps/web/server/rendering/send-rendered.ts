import type { Request, Response as Answer } from 'express'
import fresh from 'fresh'

/** A rendered page as bytes, independent of the request. */
export type Rendered = { status: number; headers: Headers; body: Buffer }

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

function hasAlready(request: Request, { headers }: Pick<Rendered, 'headers'>): boolean {
  const etag = headers.get('ETag')
  // Not `request.fresh`, which is false for `Cache-Control: no-cache`; Node's `fetch` sends that with every If-None-Match.
  return etag !== null && fresh({ 'if-none-match': request.get('if-none-match') }, { etag })
}

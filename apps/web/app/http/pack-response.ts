import { cacheRules, choosePageCaching } from './cache-rules.ts'
import { compress } from './compress.ts'
import { tagOf } from './page-tag.ts'

/**
 * Finishes a response: Cache-Control, ETag, compression. Responses to forms or with cookies are private.
 * `Accept-Encoding` holds the one encoding that server/choose-encoding.ts chose. `tag` is set if the ETag was known
 * before rendering.
 */
export function packResponse(
  kind: 'page' | 'data',
  request: Request,
  status: number,
  headers: Headers,
  body: Buffer,
  tag?: string,
): Response {
  sayCaching(kind, request, status, headers)
  // Set here because the router drops headers of thrown responses.
  if (status === 503) headers.set('Retry-After', '5')
  if (status === 200 && isRead(request) && !headers.get('Cache-Control')?.includes('no-store'))
    headers.set('ETag', tag ?? tagOf(body))
  const packed = compress(body, request.headers.get('accept-encoding'), headers)
  headers.set('Content-Length', String(packed.byteLength))
  return new Response(new Uint8Array(packed), { status, headers })
}

/** For a page that the client already has: nothing was rendered. */
export function packUnchanged(request: Request, headers: Headers, tag: string): Response {
  sayCaching('page', request, 200, headers)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('ETag', tag)
  return new Response(null, { status: 304, headers })
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

function sayCaching(kind: 'page' | 'data', request: Request, status: number, headers: Headers): void {
  if (!isRead(request) || headers.has('Set-Cookie')) headers.set('Cache-Control', cacheRules.private.says)
  else if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', choosePageCaching(kind, status, new URL(request.url).pathname))
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressLater = promisify(brotliCompress)

/** Above this the thread pool is worth its wait; below, compressing in place was faster under load. */
const largeBody = 100_000

/** Six takes the time of five on our pages, and a little less room. */
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Shared caches keep a page five minutes, and longer while the origin is slow or away. */
const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'
/** Browsers must always ask for `/`: its answer depends on the visitor's language. */
const rootPage = 'no-cache, s-maxage=300'
/** Half a minute in the browser, so that a link prefetched on hover is not fetched again on click. */
const publicData = 'public, max-age=30, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/**
 * Makes a finished body ready for caches: Cache-Control, ETag with 304, compression. Only a 200 may be stored;
 * a header set for all would make an error public. Answers to a form, or with a cookie, are for one visitor alone.
 */
export async function packResponse(
  kind: 'page' | 'data',
  request: Request,
  status: number,
  headers: Headers,
  body: Buffer,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', chooseCaching(kind, status, new URL(request.url).pathname))
  headers.append('Vary', 'Accept-Encoding')
  // Set here: the router drops headers of what loaders throw.
  if (status === 503) headers.set('Retry-After', '5')
  if (status === 200 && isRead) {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
    headers.set('ETag', etag)
    if (request.headers.get('if-none-match') === etag) {
      headers.delete('Content-Type')
      return new Response(null, { status: 304, headers })
    }
  }
  const packed = await compress(body, request.headers.get('accept-encoding') ?? '', headers)
  headers.set('Content-Length', String(packed.byteLength))
  return new Response(new Uint8Array(packed), { status, headers })
}

function chooseCaching(kind: 'page' | 'data', status: number, pathname: string): string {
  if (status !== 200) return 'no-store'
  if (kind === 'data') return publicData
  return pathname === '/' ? rootPage : publicPage
}

async function compress(body: Buffer, accepted: string, headers: Headers): Promise<Buffer> {
  if (/\bbr\b/.test(accepted)) {
    headers.set('Content-Encoding', 'br')
    const options = brotliOptions(body.byteLength)
    return body.byteLength > largeBody ? compressLater(body, options) : brotliCompressSync(body, options)
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set('Content-Encoding', 'gzip')
    return gzipSync(body)
  }
  return body
}

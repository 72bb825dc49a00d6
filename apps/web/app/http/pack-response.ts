import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cacheRules, choosePageCaching } from './cache-rules.ts'

const compressAsync = promisify(brotliCompress)

/** Bytes. Above this the thread pool is worth its latency; below, synchronous compression was faster under load. */
const largeBody = 100_000

/** On our pages, quality 6 takes as long as 5 and compresses slightly better. */
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/**
 * Finishes a response: Cache-Control, ETag, compression. Responses to forms or with cookies are private.
 * `Accept-Encoding` holds the one encoding that server/choose-encoding.ts chose.
 */
export async function packResponse(
  kind: 'page' | 'data',
  request: Request,
  status: number,
  headers: Headers,
  body: Buffer,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || headers.has('Set-Cookie')) headers.set('Cache-Control', cacheRules.private.says)
  else if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', choosePageCaching(kind, status, new URL(request.url).pathname))
  headers.append('Vary', 'Accept-Encoding')
  // Set here because the router drops headers of thrown responses.
  if (status === 503) headers.set('Retry-After', '5')
  if (status === 200 && isRead && !headers.get('Cache-Control')?.includes('no-store'))
    headers.set('ETag', `W/"${createHash('sha1').update(body).digest('base64url')}"`)
  const packed = await compress(body, request.headers.get('accept-encoding'), headers)
  headers.set('Content-Length', String(packed.byteLength))
  return new Response(new Uint8Array(packed), { status, headers })
}

async function compress(body: Buffer, encoding: string | null, headers: Headers): Promise<Buffer> {
  if (encoding === 'br') {
    headers.set('Content-Encoding', 'br')
    const options = brotliOptions(body.byteLength)
    return body.byteLength > largeBody ? compressAsync(body, options) : brotliCompressSync(body, options)
  }
  if (encoding === 'gzip') {
    headers.set('Content-Encoding', 'gzip')
    return gzipSync(body)
  }
  return body
}

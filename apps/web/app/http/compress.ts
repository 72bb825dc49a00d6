import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Level 4 takes half the time of 6 and makes pages 8 % larger (docs/decisions/0084-cost-of-a-page.md). Synchronous: a
 * thread pool would compete for the same cores.
 */
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Compresses a body with the one encoding that server/choose-encoding.ts chose, and says so in the headers. */
export function compress(body: Buffer, encoding: string | null, headers: Headers): Buffer {
  headers.append('Vary', 'Accept-Encoding')
  if (encoding === 'br') {
    headers.set('Content-Encoding', 'br')
    return brotliCompressSync(body, brotliOptions(body.byteLength))
  }
  if (encoding === 'gzip') {
    headers.set('Content-Encoding', 'gzip')
    return gzipSync(body)
  }
  return body
}

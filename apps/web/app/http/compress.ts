import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressAsync = promisify(brotliCompress)

/** Bytes. Above this the thread pool is worth its latency; below, synchronous compression was faster under load. */
const largeBody = 100_000

/** On our pages, quality 6 takes as long as 5 and compresses slightly better. */
const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Compresses a body with the one encoding that server/choose-encoding.ts chose, and says so in the headers. */
export async function compress(body: Buffer, encoding: string | null, headers: Headers): Promise<Buffer> {
  headers.append('Vary', 'Accept-Encoding')
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

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packResponse } from './pack-response.ts'

const body = Buffer.from('<p>Ein Satz, der sich wiederholt.</p>'.repeat(50))
const pack = (path: string, status: number, given: Record<string, string> = {}, kind: 'page' | 'data' = 'page') =>
  packResponse(
    kind,
    new Request(`http://127.0.0.1${path}`, { headers: given }),
    status,
    new Headers({ 'Content-Type': 'text/html' }),
    body,
  )
const packWith = (method: string, given: Record<string, string>) =>
  packResponse('page', new Request('http://127.0.0.1/submit', { method }), 200, new Headers(given), body)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('packResponse', () => {
  it('lets caches keep pages and their data, but not / without revalidation', async () => {
    expect(pack('/de', 200).headers.get('cache-control')).toContain('s-maxage=30,')
    expect(pack('/', 200).headers.get('cache-control')).toBe('no-cache')
    expect(pack('/de', 200, {}, 'data').headers.get('cache-control')).toContain('max-age=30')
  })

  it('forbids caching of failures, and sends Retry-After only with 503', async () => {
    for (const status of [202, 405, 410, 429, 500, 503]) {
      const { headers } = pack('/de', status)
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([status, 'no-store', null])
      expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    }
  })

  it('D3.2 marks answers to a form and answers with a cookie as private', async () => {
    const answers = [packWith('POST', {}), packWith('GET', { 'Set-Cookie': 'token=x' })]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, no-store',
    ])
    expect(answers[0]?.headers.get('etag')).toBeNull()
  })

  it('compresses as the client accepts, and derives the ETag from the uncompressed body', async () => {
    const plain = pack('/de', 200)
    const brotli = pack('/de', 200, { 'accept-encoding': 'br' })
    const gzip = pack('/de', 200, { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(await bytesOf(brotli))).toEqual(body)
    expect(gunzipSync(await bytesOf(gzip))).toEqual(body)
    const etag = plain.headers.get('etag') ?? ''
    expect([brotli.headers.get('etag'), gzip.headers.get('etag')]).toEqual([etag, etag])
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  })
})

import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProof } from './find-proof.ts'

const token = `polydex-${'a'.repeat(32)}`
const foreign = `polydex-${'b'.repeat(32)}`
const path = '/.well-known/polydex.txt'
const host = 'lists.test'

/** Answers by host and path: a text, or a status with a text or an address. */
const pages = new Map<string, string | { status: number; text?: string; location?: string }>()
/** TXT records by name. */
const records = new Map<string, string[]>()

let server: Awaited<ReturnType<typeof openTlsServer>>
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const page = pages.get(`${request.headers.host}${request.url}`) ?? { status: 404 }
    const { status, text, location } = typeof page === 'string' ? { status: 200, text: page } : page
    response.writeHead(status, location === undefined ? {} : { location }).end(text)
  })
})
afterAll(() => server.close())
beforeEach(() => {
  pages.clear()
  records.clear()
})

const look = () =>
  findProof(
    { host, homepage: `https://${host}/`, token },
    { ...server.fetchOptions, resolveTxt: async (name) => (records.get(name) ?? []).map((text) => [text]) },
  )

describe('the token of a claim', () => {
  it('D6.2d is found among other tokens in the file, and in a DNS record', async () => {
    pages.set(host + path, `${foreign}\r\n  ${token}\r\n`)
    expect(await look()).toEqual({ proof: 'file' })
    pages.clear()
    records.set(`_polydex.${host}`, ['v=spf1 -all', token])
    expect(await look()).toEqual({ proof: 'dns' })
  })

  // Each could be written there by somebody who does not control the host.
  it.each([
    ['another token', foreign, 'wrong-token'],
    ['within a line', `refused: ${token}, see our rules`, 'wrong-token'],
    ['in capitals', token.toUpperCase(), 'wrong-token'],
    ['on a page with comments', `<p>Latest comments:</p>\n<pre>\n${token}\n</pre>\n`, 'wrong-token'],
    ['at the end of a long file', `${`${foreign}\n`.repeat(120)}${token}\n`, 'too-large'],
    ['on an error page', { status: 403, text: token }, 'missing'],
    ['at another host, by a redirect', { status: 302, location: `https://other.test${path}` }, 'moved'],
  ] as const)('D6.2d does not count: %s', async (_name, page, fault) => {
    pages.set(`other.test${path}`, token)
    pages.set(host + path, page)
    expect(await look()).toEqual({ fault })
  })

  it('D6.2d does not count at another path, at another name, or in a quotation', async () => {
    for (const other of ['/polydex.txt', '/uploads/polydex.txt', `${path}/1`]) pages.set(host + other, token)
    for (const name of [host, `polydex.${host}`, `_polydex.www.${host}`]) records.set(name, [token])
    expect(await look()).toEqual({ fault: 'missing' })
    records.set(`_polydex.${host}`, [`rejected=${token}`])
    expect(await look()).toEqual({ fault: 'wrong-token' })
  })
})

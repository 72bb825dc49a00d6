import { gzipSync } from 'node:zlib'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchList, isThere } from './fetch-list.ts'
import { hostileLimits, hostileLists } from '../testing/hostile-lists.ts'

const siteIdOf = new Map([
  ['alpha.com', 1],
  ['beta.com', 2],
])
const names = Object.keys(hostileLists)

let server: Awaited<ReturnType<typeof openTlsServer>>
/** `/3` is the third hostile list; `/list` is a good one, `/way` leads to it. */
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    const hostile = hostileLists[names[Number(path)] ?? '']
    if (hostile !== undefined) hostile(response)
    else if (path === 'circle') response.writeHead(302, { location: '/circle' }).end()
    else if (path === 'way') response.writeHead(302, { location: '/list' }).end()
    else if (path !== 'list') response.writeHead(404).end()
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else
      response
        .writeHead(200, { etag: '"1"' })
        .end(gzipSync('origin,rank\nhttps://www.alpha.com,5000\nhttp://alpha.com,1000\nhttps://other.com,1000\n'))
  })
})
afterAll(() => server.close())

const fetch = (path: string, etag: string | null = null, limits = {}) =>
  fetchList(`https://lists.test/${path}`, siteIdOf, { ...server.fetchOptions, ...limits, etag })

describe('a list of the network', () => {
  it.each(['list', 'way'])('at /%s gives places, length and sizes of bands', async (path) => {
    expect(await fetch(path)).toEqual({
      status: 'held',
      etag: '"1"',
      list: { listed: 3, bandSizes: [2, 1, 0, 0, 0, 0, 0], skippedLines: 0, places: [{ siteId: 1, band: 1_000 }] },
    })
  })

  it('that is not there is missing, and one that has not changed is not sent again', async () => {
    expect(await fetch('missing')).toEqual({ status: 'missing' })
    expect(await fetch('list', '"1"')).toEqual({ status: 'not-modified' })
    expect(await isThere('https://lists.test/list', server.fetchOptions)).toBe(true)
    expect(await isThere('https://lists.test/missing', server.fetchOptions)).toBe(false)
  })

  it('reaches no address of a private network without the tests’ own argument', async () => {
    const before = server.seen.connections
    const options = { agentOptions: server.agentOptionsAt('127.0.0.1'), etag: null }
    expect(await fetchList('https://lists.test/list', siteIdOf, options)).toMatchObject({
      status: 'refused',
      fault: expect.stringContaining('not a public address'),
    })
    expect(server.seen.connections).toBe(before)
  })

  it.each(names.map((name, index) => [name, index] as const))('brings nothing in: %s', async (_name, index) => {
    const fetched = await fetch(String(index), null, hostileLimits).catch((error: unknown) => ({
      status: 'thrown',
      error,
    }))
    expect(['refused', 'thrown']).toContain(fetched.status)
    // Else a server that is away would pass.
    expect(server.seen.paths).toContain(`/${index}`)
  })
})

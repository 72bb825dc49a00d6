import { gzipSync } from 'node:zlib'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchList, isThere } from './fetch-list.ts'
import { describeFault, isFaultOfWay, mayPass } from './fetch-fault.ts'
import { retry } from './retry.ts'
import { hostileFaults, hostileLimits, hostileLists } from '../testing/hostile-lists.ts'

const siteIdOf = new Map([
  ['alpha.com', 1],
  ['beta.com', 2],
])
const names = Object.keys(hostileLists)

/** Answers that are not lists, by path. */
const answers = new Map<string, [status: number, headers?: Record<string, string>]>()

let server: Awaited<ReturnType<typeof openTlsServer>>
/** `/3` is the third hostile list; `/list` is a good one, `/way` redirects to it. */
beforeAll(async () => {
  server = await openTlsServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    const hostile = hostileLists[names[Number(path)] ?? '']
    if (hostile !== undefined) hostile(response)
    else if (answers.has(path)) response.writeHead(...(answers.get(path) ?? [200])).end()
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

/** Short timeouts only for answers that stall: a busy machine must not look like a slow server. */
const limitsOf = (name: string) => {
  const { bodyBytes, firstByteMs, totalMs } = hostileLimits.limits
  const times = name === 'no answer at all' ? { firstByteMs } : name.includes('stalls') ? { totalMs } : {}
  return { ...hostileLimits, limits: { bodyBytes, ...times } }
}

/** The fault stored for a list that yields nothing. */
const faultOf = (path: string, limits = {}): Promise<string> =>
  fetch(path, null, limits).then(
    (fetched) => `${fetched.status}: ${fetched.status === 'refused' ? fetched.fault : ''}`,
    (error: unknown) => `${isFaultOfWay(error) ? 'unreachable' : 'failed'}: ${describeFault(error)}`,
  )

describe('a list fetched from the network', () => {
  it.each(['list', 'way'])('at /%s yields places, length and band sizes', async (path) => {
    expect(await fetch(path)).toEqual({
      status: 'held',
      etag: '"1"',
      list: { listed: 3, bandSizes: [2, 1, 0, 0, 0, 0, 0], skippedLines: 0, places: [{ siteId: 1, band: 1_000 }] },
    })
  })

  it('is missing if the server returns 404, and not sent again if unmodified', async () => {
    expect(await fetch('missing')).toEqual({ status: 'missing' })
    expect(await fetch('list', '"1"')).toEqual({ status: 'not-modified' })
    expect(await isThere('https://lists.test/list', server.fetchOptions)).toBe(true)
    expect(await isThere('https://lists.test/missing', server.fetchOptions)).toBe(false)
  })

  it.each(names.map((name, index) => [name, index] as const))('yields nothing if hostile: %s', async (name, index) => {
    expect(await faultOf(String(index), limitsOf(name))).toMatch(hostileFaults[name] ?? /^$/)
    // Otherwise the test would also pass if the server were down.
    expect(server.seen.paths).toContain(`/${index}`)
  })

  it.each([401, 429, 503])('counts as unreachable on status %i', async (status) => {
    answers.set('away', [status])
    expect(await faultOf('away')).toBe(`unreachable: https://lists.test/away answered ${status}`)
  })

  it('counts as unreachable if the certificate is wrong, and is not retried', async () => {
    const before = server.seen.connections
    const { ca: _, ...unknownCa } = server.fetchOptions.agentOptions
    const untrusted = { ...server.fetchOptions, agentOptions: unknownCa, etag: null }
    const fetched = retry(() => fetchList('https://lists.test/list', siteIdOf, untrusted), undefined, [1, 1])
    const error = await fetched.catch((fault: unknown) => fault)
    expect([isFaultOfWay(error), mayPass(error), describeFault(error)]).toEqual([
      true,
      false,
      expect.stringMatching(/^self-signed certificate|^unable to verify/),
    ])
    expect(server.seen.connections - before).toBe(1)
  })

  it('is retried after the time in Retry-After', async () => {
    answers.set('busy', [503, { 'retry-after': '1' }])
    const started = performance.now()
    await expect(retry(() => fetch('busy'), undefined, [1])).rejects.toThrow('answered 503')
    expect(performance.now() - started).toBeGreaterThan(995)
  })

  it('is not retried if Retry-After is longer than a run waits', async () => {
    answers.set('gone', [429, { 'retry-after': '121' }])
    const before = server.seen.paths.length
    await expect(retry(() => fetch('gone'), undefined, [1, 1])).rejects.toThrow('answered 429')
    expect(server.seen.paths.length - before).toBe(1)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPublic, type FetchOptions } from './fetch-public.ts'
import { createPublicAgent, openPublic } from './open-public.ts'
import { openTlsServer } from '../testing/test-tls-server.ts'

let server: Awaited<ReturnType<typeof openTlsServer>>
let folder: string

/** `/redirect/3` redirects to `/redirect/2` and so on to `/list`; `/to?<address>` redirects to that address. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-fetch-'))
  server = await openTlsServer((request, response) => {
    const path = request.url ?? ''
    const hops = /^\/redirect\/(\d)$/.exec(path)?.[1]
    if (hops !== undefined)
      response.writeHead(302, { location: hops === '1' ? '/list' : `/redirect/${Number(hops) - 1}` })
    else if (path.startsWith('/to?')) response.writeHead(307, { location: path.slice(4) })
    else if (path === '/slow') return
    else if (path === '/stalling') {
      response.writeHead(200).write('a')
      return
    } else if (path === '/missing') response.writeHead(404)
    else if (path === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' })
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304)
    else {
      response.writeHead(200, { etag: '"1"', 'content-type': 'text/csv' })
      response.write('0123456789')
    }
    response.end()
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const fetchFrom = (address: string, options: FetchOptions = {}) =>
  fetchPublic(address, join(folder, 'fetched'), { ...server.fetchOptions, ...options })

describe('fetchPublic', () => {
  it('returns not-modified if the known ETag is current', async () => {
    expect(await fetchFrom('https://lists.test/list', { etag: '"1"' })).toBe('not-modified')
    expect(await fetchFrom('https://lists.test/list', { etag: '"0"' })).toMatchObject({ etag: '"1"' })
  })

  it('follows three redirects, but not four', async () => {
    expect(await fetchFrom('https://lists.test/redirect/3')).toMatchObject({ etag: '"1"' })
    await expect(fetchFrom('https://lists.test/redirect/4')).rejects.toThrow('more than 3 times')
  })

  it.each([
    ['http://lists.test/list', 'https://'],
    ['https://lists.test:8443/list', 'port'],
    ['https://user:secret@lists.test/list', 'credentials'],
    ['https://10.0.0.1/list', 'not a public address'],
  ])('refuses a redirect to %s', async (target, reason) => {
    await expect(fetchFrom(`https://lists.test/to?${target}`)).rejects.toThrow(reason)
  })

  it('stops at the size limit', async () => {
    expect(await fetchFrom('https://lists.test/list', { limits: { bodyBytes: 10 } })).toMatchObject({ etag: '"1"' })
    await expect(fetchFrom('https://lists.test/list', { limits: { bodyBytes: 9 } })).rejects.toThrow('larger than 9')
  })

  it('limits the wait for the first byte and the total time', async () => {
    await expect(fetchFrom('https://lists.test/slow', { limits: { firstByteMs: 50 } })).rejects.toThrow('within 50 ms')
    await expect(fetchFrom('https://lists.test/stalling', { limits: { totalMs: 80 } })).rejects.toThrow('than 80 ms')
  })

  it('releases the socket after a HEAD request, and after a reader that failed', async () => {
    const agent = createPublicAgent({
      ...server.fetchOptions,
      agentOptions: { ...server.fetchOptions.agentOptions, keepAlive: true, maxSockets: 1 },
    })
    const options = { ...server.fetchOptions, agent, limits: { firstByteMs: 1_000 } }
    await openPublic('https://lists.test/list', { ...options, method: 'HEAD' }, async () => {})
    const giveUp = openPublic('https://lists.test/stalling', options, async () => Promise.reject(new Error('no list')))
    await expect(giveUp).rejects.toThrow('no list')
    expect(await fetchFrom('https://lists.test/list', options)).toMatchObject({ etag: '"1"' })
    agent.destroy()
  })

  it('refuses a 404 and a compressed response', async () => {
    await expect(fetchFrom('https://lists.test/missing')).rejects.toThrow('answered 404')
    await expect(fetchFrom('https://lists.test/packed')).rejects.toThrow('encoded as gzip')
  })

  it('refuses a certificate that does not match the host', async () => {
    await expect(fetchFrom('https://elsewhere.test/list')).rejects.toThrow('altnames')
  })
})

/** Numeric spellings of this machine or a private network. */
const numbers = `
  127.0.0.1 127.1 127.0.1 0 0.0.0.0 2130706433 0x7f000001 0x7f.1 0177.0.0.1 017700000001 127.0.0.1. １２７.0.0.1
  127。0。0。1 10.0.0.1 172.16.0.1 192.168.0.1 169.254.169.254 100.64.0.1 198.18.0.1 192.0.2.1 224.0.0.1 255.255.255.255
  [::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::127.0.0.1] [2002:7f00:1::]
  [2001:0:7f00:1::] [fe80::1] [fc00::1] [fd00:ec2::254] [ff02::1] [2001:db8::1]`

/** Addresses; a name resolves to the second element. */
const attacks: [address: string, resolved?: string][] = [
  ...numbers
    .trim()
    .split(/\s+/)
    .map((host): [string] => [`https://${host}/`]),
  ['https://localhost/', '127.0.0.1'],
  ['https://localhost./', '127.0.0.1'],
  ['https://rebound.test/', '127.0.0.1'],
  ['https://metadata.test/', '169.254.169.254'],
  ['https://intranet.test/', '10.1.2.3'],
  ['https://mapped.test/', '::ffff:127.0.0.1'],
  ['https://zero.test/', '0.0.0.0'],
  ['http://lists.test/'],
  ['https://lists.test:22/'],
  ['https://public.test@127.0.0.1/'],
  ['https://user:secret@lists.test/'],
  ['ftp://127.0.0.1/'],
  ['file:///etc/passwd'],
  ['gopher://127.0.0.1/'],
  ['https://'],
]

describe('fetchPublic, without access to private addresses', () => {
  it('refuses at least 40 forbidden addresses without opening a connection', async () => {
    const before = server.seen.connections
    for (const [address, resolved = '127.0.0.1'] of attacks) {
      const fetched = fetchPublic(address, join(folder, 'attack'), { agentOptions: server.agentOptionsAt(resolved) })
      await expect(fetched).rejects.toThrow(/not a public address|must|not a valid address/)
    }
    expect(attacks.length).toBeGreaterThanOrEqual(40)
    expect(server.seen.connections - before).toBe(0)
  })
})

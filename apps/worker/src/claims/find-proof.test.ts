import type { ServerResponse } from 'node:http'
import { createServer, isIPv6, type LookupFunction, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProof, type ProofOptions } from './find-proof.ts'

const token = `polydex-${'a'.repeat(32)}`
const claim = { host: 'lists.test', homepage: 'https://lists.test/', token }
/** In these tests 127.0.0.1 stands for the internet, and every other address for our own network. */
const [outer, inner] = ['127.0.0.1', '127.0.0.2']

type Reply = (response: ServerResponse, path: string) => void
const text =
  (body: string): Reply =>
  (response) =>
    void response.end(body)

let reply: Reply
let server: Awaited<ReturnType<typeof openTlsServer>>
let service: Server
let innerConnections = 0

beforeAll(async () => {
  server = await openTlsServer((request, response) => reply(response, request.url ?? ''))
  service = createServer((socket) => {
    innerConnections += 1
    socket.on('error', () => {}).destroy()
  })
  await new Promise<void>((done) => service.listen(server.here.port, inner, done))
})
afterAll(async () => {
  await server.close()
  service.close()
})

/** DNS answers, one list per query; the last one repeats. */
function createLookup(answers: readonly (readonly string[])[]): LookupFunction {
  let questions = 0
  return (_hostname, { all }, callback) => {
    const found = (answers[questions] ?? answers.at(-1) ?? []).map((address) => ({
      address,
      family: isIPv6(address) ? 6 : 4,
    }))
    questions += 1
    if (all === true) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family)
  }
}

const find = (given: Partial<typeof claim>, answers: readonly (readonly string[])[], options: ProofOptions = {}) =>
  findProof(
    { ...claim, ...given },
    {
      isPublic: (address) => address === outer,
      resolveTxt: async () => [],
      ...options,
      agentOptions: { ...server.here, lookup: createLookup(answers) },
    },
  )

describe('the proof of a claim', () => {
  it.each([
    ['a file with the token among others', `${token}\n\npolydex-${'b'.repeat(32)}\r\n`, [], { proof: 'file' }],
    ['a record, in parts', '', [[token.slice(0, 9), token.slice(9)]], { proof: 'dns' }],
    ['not a page that echoes what visitors type', `<p>\n${token}\n</p>`, [], { fault: 'wrong-token' }],
    ['not the token of somebody else', `polydex-${'b'.repeat(32)}`, [], { fault: 'wrong-token' }],
  ])('D6.2d is %s', async (_name, body, records, found) => {
    reply = text(body)
    expect(await find({}, [[outer]], { resolveTxt: async () => records })).toEqual(found)
  })

  it('D6.2d is not fetched from another host, and is missing if there is neither file nor record', async () => {
    reply = (response) => void response.writeHead(302, { location: 'https://other.test/' }).end()
    expect(await find({}, [[outer]])).toEqual({ fault: 'moved' })
    reply = (response) => void response.writeHead(404).end()
    expect(await find({}, [[outer]])).toEqual({ fault: 'missing' })
    expect(await find({}, [[outer]], { resolveTxt: async () => [['v=spf1']] })).toEqual({ fault: 'wrong-token' })
  })
})

/** Ways to make the worker connect to our own network through the names of a tool. */
const names: [name: string, given: Partial<typeof claim>, answers: string[][]][] = [
  ['a name with an inner address', {}, [[inner]]],
  ['an inner address after a public one', {}, [[outer, inner]]],
  ['an inner address before a public one', {}, [[inner, outer]]],
  ['a mapped address', {}, [[`::ffff:${inner}`]]],
  ['another address at the second request', {}, [[outer], [inner]]],
  ['a host that is an address', { host: inner }, [[inner]]],
  ['a host that is a number', { host: '2130706434' }, [[inner]]],
  ['a host in octal', { host: '0177.0.0.2' }, [[inner]]],
]

const targets = ({ port }: { port: number }): [name: string, status: number, location: string][] => [
  ['to an address', 302, `https://${inner}/`],
  ['in octal', 307, 'https://0177.0.0.2/'],
  ['without a scheme', 302, `//${inner}/`],
  ['with backslashes', 302, String.raw`\\127.0.0.2\file`],
  ['behind a user name', 302, `https://lists.test@${inner}/`],
  ['to http', 308, `http://${inner}:${port}/`],
  ['to another port', 301, `https://lists.test:${port}/`],
  ['of another kind', 300, `https://${inner}/`],
]

describe('the search for a proof', () => {
  it.each(names)('D6.2d connects to no inner address through %s', async (_name, given, answers) => {
    reply = (response) => void response.writeHead(302, { location: 'https://lists.test/again' }).end()
    innerConnections = 0
    expect(await find(given, answers)).toHaveProperty('fault')
    expect(innerConnections).toBe(0)
  })

  it('would connect without the check of addresses', async () => {
    innerConnections = 0
    await find({}, [[inner]], { isPublic: () => true })
    expect(innerConnections).toBeGreaterThan(0)
  })

  it('D6.2d connects to no inner address through a redirect', async () => {
    innerConnections = 0
    for (const [name, status, location] of targets(server.here)) {
      reply = (response) => void response.writeHead(status, { location, refresh: `0; url=${location}` }).end()
      expect([name, await find({}, [[outer]])]).toEqual([name, { fault: expect.any(String) }])
    }
    expect(innerConnections).toBe(0)
  })

  const limits = { firstByteMs: 150, totalMs: 300 }
  it.each<[name: string, reply: Reply, fault: string]>([
    ['silence', () => {}, 'unreachable'],
    ['a body without an end', (response) => void response.write('polydex-'.repeat(1_000)), 'too-large'],
    ['a body that stalls', (response) => void response.write('polydex-'), 'unreachable'],
    [
      'a gzip bomb',
      (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2_000_000))),
      'unreachable',
    ],
    [
      'another protocol',
      ({ socket }) => void socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: tunnel\r\n\r\n'),
      'unreachable',
    ],
    [
      'a circle of redirects',
      (response) => void response.writeHead(302, { location: '/.well-known/polydex.txt' }).end(),
      'unreachable',
    ],
  ])('D6.2d is not held up by %s', async (_name, answer, fault) => {
    reply = answer
    expect(await find({}, [[outer]], { limits })).toEqual({ fault })
  })
})

import { execFile } from 'node:child_process'
import type { LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { fileUrlOf } from '@polydex/core/claim/proof-places'
import { isPublicAddress } from '@polydex/core/catalogue/source/public-address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answeredVectors } from '../testing/answered-vectors.ts'
import { exhaustingAnswers } from '../testing/exhausting-answers.ts'
import { fetchGullibly } from '../testing/gullible-client.ts'
import { createLookup, openHostileNetwork, outside, type HostileNetwork } from '../testing/hostile-network.ts'
import { resolvedVectors } from '../testing/resolved-vectors.ts'
import type { Vector } from '../testing/ssrf-vector.ts'
import { findProof, type ProofOptions } from './find-proof.ts'

const token = `polydex-${'a'.repeat(32)}`
const noRecords = async () => []
const vectors = [...resolvedVectors, ...answeredVectors].map((vector, index) => ({
  ...vector,
  ownHost: `v${index}.tool.test`,
}))
type NumberedVector = Vector & { ownHost: string }

let network: HostileNetwork

beforeAll(async () => (network = await openHostileNetwork()))
afterAll(() => network.close())

/** Makes the attacker's server answer as a vector needs; returns the claim to check. */
function prepare({ host, ownHost, reply }: NumberedVector): { host: string; homepage: string; token: string } {
  const { port, otherPort } = network
  network.answerWith(({ url: path = '' }, response) => {
    if (reply === undefined) response.writeHead(404).end()
    else reply(response, { host: ownHost, port, otherPort, path })
  })
  return { host: host?.({ port }) ?? ownHost, homepage: `https://${ownHost}/`, token }
}

const lookupOf = ({ answers = [[outside]] }: Vector, isUnchecked = false): LookupFunction =>
  createLookup({ answers, isUnchecked })

const optionsWith = (lookup: LookupFunction): ProofOptions => ({
  agentOptions: { ca: network.ca, port: network.port, lookup },
  resolveTxt: noRecords,
})

/** Inner connections while `work` runs. A connection is counted a moment after its client sees it. */
async function countInner(work: () => Promise<unknown>): Promise<number> {
  const before = network.seen.inner
  await work()
  await new Promise((done) => setTimeout(done, 5))
  return network.seen.inner - before
}

/** A client that resolves a name, checks the addresses, and then connects by name. */
async function fetchAfterCheck(address: string, lookup: LookupFunction): Promise<void> {
  const addresses = await new Promise<string[]>((done, fail) => {
    lookup(new URL(address).hostname, { all: true }, (error, found) =>
      error === null ? done([found].flat().map((one) => (typeof one === 'string' ? one : one.address))) : fail(error),
    )
  })
  if (addresses.every(isPublicAddress)) await fetchGullibly(address, { lookup, port: network.port })
}

/** Runs the vector against the client it works on. */
function runVictim(vector: NumberedVector): Promise<unknown> {
  const claim = prepare(vector)
  const address = fileUrlOf(claim.host, claim.homepage)
  if (vector.works === 'unguarded') return findProof(claim, { ...optionsWith(lookupOf(vector)), isPublic: () => true })
  if (vector.works === 'checks-first') return fetchAfterCheck(address, lookupOf(vector))
  return fetchGullibly(address, { lookup: lookupOf(vector, true), port: network.port })
}

describe('the search for the token of a claim', { timeout: 20_000 }, () => {
  it('D6.2d is attacked with at least 40 distinct vectors', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(40)
    for (const property of ['name', 'weakness'] as const)
      expect(new Set(vectors.map((vector) => vector[property])).size).toBe(vectors.length)
    expect(vectors.filter(({ works }) => typeof works === 'object').map(({ name }) => name)).toEqual([
      'split header',
      'issuer in the certificate',
    ])
  })

  it.each(vectors)('D6.2d connects to no internal address through: $name', async (vector) => {
    const before = network.seen.outer
    const claim = prepare(vector)
    const inner = await countInner(async () => {
      expect(await findProof(claim, optionsWith(lookupOf(vector)))).toHaveProperty('fault')
    })
    expect(inner).toBe(0)
    // Otherwise the attacker's server was never contacted, and the vector would prove nothing.
    expect(vector.reply === undefined || network.seen.outer > before).toBe(true)
  })

  it.each(vectors.filter(({ works }) => typeof works === 'string'))(
    'would connect with a weaker client through: $name',
    async (vector) => expect(await countInner(() => runVictim(vector))).toBeGreaterThan(0),
  )

  it.each(exhaustingAnswers)('D6.2d is not held up by $name', async ({ reply, fault, limits = {} }) => {
    network.answerWith((_request, response) => reply(response))
    const claim = { host: 'v0.tool.test', homepage: 'https://v0.tool.test/', token }
    const options = optionsWith(lookupOf({ name: '', weakness: '', works: 'gullible' }))
    const inner = await countInner(async () => {
      expect(await findProof(claim, { ...options, limits })).toEqual({ fault })
    })
    expect(inner).toBe(0)
  })

  it('D6.2d follows no address found in TXT records, however many there are', async () => {
    // A DNS answer has 64 KiB at most.
    const records = Array.from({ length: 250 }, (_, index) => [`https://127.0.0.1/${index}`.padEnd(255, 'x')])
    network.answerWith((_request, response) => void response.writeHead(404).end())
    const claim = { host: 'v0.tool.test', homepage: 'https://v0.tool.test/', token }
    const options = optionsWith(lookupOf({ name: '', weakness: '', works: 'gullible' }))
    const inner = await countInner(async () => {
      expect(await findProof(claim, { ...options, resolveTxt: async () => records })).toEqual({ fault: 'wrong-token' })
    })
    expect(inner).toBe(0)
  })
})

/** Runs a module in a process of its own whose environment names a proxy on this machine. */
const runBehindProxy = (code: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    env: {
      ...process.env,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${network.port}`,
      NODE_EXTRA_CA_CERTS: '',
    },
  })

describe('a proxy in the environment', () => {
  it('D6.2d gets no request about a claim', { timeout: 60_000 }, async () => {
    network.answerWith((_request, response) => void response.end(token))
    const settings = JSON.stringify({ ca: network.ca, port: network.port })
    const module = JSON.stringify(new URL('find-proof.ts', import.meta.url).href)
    const code = `
      const { findProof } = await import(${module})
      const lookup = (host, options, done) => done(null, [{ address: '${outside.standIn}', family: 4 }])
      const found = await findProof(
        { host: 'v0.tool.test', homepage: 'https://v0.tool.test/', token: '${token}' },
        { isPublic: () => true, resolveTxt: async () => [], agentOptions: { ...${settings}, lookup } })
      console.log(JSON.stringify(found))`
    let printed = ''
    const inner = await countInner(async () => (printed = (await runBehindProxy(code)).stdout))
    expect(JSON.parse(printed)).toEqual({ proof: 'file' })
    expect(inner).toBe(0)
  })

  it('would get a request made with fetch', { timeout: 60_000 }, async () => {
    const code = `await fetch('https://v0.tool.test/').catch(() => {})`
    expect(await countInner(() => runBehindProxy(code))).toBeGreaterThan(0)
  })
})

import { lookup as resolve } from 'node:dns'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent, request, type AgentOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from './public-address.ts'

const defaultLimits = { redirects: 3, bodyBytes: 268_435_456, firstByteMs: 15_000, totalMs: 120_000 }

export type FetchOptions = {
  /** Of the version that is already known. */
  etag?: string | undefined
  /** The rest is for tests, whose server is on this machine. */
  isPublic?: (address: string) => boolean
  agentOptions?: AgentOptions
  limits?: Partial<typeof defaultLimits>
}

type Fetched = { etag: string | undefined; contentType: string }

/**
 * Fetches a file of the public internet over https into a file of this machine. An address that others chose
 * must not reach our own network: every host, also of a redirect, is checked where its socket is opened.
 */
export async function fetchPublic(
  address: string,
  path: string,
  { etag, isPublic = isPublicAddress, agentOptions = {}, limits: given }: FetchOptions = {},
): Promise<Fetched | 'not-modified'> {
  const limits = { ...defaultLimits, ...given }
  const agent = new Agent({ ...agentOptions, lookup: guardLookup(agentOptions.lookup ?? lookUp, isPublic) })
  const signal = AbortSignal.timeout(limits.totalMs)
  const headers = { 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) }
  try {
    let url = parseAddress(address, isPublic)
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(url, { agent, headers, signal, firstByteMs: limits.firstByteMs })
      const { statusCode = 0 } = response
      if (statusCode === 200) {
        await save(response, path, limits.bodyBytes, signal)
        return { etag: response.headers.etag, contentType: response.headers['content-type'] ?? '' }
      }
      response.destroy()
      if (statusCode === 304 && etag !== undefined) return 'not-modified'
      const target = [301, 302, 303, 307, 308].includes(statusCode) ? response.headers.location : undefined
      if (target === undefined) throw new Error(`${url.href} answered ${statusCode}`)
      if (redirects === limits.redirects) throw new Error(`${address} redirects more than ${limits.redirects} times`)
      if (!URL.canParse(target, url)) throw new Error(`${url.href} redirects to what is not an address`)
      url = parseAddress(new URL(target, url).href, isPublic)
    }
  } catch (error) {
    if (signal.aborted) throw new Error(`${address} took longer than ${limits.totalMs} ms`, { cause: error })
    throw error
  } finally {
    agent.destroy()
  }
}

/** A host that is a number is never looked up, so it is checked here. */
function parseAddress(address: string, isPublic: (address: string) => boolean): URL {
  if (!URL.canParse(address)) throw new Error(`${address} is not an address`)
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Error(`${address} must start with https://`)
  if (url.username !== '' || url.password !== '') throw new Error(`${url.host}: no user name or password, please`)
  if (url.port !== '') throw new Error(`${address} must not name a port`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`)
  return url
}

const lookUp: LookupFunction = (hostname, options, callback) => resolve(hostname, options, callback)

/**
 * The socket connects to exactly what this lookup answers. A check before it could be passed by a name that gives a
 * public address to the check and a private one to the socket.
 */
function guardLookup(lookup: LookupFunction, isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      if (error !== null) {
        callback(error, found, family)
        return
      }
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      const refused = addresses.find((address) => !isPublic(address))
      if (refused === undefined) callback(null, found, family)
      else callback(new Error(`${hostname} is at ${refused}, which is not a public address`), [])
    })
}

type Question = { agent: Agent; headers: Record<string, string>; signal: AbortSignal; firstByteMs: number }

function ask(url: URL, { agent, headers, signal, firstByteMs }: Question): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const question = request(url, { agent, headers, signal })
    const timer = setTimeout(
      () => question.destroy(new Error(`${url.host} did not answer within ${firstByteMs} ms`)),
      firstByteMs,
    )
    question.on('response', (response) => {
      clearTimeout(timer)
      done(response)
    })
    question.on('error', (error) => {
      clearTimeout(timer)
      fail(error)
    })
    question.end()
  })
}

async function save(response: IncomingMessage, path: string, maxBytes: number, signal: AbortSignal): Promise<void> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Error(`The answer is packed as ${encoding}, though it was asked for plain`)
  async function* limit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`)
      yield chunk
    }
  }
  await pipeline(response, limit, createWriteStream(path), { signal })
}

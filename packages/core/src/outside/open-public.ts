import { thisSite } from '@polydex/contract/site/site'
import { lookup as resolve } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { Agent, request, type AgentOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const defaultLimits = { redirects: 3, bodyBytes: 268_435_456, firstByteMs: 15_000, totalMs: 120_000 }

export type FetchLimits = typeof defaultLimits

export type FetchOptions = {
  /** ETag of the version already known. */
  etag?: string | undefined
  method?: 'GET' | 'HEAD'
  /** Hosts that a redirect may lead to; others are refused. Undefined: any host. */
  hosts?: readonly string[] | undefined
  /** Cancels the request. */
  signal?: AbortSignal | undefined
  /** Called for each response, also for redirects, before its body is read. */
  onResponse?: ((address: string, response: IncomingMessage) => void) | undefined
  /** From `createPublicAgent`: keeps its connections for the next request. Without it each request opens its own. */
  agent?: Agent
  /** The following options are for tests, whose server is on this machine. */
  isPublic?: (address: string) => boolean
  agentOptions?: AgentOptions
  limits?: Partial<FetchLimits>
}

export type PublicAnswer = {
  /** After redirects. */
  address: string
  etag: string | undefined
  contentType: string
  /** The body as the server sends it; fails above the limits of size and time. */
  body: AsyncIterable<Buffer>
}

/** An answer that is neither a success nor a redirect. */
export class AnswerError extends Error {
  /** After redirects. */
  readonly address: string
  readonly status: number
  /** The server's Retry-After, in seconds. */
  readonly retryAfter: number | undefined
  constructor(address: string, response: IncomingMessage) {
    super(`${address} answered ${response.statusCode}`)
    this.address = address
    this.status = response.statusCode ?? 0
    this.retryAfter = readRetryAfter(response.headers['retry-after'])
  }
}

/** Parses Retry-After: seconds, or a date. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** A redirect leads to a host that is not allowed. */
export class MovedError extends Error {}

/** Who we say we are: robots.txt names us so, in any case. */
export const agentName = /^[\w-]+$/.test(thisSite.name) ? thisSite.name : thisSite.slug

/** The answer exceeds the maximum size. */
export class TooLargeError extends Error {}

/** The answer did not arrive completely within the time limit. */
export class TooSlowError extends Error {}

/**
 * Sends a request to the public internet over https and passes the answer to `read` as a stream. An address chosen by a
 * third party must not reach our own network: every host, also that of a redirect, is checked when its socket is
 * opened.
 */
export async function openPublic<Result>(
  address: string,
  options: FetchOptions,
  read: (answer: PublicAnswer) => Promise<Result>,
): Promise<Result | 'not-modified'> {
  const { etag, method = 'GET', hosts, signal: ending, isPublic = isPublicAddress } = options
  const limits = { ...defaultLimits, ...options.limits }
  const agent = options.agent ?? createPublicAgent(options)
  const timeout = AbortSignal.timeout(limits.totalMs)
  const signal = ending === undefined ? timeout : AbortSignal.any([timeout, ending])
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': agentName,
    ...(etag !== undefined && { 'if-none-match': etag }),
  }
  try {
    let url = parseAddress(address, isPublic)
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(url, { agent, method, headers, signal, firstByteMs: limits.firstByteMs })
      const { statusCode = 0 } = response
      options.onResponse?.(url.href, response)
      if (statusCode === 200) {
        const { etag: version, 'content-type': contentType = '' } = response.headers
        // An unread HEAD response would keep its socket from returning to the agent.
        if (method === 'HEAD') response.resume()
        try {
          return await read({
            address: url.href,
            etag: version,
            contentType,
            body: readBody(response, limits.bodyBytes),
          })
        } finally {
          // After `read` gave up, do not wait for the rest: the server may have stalled.
          if (method !== 'HEAD' && !response.complete) response.destroy()
        }
      }
      response.destroy()
      if (statusCode === 304 && etag !== undefined) return 'not-modified'
      const target = [301, 302, 303, 307, 308].includes(statusCode) ? response.headers.location : undefined
      if (target === undefined) throw new AnswerError(url.href, response)
      if (redirects === limits.redirects) throw new Error(`${address} redirects more than ${limits.redirects} times`)
      if (!URL.canParse(target, url)) throw new Error(`${url.href} redirects to an invalid address`)
      url = parseAddress(new URL(target, url).href, isPublic)
      if (hosts?.includes(url.hostname) === false) throw new MovedError(`${address} redirects to ${url.hostname}`)
    }
  } catch (error) {
    ending?.throwIfAborted()
    if (timeout.aborted) throw new TooSlowError(`${address} took longer than ${limits.totalMs} ms`, { cause: error })
    throw error
  } finally {
    if (options.agent === undefined) agent.destroy()
  }
}

/** Creates an agent that opens sockets to public addresses only. The caller destroys it. */
export const createPublicAgent = ({
  isPublic = isPublicAddress,
  agentOptions = {},
}: Pick<FetchOptions, 'isPublic' | 'agentOptions'> = {}): Agent =>
  new Agent({ ...agentOptions, lookup: guardLookup(agentOptions.lookup ?? lookUp, isPublic) })

/** Parses an address. An IP address as host is never looked up, so it is checked here. */
function parseAddress(address: string, isPublic: (address: string) => boolean): URL {
  if (!URL.canParse(address)) throw new Error(`${address} is not a valid address`)
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new Error(`${address} must start with https://`)
  if (url.username !== '' || url.password !== '') throw new Error(`${url.host}: address must not contain credentials`)
  if (url.port !== '') throw new Error(`${address} must not contain a port`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`)
  return url
}

const lookUp: LookupFunction = (hostname, options, callback) => resolve(hostname, options, callback)

/**
 * The socket connects to exactly the addresses that this lookup returns. A separate check before it could be bypassed
 * by DNS rebinding: a name that resolves to a public address for the check and a private one for the socket.
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
      else callback(new Error(`${hostname} resolves to ${refused}, which is not a public address`), [])
    })
}

type Question = {
  agent: Agent
  method: string
  headers: Record<string, string>
  signal: AbortSignal
  firstByteMs: number
}

function ask(url: URL, { agent, method, headers, signal, firstByteMs }: Question): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const question = request(url, { agent, method, headers, signal })
    const timer = setTimeout(
      () => question.destroy(new TooSlowError(`${url.host} did not answer within ${firstByteMs} ms`)),
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
    // A 101 answer emits neither a response nor an error: without this the promise would never settle.
    question.on('close', () => {
      clearTimeout(timer)
      fail(new Error(`${url.host} closed the connection without a response`))
    })
    question.end()
  })
}

async function* readBody(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Error(`The response is encoded as ${encoding}, although plain was requested`)
  let bytes = 0
  for await (const chunk of response) {
    const part = chunk as Buffer
    bytes += part.length
    if (bytes > maxBytes) throw new TooLargeError(`The response is larger than ${maxBytes} bytes`)
    yield part
  }
}

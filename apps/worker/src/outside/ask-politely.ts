import { openPublic, type FetchOptions } from '@polydex/core/outside/open-public'
import type { IncomingHttpHeaders } from 'node:http'
import { readRobots, type Robots } from './robots.ts'

/** As much of robots.txt as is read. */
const robotsBytes = 262_144

/** One answer on the way from an address to the page. */
export type Hop = { address: string; status: number; isChallenge: boolean }
type Answer = { address: string; contentType: string; bytes: Buffer; hops: Hop[] }
/** Asks for an address, if the robots.txt of its host and of the one that it redirects to allow that. */
export type Ask = (address: string, given?: { start?: number; hosts?: readonly string[] }) => Promise<Answer>

export class RefusedByRobots extends Error {}

/** A request that ended with something else than a page; `hops` are the answers until then. */
export class RequestFault extends Error {
  readonly hops: readonly Hop[]
  constructor(hops: readonly Hop[], cause: unknown) {
    super('The request failed', { cause })
    this.hops = hops
  }
}

/** Whether a server, or one that guards it, wants to know whether we are people, or has too much to do. */
const isChallenge = (status: number, headers: IncomingHttpHeaders): boolean =>
  (status !== 200 && ['cf-mitigated', 'x-amzn-waf-action', 'x-sucuri-block'].some((name) => name in headers)) ||
  (status === 503 &&
    ('retry-after' in headers || /cloudflare|ddos-guard|sucuri|akamai/i.test(String(headers['server']))))

export function askPolitely(options: FetchOptions): Ask {
  const known = new Map<string, Promise<Robots>>()
  const isAllowed = async (address: string): Promise<boolean> => {
    const { origin, pathname, search } = new URL(address)
    const robots = known.get(origin) ?? fetchRobots(origin, options)
    known.set(origin, robots)
    return (await robots)(`${pathname}${search}`)
  }
  return async (address, { start, hosts } = {}) => {
    if (!(await isAllowed(address))) throw new RefusedByRobots(address)
    const answer = await fetchBytes(address, { ...options, ...(hosts && { hosts }) }, start)
    if (!(await isAllowed(answer.address))) throw new RefusedByRobots(answer.address)
    return answer
  }
}

/** A host without the file allows everything. One whose server fails allows nothing (RFC 9309), so that ends the visit. */
async function fetchRobots(origin: string, options: FetchOptions): Promise<Robots> {
  try {
    return readRobots((await fetchBytes(`${origin}/robots.txt`, options, robotsBytes)).bytes.toString('utf8'))
  } catch (error) {
    const { status = 0 } = (error as RequestFault).hops.at(-1) ?? {}
    if (status >= 500) throw error
    // Nobody answers there: the request itself will say so.
    return () => true
  }
}

async function fetchBytes(address: string, options: FetchOptions, start = Infinity): Promise<Answer> {
  const hops: Hop[] = []
  const onResponse: FetchOptions['onResponse'] = (at, response) => {
    options.onResponse?.(at, response)
    const { statusCode: status = 0, headers } = response
    hops.push({ address: at, status, isChallenge: isChallenge(status, headers) })
  }
  try {
    const answer = await openPublic(
      address,
      { ...options, onResponse },
      async ({ address: final, contentType, body }) => {
        const parts: Buffer[] = []
        let bytes = 0
        for await (const part of body) {
          parts.push(part)
          bytes += part.length
          if (bytes >= start) break
        }
        return { address: final, contentType, bytes: Buffer.concat(parts), hops }
      },
    )
    if (answer === 'not-modified') throw new Error(`${address} answered 304 without being asked for changes`)
    return answer
  } catch (error) {
    throw new RequestFault(hops, error)
  }
}

/** The text of an answer, in the encoding that it names. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const [, charset = 'utf-8'] =
    /charset="?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset="?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2_048)) ??
    []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

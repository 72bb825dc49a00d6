import { AnswerError, openPublic, type FetchOptions } from '@polydex/core/outside/open-public'
import { readRobots, type Robots } from './robots.ts'

/** As much of robots.txt as is read. */
const robotsBytes = 262_144

type Answer = { address: string; contentType: string; bytes: Buffer }
/** Asks for an address, if the robots.txt of its host and of the one that it redirects to allow that. */
export type Ask = (address: string, given?: { start?: number; hosts?: readonly string[] }) => Promise<Answer>

export class RefusedByRobots extends Error {}

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

/** A host without the file allows everything; one whose server fails allows nothing (RFC 9309). */
async function fetchRobots(origin: string, options: FetchOptions): Promise<Robots> {
  try {
    return readRobots((await fetchBytes(`${origin}/robots.txt`, options, robotsBytes)).bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof AnswerError && error.status >= 400 && error.status < 500) return () => true
    if (error instanceof AnswerError) return () => false
    // Nobody answers there: the request itself will say so.
    return () => true
  }
}

async function fetchBytes(address: string, options: FetchOptions, start = Infinity): Promise<Answer> {
  const answer = await openPublic(address, options, async ({ address: final, contentType, body }) => {
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of body) {
      parts.push(part)
      bytes += part.length
      if (bytes >= start) break
    }
    return { address: final, contentType, bytes: Buffer.concat(parts) }
  })
  if (answer === 'not-modified') throw new Error(`${address} answered 304 without being asked for changes`)
  return answer
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

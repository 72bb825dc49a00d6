import { AnswerError, createPublicAgent, openPublic, type FetchOptions } from '@polydex/core/outside/open-public'
import type { DrawnIcon } from '@polydex/core/icon/store-icons'
import type { ToolToVisit, Visit } from '@polydex/core/icon/tools-to-visit'
import { registrableDomainOf } from '@polydex/core/submission/registrable-domain'
import { drawApart } from './draw-apart.ts'
import { isGood, orderIcons, readManifest, readPage, type IconLink } from './read-page.ts'
import { readRobots, type Robots } from './robots.ts'

/** Pages name their icons near their beginning; the rest is not read. */
const pageBytes = 262_144
const defaultLimits = { redirects: 3, bodyBytes: 524_288, firstByteMs: 8_000, totalMs: 12_000 }
/** Everything that a visit of one tool asks for. */
const maxVisitMs = 60_000
const maxPictures = 4

export type VisitOptions = Pick<FetchOptions, 'signal' | 'isPublic' | 'agentOptions' | 'limits'>

type Answer = { address: string; contentType: string; bytes: Buffer }
/** Asks for an address, if the robots.txt of its host and of the one that it redirects to allow that. */
type Ask = (address: string, given?: { start?: number; hosts?: readonly string[] }) => Promise<Answer>

class RefusedByRobots extends Error {}

/** Visits the home page of a tool, and draws the best of the icons that it names. Requests follow one another. */
export async function visitHome(
  tool: Omit<ToolToVisit, 'id'>,
  options: VisitOptions = {},
): Promise<{ visit: Visit; icon?: DrawnIcon }> {
  const agent = createPublicAgent(options)
  const untilLate = AbortSignal.timeout(maxVisitMs)
  const signal = options.signal === undefined ? untilLate : AbortSignal.any([options.signal, untilLate])
  const ask = askPolitely({ ...options, agent, signal, limits: { ...defaultLimits, ...options.limits } })
  try {
    const { visit, icons } = await visitPage(tool, ask)
    const icon = tool.wantsIcon ? await drawBest(tool, icons, ask) : undefined
    return { visit, ...(icon !== undefined && { icon }) }
  } finally {
    agent.destroy()
    options.signal?.throwIfAborted()
  }
}

function askPolitely(options: FetchOptions): Ask {
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
    return readRobots((await fetchBytes(`${origin}/robots.txt`, options, pageBytes)).bytes.toString('utf8'))
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

async function visitPage(
  { homepage, wantsIcon }: Omit<ToolToVisit, 'id'>,
  ask: Ask,
): Promise<{ visit: Visit; icons: IconLink[] }> {
  try {
    const { address, contentType, bytes } = await ask(homepage, { start: pageBytes })
    const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
    const { title, icons, manifest } = isPage
      ? readPage(decodeText(bytes, contentType), address)
      : { title: null, icons: [], manifest: null }
    const visit = { status: 200, finalUrl: address.slice(0, 2_000), title, fault: null }
    // Where another site answers, its icon is not that of the tool.
    if (!wantsIcon || !isPage || !isSameSite(homepage, address)) return { visit, icons: [] }
    if (manifest !== null && !icons.some(isGood))
      icons.push(
        ...(await ask(manifest).then(
          ({ bytes: text }) => readManifest(String(text), manifest),
          () => [],
        )),
      )
    if (icons.length === 0) icons.push(usualIcon(address))
    return { visit, icons }
  } catch (error) {
    const none = { finalUrl: null, title: null }
    if (error instanceof RefusedByRobots) return { visit: { status: null, ...none, fault: 'robots' }, icons: [] }
    if (error instanceof AnswerError)
      return {
        visit: { status: error.status, title: null, finalUrl: error.address.slice(0, 2_000), fault: null },
        icons: [],
      }
    return { visit: { status: null, ...none, fault: 'unreachable' }, icons: [] }
  }
}

/** Where browsers look if a page names none. */
const usualIcon = (address: string): IconLink => ({
  url: new URL('/apple-touch-icon.png', address).href,
  kind: 'touch',
  side: null,
  isSvg: false,
})

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

const siteOf = (url: string): string => registrableDomainOf(hostOf(url)) ?? hostOf(url)

const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other)

function decodeText(bytes: Buffer, contentType: string): string {
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

/** The first that can be drawn. The one that the maker named counts before all others, and is on the maker's host. */
async function drawBest(
  { homepage, namedIcon }: Omit<ToolToVisit, 'id'>,
  icons: readonly IconLink[],
  ask: Ask,
): Promise<DrawnIcon | undefined> {
  const ownHosts = [hostOf(homepage), `www.${hostOf(homepage)}`]
  const isOwn = namedIcon !== null && ownHosts.includes(new URL(namedIcon).hostname)
  const urls = new Set(orderIcons(icons).map(({ url }) => url))
  const wanted = [
    ...(isOwn ? [{ url: namedIcon, hosts: ownHosts }] : []),
    ...[...urls].slice(0, maxPictures).map((url) => ({ url })),
  ]
  for (const { url, ...given } of wanted) {
    // Whatever is wrong with one, the next may be right.
    const drawn = await ask(url, given)
      .then(({ bytes }) => drawApart(bytes))
      .catch(() => undefined)
    if (drawn !== undefined) return { ...drawn, sourceUrl: url }
  }
  return undefined
}

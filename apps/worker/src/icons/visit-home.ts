import { AnswerError, createPublicAgent, type FetchOptions } from '@polydex/core/outside/open-public'
import type { DrawnIcon } from '@polydex/core/icon/store-icons'
import type { ToolToVisit, Visit } from '@polydex/core/icon/tools-to-visit'
import { registrableDomainOf } from '@polydex/core/submission/registrable-domain'
import { askPolitely, decodeText, RefusedByRobots, type Ask } from '../outside/ask-politely.ts'
import { drawApart } from './draw-apart.ts'
import { isGood, orderIcons, readManifest, readPage, type IconLink } from './read-page.ts'

/** Pages name their icons near their beginning; the rest is not read. */
const pageBytes = 262_144
const defaultLimits = { redirects: 3, bodyBytes: 524_288, firstByteMs: 8_000, totalMs: 12_000 }
/** Everything that a visit of one tool asks for. */
const maxVisitMs = 60_000
const maxPictures = 4

export type VisitOptions = Pick<FetchOptions, 'signal' | 'isPublic' | 'agentOptions' | 'limits'>

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

import { createPublicAgent, type FetchOptions } from '@polydex/core/outside/open-public'
import type { DrawnIcon } from '@polydex/core/icon/store-icons'
import type { ToolToVisit, Visit } from '@polydex/core/visit/tools-to-visit'
import { askPolitely, decodeText, RefusedByRobots, RequestFault, type Ask } from '../outside/ask-politely.ts'
import { drawApart } from './draw-apart.ts'
import { findFaultSign, hostOf, isSameSite, judgeAnswer } from './judge-visit.ts'
import { isGood, orderIcons, readManifest, readPage, type IconLink } from './read-page.ts'

/** Pages name their icons near their beginning; the rest is not read. */
const pageBytes = 262_144
const defaultLimits = { redirects: 5, bodyBytes: 524_288, firstByteMs: 20_000, totalMs: 25_000 }
/** Everything that a visit of one tool asks for. */
const maxVisitMs = 90_000
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
  const heard = { isAny: false }
  const ask = askPolitely({
    ...options,
    agent,
    signal,
    limits: { ...defaultLimits, ...options.limits },
    onResponse: () => (heard.isAny = true),
  })
  try {
    const { visit, icons } = await visitPage(tool, ask).catch((error: unknown) => ({
      visit: describeFault(tool.homepage, error, heard.isAny),
      icons: [],
    }))
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
  const { address, contentType, bytes, hops } = await ask(homepage, { start: pageBytes })
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
  const html = isPage ? decodeText(bytes, contentType) : ''
  const { title, icons, manifest } = isPage ? readPage(html, address) : { title: null, icons: [], manifest: null }
  const judged = judgeAnswer(homepage, hops, html)
  const visit = { status: 200, finalUrl: address.slice(0, 2_000), title, fault: null, ...judged }
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
}

/** `isHeard`: whether the site answered any request, such as the one for its robots.txt. */
function describeFault(homepage: string, error: unknown, isHeard: boolean): Visit {
  const none = { status: null, finalUrl: null, title: null, isAnswer: false, sign: null }
  if (error instanceof RefusedByRobots) return { ...none, fault: 'robots' }
  const { hops = [], cause = error } = error instanceof RequestFault ? error : {}
  const last = hops.at(-1)
  if (last === undefined) return { ...none, fault: 'unreachable', sign: isHeard ? null : findFaultSign(cause) }
  // It did answer: what came then is no page, too much, too slow, or not for us to follow.
  const { status, address } = last
  return { ...none, status, finalUrl: address.slice(0, 2_000), fault: null, ...judgeAnswer(homepage, hops, '') }
}

/** Where browsers look if a page names none. */
const usualIcon = (address: string): IconLink => ({
  url: new URL('/apple-touch-icon.png', address).href,
  kind: 'touch',
  side: null,
  isSvg: false,
})

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

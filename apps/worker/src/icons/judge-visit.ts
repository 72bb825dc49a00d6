import { TooSlowError } from '@polydex/core/outside/open-public'
import { registrableDomainOf } from '@polydex/core/submission/registrable-domain'
import type { Visit } from '@polydex/core/visit/tools-to-visit'
import { textOfHtml } from '@polydex/core/outside/text-of-html'
import type { Hop } from '../outside/ask-politely.ts'

type Judgement = Pick<Visit, 'isAnswer' | 'sign'>

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
const siteOf = (url: string): string => registrableDomainOf(hostOf(url)) ?? hostOf(url)
export const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other)

const unknown: Judgement = { isAnswer: false, sign: null }
const answer: Judgement = { isAnswer: true, sign: null }

/** Sites that sell domains: whoever is led there has found an offer, not a tool. */
const sellers = new Set(
  'hugedomains.com dan.com afternic.com sedo.com undeveloped.com atom.com squadhelp.com buydomains.com namebright.com'.split(
    ' ',
  ),
)

/** Says what the answers to a request for a home page show. `html`: what the last of them contained, if it is a page. */
export function judgeAnswer(homepage: string, hops: readonly Hop[], html: string): Judgement {
  const last = hops.at(-1)
  if (last === undefined) return unknown
  const { status, address } = last
  if (sellers.has(siteOf(address)) && !isSameSite(homepage, address)) return { isAnswer: false, sign: 'for-sale' }
  if (hasMoved(homepage, hops)) return { isAnswer: false, sign: 'moved' }
  if (last.isChallenge) return unknown
  if (status === 404 || status === 410) return { isAnswer: false, sign: 'gone' }
  if (status >= 500) return { isAnswer: false, sign: 'failing' }
  const sign = status === 200 ? findSaidSign(html) : null
  if (sign !== null) return { isAnswer: false, sign }
  // 401: it asks who is there. 403 and 429 refuse programs, which says nothing about the tool.
  return (status >= 200 && status < 300) || status === 401 ? answer : unknown
}

/** Redirected for good to another site; for a while, as to a page for signing in, does not count. */
const hasMoved = (homepage: string, hops: readonly Hop[]): boolean =>
  !isSameSite(homepage, hops.at(-1)?.address ?? homepage) &&
  hops.some(
    ({ address, status }, place) =>
      [301, 308].includes(status) && !isSameSite(address, hops[place + 1]?.address ?? address),
  )

/** Characters of text. A longer page is about something else, whatever it says about domains. */
const maxNotice = 3_000

const said = [
  [
    'for-sale',
    /\b(?:domain|website)(?: name)? (?:is|may be) (?:available )?for sale\b|\bbuy this domain\b|domain(?:name)? (?:steht zum verkauf|zu verkaufen)|dominio (?:está )?(?:en|a la) venta|dom[ií]nio à venda|域名(?:正在)?(?:出售|转让)|網域(?:正在)?出售|ドメイン.{0,8}販売|도메인.{0,8}판매/iu,
  ],
  ['parked', /\bdomain (?:is|has been) parked\b|\bparked (?:free|domain)\b|\bdomain (?:name )?has expired\b/iu],
  [
    'closed',
    /\b(?:has|have|is|are|was) (?:now )?(?:been )?(?:permanently )?(?:shut(?:ting)? down|discontinued|sunset(?:ting|ted)?|no longer (?:available|in operation|operating))\b/iu,
  ],
] as const

/** Scripts of companies that fill parked domains with advertising: their pages have hardly any text of their own. */
const parkingScript = /\/parking-lander\/|\b(?:parkingcrew\.net|sedoparking\.com|bodis\.com|parklogic\.com)\b/i

function findSaidSign(html: string): 'for-sale' | 'parked' | 'closed' | null {
  const text = textOfHtml(html, maxNotice + 1)
  if (text.length > maxNotice) return null
  for (const [sign, pattern] of said) if (pattern.test(text)) return sign
  return parkingScript.test(html) ? 'parked' : null
}

/** Nobody is there, or does not answer. Our own resolver or network may be at fault: other hosts' answers show that. */
const silentCodes = new Set('ENOTFOUND EAI_AGAIN ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH EPIPE'.split(' '))
/** What browsers refuse too; a chain that only we cannot complete is none of these. */
const certificateCodes = new Set(['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'DEPTH_ZERO_SELF_SIGNED_CERT'])

/** What it means that a request got no answer at all. Null: it may be us, such as an address that we do not follow. */
export function findFaultSign(error: unknown): 'silent' | 'certificate' | null {
  if (error instanceof TooSlowError) return 'silent'
  // Of a host with several addresses, each has an error of its own.
  const { errors = [error] } = error as { errors?: unknown[] }
  const codes = errors.map((one) => String((one as { code?: unknown }).code))
  if (codes.some((code) => certificateCodes.has(code))) return 'certificate'
  return codes.some((code) => silentCodes.has(code)) ? 'silent' : null
}

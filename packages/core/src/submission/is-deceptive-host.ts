import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { isBelow } from './find-address-signs.ts'

/** Public names that lead to the visitor's own machine, and services below which every name spells an address. */
const inwardDomains: ReadonlySet<string> = new Set(
  (
    'localtest.me lvh.me vcap.me lacolhost.com fuf.me smackaho.st localho.st localhost.direct ' +
    'nip.io sslip.io xip.io traefik.me'
  ).split(' '),
)

/** 10-0-0-1.a.com, 10.0.0.1.a.com */
const spelledAddress = /(?:^|[.-])(?:\d{1,3}[.-]){3}\d{1,3}\./

/** Another site in front of the own one: bank.com.a.net. Other suffixes are common words: chat.ai.a.com. */
const otherSite = /[^.]\.(?:com|net|org)(?:\.|$)/

/** Scripts with letters that pass for Latin ones, and the phonetic letters of the Latin script itself. */
const besideLatin = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\u0250-\u02af]/u

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes = /^[\d-]*[асԁеһіјӏорԛѕԝхуѵѡοανικρτυχγ][асԁеһіјӏорԛѕԝхуѵѡοανικρτυχγ\d-]*$/u

/** Whether a label below a Latin suffix poses as Latin text, or shows nothing but its code. */
const isLookalike = (label: string): boolean =>
  label.startsWith('xn--') || (/\p{sc=Latin}/u.test(label) ? besideLatin : lookalikes).test(label)

/**
 * Whether a public host name leads somewhere else than it seems to: to the visitor's own machine, to an address by number,
 * or to a site that it is not. Browsers show the code of lookalikes instead, by rules like these.
 */
export function isDeceptiveHost(host: string): boolean {
  const { subdomain } = parse(host, { allowPrivateDomains: true })
  if (isBelow(host, inwardDomains) || spelledAddress.test(host) || otherSite.test(subdomain ?? '')) return true
  const labels = domainToUnicode(host).split('.')
  const isLatin = /^[a-z]+$/.test(labels.at(-1) ?? '')
  return isLatin && labels.some(isLookalike)
}

import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { isBelow } from './find-address-signs.ts'

/** Public names that resolve to the visitor's own machine, and services whose subdomains encode an IP address. */
const inwardDomains: ReadonlySet<string> = new Set(
  (
    'localtest.me lvh.me vcap.me lacolhost.com fuf.me smackaho.st localho.st localhost.direct ' +
    'nip.io sslip.io xip.io traefik.me'
  ).split(' '),
)

/** 10-0-0-1.a.com, 10.0.0.1.a.com */
const spelledAddress = /(?:^|[.-])(?:\d{1,3}[.-]){3}\d{1,3}\./

/** Another site as a subdomain: bank.com.a.net. Only these suffixes, because others are common words: chat.ai.a.com. */
const otherSite = /[^.]\.(?:com|net|org)(?:\.|$)/

/** Scripts with lookalikes of Latin letters, and the phonetic letters of the Latin script itself. */
const besideLatin = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Lisu}\u0250-\u02af]/u

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes = /^[\d-]*[асԁеһіјӏорԛѕԝхуѵѡοανικρτυχγ][асԁеһіјӏорԛѕԝхуѵѡοανικρτυχγ\d-]*$/u

/** Whether a label below a Latin suffix imitates Latin text, or cannot be decoded from punycode. */
const isLookalike = (label: string): boolean =>
  label.startsWith('xn--') || (/\p{sc=Latin}/u.test(label) ? besideLatin : lookalikes).test(label)

/**
 * Whether a public host name leads somewhere other than it seems to: to the visitor's own machine, to an encoded IP
 * address, or to a site it imitates. Browsers show the punycode of lookalikes instead, by similar rules.
 */
export function isDeceptiveHost(host: string): boolean {
  const { subdomain } = parse(host, { allowPrivateDomains: true })
  if (isBelow(host, inwardDomains) || spelledAddress.test(host) || otherSite.test(subdomain ?? '')) return true
  const labels = domainToUnicode(host).split('.')
  const isLatin = /^[a-z]+$/.test(labels.at(-1) ?? '')
  return isLatin && labels.some(isLookalike)
}

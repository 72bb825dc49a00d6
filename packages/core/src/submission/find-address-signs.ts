import { messengers, pageHosts, shorteners } from './spam-hosts.ts'
import type { SpamSign } from './spam-signs.ts'

/** Parameters that earn the sender money for a visit. `ref` and `via` are not among them: honest senders copy them too. */
export const payingParameter =
  /^(aff|affid|aff_?id|affiliate(_?id)?|aff_?sub\d?|affkey|partner_?id|ref_?id|ref_?code|referral(_?code)?|referrer_?id|invite_?(code|r)?|click_?id|sub_?id|coupon|promo(_?code)?|bonus|a_aid|irclickid|fpr)$/i

/** Whether a host is in a set, or a subdomain of one that is. */
export const isBelow = (host: string, set: ReadonlySet<string>): boolean =>
  host.split('.').some((_, index, labels) => set.has(labels.slice(index).join('.')))

/** Signs of spam in the address of a tool. */
export function findAddressSigns(url: string): SpamSign[] {
  const { hostname, pathname, searchParams } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const isBot = /bot\/?$/i.test(pathname)
  const longest = host.split('.').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const tests: Partial<Record<SpamSign, boolean>> = {
    // The services' own homepages may be submitted like any other.
    shortener: shorteners.has(host) && pathname !== '/',
    contact: messengers.has(host) && !isBot,
    'hosted-page': isBelow(host, pageHosts) && (pathname !== '/' || !pageHosts.has(host)),
    referral:
      [...searchParams.keys()].some((name) => payingParameter.test(name)) ||
      /^\/(ref|aff|affiliate|invite)\/[\w-]+/i.test(pathname),
    'wordy-host': !longest.startsWith('xn--') && (longest.split('-').length >= 4 || /\d{4}/.test(longest)),
  }
  return (Object.keys(tests) as SpamSign[]).filter((sign) => tests[sign] === true)
}

import { parse } from 'tldts'
import { listContacts } from './find-text-signs.ts'
import { registrableDomainOf } from './registrable-domain.ts'
import { commonSuffixes, pageHosts, sharedHosts } from './spam-hosts.ts'
import { hashMark, sketchText } from './sketch-text.ts'

/** Hashes that cases of one campaign share, by their kind. */
export type CaseMarks = { sketch: number[]; domain: number[]; contacts: number[]; suffix: number[] }

type Marked = {
  name: string
  text: string
  /** Of a submission; a correction's source is mostly that of the tool. */ url?: string
}

/** The marks of a case. */
export function listMarks({ name, text, url }: Marked): CaseMarks {
  const { domain, suffix } = url === undefined ? {} : nameHost(url)
  return {
    sketch: sketchText(text, name),
    domain: domain === undefined ? [] : [hashMark(`domain ${domain}`)],
    contacts: listContacts(`${name}\n${text}`).contacts.map((contact) => hashMark(`contact ${contact}`)),
    suffix: suffix === undefined ? [] : [hashMark(`suffix ${suffix}`)],
  }
}

/** The owner of an address: its domain, or on shared hosts the first segment of its path; and its suffix, if unusual. */
function nameHost(url: string): { domain: string | undefined; suffix: string | undefined } {
  const { hostname, pathname } = new URL(url)
  const domain = registrableDomainOf(hostname)
  const isShared = [domain ?? '', hostname].some((host) => sharedHosts.has(host) || pageHosts.has(host))
  const { publicSuffix } = parse(hostname, { allowPrivateDomains: true })
  return {
    domain: isShared ? `${hostname}/${pathname.split('/')[1] ?? ''}` : domain,
    suffix: publicSuffix === null || commonSuffixes.has(publicSuffix) ? undefined : publicSuffix,
  }
}

/** All marks, as stored. */
export const joinMarks = ({ sketch, domain, contacts, suffix }: CaseMarks): number[] => [
  ...new Set([...sketch, ...domain, ...contacts, ...suffix]),
]

import type { Locale } from '@polydex/contract/locale/locale'
import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import { Failure } from '../polydex/machine.ts'

/** Proposes a slug for an address: the host's own name, or the last word of the path on a shared host. */
export function proposeSlug(address: string): string {
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^www\./, '')
  const lastWord = pathname.split('/').findLast((word) => word !== '')
  const ownName = host.split('.').slice(0, -1).join('-')
  return (lastWord ?? ownName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * The file of a new tool, with a placeholder for every text to write; listed since today, to be corrected if an earlier
 * day is known.
 */
export function startEntry(
  address: string,
  today: string,
  locales: readonly Locale[],
): { slug: string; entry: object } {
  const fault = findHomepageFault(address)
  if (fault !== undefined) throw new Failure(`${address} ${fault}; give a homepage such as https://example.com/`)
  const slug = proposeSlug(address)
  return {
    slug,
    entry: {
      slug,
      name: '',
      homepage: new URL(address).href,
      categories: [],
      pricing: { model: 'unknown' },
      features: [],
      tasks: [],
      firstListed: today,
      texts: Object.fromEntries(locales.map((locale) => [locale, { description: '', useCases: ['', ''] }])),
    },
  }
}

import type { ListedTool, RemovalEntry } from './entry/catalogue-schema.ts'

type Claim = (place: string, entry: ListedTool | RemovalEntry) => string | undefined

/**
 * Tracks the slugs, aliases and homepages that a source has named. The first entry keeps them; for a later one the
 * reason for its rejection is returned. This depends on the source alone, so a second run decides the same.
 */
export function createClaims(): Claim {
  const placeOfSlug = new Map<string, string>()
  const placeOfHomepage = new Map<string, string>()
  return (place, entry) => {
    const homepage = 'removed' in entry ? undefined : entry.homepage
    const slugs = 'removed' in entry ? [entry.slug] : [entry.slug, ...(entry.aliases ?? [])]
    const taken = slugs.find((slug) => placeOfSlug.has(slug))
    if (taken !== undefined) return `slug ${taken} is already in ${placeOfSlug.get(taken)}`
    if (homepage !== undefined) {
      const other = placeOfHomepage.get(homepage)
      if (other !== undefined) return `homepage ${homepage} is already in ${other}`
      placeOfHomepage.set(homepage, place)
    }
    for (const slug of slugs) placeOfSlug.set(slug, place)
    return undefined
  }
}

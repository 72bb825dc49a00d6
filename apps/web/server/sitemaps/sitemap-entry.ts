import type { CategoryGroups } from '@polydex/contract/category'
import type { Sitemap, SitemapTools } from '@polydex/contract/sitemap'
import type { PageName } from '../../app/addresses/pages.ts'

/** A page that search engines may know, and the day on which it last changed, where that is known. */
export type SitemapEntry = { page: PageName; parameter?: string; changedOn?: string | null }

const always: SitemapEntry[] = [
  { page: 'home' },
  { page: 'find' },
  { page: 'category-list' },
  { page: 'about' },
  { page: 'submit' },
]

const pageOfKind: Record<Sitemap['rankings'][number]['kind'], PageName> = {
  category: 'rank-category-tools',
  region: 'rank-region-tools',
  source: 'rank-source-tools',
  trending: 'rank-hot',
}

/** Every page but those of tools: what lists nothing is left out, as the page itself asks to be. */
export function listPages(groups: CategoryGroups['groups'], { rankings, hasStandings }: Sitemap): SitemapEntry[] {
  const has = (kind: string) => rankings.some((ranking) => ranking.kind === kind)
  return [
    ...always,
    ...groups
      .flatMap(({ categories }) => categories)
      .filter(({ tools }) => tools > 0)
      .map(({ slug }): SitemapEntry => ({ page: 'category', parameter: slug })),
    ...(hasStandings ? [{ page: 'rank-categories' } as const] : []),
    ...(has('region') ? [{ page: 'rank-regions' } as const] : []),
    ...(has('source') ? [{ page: 'rank-sources' } as const] : []),
    ...rankings.map(({ kind, key }) => ({ page: pageOfKind[kind], ...(key !== '' && { parameter: key }) })),
  ]
}

/** The pages of some tools. */
export const listTools = (tools: SitemapTools['tools']): SitemapEntry[] =>
  tools.map(({ slug, changedOn }) => ({ page: 'tool', parameter: slug, changedOn }))

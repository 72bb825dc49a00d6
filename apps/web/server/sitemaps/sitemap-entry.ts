import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { Sitemap, SitemapTools } from '@polydex/contract/http/sitemap'
import { openPages } from '../../app/addresses/open-pages.ts'
import type { PageName } from '../../app/addresses/pages.ts'
import { joinCompared } from '@polydex/contract/tool/compared'
import { rankingListPage } from '../../app/addresses/ranking-list-page.ts'

/** An indexable page and, if known, the day it last changed. */
export type SitemapEntry = { page: PageName; parameter?: string; changedOn?: string | null }

const staticPages: SitemapEntry[] = [
  { page: 'home' },
  { page: 'find' },
  { page: 'category-list' },
  { page: 'task-list' },
  { page: 'compare' },
  { page: 'about' },
  { page: 'submit' },
  { page: 'contact' },
  { page: 'privacy' },
  { page: 'terms' },
  { page: 'accessibility' },
]

/** Every page except those of tools. Pages with empty lists are left out: they are `noindex`. */
export function listPages(
  groups: CategoryGroups['groups'],
  { rankings, hasStandings, months, tasks, comparisons }: Sitemap,
): SitemapEntry[] {
  const has = (kind: string) => rankings.some((ranking) => ranking.kind === kind)
  return [
    ...staticPages.filter(({ page }) => openPages.some(({ name }) => name === page)),
    ...groups
      .flatMap(({ categories }) => categories)
      .filter(({ tools }) => tools > 0)
      .map(({ slug }): SitemapEntry => ({ page: 'category', parameter: slug })),
    ...tasks.map((slug): SitemapEntry => ({ page: 'task', parameter: slug })),
    ...comparisons.map((slugs): SitemapEntry => ({ page: 'compare', parameter: joinCompared(slugs) })),
    ...(hasStandings ? [{ page: 'rank-categories' } as const] : []),
    ...(has('region') ? [{ page: 'rank-regions' } as const] : []),
    ...(has('source') ? [{ page: 'rank-sources' } as const] : []),
    ...(months.length > 0 ? [{ page: 'month' } as const] : []),
    ...months.map((month): SitemapEntry => ({ page: 'month', parameter: month })),
    ...rankings.map(({ kind, key }) => ({ page: rankingListPage[kind], ...(key !== '' && { parameter: key }) })),
  ]
}

/** The pages of these tools. */
export const listTools = (tools: SitemapTools['tools']): SitemapEntry[] =>
  tools.map(({ slug, changedOn }) => ({ page: 'tool', parameter: slug, changedOn }))

import { getCategoryGroups } from '@polydex/contract/tool/category'
import type { Locale } from '@polydex/contract/locale/locale'
import { getCategoryRanking } from '@polydex/contract/figure/ranking'
import type { CallApi } from '../../api/call-api.ts'
import { throwNotFound } from '../../request/page-failure.ts'
import type { CategoryHeadData } from './category-head-model.ts'

/** Combines the ranking, which has the description (and the first tools, for the share picture), with the groups, which have the size and the sibling categories. */
export async function findCategory(callApi: CallApi, locale: Locale, slug: string): Promise<CategoryHeadData> {
  const [{ category }, { groups }] = await Promise.all([
    callApi(getCategoryRanking, { category: slug, pageSize: 3, locale }),
    callApi(getCategoryGroups, { locale }),
  ])
  const group = groups.find(({ categories }) => categories.some((entry) => entry.slug === slug))
  if (category === null || group === undefined) return throwNotFound()
  return {
    slug,
    name: category.name,
    description: category.description,
    tools: group.categories.find((entry) => entry.slug === slug)?.tools ?? 0,
    group: { slug: group.slug, name: group.name },
    siblings: group.categories
      .filter((entry) => entry.slug !== slug && entry.tools > 0)
      .toSorted((a, b) => b.tools - a.tools),
  }
}

import { getCategoryGroups } from '@polydex/contract/tool/category'
import type { Locale } from '@polydex/contract/locale/locale'
import { getCategoryRanking } from '@polydex/contract/figure/ranking'
import { getCategoryTasks } from '@polydex/contract/tool/task'
import { thisSite } from '@polydex/contract/site/site'
import type { CallApi } from '../../api/call-api.ts'
import { throwNotFound } from '../../request/page-failure.ts'
import type { CategoryHeadData } from './category-head-model.ts'

/** What the category is: from its ranking, or on a site without figures from its tasks. */
async function findText(callApi: CallApi, locale: Locale, slug: string): Promise<string | null> {
  if (!thisSite.figures) return (await callApi(getCategoryTasks, { category: slug, locale })).description
  const { category } = await callApi(getCategoryRanking, { category: slug, pageSize: 3, locale })
  return category?.description ?? null
}

/** Combines the ranking, which has the description (and the first tools, for the share picture), with the groups, which have the size and the sibling categories. */
export async function findCategory(callApi: CallApi, locale: Locale, slug: string): Promise<CategoryHeadData> {
  const [description, { groups }] = await Promise.all([
    findText(callApi, locale, slug),
    callApi(getCategoryGroups, { locale }),
  ])
  const group = groups.find(({ categories }) => categories.some((entry) => entry.slug === slug))
  const category = group?.categories.find((entry) => entry.slug === slug)
  if (description === null || group === undefined || category === undefined) return throwNotFound()
  return {
    slug,
    name: category.name,
    description,
    tools: category.tools,
    group: { slug: group.slug, name: group.name },
    siblings: group.categories
      .filter((entry) => entry.slug !== slug && entry.tools > 0)
      .toSorted((a, b) => b.tools - a.tools),
  }
}

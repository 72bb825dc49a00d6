import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Db } from '../db/connect.ts'
import { findSiteFigures } from './find-site-figures.ts'

/** All groups in display order, each with its categories and stored counts; empty categories are listed with 0. */
export async function getCategoryGroups(db: Db, { locale }: { locale: Locale }): Promise<CategoryGroups> {
  const [figures, groups, categories, counts] = await Promise.all([
    findSiteFigures(db),
    db
      .selectFrom('category_groups')
      .innerJoin('category_group_texts', 'category_group_texts.group_id', 'category_groups.id')
      .select(['id', 'slug', 'name', 'description'])
      .where('locale', '=', locale)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('categories')
      .innerJoin('category_texts', 'category_texts.category_id', 'categories.id')
      .select(['group_id', 'slug', 'name'])
      .where('locale', '=', locale)
      .orderBy('position')
      .execute(),
    db.selectFrom('tool_counts').select(['scope', 'key', 'tools']).execute(),
  ])
  const countOf = new Map(counts.map(({ scope, key, tools }) => [`${scope} ${key}`, tools]))

  return {
    figures,
    groups: groups.map((group) => ({
      slug: group.slug,
      name: group.name,
      description: group.description,
      tools: countOf.get(`group ${group.slug}`) ?? 0,
      categories: categories
        .filter((category) => category.group_id === group.id)
        .map(({ slug, name }) => ({ slug, name, tools: countOf.get(`category ${slug}`) ?? 0 })),
    })),
  }
}

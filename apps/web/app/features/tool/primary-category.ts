import type { ToolDetail } from '@polydex/contract/tool/tool-detail'

/** The first of a tool's categories; the contract guarantees at least one. */
export function primaryCategoryOf({ slug, categories }: Pick<ToolDetail, 'slug' | 'categories'>) {
  const [primary] = categories
  if (primary === undefined) throw new Error(`${slug} has no category`)
  return primary
}

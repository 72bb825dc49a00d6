import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { primaryCategoryOf } from './primary-category.ts'

/** The fields of the API's answer that the page's scripts need; all others are in render-tool.server.tsx. */
export const chooseTool = (tool: ToolDetail) => {
  const { slug, name } = primaryCategoryOf(tool)
  return {
    slug: tool.slug,
    name: tool.name,
    url: tool.url,
    status: tool.status,
    description: tool.description,
    group: tool.group,
    category: { slug, name },
    pricing: tool.pricing.model,
    hasTrial: tool.hasTrial,
    hasAlternatives: tool.alternatives.length > 0,
  }
}

export type ShownTool = ReturnType<typeof chooseTool>

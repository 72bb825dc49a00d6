import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { primaryCategoryOf } from './primary-category.ts'

/** Sources and month of the page's figures, for a citation; no month: it has no figures. */
function chooseCited({ traffic, bands }: ToolDetail) {
  const visits = traffic && { provider: traffic.provider, kind: traffic.kind }
  const places = bands && { provider: bands.provider, kind: 'bands' as const }
  const sources = [visits, places].filter((source) => source !== null)
  return { sources, month: traffic?.month ?? bands?.month ?? null }
}

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
    cited: chooseCited(tool),
    hasAlternatives: tool.alternatives.length > 0,
  }
}

export type ShownTool = ReturnType<typeof chooseTool>

import type { ToolDetail } from '@polydex/contract/tool-detail'

/** What the page shows of a tool: all but what its features mean. */
export type ShownTool = Omit<ToolDetail, 'features'> & {
  features: Pick<ToolDetail['features'][number], 'slug' | 'name'>[]
}

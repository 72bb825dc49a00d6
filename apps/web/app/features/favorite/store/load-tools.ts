import { getTools } from '@polydex/contract/calls/tool'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import { callFromBrowser } from '../../../api/call-from-browser.ts'

/** Maximum ids per call, as in the contract. */
export const maxIdsPerCall = 100

export type ToolQuestion = { slugs: readonly string[]; locale: Locale }

/** The cards of the given tools, in the same order; unlisted tools are omitted. Throws unless the status is 200. */
export const loadTools = (apiBase: string, { slugs, locale }: ToolQuestion, signal: AbortSignal): Promise<ToolList> =>
  callFromBrowser(getTools, { ids: slugs.join(','), locale }, { apiBase, signal })

import { getTools } from '@polydex/contract/calls/tool'
import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'
import { callFromBrowser } from '../../api/call-from-browser.ts'

/** The API takes no more at once. */
export const mostAtOnce = 100

export type ToolQuestion = { slugs: readonly string[]; locale: Locale }

/** The cards of the given tools, in their order; what is no longer listed is left out. Anything but 200 is a failure. */
export const loadTools = (apiBase: string, { slugs, locale }: ToolQuestion, signal: AbortSignal): Promise<ToolList> =>
  callFromBrowser(getTools, { ids: slugs.join(','), locale }, { apiBase, signal })

import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'

/** Spelled out, because importing the contract's object would ship its schemas to the browser; a test compares them. */
export const toolsPath = '/api/tools/getTools'
/** Maximum ids per call, as in the contract. */
export const maxIdsPerCall = 100

export type ToolQuestion = { slugs: readonly string[]; locale: Locale }

/** The cards of the given tools, in the same order; unlisted tools are omitted. Throws unless the status is 200. */
export async function loadTools(
  apiBase: string,
  { slugs, locale }: ToolQuestion,
  signal: AbortSignal,
): Promise<ToolList> {
  const address = new URL(toolsPath, apiBase)
  address.search = String(new URLSearchParams({ ids: slugs.join(','), locale }))
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' }, credentials: 'omit' })
  if (response.status !== 200) throw new Error(`${toolsPath} answered ${response.status}`)
  const { data } = (await response.json()) as { data: ToolList }
  return data
}

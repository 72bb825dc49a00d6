import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'

/** As the contract spells it, whose own object would bring its schemas into the browser; a test compares the two. */
export const toolsPath = '/api/tools/getTools'
/** The API takes no more at once. */
export const mostAtOnce = 100

export type ToolQuestion = { slugs: readonly string[]; locale: Locale }

/** The cards of the given tools, in their order; what is no longer listed is left out. Anything but 200 is a failure. */
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

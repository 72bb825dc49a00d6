import type { Locale } from '@polydex/contract/locale'
import type { Suggestion } from '@polydex/contract/tool'

/** As the contract spells it, whose own object would bring its schemas into the browser; a test compares the two. */
export const suggestionsPath = '/api/tools/getSuggestions'

/** The contract takes no longer text; whoever typed more knows what to look for. */
export const longestText = 100

type Question = { text: string; locale: Locale }

/** What a visitor may mean who has typed this much. Anything but status 200 counts as no suggestions. */
export async function findSuggestions(
  apiBase: string,
  { text, locale }: Question,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const address = new URL(suggestionsPath, apiBase)
  address.search = String(new URLSearchParams({ q: text, locale }))
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' }, credentials: 'omit' })
  if (response.status !== 200) throw new Error(`${suggestionsPath} answered ${response.status}`)
  const { data } = (await response.json()) as { data: { suggestions: Suggestion[] } }
  return data.suggestions
}

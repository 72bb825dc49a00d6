import type { Locale } from '@polydex/contract/locale'
import type { Suggestion } from '@polydex/contract/tool'

/** Spelled out, because importing the contract's object would ship its schemas to the browser; a test compares them. */
export const suggestionsPath = '/api/tools/getSuggestions'

/** Maximum length in the contract; a longer text needs no suggestions. */
export const maxTextLength = 100

type Question = { text: string; locale: Locale }

/** Suggestions for the typed text. Any status but 200 counts as none. */
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

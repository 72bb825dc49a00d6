import { getSuggestions } from '@polydex/contract/calls/tool'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Suggestion } from '@polydex/contract/tool/suggestion'
import { callFromBrowser } from '../../api/call-from-browser.ts'

/** Maximum length in the contract; a longer text needs no suggestions. */
export const maxTextLength = 100

type Question = { text: string; locale: Locale }

/** Suggestions for the typed text; without text, what many people come for. Any status but 200 counts as none. */
export async function findSuggestions(
  apiBase: string,
  { text, locale }: Question,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { suggestions } = await callFromBrowser(
    getSuggestions,
    { ...(text !== '' && { q: text }), locale },
    { apiBase, signal },
  )
  return suggestions
}

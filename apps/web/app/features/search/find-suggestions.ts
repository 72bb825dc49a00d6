import { getSuggestions } from '@polydex/contract/calls/tool'
import type { Locale } from '@polydex/contract/locale'
import type { Suggestion } from '@polydex/contract/tool'
import { callFromBrowser } from '../../api/call-from-browser.ts'

/** The contract takes no longer text; whoever typed more knows what to look for. */
export const longestText = 100

type Question = { text: string; locale: Locale }

/** What a visitor may mean who has typed this much. Anything but status 200 counts as no suggestions. */
export async function findSuggestions(
  apiBase: string,
  { text, locale }: Question,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { suggestions } = await callFromBrowser(getSuggestions, { q: text, locale }, { apiBase, signal })
  return suggestions
}

import { useMemo, useSyncExternalStore } from 'react'
import { findMatch } from './find-match.ts'
import { readPastQueries, subscribeToPastQueries } from './past-queries.ts'

/** Maximum beside the API's suggestions; with an empty field more are shown. */
const maxBesideSuggestions = 2
const none: readonly string[] = []

/** Inside a Latin word a few letters are no match; other scripts have no spaces between words. */
function matchesWordStart(query: string, typed: string): boolean {
  const match = findMatch(query, typed)
  return match !== undefined && !/[\p{Script=Latin}\p{N}]$/u.test(query.slice(0, match.start))
}

/** Past searches that match the typed text, newest first; all of them for an empty text, none for undefined. */
export function usePastQueries(text: string | undefined): readonly string[] {
  const past = useSyncExternalStore(subscribeToPastQueries, readPastQueries, () => none)
  return useMemo(() => {
    const typed = text?.trim()
    if (typed === undefined) return none
    if (typed === '') return past
    return past.filter((query) => query !== typed && matchesWordStart(query, typed)).slice(0, maxBesideSuggestions)
  }, [past, text])
}

import { useMemo, useSyncExternalStore } from 'react'
import { findMatch } from './find-match.ts'
import { readPastQueries, subscribeToPastQueries } from './past-queries.ts'

/** Beside what the API suggests; who has typed nothing sees more of them. */
const mostBeside = 2
const none: readonly string[] = []

/** Inside a Latin word a few letters say nothing; other scripts have no spaces between words. */
function isMeant(query: string, typed: string): boolean {
  const match = findMatch(query, typed)
  return match !== undefined && !/[\p{Script=Latin}\p{N}]$/u.test(query.slice(0, match.start))
}

/** Searches of before that have what was typed, the newest first; all of them for an empty text, none for undefined. */
export function usePastQueries(text: string | undefined): readonly string[] {
  const past = useSyncExternalStore(subscribeToPastQueries, readPastQueries, () => none)
  return useMemo(() => {
    const typed = text?.trim()
    if (typed === undefined) return none
    if (typed === '') return past
    return past.filter((query) => query !== typed && isMeant(query, typed)).slice(0, mostBeside)
  }, [past, text])
}

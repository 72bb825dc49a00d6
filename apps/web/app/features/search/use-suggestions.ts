import type { Suggestion } from '@polydex/contract/tool/tool'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { findSuggestions, maxTextLength } from './find-suggestions.ts'

/** Debounce in milliseconds. The list should appear within 100 ms of the last letter, which leaves no room for more. */
const waitMs = 25

type Answer = { text: string; suggestions: Suggestion[] }
const noAnswer: Answer = { text: '', suggestions: [] }

/**
 * Requests suggestions when typing pauses. A new text, or leaving, aborts the previous request: its answer cannot
 * arrive late.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const text = typed.trim().slice(0, maxTextLength)
  const locale = useLocale()
  const apiBase = useSite()?.apiBase
  const [answer, setAnswer] = useState(noAnswer)
  useEffect(() => {
    if (text === '' || apiBase === undefined) return undefined
    const question = new AbortController()
    const timer = setTimeout(() => {
      findSuggestions(apiBase, { text, locale }, question.signal).then(
        (suggestions) => question.signal.aborted || setAnswer({ text, suggestions }),
        (error) => question.signal.aborted || console.error(error),
      )
    }, waitMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, locale, apiBase])
  // The last answer stays until the next one arrives, unless it was for an unrelated text.
  const isRelated = text !== '' && (text.startsWith(answer.text) || answer.text.startsWith(text))
  return isRelated ? answer.suggestions : noAnswer.suggestions
}

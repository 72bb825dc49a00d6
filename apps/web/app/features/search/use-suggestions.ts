import type { Suggestion } from '@polydex/contract/tool'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { findSuggestions, longestText } from './find-suggestions.ts'

/** Skips letters that come in one burst. A list within 100 ms of the last letter leaves no room for more. */
const waitMs = 25

type Answer = { text: string; suggestions: Suggestion[] }
const noAnswer: Answer = { text: '', suggestions: [] }

/** Asks once typing pauses. A new text, or leaving, ends the question before: its answer cannot arrive late. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const text = typed.trim().slice(0, longestText)
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
  // Until the next answer the last one stays, unless it was about something else.
  const isRelated = text !== '' && (text.startsWith(answer.text) || answer.text.startsWith(text))
  return isRelated ? answer.suggestions : noAnswer.suggestions
}

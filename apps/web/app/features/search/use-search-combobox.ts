import { useCombobox, type UseComboboxGetInputPropsReturnValue } from 'downshift'
import {
  useEffect,
  useMemo,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useSyncExternalStore,
} from 'react'
import { useTranslate, useLocale } from '../../i18n/translate.tsx'
import { forgetQuery, rememberQuery, readPastQueries, subscribeToPastQueries } from './past-queries.ts'
import { groupOptions, nameOfOption, type SearchOption } from './search-option.ts'
import { findMatch } from './find-match.ts'
import type { Suggestion } from '@polydex/contract/tool/suggestion'
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
function useSuggestions(typed: string | undefined): readonly Suggestion[] {
  const text = typed?.trim().slice(0, maxTextLength)
  const locale = useLocale()
  const apiBase = useSite()?.apiBase
  const [answer, setAnswer] = useState(noAnswer)
  useEffect(() => {
    if (text === undefined || apiBase === undefined) return undefined
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
  if (text === undefined || (text === '') !== (answer.text === '')) return noAnswer.suggestions
  const isRelated = text.startsWith(answer.text) || answer.text.startsWith(text)
  return isRelated ? answer.suggestions : noAnswer.suggestions
}

/** Maximum beside the API's suggestions, and with an empty field. */
const maxBesideSuggestions = 2
const maxWithoutText = 4
const none: readonly string[] = []

/** Inside a Latin word a few letters are no match; other scripts have no spaces between words. */
function matchesWordStart(query: string, typed: string): boolean {
  const match = findMatch(query, typed)
  return match !== undefined && !/[\p{Script=Latin}\p{N}]$/u.test(query.slice(0, match.start))
}

/** Past searches that match the typed text, newest first; all of them for an empty text, none for undefined. */
function usePastQueries(text: string | undefined): readonly string[] {
  const past = useSyncExternalStore(subscribeToPastQueries, readPastQueries, () => none)
  return useMemo(() => {
    const typed = text?.trim()
    if (typed === undefined) return none
    if (typed === '') return past.slice(0, maxWithoutText)
    return past.filter((query) => query !== typed && matchesWordStart(query, typed)).slice(0, maxBesideSuggestions)
  }, [past, text])
}

/** What suggestions add to the field: role, state and key handling. The text stays the field's own. */
export type ComboboxProps = Omit<UseComboboxGetInputPropsReturnValue, 'value'>

type SearchComboboxOptions = {
  ids: { inputId: string; labelId: string; menuId: string }
  input: RefObject<HTMLInputElement | null>
}

/** Makes Downshift ignore an event that belongs to the field, the form or the dialog around it. */
const leaveToField = ({ nativeEvent }: { nativeEvent: Event }): void => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/** What the visitor typed; undefined while the field has the page's own value. */
const typedText = (input: HTMLInputElement | null): string | undefined =>
  input === null || (input.value !== '' && input.value === input.defaultValue) ? undefined : input.value

const isAtEnd = ({ value, selectionStart }: HTMLInputElement): boolean => selectionStart === value.length

/** The editable combobox pattern with a list: typed text, suggestions and the highlighted option. */
export function useSearchCombobox({ ids, input }: SearchComboboxOptions) {
  const t = useTranslate()
  const [text, setText] = useState<string>()
  const [isWanted, setWanted] = useState(false)
  const past = usePastQueries(text)
  const found = useSuggestions(text)
  const typed = text?.trim() ?? ''
  const groups = useMemo(() => groupOptions(typed, past, found), [typed, past, found])
  const items = groups.flatMap(({ options }) => options)
  const { isOpen, highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<SearchOption>({
      ...ids,
      items,
      itemToString: nameOfOption,
      isOpen: isWanted && items.length > 0,
      onIsOpenChange: (change) => setWanted(change.isOpen),
      // Choosing opens a page; nothing stays selected in the field.
      selectedItem: null,
      inputValue: text ?? '',
      getA11yStatusMessage: (state) => (state.isOpen ? t('site.suggestionCount', { n: items.length }) : ''),
    })
  const enter = () => {
    setText(typedText(input.current))
    setWanted(document.activeElement === input.current)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: text may have been typed, or the field left, before it got these handlers
  useEffect(enter, [])

  const choose = (event: { nativeEvent: Event }, option: SearchOption) => {
    leaveToField(event)
    setWanted(false)
    if (option.kind === 'past' || option.kind === 'all') rememberQuery(option.query)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event
    const marked = items[highlightedIndex]
    if (nativeEvent.isComposing) leaveToField(event)
    else if (key === 'Enter') {
      leaveToField(event)
      setWanted(false)
      const option = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '')
      if (option === null) return
      event.preventDefault()
      const tick = event.shiftKey ? option.parentElement?.querySelector<HTMLInputElement>('.tick input') : null
      if (tick) {
        setWanted(true)
        tick.click()
      } else option.click()
    } else if (key === 'Delete' && isOpen && marked?.kind === 'past' && isAtEnd(currentTarget)) {
      event.preventDefault()
      setHighlightedIndex(Math.min(highlightedIndex, items.length - 2))
      forgetQuery(marked.query)
    } else if (key === 'Escape' && (!isOpen || text === '')) {
      // A list shown for an empty text closes together with its container.
      leaveToField(event)
      setWanted(false)
    } else if (!isOpen && key.startsWith('Arrow')) setText(currentTarget.value)
  }
  // Text in IME composition (Han, kana, Hangul) is not final yet.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) leaveToField(event)
    else setText(event.currentTarget.value)
  }
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value)
    setWanted(true)
  }
  const { value: _, ...inputProps } = getInputProps(
    {
      ref: input,
      onKeyDown,
      onChange,
      onCompositionEnd,
      onFocus: enter,
      onBlur: () => setWanted(false),
      onClick: leaveToField,
    },
    // The props reach the field one render later, which Downshift would report as an error.
    { suppressRefError: true },
  )
  return { text: text ?? '', groups, items, isOpen, inputProps, getMenuProps, getItemProps, choose }
}

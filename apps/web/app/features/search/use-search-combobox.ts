import { useCombobox, type UseComboboxGetInputPropsReturnValue } from 'downshift'
import {
  useEffect,
  useMemo,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { forgetQuery, rememberQuery } from './past-queries.ts'
import { groupOptions, nameOfOption, type SearchOption } from './search-option.ts'
import { usePastQueries } from './use-past-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

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
  const found = useSuggestions(text ?? '')
  const groups = useMemo(() => groupOptions(past, found), [past, found])
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
    if (option.kind === 'past') rememberQuery(option.query)
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
      option.click()
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

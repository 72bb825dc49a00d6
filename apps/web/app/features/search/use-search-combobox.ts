import type { Suggestion } from '@polydex/contract/tool'
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
import { groupByKind } from './group-by-kind.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What suggestions add to the field: its role, its state and its keys. The text stays the field's own. */
export type ComboboxProps = Omit<UseComboboxGetInputPropsReturnValue, 'value'>

type SearchComboboxOptions = {
  ids: { inputId: string; labelId: string; menuId: string }
  input: RefObject<HTMLInputElement | null>
}

/** Keeps Downshift out of it: the event belongs to the field, the form or the dialog around it. */
export const leaveToField = ({ nativeEvent }: { nativeEvent: Event }): void => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/** What a visitor typed, as opposed to what the page brought. */
const typedText = (input: HTMLInputElement | null): string =>
  input === null || input.value === input.defaultValue ? '' : input.value

const nameOf = (suggestion: Suggestion | null): string => suggestion?.name ?? ''

/** The pattern of an editable combobox with a list: what is typed, what is suggested for it, and which of these is marked. */
export function useSearchCombobox({ ids, input }: SearchComboboxOptions) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(true)
  const found = useSuggestions(text)
  const groups = useMemo(() => groupByKind(found), [found])
  const items = groups.flatMap(({ suggestions }) => suggestions)
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    ...ids,
    items,
    itemToString: nameOf,
    isOpen: isWanted && items.length > 0,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    // Choosing opens a page; nothing stays chosen in the field.
    selectedItem: null,
    inputValue: text,
    getA11yStatusMessage: (state) => (state.isOpen ? t('site.suggestionCount', { n: items.length }) : ''),
  })
  // oxlint-disable-next-line react/set-state-in-effect -- letters may have been typed until the field got its handlers from here
  useEffect(() => setText(typedText(input.current)), [input])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) leaveToField(event)
    else if (key === 'Enter') {
      leaveToField(event)
      setWanted(false)
      const option = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '')
      if (option === null) return
      event.preventDefault()
      option.click()
    } else if (!isOpen && key === 'Escape') leaveToField(event)
    else if (!isOpen && key.startsWith('Arrow')) setText(currentTarget.value)
  }
  // Half-written Han, kana and Hangul are no text yet.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) leaveToField(event)
    else setText(event.currentTarget.value)
  }
  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value)
    setWanted(true)
  }
  const { value: _, ...inputProps } = getInputProps(
    { ref: input, onKeyDown, onChange, onCompositionEnd, onClick: leaveToField },
    // They reach the field one render later, which Downshift would complain about.
    { suppressRefError: true },
  )
  return { text, groups, items, isOpen, inputProps, getMenuProps, getItemProps }
}

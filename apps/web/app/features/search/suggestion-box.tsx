import { memo, useLayoutEffect } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import { leaveToField, useSearchCombobox, type ComboboxProps } from './use-search-combobox.ts'
import './suggestion-box.css'

type SuggestionBoxProps = Parameters<typeof useSearchCombobox>[0] & {
  /** Takes what the field gets from here. */
  onProps: (props: ComboboxProps) => void
}

/** Suggestions below a search field. Memoized: handing its properties up renders the field, and must not render this. */
export const SuggestionBox = memo(function SuggestionBox({ onProps, ...options }: SuggestionBoxProps) {
  const t = useTranslate()
  const { text, groups, items, isOpen, inputProps, getMenuProps, getItemProps } = useSearchCombobox(options)
  useLayoutEffect(() => onProps(inputProps))
  const headingOf = (kind: string) => `${options.ids.menuId}-${kind}`
  return (
    <div className="suggestions" hidden={!isOpen} {...getMenuProps({ 'aria-label': t('site.suggestions') })}>
      {isOpen &&
        groups.map(({ kind, suggestions }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box holds options and groups, no fieldset
          <div key={kind} role="group" aria-labelledby={headingOf(kind)}>
            <p id={headingOf(kind)}>{kind === 'tool' ? t('site.tools') : t('site.categories')}</p>
            {suggestions.map((item) => (
              <SuggestionOption
                key={item.slug}
                suggestion={item}
                typed={text}
                {...getItemProps({ item, index: items.indexOf(item), onClick: leaveToField })}
              />
            ))}
          </div>
        ))}
    </div>
  )
})

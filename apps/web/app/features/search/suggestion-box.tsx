import { memo, useLayoutEffect } from 'react'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import { ForgetButtons } from './forget-buttons.tsx'
import { nameOfOption, type SearchOption } from './search-option.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { useSearchCombobox, type ComboboxProps } from './use-search-combobox.ts'
import './suggestion-box.css'

type SuggestionBoxProps = Parameters<typeof useSearchCombobox>[0] & {
  /** Receives the combobox props for the field. */
  onProps: (props: ComboboxProps) => void
}

const headings: Record<SearchOption['kind'], (t: Translate) => string> = {
  past: (t) => t('site.pastSearches'),
  category: (t) => t('site.categories'),
  tool: (t) => t('site.tools'),
}

/**
 * Suggestions below a search field. Memoized: passing its props up re-renders the field, which must not re-render this.
 */
export const SuggestionBox = memo(function SuggestionBox({ onProps, ...options }: SuggestionBoxProps) {
  const t = useTranslate()
  const { text, groups, items, isOpen, inputProps, getMenuProps, getItemProps, choose } = useSearchCombobox(options)
  useLayoutEffect(() => onProps(inputProps))
  // The whole box counts as the list: a click beside the options must not close it.
  const { ref, ...menuProps } = getMenuProps({ 'aria-label': t('site.suggestions') })
  const headingOf = (kind: string) => `${options.ids.menuId}-${kind}`
  const past = groups.find(({ kind }) => kind === 'past')?.options.map(nameOfOption)
  return (
    <div className="suggestions" ref={ref} hidden={!isOpen}>
      <div {...menuProps}>
        {isOpen &&
          groups.map(({ kind, options: lines }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box contains options and groups, no fieldset
            <div key={kind} className={kind} role="group" aria-labelledby={headingOf(kind)}>
              <p id={headingOf(kind)}>
                {headings[kind](t)}
                {kind === 'past' && <span className="unseen">{t('site.forgetByKey')}</span>}
              </p>
              {lines.map((item) => (
                <SuggestionOption
                  key={item.kind === 'past' ? item.query : item.slug}
                  option={item}
                  typed={text}
                  {...getItemProps({ item, index: items.indexOf(item), onClick: (event) => choose(event, item) })}
                />
              ))}
            </div>
          ))}
      </div>
      {isOpen && past !== undefined && <ForgetButtons queries={past} />}
    </div>
  )
})

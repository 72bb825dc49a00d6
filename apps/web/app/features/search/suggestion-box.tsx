import { memo, useLayoutEffect, type MouseEvent, type ComponentProps } from 'react'
import { useLanguage, useTranslate, type Translate } from '../../i18n/translate.tsx'
import { priceName } from '../../i18n/names/price-name.ts'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import { keyOfOption, nameOfOption, type SearchOption } from './search-option.ts'
import { useSearchCombobox, type ComboboxProps } from './use-search-combobox.ts'
import './suggestion-box.css'
import { Icon } from '../../ui/icon.tsx'
import { forgetAllQueries, forgetQuery } from './past-queries.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareTick } from '../../ui/list/compare-tick.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { findMatch } from './find-match.ts'

/** Keeps the focus in the field, and so the list open. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * Overlaid on the ends of the past-search options: a list box may contain options only, no buttons. With the keyboard,
 * Delete removes the highlighted option.
 */
function ForgetButtons({ queries }: { queries: readonly string[] }) {
  const t = useTranslate()
  return (
    <ul className="forget" aria-label={t('site.pastSearches')}>
      <li>
        <button type="button" tabIndex={-1} onMouseDown={keepFocus} onClick={forgetAllQueries}>
          {t('site.forgetSearches')}
        </button>
      </li>
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('site.forgetSearch', { q: query })}
            onMouseDown={keepFocus}
            onClick={() => forgetQuery(query)}
          >
            <Icon name="x" small />
          </button>
        </li>
      ))}
    </ul>
  )
}

type SuggestionBoxProps = Parameters<typeof useSearchCombobox>[0] & {
  /** Receives the combobox props for the field. */
  onProps: (props: ComboboxProps) => void
}

const headings: Record<SearchOption['kind'], (t: Translate) => string> = {
  past: (t) => t('site.pastSearches'),
  compare: (t) => t('site.compare'),
  tool: (t) => t('site.tools'),
  task: (t) => t('site.tasks'),
  category: (t) => t('site.categories'),
  all: (t) => t('site.search'),
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
              <p id={headingOf(kind)} className={kind === 'all' ? 'unseen' : undefined}>
                {headings[kind](t)}
                {kind === 'past' && <span className="unseen">{t('site.forgetByKey')}</span>}
                {kind === 'tool' && <span className="unseen">{t('site.compareByKey')}</span>}
              </p>
              {lines.map((item) => (
                <SuggestionOption
                  key={keyOfOption(item)}
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

type SuggestionOptionProps = Omit<ComponentProps<typeof Link>, 'to'> & { option: SearchOption; typed: string }

/** A real link, so that it can be opened in another tab; the field keeps the focus. */
function SuggestionOption({ option, typed, ...rest }: SuggestionOptionProps) {
  const { t, locale } = useLanguage()
  const name = nameOfOption(option)
  const match = findMatch(name, typed)
  const text = (
    <span className="name">
      <MarkedText text={name} ranges={match && [match]} />
    </span>
  )
  if (option.kind === 'past' || option.kind === 'all')
    return (
      // Not prefetched: a past search must not leave the browser until it is repeated.
      <Link {...rest} to={pathTo('find', locale, undefined, { q: name })} prefetch="none" tabIndex={-1}>
        <Icon name={option.kind === 'past' ? 'clock' : 'search'} />
        {option.kind === 'past' ? text : <span>{t('site.allResults', { q: name })}</span>}
      </Link>
    )
  const { kind, slug, mark, group, category, pricing, tools } = option
  const link = (
    <Link {...rest} to={pathTo(kind, locale, slug)} className={group === null ? undefined : `g-${group}`} tabIndex={-1}>
      {kind === 'tool' ? (
        <Mark name={name} mark={mark} size={40} />
      ) : kind === 'compare' ? (
        <Icon name="compare" />
      ) : group === null ? (
        <Icon name="tasks" />
      ) : (
        <Hatch group={group} />
      )}
      {category === null ? (
        text
      ) : (
        <span className="of-category">
          {text}
          <span className="meta">{category}</span>
        </span>
      )}
      <span className="meta">
        {pricing !== null && pricing !== 'unknown' && priceName(t, pricing)}
        {tools !== null && <ToolCount n={tools} />}
      </span>
    </Link>
  )
  if (kind !== 'tool') return link
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus; the tick handles itself
    <div className="with-tick" role="presentation" onMouseDown={keepFocus}>
      {link}
      <CompareTick tool={{ slug, name }} isBesideOption />
    </div>
  )
}

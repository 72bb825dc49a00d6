import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { changesOnlyQuery } from '../../navigation/changes-only-query.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsAlive } from '../../browser/use-is-alive.ts'
import { rememberQuery } from './past-queries.ts'
import type { SuggestionBox } from './suggestion-box.tsx'
import type { ComboboxProps } from './use-search-combobox.ts'
import '../../ui/form/filter-box.css'
import './search-field.css'

type SearchFieldProps = {
  /** The current search of the page. */
  query?: string | undefined
  /** Hidden fields: query parameters that the search keeps. */
  children?: ReactNode
}

type LoadedBox = { Box: typeof SuggestionBox }

/**
 * Attributes of the field before its suggestions are loaded: screen readers learn immediately that there will be some.
 */
const closedCombobox = (menuId: string) =>
  ({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, 'aria-controls': menuId }) as const

/** A plain form to /find. Suggestions are loaded when the field is first focused; it also works without them. */
export function SearchField({ query = '', children }: SearchFieldProps) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const here = useLocation()
  const id = useId()
  const ids = useMemo(() => ({ inputId: `${id}q`, labelId: `${id}label`, menuId: `${id}menu` }), [id])
  const input = useRef<HTMLInputElement>(null)
  const shownQuery = useRef(query)
  const [box, setBox] = useState<LoadedBox>()
  const [comboboxProps, setComboboxProps] = useState<ComboboxProps>()
  const [isPlain, setPlain] = useState(false)
  const isAlive = useIsAlive()

  const loadBox = () => {
    if (box !== undefined) return
    import('./suggestion-box.tsx').then(
      (module) => setBox({ Box: module.SuggestionBox }),
      () => setPlain(true), // A new release may have replaced the file: the field stays plain.
    )
  }
  useEffect(() => {
    if (document.activeElement === input.current) loadBox()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the field may have been focused before hydration
  }, [])
  // Back and forward change the query. Text typed before hydration must stay.
  useEffect(() => {
    if (shownQuery.current === query || input.current === null) return
    shownQuery.current = query
    input.current.value = query
  }, [query])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, asText(value)]),
    )
    rememberQuery(fields.q ?? '')
    const address = pathTo('find', locale, undefined, fields)
    void navigate(address, { viewTransition: true, preventScrollReset: changesOnlyQuery(here, address) })
  }
  return (
    <search className="search-field">
      <form className="filter-box search" action={pathTo('find', locale)} onSubmit={submit}>
        <Icon name="search" />
        <label className="unseen" id={ids.labelId} htmlFor={ids.inputId}>
          {t('site.search')}
        </label>
        <input
          ref={input}
          id={ids.inputId}
          name="q"
          type="search"
          maxLength={200}
          defaultValue={query}
          placeholder={t('site.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={loadBox}
          {...(isAlive && !isPlain && closedCombobox(ids.menuId))}
          {...comboboxProps}
        />
        {children}
        <button className="btn btn-primary">{t('site.search')}</button>
      </form>
      {box !== undefined && <box.Box ids={ids} input={input} onProps={setComboboxProps} />}
    </search>
  )
}

/** This form has no files. */
const asText = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : '')

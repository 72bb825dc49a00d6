import { listFilters, type ListFilter } from '@polydex/contract/tool/list-filter'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage } from '../../../i18n/translate.tsx'
import { afterPaint } from '../../../navigation/after-paint.ts'
import { countsHintId, FacetFields } from './facet-fields.tsx'
import type { Facet } from '../found-tools.ts'
import { KeptFields } from '../kept-fields.tsx'
import { addressIn, chosenIn, type ListPlace } from '../list-place.ts'
import { useListNavigation } from '../use-list-navigation.ts'
import { clearToggles, hasToggles, addToggle, readPendingList } from './pending-list.ts'
import './facet-form.css'

type FacetFormProps = { facets: readonly Facet[]; place: ListPlace }

/** The facet in use: it keeps its order, and the box just toggled stays enabled. */
type Held = { key: string; order: readonly string[]; value: string }

const isListFilter = (name: string): name is ListFilter => listFilters.some((key) => key === name)

const boxesIn = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

const recordBox = ({ name, value, checked }: HTMLInputElement): void => {
  if (isListFilter(name)) addToggle({ key: name, value, isChosen: checked })
}

/** Syncs the boxes with the pending list, independent of the list on screen. */
function showTicks(form: HTMLFormElement | null, pending: ListPlace): void {
  const chosen = new Set(listFilters.flatMap((key) => chosenIn(pending, key).map((value) => `${key} ${value}`)))
  for (const box of boxesIn(form)) box.checked = chosen.has(`${box.name} ${box.value}`)
}

/** A plain form with a button; with script, every tick loads its list immediately. */
export function FacetForm({ facets, place }: FacetFormProps) {
  const { t, locale } = useLanguage()
  const goTo = useListNavigation(place)
  // Re-renders on navigation: a link or the back button changes the pending list too.
  useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [held, setHeld] = useState<Held>()
  const pending = readPendingList(locale, place)

  const sendToggles = () => {
    if (hasToggles()) goTo()
  }
  const isReady = useRef(false)
  useLayoutEffect(() => {
    // Boxes toggled before hydration count.
    if (!isReady.current)
      for (const box of boxesIn(form.current)) if (box.checked !== box.defaultChecked) recordBox(box)
    isReady.current = true
    showTicks(form.current, readPendingList(locale, place))
  })
  const sendWaitingToggles = useEffectEvent(sendToggles)
  const onPopState = useEffectEvent(() => {
    const { pathname, search, hash } = window.location
    // A hash change within this page is not another list.
    if (hash === '' || pathname + search !== addressIn(locale, place, { page: place.query['page'] })) clearToggles()
    showTicks(form.current, readPendingList(locale, place))
  })
  // Registered once: React renders right after the router's own popstate listener, so a listener re-added on each
  // render would miss the event.
  useEffect(() => {
    // Sends boxes toggled before hydration.
    sendWaitingToggles()
    const listening = new AbortController()
    window.addEventListener('popstate', () => onPopState(), { signal: listening.signal })
    window.addEventListener('online', () => sendWaitingToggles(), { signal: listening.signal })
    return () => {
      listening.abort()
      clearToggles()
    }
  }, [])

  const hold = ({ name, value }: HTMLInputElement) => {
    const values = facets.find(({ key }) => key === name)?.values ?? []
    setHeld((last) => ({ key: name, order: last?.key === name ? last.order : values.map((item) => item.value), value }))
  }

  return (
    <form
      ref={form}
      action={addressIn(locale, { ...place, query: {} })}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        sendToggles()
      }}
    >
      <KeptFields place={place} keys={['q', 'sort', 'order', 'view', 'pageSize']} />
      <span id={countsHintId} className="unseen">
        {t('find.countsHint')}
      </span>
      {facets.map((facet) => (
        <FacetFields
          key={facet.key}
          facet={facet}
          ticked={chosenIn(pending, facet.key)}
          held={held?.key === facet.key ? held : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            recordBox(target)
            // The tick is painted first; on a slow phone the rest takes several frames.
            afterPaint(() => {
              hold(target)
              sendToggles()
            })
          }}
        />
      ))}
      <button className="btn no-script">{t('find.showResults')}</button>
    </form>
  )
}

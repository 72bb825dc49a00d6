import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { afterPaint } from '../../navigation/after-paint.ts'
import { FacetFields } from './facet-fields.tsx'
import type { Facet } from './facet-model.ts'
import { KeptFields } from './kept-fields.tsx'
import { addressIn, chosenIn, filterKeys, type FilterKey, type ListPlace } from './list-place.ts'
import { useWish } from './use-wish.ts'
import { forgetTurns, hasWaitingTurns, noteTurn, readWish } from './wish.ts'
import './facet-form.css'

type FacetFormProps = { facets: readonly Facet[]; place: ListPlace }

/** The list the visitor is busy with: it keeps its order, and the box under the finger stays usable. */
type Held = { key: string; order: readonly string[]; value: string }

const isFilterKey = (name: string): name is FilterKey => filterKeys.some((key) => key === name)

const boxesIn = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

const noteBox = ({ name, value, checked }: HTMLInputElement): void => {
  if (isFilterKey(name)) noteTurn({ key: name, value, isChosen: checked })
}

/** Lists come and go; the boxes show what is wanted. */
function showWish(form: HTMLFormElement | null, wish: ListPlace): void {
  const chosen = new Set(filterKeys.flatMap((key) => chosenIn(wish, key).map((value) => `${key} ${value}`)))
  for (const box of boxesIn(form)) box.checked = chosen.has(`${box.name} ${box.value}`)
}

/** A plain form with a button; with script every tick shows its list at once. */
export function FacetForm({ facets, place }: FacetFormProps) {
  const { t, locale } = useLanguage()
  const goOn = useWish(place)
  // A link or a step back changes the wish too: with it the boxes are shown anew.
  useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [held, setHeld] = useState<Held>()
  const wish = readWish(locale, place)

  const sendTurns = () => {
    if (hasWaitingTurns()) goOn()
  }
  const isReady = useRef(false)
  useLayoutEffect(() => {
    // Boxes that were turned before this script ran count.
    if (!isReady.current) for (const box of boxesIn(form.current)) if (box.checked !== box.defaultChecked) noteBox(box)
    isReady.current = true
    showWish(form.current, readWish(locale, place))
  })
  const goOnWithTurns = useEffectEvent(sendTurns)
  const stepBack = useEffectEvent(() => {
    const { pathname, search, hash } = window.location
    // A place within this page is no other list.
    if (hash === '' || pathname + search !== addressIn(locale, place, { page: place.query['page'] })) forgetTurns()
    showWish(form.current, readWish(locale, place))
  })
  // Once: a listener added by each render is missed by a step back, because React renders right after the router's own.
  useEffect(() => {
    // What was turned before this script ran.
    goOnWithTurns()
    const listening = new AbortController()
    window.addEventListener('popstate', () => stepBack(), { signal: listening.signal })
    window.addEventListener('online', () => goOnWithTurns(), { signal: listening.signal })
    return () => {
      listening.abort()
      forgetTurns()
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
        sendTurns()
      }}
    >
      <KeptFields place={place} keys={['q', 'sort', 'order', 'pageSize']} />
      {facets.map((facet) => (
        <FacetFields
          key={facet.key}
          facet={facet}
          wished={chosenIn(wish, facet.key)}
          held={held?.key === facet.key ? held : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            noteBox(target)
            // The tick is seen first; on a slow phone the rest takes several frames.
            afterPaint(() => {
              hold(target)
              sendTurns()
            })
          }}
        />
      ))}
      <button className="btn no-script">{t('find.showResults')}</button>
    </form>
  )
}

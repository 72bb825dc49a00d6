import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { afterPaint } from '../../navigation/after-paint.ts'
import { FacetFields } from './facet-fields.tsx'
import type { Facet } from './facet-model.ts'
import { KeptFields } from './kept-fields.tsx'
import { addressIn, filterKeys, type ListPlace } from './list-place.ts'
import './facet-form.css'

type FacetFormProps = { facets: readonly Facet[]; place: ListPlace }

/** The list the visitor is busy with: it keeps its order, and the box under the finger stays usable. */
type Held = { key: string; order: readonly string[]; value: string }

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string'

const readFilters = (form: HTMLFormElement): Record<string, string> => {
  const data = new FormData(form)
  return Object.fromEntries(filterKeys.map((key) => [key, data.getAll(key).filter(isText).join(',')]))
}

/** A plain form with a button; with script every tick shows its list at once. */
export function FacetForm({ facets, place }: FacetFormProps) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [held, setHeld] = useState<Held>()

  const current = addressIn(locale, place)
  const readAddress = (from: HTMLFormElement) => addressIn(locale, place, readFilters(from))
  // A tick taken back while its list is on the way leads here again, and calls that list off.
  const show = (address: string) => void navigate(address, { preventScrollReset: true, replace: address === current })

  // Boxes that were ticked before this script ran count; after that they follow the address (back, a removed chip).
  const isReady = useRef(false)
  useEffect(() => {
    if (isReady.current) form.current?.reset()
    else form.current?.requestSubmit()
    isReady.current = true
  }, [place])

  const hold = ({ name, value }: HTMLInputElement) => {
    const values = facets.find(({ key }) => key === name)?.values ?? []
    setHeld({ key: name, order: held?.key === name ? held.order : values.map((item) => item.value), value })
  }

  return (
    <form
      ref={form}
      action={addressIn(locale, { ...place, query: {} })}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        const address = readAddress(event.currentTarget)
        if (address !== current) show(address)
      }}
    >
      <KeptFields place={place} keys={['q', 'sort', 'order', 'pageSize']} />
      {facets.map((facet) => (
        <FacetFields
          key={facet.key}
          facet={facet}
          held={held?.key === facet.key ? held : undefined}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            // The tick is seen first; on a slow phone the rest takes several frames.
            afterPaint(() => {
              hold(target)
              if (target.form !== null) show(readAddress(target.form))
            })
          }}
        />
      ))}
      <button className="btn no-script">{t('find.showResults')}</button>
    </form>
  )
}

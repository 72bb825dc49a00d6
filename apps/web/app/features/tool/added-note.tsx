import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { sayAdded } from './added-day.ts'

type AddedTool = { addedOn?: string | null }

/** The date added as the line of a card, for lists in that order. */
function AddedNote({ addedOn = null }: AddedTool) {
  const { t, locale } = useLanguage()
  return (
    <p className="added meta" {...asServed}>
      {addedOn === null ? sayAdded(t, locale, null) : <time dateTime={addedOn}>{sayAdded(t, locale, addedOn)}</time>}
    </p>
  )
}

/** The line of a card in a list that is in this order; in others there is none. */
export const noteOfSort = (sort: string | undefined) =>
  sort === 'added' ? ({ addedOn }: AddedTool) => <AddedNote {...(addedOn !== undefined && { addedOn })} /> : undefined

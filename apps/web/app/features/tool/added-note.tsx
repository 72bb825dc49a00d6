import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { addedText } from './added-day.ts'

type AddedTool = { addedOn?: string | null }

/** The date added as the note of a card, for lists sorted by it. */
function AddedNote({ addedOn = null }: AddedTool) {
  const { t, locale } = useLanguage()
  return (
    <p className="added meta" {...asServed}>
      {addedOn === null ? addedText(t, locale, null) : <time dateTime={addedOn}>{addedText(t, locale, addedOn)}</time>}
    </p>
  )
}

/** The note of a card in lists sorted by date added; none in others. */
export const noteOfSort = (sort: string | undefined) =>
  sort === 'added' ? ({ addedOn }: AddedTool) => <AddedNote {...(addedOn !== undefined && { addedOn })} /> : undefined

import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { formatDay } from '../../i18n/format.ts'

type AddedTool = { addedOn?: string | null }

/** The date added as the note of a card, for lists sorted by it. */
function AddedNote({ addedOn = null }: AddedTool) {
  const { t, locale } = useLanguage()
  return (
    <p className="added meta" {...asServed}>
      {addedOn === null ? (
        t('card.addedUnknown')
      ) : (
        <time dateTime={addedOn}>{t('card.addedOn', { day: formatDay(locale, addedOn) })}</time>
      )}
    </p>
  )
}

const noteAdded = ({ addedOn }: AddedTool): ReactNode => <AddedNote {...(addedOn !== undefined && { addedOn })} />

/** The note of a card in lists sorted by date added; none in others. */
export const noteOfSort = (sort: string | undefined) => (sort === 'added' ? noteAdded : undefined)

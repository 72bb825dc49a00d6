import { useId, useMemo } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { NameField } from '../../../named-tools/name-field.tsx'
import type { ListAnswer } from '../change/apply-form.ts'

type AddToolsProps = {
  action: string
  answer: ListAnswer | undefined
  /** Whether there is nothing else to do with the list yet. */
  isFirst: boolean
}

/** Adds tools by name: one and Enter, or several with commas between them. Names that were not found stay. */
export function AddTools({ action, answer, isFirst }: AddToolsProps) {
  const { t } = useLanguage()
  const id = useId()
  const left = useMemo(() => (answer?.kind === 'added' ? { text: answer.missing.join(', ') } : undefined), [answer])
  return (
    <form className="list-add" method="post" action={action}>
      <label htmlFor={id}>{t('ownList.addLabel')}</label>
      <div className="in-row">
        <NameField
          id={id}
          className="plain-field"
          name="names"
          maxLength={4_000}
          describedBy={`${id}-hint`}
          left={left}
        />
        <button className={isFirst ? 'btn btn-primary' : 'btn'} type="submit" name="intent" value="add">
          {t('ownList.add')}
        </button>
      </div>
      <p className="meta" id={`${id}-hint`}>
        {t('ownList.addHint')}
      </p>
    </form>
  )
}

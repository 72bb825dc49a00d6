import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { forgetDraft } from './kept-draft.ts'
import '../../ui/form/sent.css'

export type SentTool = { name: string; id: string; reference: string; isMailed: boolean }

/** Replaces the form once the tool has been received, and links to the page of its case. */
export function SubmissionSent({ sent: { name, id, reference, isMailed } }: { sent: SentTool }) {
  const { t, locale } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    forgetDraft()
    heading.current?.focus()
  }, [])
  return (
    <div className="sent">
      <output className="sent-mark">
        <Icon name="check" />
        {t('submit.success')}
      </output>
      <h1 ref={heading} tabIndex={-1}>
        {t('submit.sentTitle', { name })}
      </h1>
      <p className="lead">{t('submit.sentText')}</p>
      <p>
        {t('form.reference')} <strong className="sent-reference">{reference}</strong>
      </p>
      <p>{t('submit.keepLink')}</p>
      {isMailed && <p>{t('form.mailFollows')}</p>}
      <p className="in-row sent-next">
        <Link className="btn btn-primary" to={pathTo('case', locale, id)}>
          {t('form.toCase')}
        </Link>
        <Link className="tap" to={pathTo('submit', locale)}>
          {t('submit.another')}
        </Link>
        <Link className="tap" to={pathTo('home', locale)}>
          {t('submit.home')}
        </Link>
      </p>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import './submission-sent.css'

/** Replaces the form once the tool has been received. */
export function SubmissionSent({ name }: { name: string }) {
  const { t, locale } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
      <p className="sent-next">
        <Link className="btn btn-primary" to={pathTo('submit', locale)}>
          {t('submit.another')}
        </Link>
        <Link to={pathTo('home', locale)}>{t('submit.home')}</Link>
      </p>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import '../../ui/form/sent.css'

export type SentCorrection = { id: string; reference: string; isMailed: boolean }

/** Replaces the form once the report has been received. */
export function CorrectionSent({ slug, name, sent }: { slug: string; name: string; sent: SentCorrection }) {
  const { t, locale } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent">
      <h1 ref={heading} tabIndex={-1}>
        {t('correction.sentTitle')}
      </h1>
      <p className="lead">{t('correction.sentText', { name })}</p>
      <p>
        {t('form.reference')} <strong className="sent-reference">{sent.reference}</strong>
      </p>
      {sent.isMailed && <p>{t('form.mailFollows')}</p>}
      <p className="in-row sent-next">
        <Link className="btn btn-primary" to={pathTo('case', locale, sent.id)}>
          {t('form.toCase')}
        </Link>
        <Link className="tap" to={pathTo('tool', locale, slug)}>
          {t('correction.back', { name })}
        </Link>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { PageName } from '../../addresses/pages.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { TextPage } from '../../ui/page/text-page.tsx'

/** The day on which the text of each page last changed in meaning. Update it with the text, in all languages. */
const textsChangedOn = {
  contact: '2026-11-16',
  privacy: '2026-11-18',
  terms: '2026-11-19',
  accessibility: '2026-11-16',
} as const

type LegalPageProps = {
  page: keyof typeof textsChangedOn & PageName
  title: string
  lead: string
  sections: readonly { id: string; title: string; content: ReactNode }[]
  /** The operator's own text, which has no version of ours. */
  isOwn?: boolean
}

/** The contact page or a legal page: its text, and the day of its version. */
export function LegalPage({ page, title, lead, sections, isOwn = false }: LegalPageProps) {
  const { t, locale } = useLanguage()
  return (
    <TextPage title={title} lead={lead} contents={t('legal.contents')} sections={sections} isShort>
      {!isOwn && (
        <p className="meta" {...asServed}>
          {t('legal.version', { day: formatDay(locale, textsChangedOn[page]) })}
        </p>
      )}
    </TextPage>
  )
}

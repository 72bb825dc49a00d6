import { useTranslate } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { LegalPage } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import './plain-list.css'

function PlainList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="plain-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** What was tested and how, known limits, how to report. docs/quality.md has the tests behind each sentence. */
export function AccessibilityText({ operator }: { operator: Operator }) {
  const t = useTranslate()
  return (
    <LegalPage
      page="accessibility"
      title={t('site.accessibility')}
      lead={t('accessibility.lead')}
      sections={[
        { id: 'aim', title: t('accessibility.aim'), content: <p>{t('accessibility.aimText')}</p> },
        {
          id: 'tested',
          title: t('accessibility.tested'),
          content: (
            <>
              <p>{t('accessibility.testedLead')}</p>
              <PlainList
                texts={[
                  t('accessibility.testedRules'),
                  t('accessibility.testedKeyboard'),
                  t('accessibility.testedWidth'),
                  t('accessibility.testedScript'),
                  t('accessibility.testedCharts'),
                  t('accessibility.testedSettings'),
                ]}
              />
            </>
          ),
        },
        {
          id: 'limits',
          title: t('accessibility.limits'),
          content: (
            <PlainList
              texts={[
                t('accessibility.limitReaders'),
                t('accessibility.limitBrowsers'),
                t('accessibility.limitTexts'),
                t('accessibility.limitApi'),
              ]}
            />
          ),
        },
        {
          id: 'report',
          title: t('accessibility.report'),
          content: (
            <>
              <p>{t('accessibility.reportText')}</p>
              <p>
                <MailLink mail={operator.mail} />
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

import { useTranslate } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { LegalPage } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'

function PlainList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="plain-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** What was tested and how, known limits, how to report. The browser tests prove each sentence. */
export function AccessibilityText({ operator }: { operator: Operator }) {
  const t = useTranslate()
  return (
    <LegalPage
      page="accessibility"
      title={t('site.accessibility')}
      lead={t('legal.accessLead')}
      sections={[
        { id: 'aim', title: t('legal.accessAim'), content: <p>{t('legal.accessAimText')}</p> },
        {
          id: 'tested',
          title: t('legal.accessTested'),
          content: (
            <>
              <p>{t('legal.accessTestedLead')}</p>
              <PlainList
                texts={[
                  t('legal.accessTestedRules'),
                  t('legal.accessTestedKeyboard'),
                  t('legal.accessTestedWidth'),
                  t('legal.accessTestedScript'),
                  t('legal.accessTestedCharts'),
                  t('legal.accessTestedSettings'),
                ]}
              />
            </>
          ),
        },
        {
          id: 'limits',
          title: t('legal.accessLimits'),
          content: (
            <PlainList
              texts={[
                t('legal.accessLimitReaders'),
                t('legal.accessLimitBrowsers'),
                t('legal.accessLimitTexts'),
                t('legal.accessLimitApi'),
              ]}
            />
          ),
        },
        {
          id: 'report',
          title: t('legal.accessReport'),
          content: (
            <>
              <p>{t('legal.accessReportText')}</p>
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

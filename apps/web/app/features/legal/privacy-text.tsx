import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { BrowserTable } from './browser-table.tsx'
import { LegalPage } from './legal-page.tsx'
import { OperatorBlock } from './operator-block.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { ServerTable } from './server-table.tsx'

/** What is kept, where, why and for how long; both tables come from the lists that the code uses. */
export function PrivacyText({ operator }: { operator: Operator }) {
  const { t, locale } = useLanguage()
  return (
    <LegalPage
      page="privacy"
      title={t('site.privacy')}
      lead={t('privacy.lead')}
      sections={[
        {
          id: 'browser',
          title: t('privacy.browser'),
          content: (
            <>
              <p>{t('privacy.browserLead')}</p>
              <BrowserTable />
            </>
          ),
        },
        {
          id: 'servers',
          title: t('privacy.server'),
          content: (
            <>
              <Paragraphs texts={[t('privacy.serverLead'), t('privacy.network')]} />
              <ServerTable days={operator} />
            </>
          ),
        },
        {
          id: 'others',
          title: t('privacy.others'),
          content: (
            <Paragraphs texts={[t('privacy.othersServices'), t('privacy.othersLinks'), t('privacy.othersShown')]} />
          ),
        },
        {
          id: 'grounds',
          title: t('privacy.grounds'),
          content: <Paragraphs texts={[t('privacy.groundsAsked'), t('privacy.groundsInterest')]} />,
        },
        {
          id: 'rights',
          title: t('privacy.rights'),
          content: (
            <>
              <p>{t('privacy.rightsAccount')}</p>
              <p>
                <MoreLink to={pathTo('account', locale)}>{t('site.account')}</MoreLink>
              </p>
              <Paragraphs texts={[t('privacy.rightsMore'), t('privacy.rightsWrite')]} />
            </>
          ),
        },
        { id: 'operator', title: t('privacy.responsible'), content: <OperatorBlock operator={operator} /> },
      ]}
    />
  )
}

import { keptUses } from '@polydex/contract/http/kept-on-server'
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
      lead={t('legal.privacyLead')}
      sections={[
        {
          id: 'browser',
          title: t('legal.privacyBrowser'),
          content: (
            <>
              <p>{t('legal.privacyBrowserLead')}</p>
              <BrowserTable />
            </>
          ),
        },
        {
          id: 'servers',
          title: t('legal.privacyServer'),
          content: (
            <>
              <Paragraphs texts={[t('legal.privacyServerLead'), t('legal.privacyNetwork')]} />
              <ServerTable days={operator} />
            </>
          ),
        },
        {
          id: 'uses',
          title: t('legal.privacyUses'),
          content: (
            <Paragraphs texts={[t('legal.privacyUsesText'), t('legal.privacyUsesLife', { n: keptUses.days })]} />
          ),
        },
        {
          id: 'others',
          title: t('legal.privacyOthers'),
          content: (
            <Paragraphs
              texts={[t('legal.privacyOthersServices'), t('legal.privacyOthersLinks'), t('legal.privacyOthersShown')]}
            />
          ),
        },
        {
          id: 'grounds',
          title: t('legal.privacyGrounds'),
          content: <Paragraphs texts={[t('legal.privacyGroundsAsked'), t('legal.privacyGroundsInterest')]} />,
        },
        {
          id: 'rights',
          title: t('legal.privacyRights'),
          content: (
            <>
              <p>{t('legal.privacyRightsAccount')}</p>
              <p>
                <MoreLink to={pathTo('account', locale)}>{t('site.account')}</MoreLink>
              </p>
              <Paragraphs texts={[t('legal.privacyRightsMore'), t('legal.privacyRightsWrite')]} />
            </>
          ),
        },
        { id: 'operator', title: t('legal.privacyResponsible'), content: <OperatorBlock operator={operator} /> },
      ]}
    />
  )
}

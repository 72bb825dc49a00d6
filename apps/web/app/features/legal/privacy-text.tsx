import type { OwnText } from '@polydex/contract/site/read-site'
import { thisSite } from '@polydex/contract/site/site'
import { keptUses } from '@polydex/contract/http/kept-on-server'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { BrowserTable } from './browser-table.tsx'
import { LegalPage } from './legal-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'
import { OperatorBlock } from './operator-block.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { ServerTable } from './server-table.tsx'

/** What is kept, where, why and for how long; both tables come from the lists that the code uses. */
export function PrivacyText({ operator, own }: { operator: Operator; own: OwnText | null }) {
  const { t, locale } = useLanguage()
  const { accounts, submissions } = thisSite
  const tables = [
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
          <Paragraphs
            texts={[
              t('legal.privacyServerLead'),
              ...(accounts && submissions ? [t('legal.privacyServerChoice')] : []),
              t('legal.privacyNetwork'),
            ]}
          />
          <ServerTable days={operator} />
        </>
      ),
    },
  ]
  const responsible = {
    id: 'operator',
    title: t('legal.privacyResponsible'),
    content: <OperatorBlock operator={operator} />,
  }
  if (own !== null)
    return <OwnLegalPage page="privacy" title={t('site.privacy')} own={own} sections={[...tables, responsible]} />
  return (
    <LegalPage
      page="privacy"
      title={t('site.privacy')}
      lead={t('legal.privacyLead')}
      sections={[
        ...tables,
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
              texts={[
                t('legal.privacyOthersServices'),
                t('legal.privacyOthersLinks'),
                ...(accounts ? [t('legal.privacyOthersShown')] : []),
                ...(accounts && submissions ? [t('legal.privacyOthersTrial')] : []),
              ]}
            />
          ),
        },
        {
          id: 'grounds',
          title: t('legal.privacyGrounds'),
          content: (
            <Paragraphs
              texts={[
                ...(accounts && submissions ? [t('legal.privacyGroundsAsked')] : []),
                ...(accounts && !submissions ? [t('legal.groundsOfAccounts')] : []),
                ...(submissions && !accounts ? [t('legal.groundsOfSent')] : []),
                t('legal.privacyGroundsBrowser'),
                t('legal.privacyGroundsInterest'),
              ]}
            />
          ),
        },
        {
          id: 'rights',
          title: t('legal.privacyRights'),
          content: (
            <>
              {accounts && (
                <>
                  <p>{t('legal.privacyRightsAccount')}</p>
                  <p>
                    <MoreLink to={pathTo('account', locale)}>{t('site.account')}</MoreLink>
                  </p>
                </>
              )}
              <Paragraphs
                texts={[
                  t('legal.privacyRightsMore'),
                  t('legal.privacyRightsWrite'),
                  ...(submissions ? [t('legal.privacyRightsReference')] : []),
                ]}
              />
            </>
          ),
        },
        responsible,
      ]}
    />
  )
}

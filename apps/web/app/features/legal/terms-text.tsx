import type { OwnText } from '@polydex/contract/site/read-site'
import { thisSite } from '@polydex/contract/site/site'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { LegalPage } from './legal-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'
import { OperatorBlock } from './operator-block.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** What visitors can expect, and what is asked of them. */
export function TermsText({ operator, own }: { operator: Operator; own: OwnText | null }) {
  const { t, locale } = useLanguage()
  const operatorSection = { id: 'operator', title: t('legal.operator'), content: <OperatorBlock operator={operator} /> }
  if (own !== null)
    return <OwnLegalPage page="terms" title={t('legal.termsTitle')} own={own} sections={[operatorSection]} />
  return (
    <LegalPage
      page="terms"
      title={t('legal.termsTitle')}
      lead={t('legal.termsLead')}
      sections={[
        {
          id: 'offer',
          title: t('legal.termsOffer'),
          content: (
            <Paragraphs
              texts={[
                t('legal.termsOfferText'),
                ...(thisSite.accounts && thisSite.submissions ? [t('legal.termsOfferOpen')] : []),
              ]}
            />
          ),
        },
        {
          id: 'entries',
          title: t('legal.termsEntries'),
          content: (
            <Paragraphs
              texts={[t('legal.termsEntriesText'), t('legal.termsEntriesLinks'), t('legal.termsEntriesMarks')]}
            />
          ),
        },
        ...(thisSite.accounts
          ? [{ id: 'account', title: t('legal.termsAccount'), content: <p>{t('legal.termsAccountText')}</p> }]
          : []),
        ...(thisSite.submissions
          ? [
              {
                id: 'sent',
                title: t('legal.termsSent'),
                content: (
                  <Paragraphs
                    texts={[t('legal.termsSentText'), t('legal.termsSentRights'), t('legal.termsSentDecision')]}
                  />
                ),
              },
            ]
          : []),
        { id: 'use', title: t('legal.termsUse'), content: <p>{t('legal.termsUseText')}</p> },
        {
          id: 'licences',
          title: t('legal.termsLicences'),
          content: (
            <>
              <p>{t('legal.termsLicencesText')}</p>
              <p>
                <MoreLink to={`${pathTo('about', locale)}#sources`}>{t('site.dataSources')}</MoreLink>
              </p>
            </>
          ),
        },
        { id: 'liability', title: t('legal.termsLiability'), content: <p>{t('legal.termsLiabilityText')}</p> },
        operatorSection,
      ]}
    />
  )
}

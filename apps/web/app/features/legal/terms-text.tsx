import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { LegalPage } from './legal-page.tsx'
import { OperatorBlock } from './operator-block.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** What visitors can expect, and what is asked of them. */
export function TermsText({ operator }: { operator: Operator }) {
  const { t, locale } = useLanguage()
  return (
    <LegalPage
      page="terms"
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={[
        { id: 'offer', title: t('terms.offer'), content: <p>{t('terms.offerText')}</p> },
        {
          id: 'entries',
          title: t('terms.entries'),
          content: <Paragraphs texts={[t('terms.entriesText'), t('terms.entriesLinks')]} />,
        },
        { id: 'account', title: t('terms.account'), content: <p>{t('terms.accountText')}</p> },
        {
          id: 'sent',
          title: t('terms.sent'),
          content: <Paragraphs texts={[t('terms.sentText'), t('terms.sentRights'), t('terms.sentDecision')]} />,
        },
        { id: 'use', title: t('terms.use'), content: <p>{t('terms.useText')}</p> },
        {
          id: 'licences',
          title: t('terms.licences'),
          content: (
            <>
              <p>{t('terms.licencesText')}</p>
              <p>
                <MoreLink to={`${pathTo('about', locale)}#sources`}>{t('site.dataSources')}</MoreLink>
              </p>
            </>
          ),
        },
        { id: 'liability', title: t('terms.liability'), content: <p>{t('terms.liabilityText')}</p> },
        { id: 'operator', title: t('legal.operator'), content: <OperatorBlock operator={operator} /> },
      ]}
    />
  )
}

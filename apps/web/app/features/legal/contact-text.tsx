import { thisSite } from '@polydex/contract/site/site'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { LegalPage } from './legal-page.tsx'
import { MailLink } from './mail-link.tsx'
import { OperatorBlock } from './operator-block.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** Who runs the site, and which message goes where. */
export function ContactText({ operator }: { operator: Operator }) {
  const { t, locale } = useLanguage()
  const mail = <MailLink mail={operator.mail} />
  return (
    <LegalPage
      page="contact"
      title={t('legal.contactTitle')}
      lead={t('legal.contactLead')}
      sections={[
        { id: 'operator', title: t('legal.operator'), content: <OperatorBlock operator={operator} /> },
        {
          id: 'entries',
          title: t('legal.contactEntries'),
          content: (
            <>
              {thisSite.submissions ? (
                <>
                  <Paragraphs texts={[t('legal.contactEntriesText'), t('legal.contactMissingText')]} />
                  <p>
                    <MoreLink to={pathTo('submit', locale)}>{t('site.submitTool')}</MoreLink>
                  </p>
                </>
              ) : (
                <p>{mail}</p>
              )}
            </>
          ),
        },
        {
          id: 'takedown',
          title: t('legal.contactTakedown'),
          content: (
            <>
              <Paragraphs texts={[t('legal.contactTakedownText'), t('legal.contactTakedownNext')]} />
              <p>{mail}</p>
            </>
          ),
        },
        {
          id: 'security',
          title: t('legal.contactSecurity'),
          content: (
            <>
              <Paragraphs texts={[t('legal.contactSecurityText'), t('legal.contactSecurityRules')]} />
              <p className="legal-links">
                {mail}
                <a className="tap legal-link" href="/.well-known/security.txt">
                  security.txt
                </a>
              </p>
            </>
          ),
        },
        {
          id: 'data',
          title: t('legal.contactData'),
          content: (
            <>
              <p>{t('legal.contactDataText')}</p>
              <p>
                <MoreLink to={pathTo('privacy', locale)}>{t('site.privacy')}</MoreLink>
              </p>
            </>
          ),
        },
        {
          id: 'access',
          title: t('legal.contactAccess'),
          content: (
            <>
              <p>{t('legal.contactAccessText')}</p>
              <p>
                <MoreLink to={pathTo('accessibility', locale)}>{t('site.accessibility')}</MoreLink>
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

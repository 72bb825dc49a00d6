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
      title={t('contact.title')}
      lead={t('contact.lead')}
      sections={[
        { id: 'operator', title: t('legal.operator'), content: <OperatorBlock operator={operator} /> },
        {
          id: 'entries',
          title: t('contact.entries'),
          content: (
            <>
              <Paragraphs texts={[t('contact.entriesText'), t('contact.missingText')]} />
              <p>
                <MoreLink to={pathTo('submit', locale)}>{t('site.submitTool')}</MoreLink>
              </p>
            </>
          ),
        },
        {
          id: 'takedown',
          title: t('contact.takedown'),
          content: (
            <>
              <Paragraphs texts={[t('contact.takedownText'), t('contact.takedownNext')]} />
              <p>{mail}</p>
            </>
          ),
        },
        {
          id: 'security',
          title: t('contact.security'),
          content: (
            <>
              <Paragraphs texts={[t('contact.securityText'), t('contact.securityRules')]} />
              <p className="legal-links">
                {mail}
                <a className="legal-link" href="/.well-known/security.txt">
                  security.txt
                </a>
              </p>
            </>
          ),
        },
        {
          id: 'data',
          title: t('contact.data'),
          content: (
            <>
              <p>{t('contact.dataText')}</p>
              <p>
                <MoreLink to={pathTo('privacy', locale)}>{t('site.privacy')}</MoreLink>
              </p>
            </>
          ),
        },
        {
          id: 'access',
          title: t('contact.access'),
          content: (
            <>
              <p>{t('contact.accessText')}</p>
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

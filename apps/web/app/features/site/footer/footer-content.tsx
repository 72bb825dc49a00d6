import { polydex } from '@polydex/contract/site/default-site'
import { siteLocales, thisSite } from '@polydex/contract/site/site'
import type { SiteFigures } from '@polydex/contract/tool/category'
import { documentationPath } from '@polydex/contract/http/documentation'
import { pathTo } from '../../../addresses/path-to.ts'
import { offerRankings } from '../../../navigation/ranking-pages.ts'
import { siteSentence } from '../../../i18n/site-sentence.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { FiguresStamp } from './figures-stamp.tsx'
import { LanguageLinks } from '../header/language-links.tsx'
import { Logo } from '../header/logo.tsx'
import { OwnLink } from '../own-link.tsx'
import type { ReactNode } from 'react'

const legalPages = [
  { page: 'contact', name: (t: Translate) => t('site.contact') },
  { page: 'privacy', name: (t: Translate) => t('site.privacy') },
  { page: 'terms', name: (t: Translate) => t('site.terms') },
  { page: 'accessibility', name: (t: Translate) => t('site.accessibility') },
] as const

export function FooterContent({ figures }: { figures: SiteFigures | null }) {
  const { t, locale } = useLanguage()
  const about = pathTo('about', locale)
  return (
    <>
      <div className="footer-grid">
        <div>
          <Logo />
          <p>{siteSentence(t, locale)}</p>
        </div>
        <FooterColumn
          id="footer-explore"
          title={t('site.explore')}
          links={[
            [t('site.findTool'), pathTo('find', locale)],
            [t('site.allTasks'), pathTo('task-list', locale)],
            [t('site.allCategories'), pathTo('category-list', locale)],
            [t('site.compareTools'), pathTo('compare', locale)],
            ...(thisSite.figures ? ([[t('site.months'), pathTo('month', locale)]] as const) : []),
            [t('site.favorites'), pathTo('collect', locale)],
          ]}
        />
        {thisSite.figures && (
          <FooterColumn
            id="footer-rankings"
            title={t('site.rankings')}
            links={offerRankings(figures).map(({ name, page }) => [name(t), pathTo(page, locale)])}
          />
        )}
        <FooterColumn
          id="footer-site"
          title={thisSite.name}
          links={[
            [t('site.about'), about],
            ...(thisSite.submissions
              ? ([
                  [t('site.submitTool'), pathTo('submit', locale)],
                  [t('site.lookUp'), pathTo('case', locale)],
                ] as const)
              : []),
          ]}
        >
          {thisSite.footer?.map((link) => (
            <li key={link.to}>
              <OwnLink link={link} />
            </li>
          ))}
          {thisSite.accounts && (
            <>
              <li className="for-visitors">
                <Link to={pathTo('login', locale)}>{t('site.logIn')}</Link>
              </li>
              <li className="for-visitors">
                <Link to={pathTo('register', locale)}>{t('site.signUp')}</Link>
              </li>
              <li className="for-users">
                <Link to={pathTo('account', locale)}>{t('site.account')}</Link>
              </li>
            </>
          )}
        </FooterColumn>
        <FooterColumn
          id="footer-data"
          title={t('site.data')}
          links={[
            ...(thisSite.figures ? ([[t('site.aboutNumbers'), `${about}#numbers`]] as const) : []),
            [t('site.dataSources'), `${about}#sources`],
          ]}
        >
          <li>
            <a href={documentationPath}>{t('site.api')}</a>
          </li>
        </FooterColumn>
        {siteLocales.length > 1 && (
          <nav className="footer-languages" aria-labelledby="footer-languages">
            <h2 id="footer-languages">{t('site.languages')}</h2>
            <LanguageLinks />
          </nav>
        )}
      </div>
      <div className="footer-base">
        <nav aria-label={t('site.legal')}>
          <ul>
            {legalPages.map(({ page, name }) => (
              <li key={page}>
                <Link to={pathTo(page, locale)}>{name(t)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {figures !== null && (
          <p className="meta">
            <FiguresStamp figures={figures} />
          </p>
        )}
        {thisSite.name !== polydex.name && (
          <p className="meta">
            <Link className="tap" to={`${about}#sources`}>
              {t('site.madeWith', { program: polydex.name })}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

type FooterColumnProps = {
  id: string
  title: string
  links: readonly (readonly [text: string, to: string])[]
  /** Further list items: external links, or links not for everyone. */
  children?: ReactNode
}

function FooterColumn({ id, title, links, children }: FooterColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([text, to]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

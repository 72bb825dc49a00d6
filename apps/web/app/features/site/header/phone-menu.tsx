import { siteLocales, thisSite } from '@polydex/contract/site/site'
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useLanguage, useTranslate } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { OwnLink } from '../own-link.tsx'
import { Logo } from './logo.tsx'
import { RankingLinks } from './ranking-links.tsx'
import { switchTheme } from './theme.ts'
import './phone-menu.css'

/**
 * Below 768 px the navigation is a full-height dialog; without script, its button leads to the site map below. Its
 * content is rendered when it is first opened: until then, no page needs it.
 */
export function PhoneMenu() {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const { key } = useLocation()
  useLayoutEffect(() => dialog.current?.close(), [key])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    // The dialog focuses its first button, which must exist before it opens.
    flushSync(() => setOpened(true))
    dialog.current?.showModal()
  }
  return (
    <>
      <a
        className="tool-btn icon-only phone"
        href="#sitemap"
        aria-haspopup="dialog"
        aria-label={t('site.menu')}
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      <dialog className="phone-menu" ref={dialog} aria-label={t('site.menu')}>
        {wasOpened && <PhonePlaces close={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

function PhonePlaces({ close }: { close: () => void }) {
  const { t, locale } = useLanguage()
  return (
    <>
      <div className="bar-top">
        <Logo />
        <button className="tool-btn icon-only" type="button" aria-label={t('site.closeMenu')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={t('site.mainNavigation')}>
        <ul className="places">
          <PhoneLink to={pathTo('find', locale)} text={t('site.findTool')} />
          <PhoneLink to={pathTo('category-list', locale)} text={t('site.categories')} />
          <PhoneLink to={pathTo('collect', locale)} text={t('site.favorites')} />
          {thisSite.submissions && <PhoneLink to={pathTo('submit', locale)} text={t('site.submitTool')} />}
          {thisSite.header?.map((link) => (
            <li key={link.to}>
              <OwnLink link={link} />
            </li>
          ))}
        </ul>
        {thisSite.figures && (
          <>
            <h2 className="display">{t('site.rankings')}</h2>
            <RankingLinks />
          </>
        )}
      </nav>
      {siteLocales.length > 1 && (
        <>
          <h2>{t('site.languages')}</h2>
          <LanguageLinks />
        </>
      )}
      <div className="foot">
        <button className="btn" type="button" onClick={switchTheme}>
          <Icon name="theme" />
          {t('site.lightOrDark')}
        </button>
        <Link className="btn for-visitors" to={pathTo('login', locale)}>
          {t('site.logIn')}
        </Link>
        <Link className="btn for-users" to={pathTo('account', locale)}>
          <Icon name="person" />
          {t('site.account')}
        </Link>
      </div>
    </>
  )
}

function PhoneLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to}>
        {text}
        <Icon name="right" small />
      </Link>
    </li>
  )
}

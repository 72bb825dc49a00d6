import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslate } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { switchTheme } from './theme.ts'
import './phone-menu.css'

/** Under 768 px the navigation is a dialog of full height; without script its button leads to the site map below. */
export function PhoneMenu() {
  const t = useTranslate()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  useEffect(() => dialog.current?.close(), [key])

  const open = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  return (
    <>
      <a
        className="tool-btn icon phone"
        href="#sitemap"
        aria-haspopup="dialog"
        aria-label={t('site.menu')}
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      <dialog className="phone-menu" ref={dialog} aria-label={t('site.menu')}>
        <div className="bar-top">
          <Logo />
          <button
            className="tool-btn icon"
            type="button"
            aria-label={t('site.closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={t('site.mainNavigation')}>
          <ul>
            <li>
              <Link to={pathTo('rank-category-tools', locale)}>{t('site.rankings')}</Link>
            </li>
          </ul>
        </nav>
        <h2>{t('site.languages')}</h2>
        <LanguageLinks />
        <div className="foot">
          <button className="btn" type="button" onClick={switchTheme}>
            <Icon name="theme" />
            {t('site.switchTheme')}
          </button>
        </div>
      </dialog>
    </>
  )
}

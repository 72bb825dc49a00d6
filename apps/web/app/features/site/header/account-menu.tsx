import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/opening/menu.tsx'
import { LogOutButton } from './log-out-button.tsx'
import './account-menu.css'

/**
 * Both variants are in every page, which is the same for everyone; the companion cookie decides which is visible
 * (session/session-store.ts). Without script, /login redirects logged-in visitors to the account.
 */
export function AccountMenu() {
  const { t, locale } = useLanguage()
  return (
    <>
      <Link className="tool-btn desk for-visitors" to={pathTo('login', locale)}>
        {t('site.logIn')}
      </Link>
      <Menu
        id="account-menu"
        className="desk for-users"
        buttonClassName="tool-btn"
        label={
          <>
            <Icon name="person" />
            {t('site.account')}
          </>
        }
      >
        <ul>
          <li>
            <Link to={pathTo('account', locale)}>{t('site.accountSettings')}</Link>
          </li>
          <li>
            <Link to={pathTo('collect', locale)}>{t('site.favorites')}</Link>
          </li>
          <li>
            <LogOutButton />
          </li>
        </ul>
      </Menu>
    </>
  )
}

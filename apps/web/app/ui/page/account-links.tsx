import { thisSite } from '@polydex/contract/site/site'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../link.tsx'

type AccountLinksProps = {
  className: string
  /** Beside something that matters more. */
  isQuiet?: boolean
  /** Path of the page that is open again afterwards. */
  next: string
}

/** To an account, for what needs one. */
export function AccountLinks({ className, isQuiet = false, next }: AccountLinksProps) {
  const { t, locale } = useLanguage()
  if (!thisSite.accounts) return null
  return (
    <p className={`in-row ${className}`}>
      <Link className={isQuiet ? 'btn' : 'btn btn-primary'} to={pathTo('register', locale, undefined, { next })}>
        {t('site.signUp')}
      </Link>
      <Link className="btn" to={pathTo('login', locale, undefined, { next })}>
        {t('site.logIn')}
      </Link>
    </p>
  )
}

import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import '../collection/collection.css'

/** Suggests an account: the same list on every device. */
export function LogInEverywhere() {
  const { t, locale } = useLanguage()
  return (
    <Link className="log-in-everywhere" to={pathTo('login', locale, undefined, { next: pathTo('collect', locale) })}>
      {t('collect.logInEverywhere')}
    </Link>
  )
}

import { locales } from '@polydex/contract/locale'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/translate.tsx'
import { localizePath } from '../../path-to.ts'
import { Link } from '../../ui/link.tsx'

/** This same page in every language, each named in its own. */
export function LanguageLinks() {
  const current = useLocale()
  const { pathname, search } = useLocation()
  return (
    <ul>
      {locales.map(({ code, htmlLang, hreflang, name }) => (
        <li key={code}>
          <Link
            to={localizePath(pathname, code) + search}
            lang={htmlLang}
            hrefLang={hreflang}
            aria-current={code === current ? 'true' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

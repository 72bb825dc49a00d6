import { siteLocales } from '@polydex/contract/site/site'
import { useLocation } from 'react-router'
import { writeQuery } from '../../../addresses/canonical-query.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { localizePath } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'

/** The current page in every language, each named in its own. */
export function LanguageLinks() {
  const current = useLocale()
  const { pathname, search } = useLocation()
  // Re-encoded: on the server, the router has escaped characters that browsers leave unescaped.
  const query = writeQuery([...new URLSearchParams(search)])
  return (
    <ul>
      {siteLocales.map(({ code, htmlLang, hreflang, name }) => (
        <li key={code}>
          <Link
            to={localizePath(pathname, code) + query}
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

import { locales } from '@polydex/contract/locale'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { writeQuery } from '../../addresses/canonical-query.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { localizePath } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'

/** The current language leads nowhere. */
const stay = (event: MouseEvent): void => event.preventDefault()

/** This same page in every language, each named in its own. */
export function LanguageLinks() {
  const current = useLocale()
  const { pathname, search } = useLocation()
  // Spelled anew: on the server the router has escaped what browsers leave as it is.
  const query = writeQuery([...new URLSearchParams(search)])
  return (
    <ul>
      {locales.map(({ code, htmlLang, hreflang, name }) => (
        <li key={code}>
          <Link
            to={localizePath(pathname, code) + query}
            lang={htmlLang}
            hrefLang={hreflang}
            aria-current={code === current ? 'true' : undefined}
            onClick={code === current ? stay : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

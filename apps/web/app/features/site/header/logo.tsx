import { thisSite } from '@polydex/contract/site/site'
import { useLocale } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'

export function Logo() {
  return (
    <Link className="logo" to={pathTo('home', useLocale())}>
      {thisSite.logo !== undefined ? (
        <img src={thisSite.logo} alt="" />
      ) : (
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path className="right-face" d="M13 1 23.4 7v12L13 13z" />
          <path className="left-face" d="M13 1v12L2.6 19V7z" />
          <path className="bottom-face" d="M2.6 19 13 13l10.4 6L13 25z" />
        </svg>
      )}
      {thisSite.name}
    </Link>
  )
}

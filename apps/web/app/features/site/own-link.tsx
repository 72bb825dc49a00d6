import type { SiteLink } from '@polydex/contract/site/default-site'
import { localizePath } from '../../addresses/path-to.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'

/** A link of the operator. A path of the site leads to the page in the present language. */
export function OwnLink({ link: { text, to }, className }: { link: SiteLink; className?: string }) {
  const locale = useLocale()
  if (to.startsWith('/'))
    return (
      <Link className={className} to={localizePath(to, locale)}>
        {text[locale]}
      </Link>
    )
  return (
    <a className={className} href={to}>
      {text[locale]}
    </a>
  )
}

import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Flag } from '../../../ui/flag.tsx'
import { Link } from '../../../ui/link.tsx'
import type { RegionWithLeaders } from './arrange-regions.ts'

/** A country, the number of its ranked tools, and the first ones. */
export function RegionEntry({ region: { region, total, topTools }, to }: { region: RegionWithLeaders; to: string }) {
  const { t, locale } = useLanguage()
  return (
    <li>
      <Link to={to}>
        <Flag code={region} hasNameBeside />
        <span className="name" {...asServed}>
          {formatCountry(locale, region)}
        </span>
        <span className="num" {...asServed}>
          {t('ranking.toolCount', { n: total })}
        </span>
        <span className="meta leaders" {...asServed}>
          {formatList(
            locale,
            topTools.map(({ name }) => name),
          )}
        </span>
      </Link>
    </li>
  )
}

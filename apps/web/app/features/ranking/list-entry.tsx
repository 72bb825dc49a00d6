import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Link } from '../../ui/link.tsx'
import type { ListedRegion } from './list-overview.tsx'

type ListEntryProps = { region: ListedRegion; band: number; to: string }

/** A country and how many tools are among the first of its list. Of a short list only its length. */
export function ListEntry({ region: { region, total, sites, isFull }, band, to }: ListEntryProps) {
  const { t, locale } = useLanguage()
  const values = { band: formatNumber(locale, band), sites: formatNumber(locale, sites) }
  return (
    <li>
      <Link to={to}>
        <Flag code={region} hasNameBeside />
        <span className="name" {...asServed}>
          {formatCountry(locale, region)}
        </span>
        <span className="num" {...asServed}>
          {isFull ? t('ranking.toolCount', { n: total }) : t('map.siteCount', { sites: values.sites })}
        </span>
        {isFull && (
          <span className="meta leaders" {...asServed}>
            {t('map.firstOf', values)}
          </span>
        )}
      </Link>
    </li>
  )
}

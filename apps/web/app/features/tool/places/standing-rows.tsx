import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'

type StandingRowsProps = { tool: Pick<ToolDetail, 'standings' | 'categories'> }

/** The tool's ranks in the newest month, each with a link to its ranking. */
export function StandingRows({ tool: { standings, categories } }: StandingRowsProps) {
  const { t, locale } = useLanguage()
  const [newest] = standings
  if (newest === undefined) return null
  const nameOf = (category: string | null) =>
    category === null ? t('entry.allCategories') : (categories.find(({ slug }) => slug === category)?.name ?? category)
  return (
    <>
      <dt>
        {t('entry.ranks')}
        <span className="meta" {...asServed}>
          {formatShortMonth(locale, newest.month)}
        </span>
      </dt>
      <dd>
        <ul className="rows ranks">
          {standings.map(({ category, rank, total }) => (
            <li key={category}>
              <Link to={pathTo('rank-category-tools', locale, category ?? undefined)}>{nameOf(category)}</Link>
              <span className="num" {...asServed}>
                {t('entry.standing', { rank: formatNumber(locale, rank), total: formatNumber(locale, total) })}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}

import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry, formatMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { useSite } from '../../../request/use-site.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolCount } from '../../../ui/figures/tool-count.tsx'
import type { OfferedRegion } from './arrange-regions.ts'
import '../rank-lines.css'
import './region-list.css'

type RegionListProps = { regions: readonly OfferedRegion[]; current?: string | undefined }

/** Whether there are figures of a country, be they of an earlier month. */
export const isThere = ({ total, lastMonth }: OfferedRegion): boolean => total !== null || typeof lastMonth === 'string'

/**
 * Countries to choose from, each with its number of tools; the current one has a check mark. One without figures says
 * so and leads nowhere, but arrow keys reach it.
 */
export function RegionList({ regions, current }: RegionListProps) {
  const { t, locale } = useLanguage()
  const isByReach = useSite()?.figures?.figuresBasis === 'bands'
  return (
    <ul className="rank-lines regions">
      {regions.map((offered) => {
        const { region, total, lastMonth } = offered
        const country = (
          <>
            <Flag code={region} hasNameBeside />
            <span {...asServed}>
              {formatCountry(locale, region)}
              {region === current && <Icon name="check" small />}
            </span>
          </>
        )
        return (
          <li key={region}>
            {isThere(offered) ? (
              <Link
                to={pathTo('rank-region-tools', locale, region)}
                aria-current={region === current ? 'page' : undefined}
              >
                {country}
                {total === null ? (
                  <span className="num">{formatMonth(locale, lastMonth ?? '')}</span>
                ) : (
                  <ToolCount n={total} />
                )}
              </Link>
            ) : (
              <span className="lacking" tabIndex={-1}>
                {country}
                <span className="num">{isByReach ? t('band.listNotHeld') : t('site.noData')}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

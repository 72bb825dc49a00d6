import { asServed } from '../../i18n/as-served.ts'
import { formatCountry } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Flag } from '../../ui/flag.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ToolCount } from '../../ui/tool-count.tsx'
import type { OfferedRegion } from './arrange-regions.ts'
import './region-list.css'

type RegionListProps = { regions: readonly OfferedRegion[]; current?: string | undefined }

/** Countries to choose from, each with its number of tools; the current one has a check mark. */
export function RegionList({ regions, current }: RegionListProps) {
  const locale = useLocale()
  return (
    <ul className="regions">
      {regions.map(({ region, total }) => (
        <li key={region}>
          <Link to={pathTo('rank-region-tools', locale, region)} aria-current={region === current ? 'page' : undefined}>
            <Flag code={region} hasNameBeside />
            <span {...asServed}>
              {formatCountry(locale, region)}
              {region === current && <Icon name="check" small />}
            </span>
            <ToolCount n={total} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

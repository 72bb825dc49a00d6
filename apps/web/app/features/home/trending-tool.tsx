import { formatSignedPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Growth } from '../../ui/figures/growth.tsx'
import { Link } from '../../ui/link.tsx'
import { Sparkline } from '../../ui/figures/sparkline.tsx'
import type { RisingTool } from './choose-home.ts'

export function TrendingTool({ tool: { rank, slug, name, category, growthRate, series } }: { tool: RisingTool }) {
  const locale = useLocale()
  return (
    <li>
      <span className="place">{rank}</span>
      <Link className="name" to={pathTo('tool', locale, slug)}>
        {name}
      </Link>
      <Sparkline values={series} />
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
      <span className="category meta">{category}</span>
    </li>
  )
}

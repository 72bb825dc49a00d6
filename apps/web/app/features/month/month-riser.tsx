import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatSignedPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { Moves } from '../../ui/bands/moves.tsx'
import { Growth } from '../../ui/figures/growth.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'

/** A riser in the index of months: mark, name and by how much. */
export function MonthRiser({ riser }: { riser: Month['risers'][number] }) {
  const locale = useLocale()
  const { slug, name, mark, growthRate, bands } = riser
  return (
    <li>
      <Mark name={name} mark={mark} size={24} />
      <Link className="tap" to={pathTo('tool', locale, slug)} {...asServed}>
        {name}
      </Link>
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
      {bands !== null && bands.ups !== null && bands.downs !== null && (
        <span className="moves">
          <Moves ups={bands.ups} downs={bands.downs} />
        </span>
      )}
    </li>
  )
}

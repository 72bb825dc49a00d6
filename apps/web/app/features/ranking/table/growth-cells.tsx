import { formatSignedCompact, formatSignedPercent } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'

type GrowthCellsProps = { growth: number | null; growthRate: number | null }

/** Growth and growth rate: only for lists with visits. */
export function GrowthCells({ growth, growthRate }: GrowthCellsProps) {
  const locale = useLocale()
  return (
    <>
      <td className="right num gained">
        {growth === null ? <Unknown /> : <Growth value={growth}>{formatSignedCompact(locale, growth)}</Growth>}
      </td>
      <td className="right num rate">
        {growthRate === null ? (
          <Unknown />
        ) : (
          <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>
        )}
      </td>
    </>
  )
}

import { formatSignedCompact, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { Growth } from '../../ui/growth.tsx'
import { Unknown } from '../../ui/unknown.tsx'

type GrowthCellsProps = { growth: number | null; growthRate: number | null }

const meaningOf = (t: Translate, value: number): string =>
  value > 0 ? t('site.up') : value < 0 ? t('site.down') : t('site.unchanged')

/** Growth and growth rate: what only lists with visits can say. */
export function GrowthCells({ growth, growthRate }: GrowthCellsProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      <td className="r num grr">
        {growth === null ? (
          <Unknown />
        ) : (
          <Growth value={growth} meaning={meaningOf(t, growth)}>
            {formatSignedCompact(locale, growth)}
          </Growth>
        )}
      </td>
      <td className="r num grc">
        {growthRate === null ? (
          <Unknown />
        ) : (
          <Growth value={growthRate} meaning={meaningOf(t, growthRate)}>
            {formatSignedPercent(locale, growthRate)}
          </Growth>
        )}
      </td>
    </>
  )
}

import type { RankedTool } from '@polydex/contract/ranking'
import { formatSignedCompact, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Growth } from '../../ui/growth.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
import { Unknown } from './unknown.tsx'

/** Growth, growth rate, twelve months and top countries: what only lists with visits can say. */
export function TrafficCells({ tool: { growth, growthRate, series, topCountries } }: { tool: RankedTool }) {
  const { t, locale } = useLanguage()
  const meaning = (value: number) =>
    value > 0 ? t('ranking.up') : value < 0 ? t('ranking.down') : t('ranking.unchanged')
  return (
    <>
      <td className="r num grr">
        {growth === null ? (
          <Unknown />
        ) : (
          <Growth value={growth} meaning={meaning(growth)}>
            {formatSignedCompact(locale, growth)}
          </Growth>
        )}
      </td>
      <td className="r num grc">
        {growthRate === null ? (
          <Unknown />
        ) : (
          <Growth value={growthRate} meaning={meaning(growthRate)}>
            {formatSignedPercent(locale, growthRate)}
          </Growth>
        )}
      </td>
      <td className="sp">
        <Sparkline values={series} />
      </td>
      <td className="fl">
        <span className="flags">
          {topCountries.map(({ code }) => (
            <Flag key={code} code={code} />
          ))}
        </span>
      </td>
    </>
  )
}

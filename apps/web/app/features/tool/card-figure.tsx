import type { ShownCard } from '../../api/shown-card.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatNumber, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Growth } from '../../ui/growth.tsx'

/** The number that lists are sorted by, so that the order is transparent: visits and growth, or the band. */
export function CardFigure({ tool: { visits, growthRate, bands } }: { tool: ShownCard }) {
  const { t, locale } = useLanguage()
  if (visits === null && bands === null) return null
  return (
    <p className="figure">
      <span className="num" {...asServed}>
        {visits !== null
          ? t('card.visits', { visits: formatCompact(locale, visits) })
          : bands !== null && t('card.bands', { band: formatNumber(locale, bands.bestBand), n: bands.countries })}
      </span>
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
    </p>
  )
}

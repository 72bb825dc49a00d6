import type { ShownCard } from '../../api/shown-card.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Growth } from '../../ui/growth.tsx'
import { CardBands } from './card-bands.tsx'

/** The number that lists are sorted by, so that the order is transparent: visits and growth, or places in lists. */
export function CardFigure({ tool: { visits, growthRate, bands } }: { tool: ShownCard }) {
  const { t, locale } = useLanguage()
  if (visits === null) return bands === null ? null : <CardBands bands={bands} />
  return (
    <p className="figure">
      <span className="num" {...asServed}>
        {t('card.visits', { visits: formatCompact(locale, visits) })}
      </span>
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
    </p>
  )
}

import { useContext } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SiteFiguresContext } from '../../request/site-figures.ts'
import { Growth } from '../../ui/figures/growth.tsx'
import { CardBands } from './card-bands.tsx'

/** The number that lists are sorted by, so that the order is transparent: visits and growth, or places in lists. */
export function CardFigure({ tool }: { tool: ShownCard }) {
  const { visits, growthRate, bands } = tool
  const { t, locale } = useLanguage()
  if (visits === null) return bands === null ? <NoFigure tool={tool} /> : <CardBands bands={bands} />
  return (
    <p className="figure">
      <span className="num" {...asServed}>
        {t('card.visits', { visits: formatCompact(locale, visits) })}
      </span>
      {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
    </p>
  )
}

/** Why there is no figure, in its place. */
function NoFigure({ tool: { partOf = null, status } }: { tool: ShownCard }) {
  const { t } = useLanguage()
  const basis = useContext(SiteFiguresContext)?.figuresBasis
  // Lists are not searched for closed tools.
  const unlisted = status === 'closed' ? t('band.notListed') : t('card.belowLists')
  return (
    <p className="figure none">
      {partOf !== null ? t('card.partOf', { site: partOf }) : basis === 'bands' ? unlisted : t('site.noData')}
    </p>
  )
}

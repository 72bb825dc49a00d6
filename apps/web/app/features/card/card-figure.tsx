import { thisSite } from '@polydex/contract/site/site'
import { useContext } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatPercent, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SiteFiguresContext } from '../../request/site-figures.ts'
import { Growth } from '../../ui/figures/growth.tsx'
import { CardBands } from './card-bands.tsx'
import { TopCountries } from './top-countries.tsx'
import { whyNoFigure } from './why-no-figure.ts'
import './card-figure.css'

/** The number that lists are sorted by, so that the order is transparent: visits and growth, or places in lists. */
export function CardFigure({ tool }: { tool: ShownCard }) {
  const { visits, growthRate, bands, topCountries } = tool
  const { t, locale } = useLanguage()
  if (visits === null) return bands === null ? <NoFigure tool={tool} /> : <CardBands bands={bands} />
  const most = topCountries[0]?.share ?? 1
  return (
    <div className="figure">
      <p className="key">
        <b {...asServed}>{formatCompact(locale, visits)}</b>
        <span className="unit">{t('listed.visitsUnit')}</span>{' '}
        {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
      </p>
      <TopCountries
        name={t('listed.topCountries')}
        countries={topCountries.map(({ code, share }) => ({
          code,
          length: share / most,
          text: formatPercent(locale, share),
        }))}
      />
    </div>
  )
}

/** Why there is no figure, in its place. */
function NoFigure({ tool }: { tool: ShownCard }) {
  const { t } = useLanguage()
  const basis = useContext(SiteFiguresContext)?.figuresBasis
  if (!thisSite.figures) return null
  const { title, reason } = whyNoFigure(t, tool, basis)
  return (
    <p className="figure none" {...asServed}>
      <b>{title}</b> {reason}
    </p>
  )
}

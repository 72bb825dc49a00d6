import type { Month } from '@polydex/contract/figure/month'
import { pathTo } from '../../addresses/path-to.ts'
import { formatMonth, formatSignedPercent } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { BandLine } from '../../ui/bands/band-line.tsx'
import { BandStrip } from '../../ui/bands/band-strip.tsx'
import { Growth } from '../../ui/figures/growth.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Moves } from '../../ui/bands/moves.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import '../../ui/list/mark-rows.css'
import './month-rows.css'

type MoversProps = Pick<Month, 'basis' | 'comparedWith'> & { id: string; title: string; tools: Month['risers'] }

/** Tools that rose or fell most: by lists in which they went up and down, or by growth of visits. */
export function Movers({ id, title, tools, basis, comparedWith }: MoversProps) {
  const { t, locale } = useLanguage()
  const since = comparedWith === null ? undefined : { month: formatMonth(locale, comparedWith) }
  const hint = since && (basis === 'bands' ? t('month.byReach', since) : t('month.byVisits', since))
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead id={id} title={title} hint={hint} />
      {tools.length === 0 && <p>{comparedWith === null ? t('month.noMovers') : t('month.noneMoved')}</p>}
      <ol className="mark-rows month-rows movers">
        {tools.map(({ slug, name, mark, group, growthRate, bands }) => (
          <li key={slug} className={`g-${group}`}>
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
            {bands !== null && (
              <>
                <span className="moves">
                  {bands.ups !== null && bands.downs !== null && <Moves ups={bands.ups} downs={bands.downs} />}
                </span>
                <BandStrip lists={bands.lists} places={bands.places} />
                <span className="meta">
                  <BandLine places={bands.places} />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

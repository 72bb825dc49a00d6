import { asServed } from '../../i18n/as-served.ts'
import { formatMonthName } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { BandLegend } from '../../ui/bands/band-legend.tsx'
import { BandLine } from '../../ui/bands/band-line.tsx'
import { BandStrip } from '../../ui/bands/band-strip.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { Moves } from '../../ui/bands/moves.tsx'
import { Provenance } from '../../ui/figures/provenance.tsx'
import type { ChosenHome } from './choose-home.ts'
import './moved-tools.css'

/**
 * The tools that gained most reach, shown if only places in lists are known, and the source of all figures on the page.
 */
export function MovedTools({ moved: { month, sources, tools } }: { moved: NonNullable<ChosenHome['moved']> }) {
  const { t, locale } = useLanguage()
  return (
    <section className="moved" aria-labelledby="moved-heading">
      <div className="moved-head">
        <h2 id="moved-heading" {...asServed}>
          {t('home.moved', { month: formatMonthName(locale, month) })}
        </h2>
        <MoreLink to={pathTo('rank-hot', locale)}>{t('home.fullRanking')}</MoreLink>
      </div>
      <ol>
        {tools.map(({ slug, name, group, bands }) => (
          <li key={slug} className={`g-${group}`}>
            <Hatch group={group} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span className="moves">
              <Moves ups={bands.ups} downs={bands.downs} />
            </span>
            <BandStrip lists={bands.lists} places={bands.places} />
            <span className="meta">
              <BandLine places={bands.places} />
            </span>
          </li>
        ))}
      </ol>
      <BandLegend />
      <Provenance sources={sources} month={month} isCompared={true} />
    </section>
  )
}

import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatMonthName, formatSignedPercent } from '../../i18n/format.ts'
import { formatCountryInText } from '../../i18n/names/country-in-text.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { BestBand } from '../../ui/bands/best-band.tsx'
import { Moves } from '../../ui/bands/moves.tsx'
import { Growth } from '../../ui/figures/growth.tsx'
import { LeadStory } from '../../ui/figures/lead-story.tsx'
import { Provenance } from '../../ui/figures/provenance.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import type { Moved } from './choose-home.ts'
import '../../ui/list/mark-rows.css'
import './moved-tools.css'

type MovedToolsProps = {
  moved: Moved
  /** The main country of the language, if it has a ranking. */
  country: string | null
}

/** What moved in the newest month: the finding as a sentence, then more tools that rose. */
export function MovedTools({ moved: { basis, month, sources, lead, tools }, country }: MovedToolsProps) {
  const { t, locale } = useLanguage()
  return (
    <section className="moved" aria-labelledby="moved-heading">
      <div className="spread moved-head">
        <h2 id="moved-heading" {...asServed}>
          {t('home.moved', { month: formatMonthName(locale, month) })}
        </h2>
        <MoreLink to={pathTo('rank-hot', locale)}>{t('home.fullRanking')}</MoreLink>
      </div>
      {lead !== null && <LeadStory lead={lead} month={month} basis={basis} />}
      <ol className="mark-rows">
        {tools.map(({ slug, name, mark, group, category, visits, growthRate, bands }) => (
          <li key={slug} className={`g-${group}`}>
            <Mark name={name} mark={mark} size={40} eager />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span className="meta" {...asServed}>
              {bands === null ? category.name : <BestBand places={bands.places} />}
              {visits !== null && ` · ${t('card.visits', { visits: formatCompact(locale, visits) })}`}
            </span>
            <span className="moves">
              {bands !== null && <Moves ups={bands.ups ?? 0} downs={bands.downs ?? 0} />}
              {growthRate !== null && <Growth value={growthRate}>{formatSignedPercent(locale, growthRate)}</Growth>}
            </span>
          </li>
        ))}
      </ol>
      {country !== null && (
        <MoreLink to={pathTo('rank-region-tools', locale, country, { sort: 'rise' })}>
          {t('home.risingIn', { country: formatCountryInText(locale, country) })}
        </MoreLink>
      )}
      <Provenance sources={sources} month={month} isCompared={basis === 'bands'} />
    </section>
  )
}

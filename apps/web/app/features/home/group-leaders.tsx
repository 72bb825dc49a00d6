import type { RankingBasis } from '@polydex/contract/ranking'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact } from '../../i18n/format.ts'
import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { BandLine } from '../../ui/bands/band-line.tsx'
import { BandStrip } from '../../ui/bands/band-strip.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import type { ChosenHome } from './choose-home.ts'
import './group-leaders.css'

/** What the order is based on. */
const hints: Record<RankingBasis, (t: Translate) => string> = {
  visits: (t) => t('home.leadersByVisits'),
  sample: (t) => t('home.leadersByVisits'),
  bands: (t) => t('home.leadersByReach'),
  none: (t) => t('home.leadersByName'),
}

type GroupLeadersProps = { home: Pick<ChosenHome, 'groups' | 'basis'> }

/** The first three tools of every group; equal figures share a rank. Without figures any three, unnumbered. */
export function GroupLeaders({ home: { groups, basis } }: GroupLeadersProps) {
  const { t, locale } = useLanguage()
  const filled = groups.filter(({ topTools }) => topTools.length > 0)
  if (filled.length === 0) return null
  return (
    <section className="section" aria-labelledby="leaders-heading">
      <SectionHead
        id="leaders-heading"
        title={basis === 'none' ? t('home.fromEachGroup') : t('home.leaders')}
        hint={hints[basis](t)}
        more={{ to: pathTo('category-list', locale), text: t('site.allCategories') }}
      />
      <div className="tops">
        {filled.map(({ slug, name, topTools }) => (
          <div key={slug} className={`g-${slug}`}>
            <div className="top-head">
              <Hatch group={slug} />
              <h3>
                <Link to={pathToGroup(locale, slug)}>{name}</Link>
              </h3>
            </div>
            <ol>
              {topTools.map((tool) => (
                <li key={tool.slug}>
                  <Link to={pathTo('tool', locale, tool.slug)}>
                    <span className="num">{tool.rank}</span>
                    <span>{tool.name}</span>
                    {tool.bands !== null && (
                      <span className="reach">
                        <BandStrip {...tool.bands} />
                        <span className="unseen">
                          <BandLine {...tool.bands} />
                        </span>
                      </span>
                    )}
                    {tool.visits !== null && (
                      <span className="num" {...asServed}>
                        {formatCompact(locale, tool.visits)}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

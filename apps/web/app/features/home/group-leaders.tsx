import { thisSite } from '@polydex/contract/site/site'
import { bands } from '@polydex/contract/figure/bands'
import type { Home } from '@polydex/contract/tool/home'
import { asServed } from '../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../i18n/format.ts'
import { priceName } from '../../i18n/names/price-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { Bar } from '../../ui/figures/bar.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import './group-leaders.css'

type Group = Home['groups'][number]
type Leader = Group['topTools'][number]

/** Reach is no number to show: the countries are, in which a tool is well placed. */
const wellPlaced = bands.indexOf(10_000) + 1
const countCountries = ({ places }: NonNullable<Leader['bands']>): number =>
  places.slice(0, wellPlaced).reduce((sum, count) => sum + count, 0)
const figureOf = ({ visits, bands: inLists }: Leader): number | null =>
  inLists === null ? visits : countCountries(inLists)

/**
 * What the bars of a group are shares of: all lists, the same for all groups; or the most visited tool of the group,
 * because a few tools of the catalogue have more visits than all others together.
 */
const fullBar = ({ topTools }: Group): number =>
  topTools[0]?.bands?.lists ?? Math.max(1, ...topTools.map((tool) => figureOf(tool) ?? 0))

type GroupLeadersProps = { home: Pick<Home, 'groups' | 'basis'> }

/** The first three tools of every group. Without figures any three. */
export function GroupLeaders({ home: { groups, basis } }: GroupLeadersProps) {
  const { t, locale } = useLanguage()
  const filled = groups.filter(({ topTools }) => topTools.length > 0)
  if (filled.length === 0) return null
  const lists = Math.max(...filled.map(({ topTools }) => topTools[0]?.bands?.lists ?? 0))
  const inFigures =
    basis === 'bands' ? t('home.leadersByReach', { n: formatNumber(locale, lists) }) : t('home.leadersByVisits')
  return (
    <section className="section" aria-labelledby="leaders-heading">
      <SectionHead
        id="leaders-heading"
        title={basis === 'none' ? t('home.fromEachGroup') : t('home.leaders')}
        hint={basis !== 'none' ? inFigures : thisSite.figures ? t('home.leadersByName') : undefined}
        more={{ to: pathTo('category-list', locale), text: t('site.allCategories') }}
      />
      <div className={basis === 'bands' ? 'tops' : 'tops by-visits'}>
        {filled.map((group) => (
          <div key={group.slug} className={`g-${group.slug}`}>
            <div className="top-head">
              <Hatch group={group.slug} />
              <h3>
                <Link className="tap" to={pathToGroup(locale, group.slug)}>
                  {group.name}
                </Link>
              </h3>
              <ToolCount n={group.tools} />
            </div>
            <ol>
              {group.topTools.map((tool, place) => (
                <LeadingTool key={tool.slug} tool={tool} isFirst={place === 0} full={fullBar(group)} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

type LeadingToolProps = { tool: Leader; isFirst: boolean; full: number }

function LeadingTool({ tool, isFirst, full }: LeadingToolProps) {
  const { t, locale } = useLanguage()
  const { slug, name, mark, category, pricing } = tool
  const known = figureOf(tool)
  // None is no figure to lead with.
  const figure = known === 0 ? null : known
  return (
    <li>
      <Link to={pathTo('tool', locale, slug)}>
        <Mark name={name} mark={mark} size={isFirst ? 48 : 24} />
        <span className="name">
          {name}
          {isFirst && (
            <span className="meta">
              {priceName(t, pricing)} · {category}
            </span>
          )}
        </span>
        {figure !== null && (
          <>
            <span className="num" {...asServed}>
              {tool.bands === null ? formatCompact(locale, figure) : formatNumber(locale, figure)}
            </span>
            <Bar share={figure / full} />
          </>
        )}
      </Link>
    </li>
  )
}

import { pathTo, type Query } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { useLanguage, useTranslate } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { lastOpenBand, type ArrangedLadder, type LadderBand, type LadderTool } from './arrange-ladder.ts'
import { NeighbourLists, StrongerTools } from './ladder-facts.tsx'
import './country-ladder.css'

type CountryLadderProps = {
  ladder: ArrangedLadder
  /** The month that the visitor selected; undefined: the newest. */
  month: Query['month']
  addressOf: (page: number) => string
}

/** A country's list: its tools band by band, those that are stronger here, and lists to compare with. */
export function CountryLadder({ ladder, month, addressOf }: CountryLadderProps) {
  const t = useTranslate()
  const { region, sections, comparedWith, stronger, neighbours, page, pages } = ladder
  return (
    <div className="ladder">
      {sections.length > 0 && <p className="meta">{t('ladder.order')}</p>}
      {sections.map((section, index) => (
        <LadderSection
          key={section.band}
          section={section}
          comparedWith={comparedWith}
          isOpen={section.band <= lastOpenBand || index === 0 || page > 1}
          addressOf={addressOf}
        />
      ))}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {stronger.length > 0 && <StrongerTools tools={stronger} />}
      {neighbours.length > 0 && <NeighbourLists region={region} lists={neighbours} month={month} />}
    </div>
  )
}

type LadderSectionProps = {
  section: LadderBand
  comparedWith: string | null
  isOpen: boolean
  addressOf: (page: number) => string
}

/** One band of a list and its tools. Deeper bands are collapsed, or on a page of their own. */
function LadderSection({ section, comparedWith, isOpen, addressOf }: LadderSectionProps) {
  const { t, locale } = useLanguage()
  const { band, above, count, countBefore, tools, page } = section
  const id = `band-${band}`
  const number = (value: number) => formatNumber(locale, value)
  const name =
    above === 0
      ? t('band.first', { band: number(band) })
      : t('ladder.places', { from: number(above + 1), band: number(band) })
  const head = (
    <>
      <h2 id={id} {...asServed}>
        {tools.length > 0 || page === undefined ? (
          name
        ) : (
          <Link to={`${addressOf(page)}#${id}`} {...asServed}>
            {name}
          </Link>
        )}
      </h2>
      <span className="meta" {...asServed}>
        {countBefore === null || comparedWith === null
          ? t('ranking.toolCount', { n: count })
          : t('ladder.countBefore', {
              n: count,
              before: number(countBefore),
              month: formatMonthName(locale, comparedWith),
            })}
      </span>
    </>
  )
  const list = <LadderTools tools={tools} band={band} />
  if (isOpen || tools.length === 0)
    return (
      <section aria-labelledby={id}>
        <div className="in-row rung">{head}</div>
        {tools.length > 0 ? list : count > 0 && page === undefined && <p className="meta">{t('ladder.notNamed')}</p>}
      </section>
    )
  return (
    <details>
      <summary className="in-row rung">
        {head}
        <Icon name="down" small />
      </summary>
      {list}
    </details>
  )
}

/** Names and marks without ordinals: a band has no order. Only tools that moved have an arrow. */
function LadderTools({ tools, band }: { tools: readonly LadderTool[]; band: number }) {
  const { t, locale } = useLanguage()
  return (
    <ul className="rung-tools">
      {tools.map(({ slug, name, mark, from }) => (
        <li key={slug}>
          {mark !== undefined && <Mark name={name} mark={mark} size={24} />}
          <Link to={pathTo('tool', locale, slug)}>{name}</Link>
          {from !== undefined && (
            <Growth value={from === null || from > band ? 1 : -1}>
              {from === null ? t('ranking.newEntry') : t('ladder.from', { band: formatNumber(locale, from) })}
            </Growth>
          )}
        </li>
      ))}
    </ul>
  )
}

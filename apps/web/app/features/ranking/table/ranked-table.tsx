import type { RankedTool, RankingBasis, ToolRanking } from '@polydex/contract/figure/ranking'
import type { RankingView } from '../../../navigation/ranking-pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../../i18n/format.ts'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { BandLegend } from '../../../ui/bands/band-legend.tsx'
import { BandLine } from '../../../ui/bands/band-line.tsx'
import { Sparkline } from '../../../ui/figures/sparkline.tsx'
import { Unknown } from '../../../ui/figures/unknown.tsx'
import { CodedFlag } from '../../../ui/flag.tsx'
import { CompareTick } from '../../../ui/list/compare-tick.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { describeRanking, type SubjectOf } from '../describe-ranking.ts'
import { climbColumn, climbColumns } from './climb-columns.tsx'
import { reachColumns, risingColumns } from './band-columns.tsx'
import { changeColumn, growthColumns, nameColumn, placeColumn, RankingTable, type Column } from './ranking-table.tsx'

/** The table of a ranking's tools, with the columns of its basis. Unknown figures are shown as unknown, never as 0. */
export function RankedTable({ ranking, subjectOf }: { ranking: ToolRanking; subjectOf: SubjectOf }) {
  const language = useLanguage()
  const { t, locale } = language
  const subject = subjectOf(t, locale)
  const { title, view } = describeRanking(t, locale, subject, ranking)
  const { tools, basis, month, comparedWith } = ranking
  const isByReach = basis === 'bands' && (view === 'all' || view === 'category')
  const isRising = basis === 'bands' && view === 'trending' && month !== null
  const isByPlaces = isByReach || isRising
  const isByRise = subject.isByRise === true
  const climbed = isByRise && basis === 'bands' && month !== null ? comparedWith : null
  return (
    <>
      {isRising && <BandLegend />}
      {basis !== 'bands' && <p className="line-note meta">{t('ranking.linesScaled')}</p>}
      <RankingTable
        className={`rank ${isByReach ? 'by-reach' : isRising ? 'rising' : view === 'trending' ? 'by-growth' : climbed === null ? '' : 'climb'}`}
        caption={title}
        rows={tools}
        columns={[
          climbed === null ? placeColumn(language, !isByPlaces && <Unknown />) : climbColumn(language),
          // Ranks of risers are compared from the third month on: a rise takes two.
          !isByRise && (!isByPlaces || comparedWith !== null) && changeColumn(language, comparedWith !== null),
          toolColumn(language),
          ...(isByReach
            ? reachColumns(language, comparedWith)
            : isRising
              ? risingColumns(language, tools, month)
              : climbed !== null && month !== null
                ? climbColumns(language, month, climbed)
                : visitColumns(language, basis, view)),
          tickColumn(language),
        ]}
      />
    </>
  )
}

const toolColumn = ({ t, locale }: Language): Column<RankedTool> =>
  nameColumn(t('ranking.tool'), ({ slug, name, mark, category, wholeSite, visits, bands }) => ({
    to: pathTo('tool', locale, slug),
    picture: <Mark name={name} mark={mark} size={40} />,
    about:
      wholeSite && (visits !== null || bands !== null) ? `${category.name} · ${t('site.wholeSite')}` : category.name,
  }))

const tickColumn = ({ t }: Language): Column<RankedTool> => ({
  heading: t('site.compare'),
  className: 'right compare-cell',
  cell: (tool) => <CompareTick tool={tool} />,
})

const visitColumns = (
  language: Language,
  basis: RankingBasis,
  view: RankingView,
): readonly (Column<RankedTool> | false)[] => {
  const { t } = language
  const place = view === 'region' ? t('ranking.placeThere') : t('ranking.bestPlace')
  const figure: Column<RankedTool> = {
    heading: basis === 'bands' ? place : t('ranking.visits'),
    className: 'visits',
    isFigure: true,
    cell: (tool) => describeFigure(language, tool),
  }
  if (basis === 'bands') return [figure]
  return [
    figure,
    ...growthColumns(language),
    {
      heading: t('ranking.twelveMonths'),
      className: 'months',
      cell: ({ series }) => <Sparkline values={series} />,
    },
    // In the ranking of a single country, three flags in each row would add nothing.
    view !== 'region' && {
      heading: t('ranking.topCountries'),
      className: 'right top-countries',
      cell: ({ topCountries }) => (
        <span className="flags">
          {topCountries.length === 0 && <Unknown />}
          {topCountries.map(({ code }) => (
            <CodedFlag key={code} code={code} />
          ))}
        </span>
      ),
    },
  ]
}

/** Visits; the place in the ranked country's list; places in all lists; otherwise "no data". */
function describeFigure({ t, locale }: Language, { visits, band, bands }: RankedTool) {
  if (visits !== null) return formatCompact(locale, visits)
  if (band !== null) return <span {...asServed}>{t('band.first', { band: formatNumber(locale, band) })}</span>
  if (bands !== null) return <BandLine places={bands.places} />
  return <span className="unknown">{t('site.noData')}</span>
}

import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { bands as knownBands } from '@polydex/contract/figure/bands'
import type { FigureSource, RankingBasis } from '@polydex/contract/figure/ranking'
import type { ToolFactRow } from '@polydex/contract/tool/tool-fact-row'
import { pathTo } from '../addresses/path-to.ts'
import { describeAlive } from '../facts/describe-alive.ts'
import { listFactNames, listFactRows, type FactRow } from '../facts/fact-rows.ts'
import { readText } from '../facts/fact-texts.ts'
import { formatPriceFrom } from '../facts/price-from.ts'
import { formatCountry, formatDay, formatList } from '../i18n/format.ts'
import { kindName } from '../i18n/names/kind-name.ts'
import { priceName } from '../i18n/names/price-name.ts'
import { startRow } from '../i18n/start-row.ts'
import type { Language } from '../i18n/translate.tsx'
import type { Column } from './write-table.ts'

/** Message files needed to write a table; browsers do not have them all. */
export const tableTopics = ['site', 'table', 'ranking', 'compare', 'facts', 'entry', 'tool', 'card'] as const

export const tableType = 'text/csv; charset=utf-8'

/** Figures of a row; an absent one has no column, null is not known. */
export type Figures = {
  rank?: number | null
  previousRank?: number | null
  /** Place in one country's list. */
  band?: number | null
  /** Null: newly listed; undefined: not compared. */
  bandBefore?: number | null | undefined
  visits?: number | null
  growth?: number | null
  growthRate?: number | null
  bands?: BandSummary | null
  source: Pick<FigureSource, 'provider' | 'kind'> | null
}

export type TableRow = {
  tool: ToolFactRow
  figures: Figures
  note?: string | undefined
  savedAt?: string | undefined
}

export type TableFigures = { month: string | null; basis: RankingBasis }

/** Visits are null wherever the figures are places in lists, and the other way round: then there is no such column. */
const known = <Value>(value: Value | null | undefined, isColumn: boolean): Value | null | undefined =>
  isColumn ? value : undefined

/** All that is known of each tool, in words of its page, then its figures with their month and source. */
export function toolColumns(language: Language, origin: string, { month, basis }: TableFigures): Column<TableRow>[] {
  const { t, locale } = language
  const isByBands = basis === 'bands'
  const list = (texts: readonly string[]) => (texts.length === 0 ? null : formatList(locale, texts))
  const names = (items: readonly { name: string }[]) => list(items.map(({ name }) => name))
  return [
    [t('ranking.rank'), ({ figures }) => figures.rank],
    [t('table.rankBefore'), ({ figures }) => figures.previousRank],
    [t('table.band'), ({ figures }) => figures.band ?? undefined],
    [
      t('table.bandBefore'),
      ({ figures: { bandBefore } }) => (bandBefore === null ? t('ranking.newEntry') : bandBefore),
    ],
    [t('table.name'), ({ tool }) => tool.name],
    [t('table.homepage'), ({ tool }) => tool.url],
    [t('table.page'), ({ tool }) => origin + pathTo('tool', locale, tool.slug)],
    [t('compare.what'), ({ tool }) => tool.description],
    [t('entry.categories'), ({ tool }) => names(tool.categories)],
    [t('compare.model'), ({ tool }) => priceName(t, tool.pricing.model)],
    [t('compare.from'), ({ tool }) => describePrice(language, tool)],
    ...factColumns(language),
    [t('table.makerCountry'), ({ tool: { facts } }) => facts.country && formatCountry(locale, facts.country.value)],
    [t('compare.alive'), ({ tool: { alive } }) => alive && describeAlive(t, locale, alive)],
    [t('entry.features'), ({ tool }) => names(tool.features)],
    [t('entry.lacks'), ({ tool }) => names(tool.lacks)],
    [t('ranking.visits'), ({ figures }) => known(figures.visits, !isByBands)],
    [t('ranking.growth'), ({ figures }) => known(figures.growth, !isByBands)],
    [t('ranking.growthRate'), ({ figures }) => known(roundRate(figures.growthRate), !isByBands)],
    [t('table.bestBand'), ({ figures }) => known(findBestBand(figures.bands), isByBands)],
    [t('table.lists'), ({ figures }) => known(countLists(figures.bands), isByBands)],
    [t('table.ups'), ({ figures: { bands } }) => known(bands?.ups, isByBands)],
    [t('table.downs'), ({ figures: { bands } }) => known(bands?.downs, isByBands)],
    ...originColumns(language, { month, basis }),
    [t('table.status'), ({ tool }) => (tool.status === 'closed' ? t('card.closed') : t('table.listed'))],
    [t('table.saved'), ({ savedAt }) => savedAt],
    [t('table.note'), ({ note }) => note],
  ]
}

/** Month, source and kind of the figures. Sample figures are named in every row, also in one that has none. */
const originColumns = ({ t }: Language, { month, basis }: TableFigures): Column<TableRow>[] => [
  [t('table.month'), () => month],
  [t('table.source'), ({ figures: { source } }) => source && `${source.provider} · ${kindName(t, source.kind)}`],
  [
    t('table.kind'),
    ({ figures: { source } }) => {
      const kind = source?.kind ?? (basis === 'sample' ? basis : null)
      return kind && kindName(t, kind)
    },
  ],
]

/** Every kind of fact as on the tool's page. One that was checked says when; others are general knowledge. */
function factColumns(language: Language): Column<TableRow>[] {
  const { t, locale } = language
  const rowsOf = new WeakMap<ToolFactRow, FactRow[]>()
  const read = (tool: ToolFactRow): FactRow[] => {
    const rows = rowsOf.get(tool) ?? listFactRows(language, tool.facts)
    rowsOf.set(tool, rows)
    return rows
  }
  return listFactNames(t).map(({ kind, name }): Column<TableRow> => [
    name,
    ({ tool }) => {
      const { lines = [], checked } = read(tool).find((row) => row.kind === kind) ?? {}
      if (lines.length === 0) return null
      const day = checked && readText(t, locale, checked)
      return [...lines, ...(day === undefined ? [] : [day])].join(' · ')
    },
  ])
}

function describePrice({ t, locale }: Language, { pricing: { from } }: ToolFactRow): string | null {
  if (from === null) return null
  const checked = t('entry.priceChecked', { day: formatDay(locale, from.checkedOn) })
  return `${startRow(locale, formatPriceFrom(t, locale, from))} · ${checked}`
}

/** Four decimals: those of a rate in percent with two. */
const roundRate = (rate: number | null | undefined): number | null | undefined =>
  typeof rate === 'number' ? Math.round(rate * 10_000) / 10_000 : rate

const findBestBand = (summary: BandSummary | null | undefined): number | null =>
  knownBands[summary?.places.findIndex((count) => count > 0) ?? -1] ?? null

const countLists = (summary: BandSummary | null | undefined): number | null =>
  summary?.places.reduce((sum, count) => sum + count, 0) ?? null

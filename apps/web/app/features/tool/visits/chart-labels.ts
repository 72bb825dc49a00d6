import { estimateTextWidth } from '../../../i18n/estimate-text-width.ts'
import { findLabelled, fitAll, labelHeight, placeLabels, type PlacedLabel } from '../places/place-labels.ts'

/** In px. The chart is as wide as its panel; labels are placed for the narrowest panel of each form. */
const fontSize = 13
/** 320 px of screen less the margins of the page. */
const narrowPanel = 288
/** The width from which visits-chart.css shows the wide form: 44rem. */
const widePanel = 704
/** Axis widths that visits-chart.css has classes for. */
const axisWidths = [44, 56, 68, 80] as const
/** From the base of the columns to the top of the drawing. */
const plotHeight = 360
const leastHeadroom = 20
/** Height of the dash that replaces a column. */
const dashHeight = 20
const axisGap = 4

export type ChartLabels = {
  axisWidth: (typeof axisWidths)[number]
  /** Height in px of a column with the value `top`; the labels take the rest. */
  fullHeight: number
  /** For panels under 44rem: high, low and last. */
  narrow: PlacedLabel[]
  /** For wider panels: every month if all labels fit, otherwise the same three. */
  wide: PlacedLabel[]
}

type ChartTexts = {
  /** Visits of each month; null is a gap. */
  values: readonly (number | null)[]
  /** The value of a full-height column. */
  top: number
  format: (value: number) => string
  lines: readonly number[]
}

/** Decides which months are labelled and where, so that no label touches another one, a column or the axis. */
export function computeChartLabels({ values, top, format, lines }: ChartTexts): ChartLabels {
  const widthOf = (value: number) => estimateTextWidth(format(value), fontSize)
  const axisNeed = Math.max(...lines.map(widthOf)) + axisGap
  const axisWidth = axisWidths.find((width) => width >= axisNeed) ?? 80
  const few = findDistinct(values, format)
  const areAllShown = fitAll(
    values.map((value) => (value === null ? 0 : widthOf(value))),
    widePanel - axisWidth,
  )
  const place = (panel: number, headroom: number, isLabelled: (place: number) => boolean) =>
    placeLabels(
      values.map((value, index) => ({
        height: value === null ? dashHeight : (value / top) * (plotHeight - headroom),
        width: value !== null && isLabelled(index) ? widthOf(value) : null,
      })),
      panel - axisWidth,
    )
  for (let headroom = leastHeadroom; ; headroom += labelHeight) {
    const narrow = place(narrowPanel, headroom, (index) => few.has(index))
    const wide = place(widePanel, headroom, (index) => areAllShown || few.has(index))
    if ([...narrow, ...wide].every(({ bottom }) => bottom + labelHeight <= plotHeight))
      return { axisWidth, fullHeight: plotHeight - headroom, narrow, wide }
  }
}

/** The last month, and the highest and the lowest unless they read like the last: one text twice says nothing. */
function findDistinct(values: readonly (number | null)[], format: ChartTexts['format']): Set<number> {
  const labelled = [...findLabelled(values)]
  const textOf = (place: number) => format(values[place] ?? 0)
  const [last, ...others] = labelled
  if (last === undefined) return new Set()
  return new Set([last, ...others.filter((place) => textOf(place) !== textOf(last))])
}

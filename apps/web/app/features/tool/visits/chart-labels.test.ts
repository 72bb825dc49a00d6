import { localeCodes } from '@polydex/contract/locale/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCompact } from '../../../i18n/format.ts'
import { computeChartLabels } from './chart-labels.ts'
import { computeChartLines } from './chart-scale.ts'
import { estimateTextWidth } from '../../../i18n/estimate-text-width.ts'
import { findLabelled, labelHeight, type PlacedLabel } from '../places/place-labels.ts'

const locale = fc.constantFrom(...localeCodes)
/** From zero to billions, small and large values equally often, with gaps. */
const visits = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 8 }))
      .map(([digits, power]) => digits * 10 ** power),
  },
)
const series = fc.array(visits, { minLength: 12, maxLength: 12 })

function compute(values: readonly (number | null)[], code: (typeof localeCodes)[number]) {
  const lines = computeChartLines(Math.max(0, ...values.map((value) => value ?? 0)))
  const format = (value: number) => formatCompact(code, value)
  const top = lines.at(-1) ?? 1
  return { labels: computeChartLabels({ values, top, format, lines }), top, format, lines }
}

/** Where a browser draws a label in a plot of a given width. */
function toBox({ column, anchor, bottom }: PlacedLabel, plot: number, width: number) {
  const middle = ((column + 0.5) * plot) / 12
  const left = anchor === 'start' ? 0 : anchor === 'end' ? plot - width : middle - width / 2
  return { left, right: left + width, bottom, top: bottom + labelHeight }
}

type Box = ReturnType<typeof toBox>
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top

describe('computeChartLabels', () => {
  it('keeps labels off each other and off columns, in any language, for any series, at any width', () => {
    fc.assert(
      fc.property(series, locale, fc.integer({ min: 288, max: 1_200 }), (values, code, panel) => {
        const { labels, top, format } = compute(values, code)
        const plot = panel - labels.axisWidth
        const boxes = (panel >= 704 ? labels.wide : labels.narrow).map((label) =>
          toBox(label, plot, estimateTextWidth(format(values[label.column] ?? 0), 13)),
        )
        const columns = values.map((value, place) => ({
          left: ((place + 0.14) * plot) / 12,
          right: ((place + 0.86) * plot) / 12,
          bottom: 0,
          top: ((value ?? 0) / top) * labels.fullHeight,
        }))
        const touching = boxes.filter(
          (box, place) =>
            box.left < 0 ||
            box.right > plot ||
            box.top > 360 ||
            [...boxes.slice(place + 1), ...columns].some((other) => overlap(box, other)),
        )
        expect(touching).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

it('labels equal months once, at the latest', () => {
  expect(findLabelled([5, 5, null])).toEqual(new Set([1]))
  expect(findLabelled([1, 9, 9, 1, 4])).toEqual(new Set([2, 3, 4]))
  expect(findLabelled([null, null])).toEqual(new Set())
})

import { asServed } from '../../../i18n/as-served.ts'
import type { PlacedLabel } from '../places/place-labels.ts'

type ColumnLabelsProps = {
  placed: readonly PlacedLabel[]
  values: readonly (number | null)[]
  format: (value: number) => string
  heightOf: (value: number) => number
  /** The y of the columns' base, in px. */
  base: number
}

/** From the lower edge of a label to its letters' baseline, in px. */
const descent = 3
/** A label farther from its column than this gets a line to it. */
const nearby = 10

/** The figures above columns. Lines are drawn first, so that no line runs through a figure. */
export function ColumnLabels({ placed, values, format, heightOf, base }: ColumnLabelsProps) {
  const slot = 100 / values.length
  const last = values.findLastIndex((value) => value !== null)
  const labels = placed.map((label) => ({
    ...label,
    value: values[label.column] ?? 0,
    middle: `${((label.column + 0.5) * slot).toFixed(2)}%`,
  }))
  return (
    <>
      {labels.map(
        ({ column, value, middle, bottom }) =>
          bottom - heightOf(value) > nearby && (
            <line
              key={column}
              className="leader"
              x1={middle}
              x2={middle}
              y1={(base - bottom).toFixed(1)}
              y2={(base - heightOf(value)).toFixed(1)}
            />
          ),
      )}
      {labels.map(({ column, value, middle, bottom, anchor }) => (
        <text
          key={column}
          className={column === last ? 'figure-label val' : 'figure-label'}
          textAnchor={anchor}
          x={anchor === 'start' ? '0' : anchor === 'end' ? '100%' : middle}
          y={(base - bottom - descent).toFixed(1)}
          {...asServed}
        >
          {format(value)}
        </text>
      ))}
    </>
  )
}

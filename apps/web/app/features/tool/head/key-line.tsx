import { drawKeyLine, keyLineSize } from './draw-key-line.ts'

const { width, height } = keyLineSize

/** The months of the key figure beside it. Decorative: the chart below has the same months and a table. */
export function KeyLine({ values }: { values: readonly (number | null)[] }) {
  const drawing = drawKeyLine(values)
  if (drawing === null) return null
  return (
    <svg className="key-line" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="area" d={drawing.area} />
      <path className="base" d={`M0 ${height}H${width}`} />
      <path d={drawing.line} />
      <path className="end" d={drawing.end} />
    </svg>
  )
}

import { asServed } from '../../i18n/as-served.ts'
import { toneOfCell } from './cell-tone.ts'
import './month-cells.css'

/** A month is ten units wide, with a gap of one; worse places are shorter cells, on a common baseline. */
const width = 10
const height = 16
const heights: Record<string, number> = { 'band-1': 16, 'band-2': 13, 'band-3': 10, 'band-4': 7, 'band-5': 4 }

type MonthCellsProps = {
  /** As in the API's answer: a character per month. */
  cells: string
  /** The same in words, on hover and for screen readers; without it the strip is decorative. */
  text?: string
}

/** A site's places in one list, month by month. One path per tone: a page has hundreds of these strips. */
export function MonthCells({ cells, text }: MonthCellsProps) {
  const named = text === undefined ? { 'aria-hidden': true } : { role: 'img' }
  return (
    <svg className="cells" width={cells.length * width} height={height} {...named}>
      {text !== undefined && <title {...asServed}>{text}</title>}
      {[...drawCells(cells)].map(([tone, d]) => (
        <path key={tone} className={tone} d={d} />
      ))}
    </svg>
  )
}

/**
 * The path of each tone. A run of cells in one band is a single line as thick as the cells are high; CSS cuts it into
 * months.
 */
function drawCells(cells: string): Map<string, string> {
  const paths = new Map<string, string>()
  const add = (tone: string, d: string) => paths.set(tone, (paths.get(tone) ?? '') + d)
  let start = 0
  while (start < cells.length) {
    const tone = toneOfCell(cells[start] ?? '')
    const run = Array.from(cells.slice(start)).findIndex((cell) => toneOfCell(cell) !== tone)
    const end = run === -1 ? cells.length : start + run
    const cellHeight = heights[tone]
    if (cellHeight !== undefined) add(tone, `M${start * width} ${height - cellHeight / 2}h${(end - start) * width}`)
    else
      for (let month = start; month < end; month += 1)
        add(tone, tone === 'unlisted' ? `M${month * width}.5 .5h8v15h-8z` : `M${month * width + 1} 15l7-14`)
    start = end
  }
  return paths
}

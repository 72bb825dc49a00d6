import { BandLegend } from '../../../ui/bands/band-legend.tsx'
import { MonthCells } from '../../../ui/bands/month-cells.tsx'

/** Cells of these tones as the API writes them; the cell of a band is its number. */
const otherCells: Record<string, string> = { unlisted: '0', missing: '-' }

const drawCell = (tone: string) => <MonthCells cells={otherCells[tone] ?? tone.replace('band-', '')} />

/** Legend of the month cells. */
export const CellLegend = () => <BandLegend markOf={drawCell} hasMissing />

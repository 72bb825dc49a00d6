import { BandLegend } from '../../ui/band-legend.tsx'
import { MonthCells } from '../../ui/month-cells.tsx'

/** As the API writes the cells of these tones; those of bands are their numbers. */
const otherCells: Record<string, string> = { unlisted: '0', missing: '-' }

const drawCell = (tone: string) => <MonthCells cells={otherCells[tone] ?? tone.replace('band-', '')} />

/** What the cells of the months mean. */
export const CellLegend = () => <BandLegend markOf={drawCell} hasMissing />

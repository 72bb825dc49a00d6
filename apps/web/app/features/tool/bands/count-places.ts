import { bands } from '@polydex/contract/figure/bands'
import type { BandSummary } from '@polydex/contract/figure/band-summary'
import { bandOfCell } from '../../../ui/bands/cell-tone.ts'
import type { PlaceRow } from './arrange-places.ts'

/** Up: a better band than the month before, or newly listed. Null: no change, or not comparable. */
export function findMove({ cells, isCompared }: Pick<PlaceRow, 'cells' | 'isCompared'>): 'up' | 'down' | null {
  if (!isCompared) return null
  const now = bandOfCell(cells.at(-1) ?? '') ?? Infinity
  const before = bandOfCell(cells.at(-2) ?? '') ?? Infinity
  return now === before ? null : now < before ? 'up' : 'down'
}

/** Summary of the rows of full lists. */
export function countPlaces(rows: readonly PlaceRow[]): Omit<BandSummary, 'countries'> {
  const moves = rows.map(findMove)
  const isCompared = rows.some((row) => row.isCompared)
  const count = (move: 'up' | 'down') => (isCompared ? moves.filter((found) => found === move).length : null)
  return {
    lists: rows.length,
    places: bands.map((band) => rows.filter(({ cells }) => bandOfCell(cells.at(-1) ?? '') === band).length),
    ups: count('up'),
    downs: count('down'),
  }
}

import { bands } from '@polydex/contract/figure/bands'
import { bandTone } from './band-tone.ts'

/** The band of a cell as the API writes it; null: not named, or no list. */
export const bandOfCell = (cell: string): number | null => bands[Number(cell) - 1] ?? null

/** The class of a month's cell: that of its band, or one for lists that do not name the site or are not held. */
export function toneOfCell(cell: string): string {
  const band = bandOfCell(cell)
  if (band !== null) return bandTone(band)
  return cell === '0' ? 'unlisted' : 'not-held'
}

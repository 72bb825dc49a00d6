import type { Locale } from '@polydex/contract/locale/locale'
import { formatNumber, formatShortMonth } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import { bandOfCell } from '../../../ui/bands/cell-tone.ts'

/** A month's cell in words: its band, "not listed" or "not held". */
export function nameCell(t: Translate, locale: Locale, cell: string): string {
  const band = bandOfCell(cell)
  if (band !== null) return formatNumber(locale, band)
  return cell === '0' ? t('band.notListed') : t('band.listNotHeld')
}

/** "5,000 from Mar 2025 · 1,000 from Nov 2025": each place with its first month, because a page has hundreds of these. */
export function describeCells(t: Translate, locale: Locale, cells: string, months: readonly string[]): string {
  const changes = Array.from(cells).flatMap((cell, index) => (cell === cells[index - 1] ? [] : [{ cell, index }]))
  return changes
    .map(({ cell, index }) =>
      t('place.from', { place: nameCell(t, locale, cell), month: formatShortMonth(locale, months[index] ?? '') }),
    )
    .join(' · ')
}

import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { formatNumber } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/translate.tsx'
import { sumPlaces } from '../../../ui/bands/band-tone.ts'
import { bestBandOf, countBefore, countUpTo, findDirection, newestOf } from './read-bands.ts'

/** Fewer are what any tool has in any month. */
const minMoves = 10

/**
 * The finding of a month in one sentence: where the tool moved if it moved one way, "Cursor climbed in 41 countries
 * within a month"; else its best places, "In the first 1,000 of 31 countries, up from 14".
 */
export function describeBands(t: Translate, locale: Locale, name: string, bands: ToolBands): string {
  const { lists, places } = newestOf(bands)
  if (sumPlaces(places) === 0) return t('entry.findingNone', { n: formatNumber(locale, lists) })
  const { ups, downs } = bands.moves ?? { ups: 0, downs: 0 }
  if (ups >= minMoves && ups > 2 * downs) return t('entry.climbed', { name, n: ups })
  if (downs >= minMoves && downs > 2 * ups) return t('entry.fell', { name, n: downs })
  const best = bestBandOf(bands.months)
  const now = countUpTo(places, best)
  const before = countBefore(bands, best)
  const values = { band: formatNumber(locale, best), n: now }
  if (before === null || now === before || Math.sign(now - before) !== findDirection(bands, best))
    return t('band.firstIn', values)
  const compared = { ...values, before: formatNumber(locale, before) }
  return now > before ? t('entry.findingUp', compared) : t('entry.findingDown', compared)
}

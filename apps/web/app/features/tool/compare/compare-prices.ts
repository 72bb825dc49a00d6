import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import { freeTexts } from '../../../facts/fact-texts.ts'
import { formatPriceFrom } from '../../../facts/price-from.ts'
import { formatList } from '../../../i18n/format.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { startRow } from '../../../i18n/start-row.ts'
import type { Language } from '../../../i18n/translate.tsx'
import { plain, rowOf, unknown, type Cell, type Compared, type Row } from './compare-cells.ts'

/** Terms of free use. Of a freemium tool whose limits nobody knows, a part is free nevertheless. */
function compareFree(
  { t, locale }: Language,
  { pricing, facts: { free } }: ToolDetail,
  terms: NonNullable<Parameters<typeof freeTexts>[2]>,
): Cell {
  const texts = free === undefined ? [] : freeTexts(t, free.value, terms)
  if (texts.length > 0) return { ...plain(startRow(locale, formatList(locale, texts))), standing: standingOf(free) }
  if (pricing.model !== 'freemium' || !terms.includes('limit')) return unknown
  return { ...plain(t('compare.freePart')), standing: 'recalled' }
}

/** What it costs, what is free, and what it takes to start. */
export function listPrices(language: Language, tools: readonly Compared[]): Row[] {
  const { t, locale } = language
  return [
    rowOf(
      t('compare.model'),
      tools.map(({ tool: { pricing } }) =>
        pricing.model === 'unknown' ? unknown : { ...plain(priceName(t, pricing.model)), standing: 'recalled' },
      ),
    ),
    rowOf(
      t('compare.from'),
      tools.map(({ tool: { pricing } }) =>
        pricing.from === null
          ? unknown
          : { ...plain(startRow(locale, formatPriceFrom(t, locale, pricing.from))), standing: 'checked' },
      ),
    ),
    rowOf(
      t('facts.free'),
      tools.map(({ tool }) => compareFree(language, tool, ['limit', 'watermark'])),
    ),
    rowOf(
      t('compare.toStart'),
      tools.map(({ tool }) => compareFree(language, tool, ['signUp', 'card'])),
    ),
  ]
}

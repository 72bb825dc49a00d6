import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { formatPrice } from '../i18n/format.ts'
import type { Translate } from '../i18n/translate.tsx'

type Price = NonNullable<ToolDetail['pricing']['from']>

const sentences: Record<Price['period'], (t: Translate, amount: string) => string> = {
  month: (t, amount) => t('tool.priceMonth', { amount }),
  year: (t, amount) => t('tool.priceYear', { amount }),
  once: (t, amount) => t('tool.priceOnce', { amount }),
}

/** The starting price: from $20 a month. */
export const formatPriceFrom = (t: Translate, locale: Locale, { amount, currency, period }: Price): string =>
  sentences[period](t, formatPrice(locale, amount, currency))

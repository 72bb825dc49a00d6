import type { Locale } from '@polydex/contract/locale'
import type { CategoryRanking } from '@polydex/contract/ranking'
import { formatMonth } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/translate.tsx'

/** Title and description for the page's head. Without figures the month is left out: it would promise some. */
export function describeRanking(
  t: Translate,
  locale: Locale,
  ranking: CategoryRanking,
): { title: string; description: string } {
  const category = ranking.category?.name
  if (ranking.month === null || ranking.basis === 'none') {
    return {
      title: category === undefined ? t('ranking.titleAll') : t('ranking.titleCategory', { category }),
      description: ranking.category?.description ?? t('site.tagline'),
    }
  }
  const month = formatMonth(locale, ranking.month)
  return category === undefined
    ? { title: t('ranking.headTitleAll', { month }), description: t('ranking.headDescriptionAll', { month }) }
    : {
        title: t('ranking.headTitleCategory', { category, month }),
        description: t('ranking.headDescriptionCategory', { category, month }),
      }
}

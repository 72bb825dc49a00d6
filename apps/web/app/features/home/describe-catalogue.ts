import type { SiteFigures } from '@polydex/contract/category'
import type { Translate } from '../../i18n/translate.tsx'

/** From here on the number is rounded down and shown as "more than"; below, it is exact. */
const largeCatalogue = 5_000
const roundTo = 1_000

/** The sentence about the whole catalogue; its figures are counted, never hard-coded. */
export function describeCatalogue(
  t: Translate,
  { tools, categories }: Pick<SiteFigures, 'tools' | 'categories'>,
): string {
  return tools < largeCatalogue
    ? t('home.lead', { tools, categories })
    : t('home.leadOver', { tools: Math.floor(tools / roundTo) * roundTo, categories })
}

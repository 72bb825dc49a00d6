import { thisSite } from '@polydex/contract/site/site'
import type { SiteFigures } from '@polydex/contract/tool/category'
import type { Translate } from '../../i18n/translate.tsx'

/** From here on the number is rounded down and shown as "more than"; below, it is exact. */
const largeCatalogue = 5_000
const roundTo = 1_000

/** The sentence about the whole catalogue; its figures are counted, never hard-coded. */
export function describeCatalogue(
  t: Translate,
  { tools, categories, figuresBasis }: Pick<SiteFigures, 'tools' | 'categories' | 'figuresBasis'>,
): string {
  if (!thisSite.figures) return t('home.leadPlain', { tools, categories })
  const isByReach = figuresBasis === 'bands'
  if (tools < largeCatalogue)
    return isByReach ? t('home.leadReach', { tools, categories }) : t('home.lead', { tools, categories })
  const rounded = { tools: Math.floor(tools / roundTo) * roundTo, categories }
  return isByReach ? t('home.leadReachOver', rounded) : t('home.leadOver', rounded)
}

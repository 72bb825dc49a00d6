import type { Translate } from '../../i18n/translate.tsx'
import type { WorldPart } from '@polydex/contract/world-part'

const names: Record<WorldPart, (t: Translate) => string> = {
  asia: (t) => t('ranking.partAsia'),
  europe: (t) => t('ranking.partEurope'),
  americas: (t) => t('ranking.partAmericas'),
  africa: (t) => t('ranking.partAfrica'),
}

export const worldPartName = (t: Translate, part: WorldPart): string => names[part](t)

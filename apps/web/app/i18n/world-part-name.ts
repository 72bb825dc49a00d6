import type { Translate } from './translate.tsx'
import type { WorldPart } from './world-part.ts'

const names: Record<WorldPart, (t: Translate) => string> = {
  asia: (t) => t('ranking.partAsia'),
  europe: (t) => t('ranking.partEurope'),
  americas: (t) => t('ranking.partAmericas'),
  africa: (t) => t('ranking.partAfrica'),
}

export const worldPartName = (t: Translate, part: WorldPart): string => names[part](t)

import type { Translate } from '../translate.tsx'
import type { WorldPart } from '@polydex/contract/locale/world-part'

const names: Record<WorldPart, (t: Translate) => string> = {
  asia: (t) => t('band.partAsia'),
  europe: (t) => t('band.partEurope'),
  americas: (t) => t('band.partAmericas'),
  africa: (t) => t('band.partAfrica'),
}

export const worldPartName = (t: Translate, part: WorldPart): string => names[part](t)

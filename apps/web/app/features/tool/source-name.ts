import type { ToolDetail } from '@polydex/contract/tool-detail'
import type { Translate } from '../../i18n/translate.tsx'

type TrafficSource = NonNullable<ToolDetail['traffic']>['sources'][number]['source']

const names: Record<TrafficSource, (t: Translate) => string> = {
  direct: (t) => t('tool.direct'),
  referrals: (t) => t('tool.referrals'),
  social: (t) => t('tool.social'),
  mail: (t) => t('tool.mail'),
  search: (t) => t('tool.search'),
  display: (t) => t('tool.display'),
}

export const sourceName = (t: Translate, source: TrafficSource): string => names[source](t)

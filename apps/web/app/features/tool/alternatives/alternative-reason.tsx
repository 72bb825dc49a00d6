import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

const namedFeatures = 3

type AlternativeReasonProps = Pick<ToolDetail['alternatives'][number], 'sharedFeatures' | 'samePricing'>

/** Why a tool is offered as an alternative. */
export function AlternativeReason({ sharedFeatures, samePricing }: AlternativeReasonProps) {
  const { t, locale } = useLanguage()
  const names = sharedFeatures.slice(0, namedFeatures).map(({ name }) => name)
  const reasons = [
    ...(names.length > 0 ? [t('tool.inCommon', { features: formatList(locale, names) })] : []),
    ...(samePricing ? [t('tool.samePricing')] : []),
  ]
  if (reasons.length === 0) return null
  return (
    <p className="reason meta" {...asServed}>
      {reasons.join(' · ')}
    </p>
  )
}

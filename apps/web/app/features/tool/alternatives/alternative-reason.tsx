import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

type AlternativeReasonProps = { likeness: ToolCard['likeness']; most?: number }

const namedTasks = 2

/** Why a tool is offered as an alternative: the best reasons. */
export function AlternativeReason({ likeness, most = 2 }: AlternativeReasonProps) {
  const { t, locale } = useLanguage()
  if (likeness === undefined) return null
  const names = likeness.tasks.map(({ name }) => name)
  const [main, ...others] = names
  const shared = likeness.sameMain ? others : names
  const reasons = [
    ...(likeness.rather === null ? [] : [t('listed.rather', { reason: likeness.rather })]),
    ...(likeness.isRival && likeness.rather === null ? [t('listed.rival')] : []),
    ...(likeness.sameMain && main !== undefined ? [t('listed.sameMain', { task: main })] : []),
    ...(shared.length > 0 ? [t('listed.inCommon', { tasks: formatList(locale, shared.slice(0, namedTasks)) })] : []),
  ]
  if (reasons.length === 0) return null
  return (
    <p className="reason meta" {...asServed}>
      {reasons.slice(0, most).join(' · ')}
    </p>
  )
}

/** The reason as the note of a card or row. */
export const noteLikeness = ({ likeness }: { likeness?: ToolCard['likeness'] }) => (
  <AlternativeReason likeness={likeness} />
)

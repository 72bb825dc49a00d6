import type { CategoryGroups } from '@polydex/contract/tool/category'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { ComponentType } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { draftTool, type Draft } from './draft-tool.ts'
import './submission-preview.css'

type SubmissionPreviewProps = {
  draft: Draft | undefined
  /** Shown until something is typed. */
  name: string
  groups: CategoryGroups['groups']
  /** Renders a card; comes from another feature, so the route passes it in. */
  Card: ComponentType<{ tool: ToolCard }>
}

/** A live preview of the card. Not interactive: its link leads nowhere yet. */
export function SubmissionPreview({ draft, name, groups, Card }: SubmissionPreviewProps) {
  const { t, locale } = useLanguage()
  const shown = {
    name: (draft?.name ?? name).trim() || t('submit.previewName'),
    description: draft?.description.trim() || t('submit.previewText'),
    categories: draft?.categories ?? [],
  }
  const tool = draftTool(shown, groups, locale)
  if (tool === undefined) return null
  return (
    <aside className="preview needs-script" aria-hidden="true">
      <p>{t('submit.preview')}</p>
      <ul inert>
        <Card tool={tool} />
      </ul>
    </aside>
  )
}

import type { CategoryGroups } from '@polydex/contract/category'
import type { ToolCard } from '@polydex/contract/tool-card'
import type { ComponentType } from 'react'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { SubmissionForm } from './submission-form.tsx'
import { SubmissionIntro } from './submission-intro.tsx'
import { SubmissionPreview } from './submission-preview.tsx'
import { SubmissionSent } from './submission-sent.tsx'
import type { SubmissionValues } from './submission-values.ts'
import { useDraft } from './use-draft.ts'

type SubmissionProps = {
  groups: CategoryGroups['groups']
  /** Whether trial credentials can be kept: else nobody is asked for them. */
  hasTrials: boolean
  /** What the form begins with; empty: nothing is known yet. */
  name: string
  /** What the server said to the form, if it was sent. */
  answer: { sent: { name: string } } | RefusedForm<SubmissionValues> | undefined
  Card: ComponentType<{ tool: ToolCard }>
}

/** The form beside what happens next and how the card will look; after sending, the receipt in their place. */
export function Submission({ groups, hasTrials, name, answer, Card }: SubmissionProps) {
  const { draft, onInput } = useDraft()
  if (answer !== undefined && 'sent' in answer) return <SubmissionSent name={answer.sent.name} />
  return (
    <>
      <SubmissionIntro />
      <SubmissionForm groups={groups} hasTrials={hasTrials} name={name} answer={answer} onInput={onInput} />
      <SubmissionPreview draft={draft} name={name} groups={groups} Card={Card} />
    </>
  )
}
